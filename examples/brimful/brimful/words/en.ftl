title = Brimful
pitch = Everybody pours into one barrel. Fill it exactly and it is yours; spill, and your neighbour laughs.

# What happens.
draw = { $jug ->
    [hidden] { $who } draws a jug.
   *[other] { $you ->
        [yes] You draw a jug of { $jug }.
       *[no] { $who } draws a jug of { $jug }.
    }
}
pour = { $you ->
    [yes] You pour a jug of { $jug }.
   *[no] { $who } pours a jug of { $jug }.
}
pour-blind = { $you ->
    [yes] You pour blind.
   *[no] { $who } pours blind.
}
splash = It is a jug of { $jug }.
win = { $how ->
    [spill] The barrel spills over
   *[brim] The barrel is full to the brim
}: { $you ->
    [yes] you win
   *[no] { $who } wins
} every jug in it.

# What is asked.
pouring = Pour a jug of your own, or pour blind?
drawing = Which jug is drawn?
splashing = Which jug is poured blind?

# What follows by itself.
pass-on = The turn passes on.

# Why not.
not-in-hand = You do not hold a jug of { $jug }.
no-room = The barrel has room for { $room } more: a jug of { $jug } would spill.

# The result.
result-player = { $who }: { $jugs ->
    [one] 1 jug
   *[other] { $jugs } jugs
}

# The options of the table.
option-brim = How many measures the barrel holds.

# The table.
field-brim = Brim
field-barrel = In the barrel
field-turn = Turn
field-last = Last barrel
field-won = Won
field-hands = Hands
field-deck = In the deck

# What stands on it in a word.
value-last-brim = full to the brim
value-last-spill = spilled over
