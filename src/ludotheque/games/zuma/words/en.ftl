title = Zuma
pitch = Cards fly round the table until somebody grabs a totem. Then everybody grabs, and one hand stays empty.

# What happens.
add-totem = { $colour ->
    [red] With five players, the second red totem stands on the board.
   *[other] With five players, the second blue totem stands on the board.
}
call-first = { $you ->
    [yes] You call first.
   *[no] { $who } calls first.
}
begin-round = { $manche ->
    [0] Round { $round }
   *[other] Manche { $manche }, round { $round }
}: { $you ->
    [yes] you deal and call.
   *[no] { $who } deals and calls.
}
turn-board = { $steps ->
    [0] { $you ->
        [yes] You leave the board as it stands.
       *[no] { $who } leaves the board as it stands.
    }
   *[other] { $you ->
        [yes] You turn the board by { $steps ->
            [one] one circle
           *[other] { $steps } circles
        }.
       *[no] { $who } turns the board by { $steps ->
            [one] one circle
           *[other] { $steps } circles
        }.
    }
}
pass = { $gave ->
    [hidden] Zuma! Pass { $number }.
   *[other] Zuma! Pass { $number }: you give { $gave } and receive { $got }.
}
change-wind = { $gave ->
    [hidden] Zuma! Pass { $number }: the wind changes, and every card comes from the pile.
   *[other] Zuma! Pass { $number }: the wind changes. You give { $gave }, and a card comes from the pile.
}
take = { $colour ->
    [red] { $you ->
        [yes] You grab red.
       *[no] { $who } grabs red.
    }
    [blue] { $you ->
        [yes] You grab blue.
       *[no] { $who } grabs blue.
    }
   *[other] { $you ->
        [yes] You grab violet.
       *[no] { $who } grabs violet.
    }
}
void = { $passes } passes and no grab: the deal is void, and the hands are laid open.
show = { $you ->
    [yes] You show { $hand }.
   *[no] { $who } shows { $hand }.
}
hand-full = four { $four } and three { $three }
hand-masks = the three masks
hand-nothing = no winning hand
score = { $case ->
    [starter] { $you ->
        [yes] { $colour ->
            [red] Red brings you 2 points.
            [blue] Blue brings you 2 points.
           *[other] Violet brings you 2 points.
        }
       *[no] { $colour ->
            [red] Red brings { $who } 2 points.
            [blue] Blue brings { $who } 2 points.
           *[other] Violet brings { $who } 2 points.
        }
    }
    [follower] { $you ->
        [yes] { $colour ->
            [red] Red brings you 1 point.
            [blue] Blue brings you 1 point.
           *[other] Violet brings you 1 point.
        }
       *[no] { $colour ->
            [red] Red brings { $who } 1 point.
            [blue] Blue brings { $who } 1 point.
           *[other] Violet brings { $who } 1 point.
        }
    }
    [again] { $you ->
        [yes] { $colour ->
            [red] Red brings you nothing: you have it already.
            [blue] Blue brings you nothing: you have it already.
           *[other] Violet brings you nothing: you have it already.
        }
       *[no] { $colour ->
            [red] Red brings { $who } nothing, having been scored already.
            [blue] Blue brings { $who } nothing, having been scored already.
           *[other] Violet brings { $who } nothing, having been scored already.
        }
    }
    [match] { $you ->
        [yes] Your totem has the colour of your chip: 2 points.
       *[no] { $who }’s totem has the colour of the chip: 2 points.
    }
    [other] { $you ->
        [yes] Your totem has another colour than your chip: 1 point.
       *[no] { $who }’s totem has another colour than the chip: 1 point.
    }
   *[false] { $you ->
        [yes] A false start: your totem brings you nothing.
       *[no] A false start: { $who } scores nothing.
    }
}
leave-empty = { $you ->
    [yes] You are left without a totem.
   *[no] { $who } is left without a totem.
}
penalise = { $you ->
    [yes] You hold { $masks ->
        [one] a mask and lose 1 point.
       *[other] { $masks } masks and lose { $masks } points.
    }
   *[no] { $who } holds { $masks ->
        [one] a mask and loses 1 point.
       *[other] { $masks } masks and loses { $masks } points.
    }
}
end-manche = { $reason ->
    [complete] Manche { $manche } is over: every colour has been scored by one player.
   *[rounds] Manche { $manche } is over: its rounds are played.
}
end = The game is over.

# What may be chosen.
give = { $you ->
    [yes] Give { $card }.
   *[no] { $who } gives { $card }.
}
hold = { $you ->
    [yes] Keep your cards.
   *[no] { $who } keeps the cards.
}
grab = { $colour ->
    [red] { $you ->
        [yes] Grab the red totem on circle { $circle }.
       *[no] { $who } grabs the red totem on circle { $circle }.
    }
    [blue] { $you ->
        [yes] Grab the blue totem on circle { $circle }.
       *[no] { $who } grabs the blue totem on circle { $circle }.
    }
    [violet] { $you ->
        [yes] Grab the violet totem on circle { $circle }.
       *[no] { $who } grabs the violet totem on circle { $circle }.
    }
   *[none] { $you ->
        [yes] Grab a totem on circle { $circle }.
       *[no] { $who } grabs a totem on circle { $circle }.
    }
}
stay-away = { $you ->
    [yes] Take no totem.
   *[no] { $who } takes no totem.
}

# What is asked.
turning = Turn the board so that a totem stands near you?
passing = Give a card, or grab a totem.
pass-question = Pass { $number }: give a card, or grab a totem.
wind-question = Pass { $number }, the wind changes: a card for the pile?
last-look-question = The last look: grab a totem, or keep your cards.
scrambling = Grab a totem.
calm-scramble-question = Which totem do you go for?
reaching = Whose hand is first?
drawing-totem = Which totem is the fourth?
drawing-caller = Who calls first?
dealing = Which card is dealt?
blowing = Which card comes from the pile?
drawing-chip = Which chip is drawn?

# What follows by itself.
begin-game = The game begins.
gather = The cards are shuffled, and the totems stand on their circles.
deal-out = Everybody gets seven cards.
deal = { $card ->
    [hidden] { $who } is dealt a card.
   *[other] { $you ->
        [yes] You are dealt { $card }.
       *[no] { $who } is dealt { $card }.
    }
}
check-deal = The deal is complete.
draw-chip = { $colour ->
    [hidden] { $who } draws a chip.
    [red] { $you ->
        [yes] You draw a red chip.
       *[no] { $who } draws a red chip.
    }
    [blue] { $you ->
        [yes] You draw a blue chip.
       *[no] { $who } draws a blue chip.
    }
   *[other] { $you ->
        [yes] You draw a violet chip.
       *[no] { $who } draws a violet chip.
    }
}
receive = { $card ->
    [hidden] { $who } receives a card from the pile.
   *[other] { $you ->
        [yes] You receive { $card } from the pile.
       *[no] { $who } receives { $card } from the pile.
    }
}
calm-down = The cards given join the pile.
scramble = Everybody wants a totem.
judge = The hands are laid open.
go-on = What comes next?

# Why not.
card-not-in-hand = You do not hold { $card }.
card-must-be-given = At the call everybody gives a card, or grabs.
no-more-passes = { $passes } passes are made; no card is given any more.
no-totem-there = No totem stands on circle { $circle }.
totem-taken = { $colour ->
    [red] That red totem is gone: { $holder } has it.
    [blue] That blue totem is gone: { $holder } has it.
   *[other] The violet totem is gone: { $holder } has it.
}
five-circles = The board has five circles: it turns by 0 to 4 of them, not by { $steps }.

# The result.
result-player = { $who }: { $total }
result-manche = Manche { $manche }: red { $red ->
    [0] –
   *[other] { $red }
}, blue { $blue ->
    [0] –
   *[other] { $blue }
}{ $violet ->
    [missing] {""}
    [0] , violet –
   *[other] , violet { $violet }
}
result-toru = Round by round: { $points }
result-masks = Masks: −{ $masks }

# The options of the table.
option-pace = The table plays
option-pace-live = live: the fastest hand has the totem
option-pace-calm = calmly: nobody is in a hurry, and lots decide
option-tempo = Live, a bot calls
option-tempo-slow = slowly, every 4 seconds
option-tempo-normal = at an easy pace, every 2.5 seconds
option-tempo-fast = fast, every 1.5 seconds
option-tempo-accelerando = faster and faster, from 3.5 seconds down to 1.5
option-open_manche = A manche goes on beyond three rounds, until somebody has every colour
option-change_of_wind = When a deal drags on, the wind changes (three or four players)
option-scoring = Points are counted
option-scoring-sheet = on the sheet, colour by colour
option-scoring-toru = as in Toru: a secret colour, and the first to 8 points
option-ties = Players who are level at the end
option-ties-shared = share the victory
option-ties-ranked = are told apart: fewer penalties, then more twos

# The cards.
name-sun = sun
name-moon = moon
name-jaguar = jaguar
name-eagle = eagle
name-serpent = serpent
name-maize = maize
name-rain = rain
name-flint = flint
name-shell = shell
name-flower = flower
name-mask = mask
the-sun = the sun
the-moon = the moon
the-jaguar = the jaguar
the-eagle = the eagle
the-serpent = the serpent
the-maize = the maize
the-rain = the rain
the-flint = the flint
the-shell = the shell
the-flower = the flower
the-mask = the mask
many-sun = suns
many-moon = moons
many-jaguar = jaguars
many-eagle = eagles
many-serpent = serpents
many-maize = ears of maize
many-rain = rains
many-flint = flints
many-shell = shells
many-flower = flowers

# The table in the terminal.
colour-red = red
colour-blue = blue
colour-violet = violet
heading = { $manche ->
    [0] Round { $round }
   *[other] Manche { $manche }, round { $round }
} · pass { $pass } of { $most } · { $left ->
    [one] 1 card left over
   *[other] { $left } cards left over
}
wind-comes = The wind changes.
points = Points
masks = Masks
total = Total
your-chip = Your chip
last-round = The last round, after { $passes ->
    [one] 1 pass
   *[other] { $passes } passes
}:
last-void = The last deal was void:
no-round-yet = No round has been played yet.
key-keep = keep, k
key-none = none, n
how-to-answer = Type the number of a card to give it, or its name. “g1” or “red” grabs a totem; “none” takes none. “t2” turns the board.

# A first match, explained as it goes.
guide-welcome = Welcome to Zuma. Cards go round the table; you want four of one series and three of another. This is a calm table, without a clock: later you will play it with your reflexes.
guide-welcome-2 = There is one totem fewer than there are players. As soon as somebody has a winning hand and seizes one, everybody goes for a totem, and somebody stays empty-handed.
    .shows = totems
guide-ask-pass-question = Give away the card you need least: it goes to the left, and one comes from the right. You see it only after you have given yours.
    .shows = hand
guide-ask-pass-question-2 = The masks are treacherous: one or two of them in your hand when totems are seized cost a point each. All three together are a winning hand.
guide-ask-pass-question-4 = If your hand wins, seize a totem instead of passing. If it does not and you seize one all the same, that is a false start: your totem brings nothing, and everybody else goes for theirs.
guide-ask-calm-scramble-question = Somebody has seized a totem: now everybody names one, in secret. Where two want the same, the lot decides. A colour you have not ticked yet brings a point.
guide-after-score = A new colour brings 1 point, and 2 to whoever started it with a winning hand. A manche is over when somebody has points in every colour, or after three rounds.
    .shows = scores
guide-ask-wind-question = The wind changes: one card each goes to the pile, and another comes from it.
guide-after-end-manche = A new manche: the colours are free again. After three of them the highest total wins.

# A study.
study-first-round = After the first round
study-first-round-note = What became of a player in the first round, and how many points the player had at the end beside the average of the table. The dashed line is no difference.
study-first-round-starter = First with a winning hand
study-first-round-follower = A totem, but not first
study-first-round-empty = No totem
study-passes = Passes in a deal
study-passes-note = Cards go round so often until somebody grabs.
study-seconds = Seconds of a deal
study-seconds-note = The same at the pace of the house, at the tempo of the table: how long hands must stay quick.
study-deal = How a deal ends
study-deal-note = Who grabs first holds this.
study-deal-full = Four and three
study-deal-masks = The three masks
study-deal-false = Nothing: a false start
study-deal-void = Nobody grabs
study-grabbed = The colours of the totems
study-grabbed-note = How many totems of a colour a player grabs in a match, and what one more than the others goes with.
study-grabbed-red = Red
study-grabbed-blue = Blue
study-grabbed-violet = Violet
study-place = First, later, never
study-place-note = How often a player grabs first, later or not at all, and masks that cost a point; what one more than the others goes with.
study-place-first = Grabbing first
study-place-later = Grabbing later
study-place-none = No totem
study-place-masks = A mask in hand
study-round-points = What a round brings
study-round-points-note = The points of all players together, less penalties, from round to round. Colours already scored bring nothing.
study-manche = How a manche ends
study-manche-note = Somebody has every colour, or the rounds are over.
study-manche-complete = Somebody has every colour
study-manche-rounds = The rounds are over
study-did-turn-board = Turning the board
study-did-give = Giving a card
study-did-grab = Going for a totem
study-did-hold = Holding still
study-did-stay-away = Staying away

# What a hint speaks of.
aspect-first = { $better ->
    [yes] You are more often first at a totem with a winning hand
   *[no] You are less often first at a totem with a winning hand
}
aspect-totems = { $better ->
    [yes] You more often get a totem that counts
   *[no] You less often get a totem that counts
}
aspect-masks = { $better ->
    [yes] On average you pay for fewer masks
   *[no] On average you pay for more masks
}
aspect-rivals = { $better ->
    [yes] The best of the others should score less
   *[no] The best of the others should score more
}
aspect-hand = { $better ->
    [yes] Your hand promises more
   *[no] Your hand is further from a winning one, or has masks to pay for
}
