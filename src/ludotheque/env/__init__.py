"""For research: the games of the shelf behind interfaces that learning programs know.

`ludotheque.env.pettingzoo` and `ludotheque.env.openspiel` each need a package that Ludothèque does not install.
"""
