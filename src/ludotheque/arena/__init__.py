"""The arena: a tournament that says which bot is stronger, by how much, and how sure that is.

**A deal is a seed, a meeting is a deal and the bots who share a table for it.** Every meeting is played in several
seatings, all with the same deal, so that each of its bots sits everywhere equally often and the luck of the deal
cancels. Every meeting of a tournament has the same deals. Who meets whom is the line-up:

- `split`: every pair of bots, with half of the seats each, in turns around the table (`a b a b`, `b a b a`); where the
  number of seats is odd, once with the odd seat for the one and once for the other, in every rotation;
- `one-vs-rest`: every pair of bots, one of them alone among the other at all other seats, in every rotation; then the
  other way round;
- `mixed`: as many different bots as there are seats, every such group, in every rotation; who is whose neighbour
  changes from deal to deal.

For two players all three are the same: a b and b a.

**Two bots are compared seat by seat.** Whoever has a greater part of the victory is ahead; among equals, the higher
score (unless only victories shall count); otherwise each is half ahead. What a deal says about a pair is one number,
the share of the comparisons in which the first was ahead. Matches with the same deal are not independent, so deals, and
not matches, are what intervals resample.
"""
