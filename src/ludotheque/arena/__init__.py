"""The arena: a tournament that says which bot is stronger, by how much, and how sure that is.

**A deal is a seed; a meeting is a deal and the bots who share a table for it.** Every meeting is played in several
seatings with the same deal, so that each bot sits everywhere equally often and the luck of the deal cancels. All groups
of bots that meet get the same deals. The line-up decides who meets whom:

- `split`: every pair of bots, with half of the seats each, alternating around the table (`a b a b`, `b a b a`); with
  an odd number of seats, the odd seat goes once to each of them; in every rotation;
- `one-vs-rest`: every pair of bots, one of them alone and the other at all other seats, in every rotation; then the
  other way round;
- `mixed`: as many different bots as there are seats, every such group, in every rotation; neighbours change from deal
  to deal.

For two players all three are the same: a b and b a.

**Two bots are compared seat by seat.** Whoever has a greater part of the victory is ahead; among equals, the higher
score (unless only victories shall count); otherwise each is half ahead. What a deal says about a pair is one number,
the share of the comparisons in which the first was ahead. Matches with the same deal are not independent, so intervals
resample deals, not matches.
"""
