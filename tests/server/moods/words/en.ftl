title = Moods
pitch = Say a number, in a mood.

say = { $you ->
    [yes] You say { $number }.
   *[no] { $who } says { $number }.
}
saying = Which number do you say?
end = All has been said.

option-mood = What the bots are like.
