unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
broken-bot = The bot “{ $bot }” does not load: { $reason }
no-choose = “{ $bot }” is no bot: it has no method “choose”.
no-budget = The bot “{ $bot }” takes no budget: write { $bot } without “@”.
bad-budget = “{ $budget }” is no budget for the bot “{ $bot }”: a whole number from 1 is expected, as in { $bot }@2000.

# A hint, and a lesson.
hint-only = There is nothing else to choose.
verdict-equal = As good, as far as I can see.
verdict-trade = As good, all in all: what is lost on one side is won back on the other.
verdict-points = { $n ->
    [0] A shade worse.
    [one] About 1 point less in the end; I may be wrong by { $error }.
   *[other] About { $n } points less in the end; I may be wrong by { $error }.
}
verdict-worse = { $degree ->
    [slight] A little worse.
    [clear] Clearly worse.
   *[great] Much worse.
}
outlook-ahead = When everybody has played again, I see you { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead, give or take { $spread ->
    [0] very little
    [one] 1 point
   *[other] { $spread } points
}.
outlook-behind = When everybody has played again, I see you { $points ->
    [one] 1 point
   *[other] { $points } points
} behind, give or take { $spread ->
    [0] very little
    [one] 1 point
   *[other] { $spread } points
}.
outlook-level = When everybody has played again, I see you level, give or take { $spread ->
    [0] very little
    [one] 1 point
   *[other] { $spread } points
}.
outlook-ahead-and-wins = At the end I see you { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead, give or take { $spread ->
    [0] very little
    [one] 1 point
   *[other] { $spread } points
}. { $wins }
outlook-behind-and-wins = At the end I see you { $points ->
    [one] 1 point
   *[other] { $points } points
} behind, give or take { $spread ->
    [0] very little
    [one] 1 point
   *[other] { $spread } points
}. { $wins }
outlook-level-and-wins = At the end I see you neck and neck; I may be wrong by { $spread ->
    [0] very little
    [one] 1 point
   *[other] { $spread } points
}. { $wins }
outlook-wins = { $wins }
outlook-open = How it will end, I cannot see from here.
wins-open = Who wins, I cannot tell yet.
wins = { $n ->
    [0] { $high ->
        [0] You hardly ever win from here.
        [1] You hardly ever win from here.
        [2] You seldom win from here: at most 2 times in 10.
        [3] You seldom win from here: at most 3 times in 10.
       *[other] You hardly ever win the endings I imagine; they are too few to be sure.
    }
    [10] { $low ->
        [9] You nearly always win from here.
        [10] You nearly always win from here.
        [7] You mostly win from here: at least 7 times in 10.
        [8] You mostly win from here: at least 8 times in 10.
       *[other] You nearly always win the endings I imagine; they are too few to be sure.
    }
    [one] You win about 1 time in 10 from here; let us say between { $low } and { $high }.
   *[other] You win about { $n } times in 10 from here; let us say between { $low } and { $high }.
}
aspect-rest = { $better ->
    [yes] The table would look better for you
   *[no] The table would look worse for you
}
lesson = { $count ->
    [0] You made no costly mistake, as far as I can see.
    [one] One turn stands out: it could have been better.
   *[other] { $count } turns stand out: they could have been better.
}
