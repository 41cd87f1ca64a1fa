# The board of Winter Colony. Cards, places and people are called as in the game's own catalogue and pack.

# The village.
winter-map = The village
winter-help = A village in the snow. Choose one of your survivors, then what they do; what is possible is lit. Keys 1 to 9 choose a survivor, N goes to the next thing that is lit, Z looks closer at a place, T shows the coming night, L lists everything you can do, E ends your turn, Escape goes back.
winter-place-colony = Colony
winter-place-lodge = Lodge
winter-place-grocery = Grocery
winter-place-school = School
winter-place-presbytery = Presbytery
winter-place-dispensary = Dispensary
winter-place-garage = Garage
winter-at-entrance = at entrance { $number }
winter-place = { $name }: { $people ->
    [0] nobody
    [one] { $people } survivor
   *[other] { $people } survivors
}, room for { $free } more; noise { $noise } of { $spaces }; { $cards ->
    [0] no card left.
    [one] { $cards } card left.
   *[other] { $cards } cards left.
}
winter-colony = { $name }: { $people ->
    [one] { $people } survivor
   *[other] { $people } survivors
}, { $helpless } helpless, room for { $free } more.
winter-place-finds = To be found: { $finds }.
winter-place-danger = Tonight, a breach: { $chance }.
winter-look-closer = Look closer.
winter-go-here = Go here.
winter-choose-this = Choose this place.
winter-zoom-out = Back to the village
winter-zoomed = A closer look { $where }.
winter-entrance = { $where }: { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
}, { $free } free.
winter-coming = Tonight { $coming } will come{ $noise ->
    [0] {""}
    [one] , and one more may for the noise
   *[other] , and up to { $noise } more may for the noise
}{ $sure ->
    [yes] : they break through.
    [maybe] : they may break through.
   *[no] .
}
winter-helpless = { $count } helpless
winter-somebody = { $name }, { $you ->
    [yes] yours
   *[no] { $whose }
}, { $where }{ $leads ->
    [yes] , leads
   *[no] {""}
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } wound
   *[other] , { $wounds } wounds
}{ $frost ->
    [0] {""}
   *[other] , { $frost } × frostbite
}
winter-wounds = { $wounds ->
    [0] {""}
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $frost ->
    [0] {""}
   *[other] {" "}{ $frost } × frostbite
}
winter-hidden-card = a card face down
winter-forecast = The next exposure is known beforehand: { $face ->
    [blank] nothing will happen
    [wound] a wound
    [frostbite] frostbite
   *[bite] a bite
}.
winter-snares = { $place }: { $n ->
    [1] the next zombie does not arrive
   *[other] the next { $n } zombies do not arrive
}.
winter-lasting = something that lasts

# The tracks.
winter-tracks = The colony
winter-morale = Morale { $n }
winter-rounds = { $n ->
    [one] { $n } round left
   *[other] { $n } rounds left
}
winter-food = Food: { $food }, tonight { $need } needed{ $starvation ->
    [0] {""}
   *[other] ; starvation tokens: { $starvation }
}
winter-waste = { $n ->
    [0] No waste.
    [one] { $n } card of waste.
   *[other] { $n } cards of waste.
}
winter-waste-rule = Every { $step } cards cost 1 morale each night. Cleaning up takes away three.
winter-crisis = Crisis “{ $name }” asks for { $symbols }: { $given } of { $needed } cards given
winter-objective = Objective: { $name }{ $done ->
    [none] {""}
   *[other] , { $done } done
}
winter-chip = { $key ->
    [morale] Morale
    [rounds] Nights
    [food] Food
    [waste] Waste
    [crisis] Crisis
    [objective] Objective
    [death] Death
    [reading] Crossroads
   *[tonight] Tonight
}
winter-aim-is = { $state ->
    [done] Done:
    [open] Still to do:
   *[unknown] Nobody can know:
}
winter-aim-count = { $bound ->
    [most] { $have } (at most { $need })
    [exactly] { $have } (exactly { $need })
   *[least] { $have } of { $need }
}
winter-tonight-chip = { $danger ->
    [yes] Tonight, a death: { $chance }
   *[no] Tonight: no breach to fear
}
winter-reading-chip = You are reading a crossroads card
winter-leaf-tonight = Tonight
winter-leaf-reading = Crossroads, for your eyes only
winter-leaf-waste = Waste
winter-no-crisis = No crisis
winter-no-crisis-text = This round asks for nothing.
winter-crisis-needs = { $needed } right cards prevent it; two more raise morale. A wrong card cancels a right one.
winter-crisis-hint = To give a card, choose it in your hand, or drag it here. It stays face down until the night.
winter-gave = { $count ->
    [0] nothing given
    [one] { $count } card given
   *[other] { $count } cards given
}
winter-whole-card = The whole card
winter-stored = { $count ->
    [0] Nothing lies on it yet.
    [one] { $count } card lies on it.
   *[other] { $count } cards lie on it.
}
winter-coop = You win together, or not at all.
winter-your-secret = Your secret objective
winter-secret-open = Face down. Tap to look, when nobody looks on.
winter-secret-close = Tap to turn it face down.
winter-reading-why = You read this during { $who }’s turn. Say nothing until it comes true.

# The coming night.
winter-night-food = Food
winter-night-food-is = { $starves ->
    [yes] { $mouths ->
        [0] No mouth
        [one] One mouth
       *[other] { $mouths } mouths
    } to feed: { $need } needed, { $lacks } missing, so nobody eats. Morale −{ $cost }, and a starvation token.
   *[no] { $mouths ->
        [0] Nobody to feed in the colony.
        [one] One mouth to feed: { $need } of { $food } is eaten.
       *[other] { $mouths } mouths to feed: { $need } of { $food } eaten.
    }
}
winter-night-starvation = { $n ->
    [one] One starvation token stays
   *[other] { $n } starvation tokens stay
} on the track: { $published ->
    [yes] { $n ->
        [one] it costs one more morale when nobody eats.
       *[other] each costs one more morale when nobody eats.
    }
   *[no] { $n ->
        [one] it costs nothing itself, but some objectives count it.
       *[other] they cost nothing themselves, but some objectives count them.
    }
}
winter-night-waste = Waste
winter-night-waste-is = { $cost ->
    [0] { $waste } of { $step }: nothing yet.
   *[other] { $waste } cards: morale −{ $cost }.
}
winter-night-crisis-is = { $short ->
    [0] Enough cards, if all are right ({ $symbols }).
    [one] One right card is missing: { $symbols }.
   *[other] { $short } right cards are missing: { $symbols }.
} { $given ->
    [0] Nothing has been given.
    [one] One card has been given
   *[other] { $given } cards have been given
}{ $given ->
    [0] {""}
   *[other] { $known ->
        [0] , unseen.
       *[other] ; of those you know, { $right } right and { $wrong } wrong.
    }
}
winter-night-crisis-strikes = If it strikes: { $text }
winter-night-home = { $doomed ->
    [0] Every entrance holds.
    [one] They break through at one entrance
   *[other] They break through at { $doomed } entrances
}{ $doomed ->
    [0] {""}
   *[other] { $who ->
        [nobody] .
        [helpless] : the helpless would die.
       *[other] : { $who } would die.
    }
}
winter-night-away = { $coming ->
    [0] None for certain
    [one] One zombie
   *[other] { $coming } zombies
}{ $noise ->
    [0] {""}
    [one] , and a 50% chance of one more for the noise
   *[other] , and a 50% chance of one more for each of { $noise } noise tokens
}. { $danger ->
    [yes] A breach: { $chance }; { $who } would die.
    [nobody] A breach: { $chance }, but nobody is there.
   *[no] It holds.
}
winter-night-elsewhere = Elsewhere
winter-night-quiet = { $count ->
    [one] One place stays quiet.
   *[other] { $count } places stay quiet.
}
winter-night-danger = { $danger ->
    [yes] A death by a breach: { $chance }.
   *[no] Nobody dies of a breach tonight.
}
winter-night-as-is = As things stand now, without the crisis.
winter-scene-die = The die rolls for { $who }…
winter-scene-dice = { $what ->
    [Echo] { $n ->
        [one] Did anything hear it?
       *[other] Did anything hear all that noise?
    }
    [Blow] The blow falls…
    [Wagered] The staked die rolls…
   *[other] The die rolls…
}
winter-scene-wounds = { $n ->
    [one] One wound of { $limit }.
   *[other] { $n } wounds of { $limit }.
}
winter-scene-risk = A blank face ends the bite; any other kills.
winter-scene-reach = { $you ->
    [yes] It is for you to choose: risk the die, or give up.
   *[no] { $who } chooses: risk the die, or give up.
}
winter-scene-others = { $n ->
    [one] Somebody else is there.
   *[other] { $n } others are there.
}
winter-scene-guess = The card is turned up…
winter-scene-next = Next
winter-scene-skip = Skip
winter-scene-pause = Pause
winter-scene-go-on = Go on
winter-crisis-kind = Crisis: { $symbols }
winter-crisis-score = { $how ->
    [failed] { $score } of { $needed }: it strikes.
    [over] { $score } of { $needed }: more than enough.
   *[other] { $score } of { $needed }: prevented.
}

# My side of the table.
winter-your-group = Your survivors
winter-dice = Your dice
winter-no-dice = No dice yet
winter-die = A { $die }{ $does ->
    [none] {""}
   *[other] : { $does }
}
winter-die-used = A { $die }, used
winter-dice-of = Dice: { $dice }; used: { $used }
winter-hand = Your cards
winter-hand-empty = No cards in hand
winter-hand-of = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
winter-card = { $name }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}. { $text }
winter-panel = What you can do
winter-attack-value = Attacks with { $n } or more
winter-search-value = Searches with { $n } or more
winter-influence = Influence { $n }
winter-ability-used = Used this round.
winter-carries = Carries
winter-actions = Actions
winter-all = As a list
winter-other = At the table
winter-other-actions = Food, requests, votes
winter-hint-choose = Choose a survivor or a card.
winter-nothing-to-do = Nothing can be done here now.
winter-one-moment = One moment…
winter-not-now = It is not your turn.
winter-end = End turn
winter-end-sure = { $dice ->
    [one] A die is left. End the turn all the same?
   *[other] { $dice } dice are left. End the turn all the same?
}
winter-end-yes = Yes, end it
winter-undo = Take back
winter-back = Back
winter-do = Do it
winter-do-Move = Move
winter-do-Attack = Attack
winter-do-Search = Search
winter-do-Barricade = Barricade
winter-do-CleanWaste = Clean up
winter-do-Attract = Attract
winter-do-UseAbility = Ability
winter-do-HandOff = Hand on
winter-do-GiveEquipment = Into the crisis
winter-do-AttackSurvivor = Attack survivor
winter-do-PlayCard = Play
winter-do-Equip = Equip
winter-do-GiveToCrisis = Into the crisis
winter-do-Store = On the objective
winter-do-EatCard = Eat
winter-do-SpendFood = Food for a die
winter-do-Request = Ask
winter-do-CallVote = Exile vote
winter-which-card = Which card?
winter-which-place = Where to?
winter-which-entrance = At which entrance?
winter-which-target = Whom, or where?
winter-which-source = Where from?
winter-which-ability = Which ability, or which item?
winter-which-to = To whom?
winter-which-survivor = Who?
winter-which-other = Which player?
winter-which-symbol = What for?
winter-which-gift = With what?
winter-which-die = With which die?
winter-answer = { $type ->
    [Accept] Accept
    [Agree] Agree
    [Cure] Yes, pay
    [Decline] Decline
    [Disagree] Do not agree
    [LetDie] No, let them die
    [LetPass] No
    [Pay] Pay
    [PayNot] Do not pay
    [Refuse] Give nothing
   *[UseReaction] Yes
}
winter-with-die = With a { $die }
winter-without-gift = Without

# Dangers.
winter-risk-bite = Bite { $odds ->
    [many] { $chance }
   *[other] { $odds } ({ $chance })
}: { $name } would die{ $cured ->
    [yes] , unless you pay
   *[no] {""}
}{ $others ->
    [0] .
    [one] , and it may pass to one other there.
   *[other] , and it may pass to { $others } others there.
}
winter-risk-wound = Wound or frostbite { $odds ->
    [many] { $chance }
   *[other] { $odds } ({ $chance })
}.
winter-risk-last-wound = Wound or frostbite { $chance }: it would be { $name }’s last.
winter-risk-overrun = Tonight, a breach { $at }: { $chance }.
winter-risk-spread = The die kills: { $chance }. Then the bite goes on.
winter-risk-blow = The blow lands: { $chance }. Then { $name } is wounded, and a card changes hands.
winter-no-risk-move = No exposure on this move.
winter-no-risk-attack = No exposure in this attack.
winter-no-noise-left = No room for more noise: one look only.
winter-noise-safe = The door would still hold tonight.
winter-noise-danger = A breach tonight: { $now } now, { $then } with the noise.
winter-no-more-noise = No more can be looked at here.

# Decisions.
winter-cast = Who comes in
winter-cast-hint = Choose { $count }; the first one leads.
winter-cast-full = Only { $count } come in: let somebody go first.
winter-cast-so-far = { $leader } leads; { $count } of { $size } chosen.
winter-leads = Leads
winter-follows = Follows
winter-keep-group = Let them in
winter-keep-this = Keep
winter-crossroads = Crossroads
winter-card-aside = Put the card aside and look at the village
winter-card-back = Read the card again
winter-sealed-vote = Everybody votes in secret.
winter-sealed-ballot = { $you ->
    [yes] It is about you. Everybody votes in secret.
   *[no] It is about { $who }. Everybody votes in secret.
}
winter-exile-yes = Exile
winter-exile-no = No exile
winter-exile-means = Exile: out of the colony for good, no vote, no more cards for the crises, and a new secret objective.
winter-exile-means-out = Exile: out of the game at once, with all survivors and cards.
winter-exile-own = Only you see this card. The others know that you drew one, not which.
winter-exile-instead = { $kind ->
    [betrayer] It takes the place of the first condition of “{ $name }”; the others stay.
   *[loyal] “{ $name }” no longer counts.
}
winter-exile-hidden = Only the exile sees the card.
winter-exile-count = { $yes } for exile, { $no } against.
winter-votes-twice = counts twice
winter-voters = Who votes
winter-thinks = is thinking
winter-has-voted = has voted
winter-sealed = Your paper is folded. All are opened together.
winter-votes-open = The papers are opened
winter-only-one = There is no other way.

# Keys.
winter-key-choose = a survivor
winter-key-move = go
winter-key-next = next lit
winter-key-confirm = do
winter-key-zoom = closer
winter-key-tonight = tonight
winter-key-list = everything
winter-key-end = end turn
winter-key-back = back
winter-key-scene = next scene, pause

# Everybody.
winter-first = first
winter-exiled = in exile
winter-out = out
winter-won = has won
winter-nobody = nobody
winter-known = Known cards:
winter-main-done = Completed.
winter-main-failed = Not completed.
winter-ended-morale = All hope was lost.
winter-ended-rounds = The last round is over.
winter-ended-objective = The colony has made it, with morale at { $morale }.
winter-ended-exiles = Two innocents in exile: the colony gave up.
winter-ended-nobody = Nobody is left.
winter-ended-failed = The colony has failed.

# The end.
winter-end-objective = { $who }{ $objective ->
    [none] {""}
   *[other] : “{ $objective }”
}{ $kind ->
    [betrayer] , a betrayer
   *[loyal] {""}
} – { $held ->
    [yes] fulfilled.
   *[no] not fulfilled.
}
winter-end-gone = { $n ->
   *[other] Did not live to see the spring with us: { $names }.
}
winter-end-betrayer = Betrayer
winter-end-by = { $kind ->
    [betrayer] the betrayer: “{ $objective }” is fulfilled
   *[loyal] with “{ $objective }” fulfilled
}

# The story of a match.
winter-story = The story of the colony
winter-story-course = { $what }: from { $from } to { $to }, { $least } at its lowest.
winter-story-numbers = In numbers
winter-story-round = Round
winter-story-start = start
winter-story-turnings = What decided it
winter-story-account = { $name ->
    [crises] Given to the crises
   *[betrayal] Who betrayed whom
}
