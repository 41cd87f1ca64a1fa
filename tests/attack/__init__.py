"""An attacker in the suite: `python -m tests.attack --seconds 600`.

A real house with people in play, strangers who do their worst, and a report of what the people felt. Everything stays
on this machine: players and attackers have addresses of their own in 127.0.0.0/8.
"""
