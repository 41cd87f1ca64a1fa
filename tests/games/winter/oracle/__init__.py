"""A second, naive reading of Winter Colony: written from the rules page and the pack's data, in plain dicts and lists.

A referee follows a match by its events and answers and keeps books of its own. It uses nothing of the game's code but
the pack as it was read from its files, the names of the records, and the fields of the world, with which the books are
compared after every answer.

What is worked out and compared:

- before the game: side, morale, rounds, setup, starters, survivors offered and kept, secrets, who goes first;
- the round: crises (each once), dice by group and gifts, order of turns, frostbite, who reads which card;
- actions: at every question what to do, exactly which attacks, searches, barricades, cleanings, attractions, moves,
  food, gifts to the crisis, equipment, stored cards, requests and accusations are offered; dice, kills, exposures;
- exposure, wounds, death at three of them, bites, whom they reach and in which order, morale, equipment, leaders, the
  last survivor, newcomers, elimination;
- exile: who votes and with what weight, ties, what is shown, the road out, what an exile may not do;
- the night, step by step: food, waste, crisis and threshold, three batches of zombies space by space, barricades,
  overruns, noise, the objective with all that was added to it, the marker, the first player;
- the end: its reason, the main objective, who has won;
- cards: nothing happens that no text in force allows, in its number where the text gives one, and what a text says
  without an if does happen; the vocabulary of conditions, numbers, filters and lasting gifts is read again.

What is taken on trust, and only counted:

- which of its roads a text takes: whether an inner effect of an if, a roll, an offer or a choice is its turn, and whom
  or which place it reaches where it picks somebody; where cards of a deck lie, and what they are;
- when a trigger that is not a state has come; that a closed way is rightly closed (that it has a reason is checked);
- which abilities, cards to play and hand-overs are offered (that what is used may be used is checked);
- two rulings that the page leaves open: who stands outside when the second batch begins counts for all of it, and a
  card that went into a deck has lost the mark of its use;
- in a price, that the lowest dice that suffice are taken; and who knows what, which other tests prove.
"""
