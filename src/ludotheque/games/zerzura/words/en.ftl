title = Zerzura
pitch = Turbans, zithers, peppers, rings and lamps: take, swap and store them, and mind that more is not always better.

# What happens.
post = Command: { $tile }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
begin = { $you ->
    [yes] You get the dromedary and begin.
   *[no] { $who } gets the dromedary and begins.
}
display = { $cards ->
    [hidden] Round { $round }: a new market.
   *[other] Round { $round }. The market: { $cards }.
}
draw = Drawn for the market: { $card }.
take = { $card ->
    [hidden] { $you ->
        [yes] You take a card.
       *[no] { $who } takes a card.
    }
   *[other] { $you ->
        [yes] You take { $card }.
       *[no] { $who } takes { $card }.
    }
}
offer = { $you ->
    [yes] You give away { $card } …
   *[no] { $who } gives away { $card } …
}
swap = { $card ->
    [hidden] { $you ->
        [yes] You swap a card with { $owner }.
       *[no] { $owner_you ->
            [yes] { $who } swaps a card with you.
           *[no] { $who } swaps a card with { $owner }.
        }
    }
   *[other] { $you ->
        [yes] You give { $owner } { $given } for { $card }.
       *[no] { $owner_you ->
            [yes] { $who } gives you { $given } for { $card }.
           *[no] { $who } gives { $owner } { $given } for { $card }.
        }
    }
}
store = { $card ->
    [hidden] { $you ->
        [yes] You store a card.
       *[no] { $who } stores a card.
    }
   *[other] { $you ->
        [yes] You store { $card }.
       *[no] { $who } stores { $card }.
    }
}
enough = { $you ->
    [yes] You store no more.
   *[no] { $who } stores no more.
}
pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mount = { $you ->
    [yes] Your bird sits on the dromedary.
   *[no] { $who }’s bird sits on the dromedary.
}
claim = { $you ->
    [yes] You claim the command for { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $who } claims the command for { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
leave = { $you ->
    [yes] You claim nothing.
   *[no] { $who } claims nothing.
}
lead = { $by_storing ->
    [yes] { $you ->
        [yes] You stored first, and the dromedary is yours.
       *[no] { $who } stored first, and gets the dromedary.
    }
   *[no] { $you ->
        [yes] The dromedary goes on to you.
       *[no] The dromedary goes on to { $who }.
    }
}
end = The pile is empty, and the last round is played.

# What is asked.
acting = Take, swap or store?
swapping = Swap it for which card?
swap-question = Give { $card } for which card?
storing = Store a second card?
claiming = Claim a command?
claim-question = { $tiles ->
    [one] You meet a command. Claim it?
   *[other] You meet { $tiles } commands. Claim which?
}
posting = Which command is turned up?
beginning = Who gets the dromedary?
drawing = Which card is drawn?

# What follows by itself.
turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
may-claim = { $you ->
    [yes] You may claim a command.
   *[no] { $who } may claim a command.
}
end-round = The round is over.

# Cards, objects and commands.
thing = { $kind ->
    [turban] { $count ->
        [one] a turban
        [2] two turbans
       *[other] three turbans
    }
    [kanoun] { $count ->
        [one] a zither
        [2] two zithers
       *[other] three zithers
    }
    [pepper] { $count ->
        [one] a pepper
        [2] two peppers
       *[other] three peppers
    }
    [ring] { $count ->
        [one] a ring
        [2] two rings
       *[other] three rings
    }
   *[lamp] { $count ->
        [one] a lamp
        [2] two lamps
       *[other] three lamps
    }
}
amount = { $kind ->
    [turban] { $count ->
        [0] no turban
        [one] 1 turban
       *[other] { $count } turbans
    }
    [kanoun] { $count ->
        [0] no zither
        [one] 1 zither
       *[other] { $count } zithers
    }
    [pepper] { $count ->
        [0] no pepper
        [one] 1 pepper
       *[other] { $count } peppers
    }
    [ring] { $count ->
        [0] no ring
        [one] 1 ring
       *[other] { $count } rings
    }
   *[lamp] { $count ->
        [0] no lamp
        [one] 1 lamp
       *[other] { $count } lamps
    }
}
kinds = { $kind ->
    [turban] turbans
    [kanoun] zithers
    [pepper] peppers
    [ring] rings
   *[lamp] lamps
}
guard = the guard of { $kinds }
mage = the mage of { $kinds }
sultan = the sultan
sultana = the sultana
one = { $first }
last-and = { $first } and { $second }
more-and = { $first }, { $rest }
last-cards = { $first }; { $second }
more-cards = { $first }; { $rest }
need-cards = exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
}
need-stored = exactly { $count ->
    [one] 1 stored card
   *[other] { $count } stored cards
}
need-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
need-each = { $count } of every kind

# Why not.
not-in-market = That card is not in the market: { $card }.
still-in-market = That card still lies in the market: { $card }.
in-another-row = That card lies before { $owner }: { $card }.
not-in-your-row = That card is not in your row: { $card }.
stored-for-good = That card is stored, and stays so: { $card }.
nobody-exposed = Nobody else has a visible card without a bird.
other-offered = You are giving away { $card }.
swap-with-others = You swap with another player.
not-visible-there = { $owner } does not show that card: { $card }.
bird-protects = { $owner }’s bird protects that card: { $card }.
own-bird-on-it = The card your bird sits on cannot be stored: { $card }. Choose another one, or wait until your bird is elsewhere.
claim-for-yourself = You can claim only for yourself.
tile-not-there = No such command is left on the table: { $tile }.
tile-not-met = You do not meet that command: { $tile }.

# The result.
result-player = { $who }: { $total }
result-kind = { $amount }: { $points }
result-guarded = { $amount }, counted as { $counted } by the guard: { $points }
result-unchanged = { $amount }, untouched by the guard: { $points }
result-mage = the mage, for { $amount }: { $points }
result-sultan = the sultan, for { $goods ->
    [one] 1 goods card
   *[other] { $goods } goods cards
}: { $points }
result-sultana = the sultana, for { $characters ->
    [one] 1 character
   *[other] { $characters } characters
}: { $points }
result-command = the command for { $tile }: { $points }

# The options of the table.
option-mode = Mode
option-mode-easy = easy: everything is counted for all to see
option-mode-expert = expert: you have to remember
option-edition = Edition
option-edition-oasis = Oasis
option-edition-mirage = Mirage: same cards, other values
option-claiming = Commands are claimed
option-claiming-automatic = by themselves
option-claiming-manual = by whoever wants to

# The table in the terminal.
round-of = Round { $round } of { $rounds }
pile-holds = { $count ->
    [0] the pile is empty
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
dromedary-of = dromedary:
label-market = Market
label-commands = Commands
label-stored = Stored
label-discarded = Out
letters = TZPRL
short-guard = Guard
short-mage = Mage
short-sultan = Sultan
short-sultana = Sultana
kept-count = { $count ->
    [0] nothing stored
   *[other] { $count } stored
}
key-pass = pass, p
key-enough = enough, e, no
key-leave = leave
verb-take = take, t
verb-swap = swap, give, x
verb-store = store, put
verb-claim = claim
how-to-answer = Type the number of a card: in the market it is taken, in your row it is stored or swapped away (“store 6”, “swap 6”). “pass” stores nothing, “enough” stores no second card, “claim” and “leave” answer a command. ▾ is a bird.

# A first match, explained as it goes.
guide-welcome = Gather turbans, zithers, peppers, rings and lamps: what each kind is worth depends on how many you have, and more is not always better. When the pile is empty, the highest total wins.
guide-ask-acting = One thing a turn: take, swap or store. To begin with, take: { $by ->
    [keys] type the number of a card of the market.
   *[hand] tap a card of the market.
}
    .shows = market
guide-ask-acting-2 = { $by ->
    [keys] The numbers say how many of each kind you have. One lamp is worth 7 points, five are worth just 1: the table of values is in the rules.
   *[hand] ×2 says how many of a kind you have; the number beside it, the points they are worth. One lamp is worth 7 points, five are worth just 1: tap a kind to see its curve.
}
    .shows = values
guide-after-take = What is taken stays visible, under the bird, which guards that one card and no other: it flies off when something else is taken. A card without a bird anybody may swap for one of theirs, without asking.
    .shows = row
guide-after-lead = A new round and a new market: everybody has had a turn, or two if there are just two of you. Cards that were left in the market, if any, are out of the game.
guide-after-lead-2 = Whoever has the dromedary begins the round. After that it goes to the first who stores a card; if nobody does, it goes on to the next player.{ $by ->
    [keys] {""}
   *[hand] {" "}Tap it to see where it is going.
}
    .shows = camel
guide-ask-acting-3 = These four tiles are commands: the first to have together what a tile asks for wins it, and its points. { $by ->
    [keys] Visible and stored cards both count.
   *[hand] Tap a tile to see what you still lack.
}
    .turn = 2
    .shows = tiles
guide-ask-acting-4 = You may swap, too: one of your visible cards, even the one under your bird, for one of somebody else’s that has no bird. That is how to get rid of what you do not want; the others will do the same with you.
    .turn = 3
    .shows = others
guide-ask-swap-question = Now the card you want. Your bird flies to it, and guards it.
    .shows = others
guide-ask-acting-5 = What you store is safe for good, and counts at the end. You may store two at once, but not the one your bird guards; then the bird flies off, and what is still visible is left without protection.
    .turn = 4
    .shows = shelter
guide-ask-storing = You may store a second card in the same turn.
    .shows = shelter
guide-after-mount = The bird of whoever stores first in a round sits down on the dromedary: that player gets it at the end of the round, and begins the next one.
    .shows = camel
guide-after-swap = Whoever swaps chooses both cards; the other often gets what they did not want. But the card they get has no bird: in their turn, they may pass it on to somebody.
guide-after-claim = A command has been won. No matter whether the cards are visible or stored: the first to have together what the tile asks for keeps it to the end.
    .shows = tiles
guide-ask-acting-6 = Characters count at the end. A guard counts a kind as one object more or less; a mage pays for your objects of a kind, the sultan for your cards with objects, the sultana for your characters.{ $by ->
    [keys] {""}
   *[hand] {" "}Tap them to read more.
}
    .turn = 5
guide-ask-acting-7 = That is what matters most; the rest is in the rules. Before each turn, ask yourself which card you leave without a bird, and who would want it.
    .turn = 7

# A study.
study-opening-1-alike = One object
study-opening-2-alike = Two objects alike
study-opening-3-alike = Three objects alike
study-opening-2-mixed = Two different objects
study-opening-3-mixed = Three objects, not all alike
study-opening-guard = A guard
study-opening-mage = A mage
study-opening-sultan = The sultan
study-opening-sultana = The sultana
study-worth = { $tile } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
study-command = What a command is worth
study-command-note = In matches where the tile lay on the table: how many of the players claim it, and how those who have it fare beside the others.
study-claimed = Which commands are claimed
study-claimed-well = Claimed
study-claimed-note = Of the matches in which a tile lay on the table, the share in which somebody claimed it.
study-card = What a card is worth
study-card-note = Of the cards that came to the market: how many of the players hold it at the end, and how they fare beside the others.
study-kind = Objects
study-kind-note = How many objects of a kind a player has at the end, and what one more than the others goes with.
study-source = Where points come from
study-source-note = Points by their source, and what one more from there than the others goes with. Above +1 they come together with others, below they are paid for elsewhere.
study-source-objects = Points for objects
study-source-characters = Points for characters
study-source-commands = Points for commands
study-dromedary = How the dromedary goes on
study-dromedary-note = At the end of a round, to whom the dromedary goes.
study-dromedary-stored = To whoever stored first
study-dromedary-in-turn = On to the next player
study-did-take = Taking a card
study-did-offer = Giving a card away
study-did-swap = Swapping
study-did-store = Storing a card
study-did-enough = Storing no second card
study-did-pass = Passing
study-did-claim = Claiming a command
study-did-leave = Claiming nothing

# What a hint speaks of.
aspect-collection = { $better ->
    [yes] Your objects promise { $n ->
        [0] a little more
        [one] about 1 point more
       *[other] about { $n } points more
    }
   *[no] Your objects promise { $n ->
        [0] a little less
        [one] about 1 point less
       *[other] about { $n } points less
    }
}
aspect-characters = { $better ->
    [yes] Your characters bring { $n ->
        [0] a little more
        [one] about 1 point more
       *[other] about { $n } points more
    }
   *[no] Your characters bring { $n ->
        [0] a little less
        [one] about 1 point less
       *[other] about { $n } points less
    }
}
aspect-commands = { $better ->
    [yes] It brings a command nearer: { $n ->
        [0] a little
        [one] about 1 point
       *[other] about { $n } points
    }
   *[no] You are less likely to get a command: { $n ->
        [0] a little
        [one] about 1 point
       *[other] about { $n } points
    }
}
aspect-rivals = { $better ->
    [yes] It leaves the best of the others { $n ->
        [0] a little less
        [one] about 1 point less
       *[other] about { $n } points less
    }
   *[no] It leaves the best of the others { $n ->
        [0] a little more
        [one] about 1 point more
       *[other] about { $n } points more
    }
}
aspect-rival = { $better ->
    [yes] It leaves { $rival } { $n ->
        [0] a little less
        [one] about 1 point less
       *[other] about { $n } points less
    }
   *[no] It leaves { $rival } { $n ->
        [0] a little more
        [one] about 1 point more
       *[other] about { $n } points more
    }
}

# The graph of a match.
standing = Points, if it ended now
