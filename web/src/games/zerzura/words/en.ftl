# The board of Zerzura. Cards, kinds and commands are named by the game's own catalogue.

# The table.
zerzura-table = The table
zerzura-market = Market
zerzura-market-empty = The market is empty.
zerzura-commands = Commands
zerzura-row = { $you ->
    [yes] Your row
   *[no] { $who }’s row
}
zerzura-row-empty = No cards in the row
zerzura-round = Round { $round } of { $rounds }
zerzura-round-label = Round
zerzura-round-last = Last round
zerzura-opened = Round { $round } of { $rounds }: a new market
zerzura-opened-last = The last round: the pile is empty
zerzura-opened-left = { $count ->
    [0] Nothing was left of the old one.
    [one] The card that was left is out of the game.
   *[other] The { $count } cards that were left are out of the game.
}
zerzura-opened-first = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
zerzura-pile = { $count ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
zerzura-dromedary = { $you ->
    [yes] You have the dromedary
   *[no] { $who } has the dromedary
}
zerzura-dromedary-claimed = { $you ->
    [yes] You stored first, and get it next
   *[no] { $who } stored first, and gets it next
}
zerzura-dromedary-free = Whoever stores first gets it next
zerzura-dromedary-is = Whoever has it begins the round.
zerzura-dromedary-else = If nobody does, it goes on to the next player.
zerzura-hidden = a card face down
zerzura-player = { $you ->
    [yes] Your place
   *[no] { $who }
}
zerzura-look = look closer
zerzura-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
zerzura-points-now = { $points ->
    [one] { $shown } point as it stands
   *[other] { $shown } points as it stands
}
zerzura-counter = { $amount }: { $points }
zerzura-stack = { $you ->
    [yes] { $count ->
        [0] You have stored nothing
        [one] You have stored 1 card
       *[other] You have stored { $count } cards
    }
   *[no] { $count ->
        [0] { $who } has stored nothing
        [one] { $who } has stored 1 card
       *[other] { $who } has stored { $count } cards
    }
}
zerzura-stack-look = { $stack }; look
zerzura-bird-board = { $you ->
    [yes] Your bird sits on your board
   *[no] { $who }’s bird sits on the board
}

# A card, and what can be done with it.
zerzura-card = { $card }, { $where }
zerzura-card-does = { $card }, { $where }; { $does }
zerzura-in-market = in the market
zerzura-in-row = { $you ->
    [yes] in your row
   *[no] before { $who }
}
zerzura-in-stored = { $you ->
    [yes] stored
   *[no] stored by { $who }
}
zerzura-with-bird = { $you ->
    [yes] { $where }, under your bird
   *[no] { $where }, under { $who }’s bird
}
zerzura-may-take = take
zerzura-may-store = store
zerzura-may-give = give away
zerzura-may-both = store or give away
zerzura-may-swap = swap for it
zerzura-is-offered = you are giving it away

zerzura-does-guard = At the end, counts your { $kinds } as { $count } more or less, if that pays.
zerzura-does-mage = At the end, 1 point for every { $count } { $kinds }.
zerzura-does-sultan = At the end, 1 point for every { $count } goods cards.
zerzura-does-sultana = At the end, { $count ->
    [one] 1 point
   *[other] { $count } points
} for each character, herself included.

# What can be done.
zerzura-take = Take
zerzura-store = Store
zerzura-store-too = Store it too
zerzura-give = Swap it …
zerzura-swap = Swap
zerzura-pass = Pass my turn
zerzura-enough = That’s enough
zerzura-claim = Claim it
zerzura-claim-this = Claim { $tile }
zerzura-leave = Leave it
zerzura-undo = Take back
zerzura-back = Back

zerzura-swap-for = { $given } for { $card }
zerzura-hint-first = Tap a card to see what it brings; tap again to do it.
zerzura-hint-for = Which of your cards do you give for it?
zerzura-hint-offered = You give { $card }. Tap the card you want for it.
zerzura-hint-second = Stored: { $card }. Tap another, or leave it at that.
zerzura-offer-stands = You are giving a card away. Choose one of another player for it, or take it back.
zerzura-storing-stands = You are storing this turn: one more card of yours, or no more.
zerzura-nothing-to-give = You have no card to give for it.
zerzura-pass-sure = Pass your turn? Your bird comes back to you and protects no card.
zerzura-bird-to-dromedary = Your bird flies to the dromedary: you begin the next round.
zerzura-bird-to-dromedary-at-last = Your bird flies to the dromedary.
zerzura-bird-to-board = Your bird comes back to you and protects no card any more.
zerzura-safe = Out of everybody’s reach, for good.
zerzura-under-my-bird = Your bird sits on it: you cannot store it, but you may swap it.
zerzura-under-my-bird-stuck = Your bird sits on it: you cannot store it.
zerzura-under-bird = { $who }’s bird protects it.
zerzura-gets-tile = command met: { $tile }
zerzura-tile = Command: { $least ->
    [yes] at least { $tile }
   *[no] { $tile }
}. { $points ->
    [one] 1 point
   *[other] { $points } points
} for whoever has that first.
zerzura-tile-of = { $you ->
    [yes] Command: { $tile }. It is yours: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Command: { $tile }. { $who } has it: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
zerzura-tile-have = You have { $have }.
zerzura-tile-missing = You still need { $missing }.
zerzura-tile-have-and-missing = You have { $have }; you still need { $missing }.
zerzura-tile-too-many = You have { $have }: too many.
zerzura-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
zerzura-cards-stored = { $count ->
    [0] no stored card
    [one] 1 stored card
   *[other] { $count } stored cards
}
zerzura-characters = { $count ->
    [0] no character
    [one] 1 character
   *[other] { $count } characters
}

# What it brings.
zerzura-you = You
zerzura-effect = { $who }: from { $from } to { $to } ({ $change })
zerzura-shift = { $kinds } { $points }
zerzura-shift-objects = { $objects } { $kinds }
zerzura-characters-bring = characters { $points }
zerzura-moves-character = { $come ->
    [yes] { $card } comes
   *[no] { $card } goes
}

# Looking closer.
zerzura-visible = Visible
zerzura-stored = Stored
zerzura-stored-none = Nothing yet.
zerzura-stored-open = Face down on the table, but everybody may look at them.
zerzura-stored-hidden = { $count ->
    [one] 1 card face down. Do you remember it?
   *[other] { $count } cards face down. Do you remember them?
}
zerzura-claimed = Commands
zerzura-curves = What objects are worth
zerzura-values = Values
zerzura-you-are-here = { $more ->
    [end] You are here: { $amount }, { $worth }; more change nothing.
   *[other] { $kind ->
       *[other] You are here: { $amount }, { $worth }; one more gives { $more }.
    }
}
zerzura-they-are-here = { $more ->
    [end] { $amount }, { $worth }; more change nothing.
   *[other] { $kind ->
       *[other] { $amount }, { $worth }; one more gives { $more }.
    }
}
zerzura-guard-counts = The guard counts them as { $counted }.
zerzura-curve = { $kinds }: 0 to { $last } and more are worth { $values }
zerzura-nobody-counts = Expert: nobody counts for you until the game is over.

# The score sheet.
zerzura-pad = Score sheet
zerzura-pad-now = As it stands
zerzura-pad-row = Line
zerzura-row-characters = Characters
zerzura-row-commands = Commands
zerzura-row-total = Total
zerzura-pad-cell = { $points } for { $count }
zerzura-pad-guarded = { $points } for { $count }, counted as { $counted } by the guard
zerzura-notes = What the characters did
zerzura-note-guard = { $who }: the guard counts { $amount } as { $counted }, { $from } → { $to }.
zerzura-note-guard-idle = { $who }: { $amount }, untouched by the guard.
zerzura-note-guard-none = { $who }: a guard of { $kinds }, and nothing to guard.
zerzura-note-mage = { $who }: the mage, for { $amount }: { $points }.
zerzura-note-sultan = { $who }: the sultan, for { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
}: { $points }.
zerzura-note-sultana = { $who }: the sultana, for { $count ->
    [one] 1 character
   *[other] { $count } characters
}: { $points }.
zerzura-note-none = Nobody has a character.
zerzura-winner = winner

# Keys.
zerzura-help = Arrow keys go from card to card, N to the next one that can be played, Enter chooses one and Enter again confirms, Escape takes a step back. V shows what objects are worth.
zerzura-key-move = go
zerzura-key-next = next to play
zerzura-key-choose = choose, confirm
zerzura-key-back = back
zerzura-key-values = values

# The end.
zerzura-end-line = { $part }: { $sums }
zerzura-end-sum = { $who } { $points }
zerzura-end-by = thanks to the { $part ->
    [characters] characters
    [commands] commands
   *[kind] { $kinds }
}: { $points } to { $other }
