# The table.
zuma-board = Totems and players
zuma-totem = { $colour ->
    [red] Red totem, circle { $circle }
    [blue] Blue totem, circle { $circle }
   *[violet] Violet totem, circle { $circle }
}
zuma-totem-held = { $totem }, held by { $who }
zuma-totem-again = { $totem }, { $colour ->
    [red] red
    [blue] blue
   *[violet] violet
} is ticked already
zuma-totem-armed = { $totem }, once more to seize it
zuma-totem-turn = { $totem }, bring it near
zuma-armed = { $colour ->
    [red] Red totem: once more to seize it.
    [blue] Blue totem: once more to seize it.
   *[violet] Violet totem: once more to seize it.
}
zuma-colour = { $colour ->
    [red] red totem
    [blue] blue totem
   *[violet] violet totem
}
zuma-plate = { $who }: { $points ->
    [kept] points to be counted
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
zuma-calls = calls
zuma-has-colour = { $colour ->
    [red] red ticked
    [blue] blue ticked
   *[violet] violet ticked
}
zuma-ready = ready
zuma-mine = You: { $points ->
    [kept] points to be counted
    [one] { $points } point
   *[other] { $points } points
}.
zuma-chip = { $colour ->
    [red] Your chip is red.
    [blue] Your chip is blue.
   *[violet] Your chip is violet.
}
zuma-chip-of = { $colour ->
    [red] red chip
    [blue] blue chip
   *[violet] violet chip
}
zuma-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
zuma-pass = pass { $number }
zuma-round = Round { $round }
zuma-round-of = Set { $manche }, round { $round }
zuma-look-last = How the last round ended
zuma-slow = { $trip } ms
zuma-slow-why = Your connection is slow: your hand may be counted late.

# My hand.
zuma-hand = Your cards
zuma-hands = Everybody’s cards
zuma-hidden = hidden card
zuma-card-sun = sun
zuma-card-moon = moon
zuma-card-jaguar = jaguar
zuma-card-eagle = eagle
zuma-card-serpent = serpent
zuma-card-maize = maize
zuma-card-rain = rain
zuma-card-flint = flint
zuma-card-shell = shell
zuma-card-flower = flower
zuma-card-mask = mask
zuma-new = new
zuma-card-new = just received
zuma-card-chosen = goes to the left
zuma-card-falls = goes if you choose none
zuma-given = { $card } goes to the left.
zuma-several = { $count } × { $card }

# The place beside the cards.
zuma-call = Zuma!
zuma-caller = { $who } calls
zuma-time = Time left
zuma-are-ready = { $ready ->
    [one] ready
   *[other] ready
}
zuma-how-many-ready = { $ready } of { $players } are ready.
zuma-act-grab = Seize it
zuma-act-undo = Take back
zuma-act-hold = Keep all
zuma-act-stay = No totem

# The pause before a deal.
zuma-turn-anticlockwise = Turn the board anticlockwise
zuma-turn-clockwise = Turn the board clockwise
zuma-deal = Deal
zuma-turns-board = { $who } turns the board.

# Signs for everybody.
zuma-sign-grab = { $who } seizes a totem
zuma-sign-wind = The wind changes
zuma-sign-void = Void: new cards

# How a round ended.
zuma-last = { $title }: the hands
zuma-go-on = Go on
zuma-case-starter = started
zuma-case-again = already ticked
zuma-case-false = false start
zuma-case-none = no totem
zuma-case-match = own colour
zuma-case-other = another colour
zuma-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zuma-masks-cost = { $points ->
    [one] masks: minus { $points } point
   *[other] masks: minus { $points } points
}
zuma-seconds = { $time } s

# The keys.
zuma-key-give = give
zuma-key-grab = seize
zuma-key-call = call
zuma-key-turn = turn
zuma-key-near = bring near
zuma-key-deal = deal
zuma-key-undo = take back

# The score sheet.
zuma-sheet = Score sheet
zuma-manche = Set { $manche }
zuma-column = { $colour ->
    [red] red
    [blue] blue
   *[violet] violet
}
zuma-sum = Sum
zuma-strip = Masks
zuma-total = Total
zuma-empty = empty
zuma-winner = winner
zuma-cell-new = { $points }, new
zuma-toru-goal = First to { $goal }
zuma-toru-of = { $points } of { $goal }
zuma-toru-rounds = Round by round

# The end.
zuma-end-line = { $title }: { $sums }
zuma-end-sum = { $who } { $points }
zuma-end-by = thanks to { $part ->
    [masks] fewer masks
    [red] the red totems
    [blue] the blue totems
   *[violet] the violet totems
}: { $points } to { $other }
