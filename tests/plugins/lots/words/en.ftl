title = Lots
pitch = Bid your stones in secret, and peek.

deal = { $number ->
    [hidden] { $who } is dealt a number.
   *[other] { $who } is dealt the number { $number }.
}
bid = { $you ->
    [yes] You bid { $stones }.
   *[no] { $who } bids { $stones }.
}
peek = { $who } looks at the number of { $other }.
seen = { $number ->
    [hidden] { $who } has seen a number.
   *[other] { $who } has seen { $number }, the number of { $other }.
}
rest = { $who } looks at nothing.
grab = { $who } grabs the stone.
wait = { $who } waits.
end = The last round is over.

dealing = Which number is dealt?
bidding = How many stones do you bid?
rewarding = Whose number do you look at?
grabbing = Grab the stone?
round = A round begins.

too-few-stones = You have { $stones } stones to bid.
nobody-there = There is nobody else there.
known-already = You know that number already.

option-rounds = How many rounds are played.
option-race = A stone is raced for after each round.

standing = Points
