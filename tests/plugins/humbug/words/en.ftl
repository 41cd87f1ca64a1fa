title = Humbug
pitch = How many sixes lie under all these hands? Say a number, and keep a straight face.

round = Everybody casts their dice.
claim = { $you ->
    [yes] You claim { $count } × { $face }.
   *[no] { $who } claims { $count } × { $face }.
}
doubt = { $you ->
    [yes] You doubt it.
   *[no] { $who } doubts it.
}
play = { $you ->
    [yes] You give away a { $charm }.
   *[no] { $who } gives away a { $charm }.
}
lose = { $you ->
    [yes] You lose a life
   *[no] { $who } loses a life
}; the next square goes to { $other }.
cast = A die falls.

claiming = Claim more, doubt, or give a charm away?
casting = How does the die fall?
pass-on = The turn passes on.

not-higher = That is not higher than the last claim.
no-such-charm = You have no { $charm }.
nothing-claimed = Nothing has been claimed yet, so there is nothing to turn away from with a { $charm }.
nothing-to-doubt = Nothing has been claimed yet.

option-charms = Everybody begins with three charms.

field-claim = The claim
field-last_bidder = Last bidder
field-bidder = By
field-count = Dice
field-face = Face
field-bluffed = Last claim was a bluff
field-mood = Mood
field-turn = Turn
field-doubts = Who doubted whom
field-squares = Squares
field-dice = Dice
field-charms = Charms
field-lives = Lives
field-passed = Has turned away
field-bag = In the bag
field-rules = Agreed

value-mood-calm = calm
value-mood-tense = tense
value-charm-clover = clover
value-charm-feather = feather
value-charm-mirror = mirror
