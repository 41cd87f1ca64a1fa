title = Winter Colony
pitch = A village under the snow, the dead at the doors, one stove for all; and perhaps somebody who wants it to go out.

# A text of the pack, and texts in a row.
written = { $en }
joined-then = { $first } { $rest }
joined-and = { $first }, and { $rest }
joined-or = { $first } or { $rest }
apart = { $what } After that:
joined-list = { $first }, { $rest }
joined-with = { $first } and { $rest }
joined-also = { $first }; { $rest }
joined-both = { $first }, and { $rest }
joined-else = { $first } Or: { $rest }
joined-line = { $first } / { $rest }

# Symbols, decks, places.
symbol-food = food
symbol-fuel = fuel
symbol-medicine = medicine
symbol-tool = tool
symbol-weapon = weapon
symbol-book = book
symbol-survivor = survivor
deck-starters = from the starter items
deck-survivors = of the survivor deck
deck-crises = of the crisis deck
deck-crossroads = of the crossroads deck
place-entrance = { $case ->
    [from] from entrance { $number }
    [to] to entrance { $number }
   *[other] at entrance { $number }
}
place-here = { $case ->
    [from] from here
   *[other] here
}
place-destination = where the move ended
place-origin = { $case ->
    [from] from where the move began
   *[other] where the move began
}
place-each-outside = { $case ->
    [from] from outside
    [all] outside
    [to] outside
   *[other] at each place outside
}
place-each = { $case ->
    [from] from any place
    [to] to any place
   *[other] at every place
}
place-where-own = { $case ->
    [from] from where you have somebody
   *[other] where you have somebody
}
place-anywhere = anywhere

# Numbers. What is counted stands in count-…
amount-least = at least { $count }
amount-most = at most { $count }
amount-exactly = exactly { $count }
amount-none = { $count }
count-plain = { $n }
count-signed = { $n }
count-those = { $n ->
    [0] no { $of }
   *[other] { $n } { $of }
}
count-zombie = { $n ->
    [0] no zombies
    [1] 1 zombie
   *[other] { $n } zombies
}
count-barricade = { $n ->
    [0] no barricades
    [1] 1 barricade
   *[other] { $n } barricades
}
count-noise = { $n ->
    [0] no noise tokens
    [1] 1 noise token
   *[other] { $n } noise tokens
}
count-food = { $n ->
    [0] no food tokens
    [1] 1 food token
   *[other] { $n } food tokens
}
count-starvation = { $n ->
    [0] no starvation tokens
    [1] 1 starvation token
   *[other] { $n } starvation tokens
}
count-helpless = { $n ->
    [0] no helpless
   *[other] { $n } helpless
}
count-wound = { $n ->
    [0] no wounds
    [1] 1 wound
   *[other] { $n } wounds
}
count-normal-wound = { $n ->
    [0] no normal wounds
    [1] 1 normal wound
   *[other] { $n } normal wounds
}
count-any-wound = { $n ->
    [0] no wounds of any kind
    [1] 1 wound of any kind
   *[other] { $n } wounds of any kind
}
count-frostbite = { $n ->
    [0] no frostbites
    [1] 1 frostbite
   *[other] { $n } frostbites
}
count-roll = { $n ->
    [0] no exposure rolls
    [1] 1 exposure roll
   *[other] { $n } exposure rolls
}
count-die = { $n ->
    [0] no unused dice
    [1] 1 unused die
   *[other] { $n } unused dice
}
count-survivor = { $n ->
    [0] no survivors
    [1] 1 survivor
   *[other] { $n } survivors
}
count-player = { $n ->
    [0] no players
    [1] 1 player
   *[other] { $n } players
}
count-item = { $n ->
    [0] no items
    [1] 1 item
   *[other] { $n } items
}
count-card = { $of ->
    [none] { $n ->
        [0] no cards
        [1] 1 card
        [all] all cards
       *[other] { $n } cards
    }
   *[other] { $n ->
        [0] no { $of } cards
        [1] 1 { $of } card
        [all] all { $of } cards
       *[other] { $n } { $of } cards
    }
}
count-named = { $n ->
    [all] all “{ $of }” cards
   *[other] { $n } × “{ $of }”
}
by-players = { $two }, { $three }, { $four } or { $count } (with 2 to 5 players)
per = { $count } { $more ->
    [0] {""}
   *[other] plus { $more }{" "}
}{ $unit }{ $rounded ->
    [up] {" "}(rounded up)
    [down] {" "}(rounded down)
   *[no] {""}
}
per-player = per { $over ->
    [1] player
   *[other] { $over } players
}
per-start-player = per { $over ->
    [1] player
   *[other] { $over } players
}
per-non-exiled = per { $over ->
    [1] player
   *[other] { $over } players
} not in exile
per-helpless = per { $over ->
    [1] helpless
   *[other] { $over } helpless
}
per-survivor-at = per { $over ->
    [1] survivor
   *[other] { $over } survivors
} { $at }
per-own-survivor = per { $over ->
    [1] survivor
   *[other] { $over } survivors
} of your group
per-die = per { $over ->
    [1] point
   *[other] { $over } points
} on the die
per-round = per { $over ->
    [1] round
   *[other] { $over } rounds
} begun

# Players. The case says how they stand in the sentence; English needs it only where several are meant.
who-reader = { $start ->
    [low] whoever
   *[other] Whoever
} read this card
who-first = { $start ->
    [low] the
   *[other] The
} first player
who-each = { $case ->
    [any] { $start ->
        [low] any player
       *[other] Any player
    }
    [all] { $start ->
        [low] all players
       *[other] All players
    }
   *[other] { $start ->
        [low] each player
       *[other] Each player
    }
}
who-each-non-exiled = { $case ->
    [any] { $start ->
        [low] any player
       *[other] Any player
    }
    [all] { $start ->
        [low] all players
       *[other] All players
    }
   *[other] { $start ->
        [low] each player
       *[other] Each player
    }
} not in exile
who-each-exiled = { $case ->
    [any] { $start ->
        [low] any exile
       *[other] Any exile
    }
    [all] { $start ->
        [low] all exiles
       *[other] All exiles
    }
   *[other] { $start ->
        [low] each exile
       *[other] Each exile
    }
}
who-others = { $case ->
    [any] { $start ->
        [low] any other player
       *[other] Any other player
    }
    [all] { $start ->
        [low] all other players
       *[other] All other players
    }
   *[other] { $start ->
        [low] every other player
       *[other] Every other player
    }
}
who-left = { $start ->
    [low] the
   *[other] The
} player on { $whose ->
    [their] their
   *[other] your
} left
who-right = { $start ->
    [low] the
   *[other] The
} player on { $whose ->
    [their] their
   *[other] your
} right
who-with-survivor-at = { $case ->
    [any] { $start ->
        [low] any player
       *[other] Any player
    }
    [all] { $start ->
        [low] all players
       *[other] All players
    }
   *[other] { $start ->
        [low] each player
       *[other] Each player
    }
} with a survivor { $at }
who-controller-of = { $start ->
    [low] whoever
   *[other] Whoever
} has { $of }
who-picked = { $start ->
    [low] their
   *[other] Their
} player
who-that = { $start ->
    [low] that
   *[other] That
} player
who-player = { $player_you ->
    [yes] you
   *[no] { $player }
}
who-chosen = { $start ->
    [low] a
   *[other] A
} player { $by ->
    [own] of your choice
   *[other] chosen by { $by }
}
who-these-seats = { $start ->
    [low] the
   *[other] The
} player who was chosen

# Survivors.
what-filter = { $wounded ->
    [yes] wounded{" "}
    [no] unhurt{" "}
   *[none] {""}
}{ $tag ->
    [human] human{" "}
    [animal] animal{" "}
    [male] male{" "}
    [female] female{" "}
   *[none] {""}
}{ $leader ->
    [yes] { $number ->
        [one] leader
       *[many] leaders
    }
   *[other] { $number ->
        [one] survivor
       *[many] survivors
    }
}{ $owner ->
    [none] {""}
    [own] {" "}of your group
    [their] {" "}of their group
    [others] { $number ->
        [one] {" "}of another player
       *[many] {" "}of other players
    }
   *[other] {" "}of { $owner }
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $outside ->
    [yes] {" "}outside
    [gone] {" "}outside
    [no] {" "}{ $home }
   *[none] {""}
}{ $exiled ->
    [yes] {" "}in exile
    [no] { $number ->
        [one] {" "}not in exile
       *[many] , exiles’ survivors excepted
    }
   *[none] {""}
}{ $equipped ->
    [none] {""}
   *[other] {" "}with a { $equipped } card
}{ $leader ->
    [no] { $number ->
        [one] {" "}who does not lead
       *[many] {" "}who do not lead
    }
   *[other] {""}
}{ $moved ->
    [yes] { $number ->
        [one] {" "}who has moved this turn
       *[many] {" "}who have moved this turn
    }
    [no] { $number ->
        [one] {" "}who has not moved this turn
       *[many] {" "}who have not moved this turn
    }
   *[none] {""}
}{ $elsewhere ->
    [yes] {" "}elsewhere
   *[no] { $other ->
        [yes] , except the one who acts
       *[no] {""}
    }
}
whom-self = this survivor
whom-actor = that survivor
whom-there = the survivor who was there
whom-partner = the other one
whom-picked = the chosen survivor
whom-named = { $id }
whom-chosen = { $up_to ->
    [yes] up to{" "}
   *[no] {""}
}{ $n ->
    [1] { $other ->
        [yes] another
       *[no] one
    }
   *[other] { $n }
} { $from }{ $by ->
    [own] { $case ->
        [choose] {""}
       *[other] {" "}(your choice)
    }
    [their] {" "}(their choice)
   *[other] {" "}(chosen by { $by })
}
whom-all = { $case ->
    [all] all { $all }
   *[other] each { $one }
}
whom-lowest = { $n ->
    [1] the least influential { $from }
   *[other] the { $n } least influential { $from }
}
whom-highest = { $n ->
    [1] the most influential { $from }
   *[other] the { $n } most influential { $from }
}
whom-it-would-be = { $said } (that would be { $meant })
who-it-would-be = { $said } ({ $meant_you ->
    [yes] you
   *[no] { $meant }
})
whom-these = whoever was chosen
where-chosen = { $case ->
    [from] from{" "}
    [leaving] from{" "}
    [to] to{" "}
    [name] {""}
   *[other] at{" "}
}{ $kind ->
    [each-outside] an outside place
    [each] { $case ->
        [leaving] any place
       *[other] a place
    }
   *[other] a place
}{ $case ->
    [leaving] {""}
    [name] {""}
   *[other] { $by ->
        [own] {" "}of your choice
       *[other] {" "}chosen by { $by }
    }
}{ $kind ->
    [each-outside] {""}
    [each] {""}
    [where-own] {" "}where you have somebody
   *[other] {" "}({ $from })
}
where-this-place = at the place that was chosen
what-cost = { $parts }
cost-dice = { $dice ->
    [1] { $showing ->
        [1] { $start ->
            [low] any
           *[other] Any
        } die
       *[other] { $start ->
            [low] a
           *[other] A
        } die of { $showing }+
    }
   *[other] { $dice } { $showing ->
        [1] dice
       *[other] dice of { $showing }+
    }
}
what-rolled = { $whole ->
    [yes] {""}
   *[no] { $range }:{" "}
}{ $do ->
    [none] nothing.
   *[other] { $do }
}
what-way = { $label }{ $if ->
    [none] { $pay ->
        [none] {""}
       *[other] {" "}(for { $pay })
    }
   *[other] {" "}(if { $if }{ $pay ->
        [none] {""}
       *[other] , for { $pay }
    })
} { $do ->
    [none] Nothing happens.
   *[other] { $do }
}

# Conditions.
if-always = always
if-and = { $of }
if-or = { $of }
if-not = this is not so: { $of }
if-not-main-done = the main objective is not completed
if-not-is-exiled = you are not in exile
if-own = you have { $amount }
if-this = { $wounded ->
    [yes] this survivor is wounded
   *[no] this survivor is one of the { $of }
}
if-in-play = { $among ->
    [play] { $id } is in play
    [deck] { $id } has not turned up yet
    [dead] { $id } is gone
   *[own] { $id } is in your group
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $exiled ->
    [yes] , in exile
    [no] , not in exile
   *[none] {""}
}
if-helpless = { $alone ->
    [yes] {""}
   *[no] there { $number ->
        [one] is
       *[many] are
    }{" "}
}{ $amount } { $home }
if-helpless-outnumber = there are more helpless than survivors { $home }
if-tokens = { $alone ->
    [yes] {""}
   *[no] there { $number ->
        [one] is
       *[many] are
    }{" "}
}{ $amount }{ $what ->
    [food] {" "}in the supply
    [starvation] {""}
   *[other] { $spread ->
        [all] {" "}{ $at }, in all
        [entrances] {" "}at each entrance of { $name }
       *[other] {" "}{ $at }
    }
}
if-waste = { $alone ->
    [yes] {""}
   *[no] there { $number ->
        [one] is
       *[many] are
    }{" "}
}{ $amount } on the waste pile
if-removed = { $alone ->
    [yes] {""}
   *[no] there { $number ->
        [one] is
       *[many] are
    }{" "}
}{ $amount } out of the game
if-decks-empty = { $n ->
    [1] the deck of at least one place is empty
   *[other] the decks of at least { $n } places are empty
}
if-share = { $what ->
    [own-own] two of your survivors stand together{ $tag ->
        [human] , both human
        [animal] , both animals
        [male] , both men
        [female] , both women
       *[none] {""}
    }
    [own-exiled] one of your survivors stands with an exile’s (or, if you are in exile, with somebody’s who is not)
    [own-other] one of your survivors stands with { $tag ->
        [human] a human of another group
        [animal] an animal of another group
        [male] a man of another group
        [female] a woman of another group
       *[none] another player’s
    }
   *[exactly-two] one of your survivors stands with exactly one other
}
if-group = { $what ->
    [most] you have more survivors than every other player
    [most-by] you have at least { $n ->
        [1] one more survivor
       *[other] { $n } more survivors
    } than every other player
    [exactly] you have exactly { $n ->
        [1] one survivor
       *[other] { $n } survivors
    }
   *[at-least] you have at least { $n ->
        [1] one survivor
       *[other] { $n } survivors
    }
}
if-hand = { $most ->
    [yes] you hold more cards than every other player
   *[no] { $only ->
        [yes] you hold nothing but { $symbol } cards, at least { $n }
       *[no] you hold { $amount }
    }
}
if-equipped = { $each_player ->
    [yes] every player not in exile has survivors who carry at least { $count }
   *[no] your survivors carry at least { $count }
}
if-wounds = { $how ->
    [none] { $single ->
        [one] the { $of } is not wounded
       *[many] no { $one } is wounded
    }
    [some] { $single ->
        [one] the { $of } is wounded
       *[many] at least one { $one } is wounded
    }
   *[other] there { $n ->
        [1] is
       *[other] are
    } { $amount } on the { $of }
}
if-stored = { $alone ->
    [yes] {""}
   *[no] there { $number ->
        [one] is
       *[many] are
    }{" "}
}{ $amount } on the objective{ $non_starter ->
    [yes] , not counting starter items
   *[no] {""}
}
if-morale = morale is { $cmp ->
    [none] 0
    [most] { $n } or less
    [exactly] { $n }
   *[least] { $n } or more
}
if-round = the round marker is at { $cmp ->
    [none] 0
    [most] { $n } or less
    [exactly] { $n }
   *[least] { $n } or more
}
if-rounds-survived = the colony has lived through { $n } rounds
if-main-done = the main objective is completed
if-counter = { $amount } { $name }
if-exiled = { $cmp ->
    [none] nobody is in exile
   *[other] { $alone ->
        [yes] {""}
       *[no] there { $number ->
            [one] is
           *[many] are
        }{" "}
    }{ $amount } in exile
}
if-is-exiled = you are in exile
if-betrayers-exiled = every betrayer, if there is one, is in exile
if-searched-everywhere = every place outside has been searched
task-searched-everywhere = to search every place outside
if-dice-unused = you have at least { $count }
if-can-pay = you can pay { $cost }
if-free = there is room for { $n } more { $at }

# Triggers.
on-state = As soon as { $if }{ $further ->
    [none] {""}
   *[other] , and { $further }
}
on-state-always = At once
on-turn-start = At the start of your turn{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-round-start = At the start of the round{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-dice-roll = When the dice have been rolled{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-colony-phase-start = At the start of the colony phase{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-move = After { $by ->
    [none] one of your survivors
   *[other] { $by }
} has moved{ $to ->
    [none] {""}
   *[other] {" "}{ $to }
}{ $fuel ->
    [yes] {" "}with fuel
    [no] {" "}without fuel
   *[none] {""}
}{ $to_empty ->
    [yes] {" "}to a place where nobody was
    [outside] {" "}to an outside place where nobody was
    [no] {" "}to a place where somebody was
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-search = After { $by ->
    [none] one of your survivors
   *[other] { $by }
} has searched{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-attack = After an attack on zombies{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-zombie-killed = Whenever a zombie is killed{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-exposure = After the exposure die has shown { $face ->
    [blank] a blank
    [wound] a wound
    [frostbite] frostbite
   *[bite] a bite
}{ $by ->
    [none] {""}
   *[other] {" "}for { $by }
}{ $cause ->
    [move] {" "}on a move
    [attack] {" "}on an attack
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-card-played = After a { $symbol ->
    [none] card
   *[other] { $symbol } card
} has been played{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-equipment-used = After a { $symbol ->
    [none] piece of equipment
   *[other] { $symbol }
} has been used{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-food-spent = { $when ->
    [interrupt] Just before food is spent on a die
   *[after] After food has been spent on a die
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-waste-cleaned = After waste has been cleaned up{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-barricade-built = After a barricade has been built{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-noise-made = After noise has been made{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-survivor-added = After a survivor has joined{ $with_helpless ->
    [yes] , with helpless people
    [no] , alone
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-wounded = After { $own ->
    [yes] one of your survivors
    [no] another player’s survivor
   *[none] a survivor
}{ $outside ->
    [yes] {" "}outside
    [no] {" "}in the colony
   *[none] {""}
} has been wounded{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-survivor-killed = After { $own ->
    [yes] one of your survivors
    [no] another player’s survivor
   *[none] a survivor
} has been killed{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-survivor-removed = After a survivor has left the game alive{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-crisis-revealed = When the crisis has been turned up{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-crisis-resolved = When the crisis { $how ->
    [failed] was not prevented
    [over] was prevented with two to spare
   *[prevented] was prevented
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-enter = After anybody has arrived { $at }{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-morale-lost = After morale has fallen{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-crisis-given = After a card has been given to the crisis{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-handed-over = After a card has been given on request, or equipment handed on{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-ability-used = After { $by ->
    [none] a survivor
   *[other] { $by }
} has used an ability{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-die-used = After { $kind ->
    [any] any die
    [least] a die of { $least }+
    [most] a die of at most { $most }
   *[range] a die of { $least }–{ $most }
} has been used{ $for ->
    [attack] {" "}for an attack
    [search] {" "}for a search
    [barricade] {" "}for a barricade
    [clean] {" "}for cleaning up
    [attract] {" "}for drawing zombies over
    [ability] {" "}for an ability
   *[none] {""}
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-table = When this happens in the room: { $what }{ $if ->
    [none] {""}
   *[other] , if { $if }
}

# Effects.
does-morale = Morale { $count }.
does-food = Food { $count }.
does-no-food = { $start ->
    [low] all
   *[other] All
} the food is lost.
does-starvation = { $start ->
    [low] add
   *[other] Add
} { $count }, for good.
does-gamble = { $start ->
    [low] stake
   *[other] Stake
} up to { $count } and roll a die. { $lucky ->
    [6] 6
   *[other] { $lucky }–6
}: as many are added. Otherwise: they are lost.
does-zombies = { $start ->
    [low] add
   *[other] Add
} { $depends ->
    [yes] zombies { $at }: { $bare }
   *[no] { $count } { $at }
}.
does-kill-zombies = { $start ->
    [low] kill
   *[other] Kill
} { $depends ->
    [yes] zombies
   *[no] { $count }
} { $at }{ $exposure ->
    [each] { $number ->
        [one] , with an exposure roll
       *[many] , with an exposure roll for each
    }
    [once] , with one exposure roll in all
   *[none] , without exposure
}{ $depends ->
    [yes] : { $bare }
   *[no] {""}
}.
does-remove-zombies = { $start ->
    [low] take
   *[other] Take
} away { $n ->
    [-1] all zombies
   *[other] { $count }
} { $at }.
does-zombies-to-barricades = { $start ->
    [low] turn
   *[other] Turn
} { $up_to ->
    [yes] up to { $count }
   *[no] { $count }
} { $at } into { $n ->
    [1] a barricade
   *[other] barricades
}.
does-attract = { $start ->
    [low] move
   *[other] Move
} up to { $count } { $from } { $open ->
    [yes] to free spaces of any other
   *[no] onto free spaces { $to }
}.
does-barricade = { $start ->
    [low] build
   *[other] Build
} { $count } { $at }.
does-snare = { $start ->
    [low] this
   *[other] This
} round, { $number ->
    [one] the next zombie to come { $at } does not arrive
   *[many] the next { $count } to come { $at } do not arrive
}.
does-remove-barricades = { $start ->
    [low] remove
   *[other] Remove
} all barricades { $at }.
does-topple = { $start ->
    [low] one
   *[other] One
} barricade { $at } comes down: it is gone, and all zombies at its entrance are killed, without exposure.
does-noise = { $n ->
    [-1] { $start ->
        [low] make
       *[other] Make
    } noise on every free space
   *[other] { $start ->
        [low] add
       *[other] Add
    } { $count }
} { $at }.
does-helpless = { $start ->
    [low] add
   *[other] Add
} { $count } { $home }.
does-lose-helpless = { $kill ->
    [yes] { $start ->
        [low] kill
       *[other] Kill
    } { $count }
   *[no] { $start ->
        [low] remove
       *[other] Remove
    } { $count }, alive
}.
does-wound = { $start ->
    [low] give
    [they] gives
   *[other] Give
} { $count } to { $on }.
does-distribute = { $start ->
    [low] deal
   *[other] Deal
} out { $count } among the { $among }{ $by ->
    [own] {""}
   *[other] , as { $by } chooses
}.
does-heal = { $start ->
    [low] heal
   *[other] Heal
} { $count } on { $on }.
does-exposure = { $count } for { $on }.{ $alive ->
    [none] {""}
   *[other] {" "}Whoever lives: { $alive }
}
does-shift-wound = { $start ->
    [low] a
   *[other] A
} wound changes hands: { $from } gives it, { $to } takes it, as a normal wound.
does-kill = { $start ->
    [low] kill
   *[other] Kill
} { $on }{ $morale ->
    [no] ; no morale is lost
   *[yes] {""}
}.
does-remove = { $start ->
    [low] remove
   *[other] Remove
} from the game, alive, { $on }.
does-place = { $how ->
    [leave] { $up_to ->
        [yes] { $start ->
            [low] up to
           *[other] Up to
        } { $n ->
            [1] one
           *[other] { $n }
        }
       *[no] { $n ->
            [1] { $start ->
                [low] one
               *[other] One
            }
           *[other] { $n }
        }
    } { $those } { $n ->
        [1] leaves
       *[other] leave
    } { $source } for { $to }, as { $by ->
        [own] you choose
       *[other] { $by } chooses
    }
    [bring] { $start ->
        [low] bring
       *[other] Bring
    } { $to } { $on }
   *[put] { $start ->
        [low] put
       *[other] Put
    } { $on } { $at }
}.
does-swap = { $how ->
    [named] { $on } and { $to } change places
    [two] { $start ->
        [low] the
       *[other] The
    } two change places
   *[any] { $start ->
        [low] swap
       *[other] Swap
    } the places of { $on } and { $to }
}.
does-join = { $named ->
    [none] { $start ->
        [low] a
       *[other] A
    } survivor from the deck
   *[other] { $named }
} joins { $to ->
    [own] you
    [player] { $player }
   *[other] { $to }
}{ $wounds ->
    [0] {""}
    [1] , with 1 wound
   *[other] , with { $wounds } wounds
}{ $leader ->
    [yes] , and leads
   *[no] {""}
}.
does-drop-named = { $id } leaves the survivor deck for good.
does-give-survivor = { $start ->
    [low] give
   *[other] Give
} { $on } to { $to ->
    [own] you
   *[other] { $to }
}.
does-draw = { $who ->
    [own] { $start ->
        [low] draw
       *[other] Draw
    }
   *[other] { $who } draws
} { $count } { $deck }.
does-look-keep = { $start ->
    [low] look
   *[other] Look
} at { $depends ->
    [yes] cards { $deck }: { $look }. Keep
   *[no] { $look } { $deck }, keep
} { $keep }, put the others under the deck.
does-choose = { $start ->
    [low] look
   *[other] Look
} through the deck { $deck }, take { $count }, then shuffle it.
does-reveal-until = { $start ->
    [low] turn
   *[other] Turn
} up cards { $deck } until a { $symbol } card comes; take it and shuffle the others back.
does-reveal-top = { $start ->
    [low] turn
   *[other] Turn
} up { $count } { $deck }; take one { $symbol ->
    [none] card
   *[other] { $symbol } card
} if you like, and shuffle the others back.
does-peek = { $start ->
    [low] look
   *[other] Look
} at { $n ->
    [1] the next card
   *[other] the next { $n } cards
} { $deck }.
does-divine = { $start ->
    [low] name
   *[other] Name
} a symbol and turn up the next card { $deck }: if it shows the symbol, take it; if not, shuffle it back.{ $wrong ->
    [none] {""}
   *[other] {" "}If you were wrong: { $wrong }
}
does-reorder = { $start ->
    [low] look
   *[other] Look
} at the next { $n } cards { $deck } and put them back in any order.
does-move-cards = { $way ->
    [give] { $start ->
        [low] give
        [they] gives
       *[other] Give
    } { $count }{ $pick ->
        [random] {" "}at random
       *[other] {""}
    } { $to_who ->
        [own] to you
       *[other] to { $to_who }
    }
    [get] { $start ->
        [low] receive
        [they] receives
       *[other] Receive
    } { $count }, of their choice, from { $who }
    [take] { $start ->
        [low] take
        [they] takes
       *[other] Take
    } { $from ->
        [removed] { $count } that { $number ->
            [one] is
           *[many] are
        } out of the game (your choice)
       *[other] { $count }{ $pick ->
            [random] {" "}at random
            [top] {""}
            [all] {""}
           *[chosen] { $from ->
                [hand] {""}
                [equipped] {""}
               *[other] {" "}(your choice)
            }
        } from { $from ->
            [hand] { $who ->
                [own] your hand
                [their] their hand
               *[other] the hand of { $who }
            }
            [equipped] { $who ->
                [own] your equipment
                [their] their equipment
               *[other] the equipment of { $who }
            }
            [waste] { $pick ->
                [top] the top of the waste pile
               *[other] the waste pile
            }
            [crisis] { $who ->
                [own] what you gave to the crisis
                [their] what they gave to the crisis
               *[other] what was given to the crisis by { $who }
            }
            [objective] the objective
            [removed] the cards out of the game
           *[deck] the deck { $deck }
        }
    }
    [out] { $start ->
        [low] take
        [they] takes
       *[other] Take
    } { $count }{ $pick ->
        [random] {" "}at random
        [top] {""}
        [all] {""}
       *[chosen] { $from ->
            [hand] {""}
            [equipped] {""}
           *[other] {" "}(your choice)
        }
    } from { $from ->
        [hand] { $who ->
            [own] your hand
            [their] their hand
           *[other] the hand of { $who }
        }
        [equipped] { $who ->
            [own] your equipment
            [their] their equipment
           *[other] the equipment of { $who }
        }
        [waste] { $pick ->
            [top] the top of the waste pile
           *[other] the waste pile
        }
        [crisis] { $who ->
            [own] what you gave to the crisis
            [their] what they gave to the crisis
           *[other] what was given to the crisis by { $who }
        }
        [objective] the objective
        [removed] the cards out of the game
       *[deck] the deck { $deck }
    } out of the game
   *[move] { $start ->
        [low] move
        [they] moves
       *[other] Move
    } { $count }{ $pick ->
        [random] {" "}at random
        [top] {""}
        [all] {""}
       *[chosen] { $from ->
            [hand] {""}
            [equipped] {""}
           *[other] {" "}(your choice)
        }
    } from { $from ->
        [hand] { $who ->
            [own] your hand
            [their] their hand
           *[other] the hand of { $who }
        }
        [equipped] { $who ->
            [own] your equipment
            [their] their equipment
           *[other] the equipment of { $who }
        }
        [waste] { $pick ->
            [top] the top of the waste pile
           *[other] the waste pile
        }
        [crisis] { $who ->
            [own] what you gave to the crisis
            [their] what they gave to the crisis
           *[other] what was given to the crisis by { $who }
        }
        [objective] the objective
        [removed] the cards out of the game
       *[deck] the deck { $deck }
    } to { $to ->
        [hand] { $to_who ->
            [own] your hand
            [their] their hand
           *[other] the hand of { $to_who }
        }
        [waste] the waste pile
        [crisis] the crisis
        [objective] the objective
       *[deck] the deck { $deck }
    }
}.
does-see = { $by ->
    [own] { $start ->
        [low] look
       *[other] Look
    } at{" "}
   *[other] { $start ->
        [low] for
       *[other] For
    } the eyes of { $by } only:{" "}
}{ $of ->
    [own] { $what ->
        [hand] your hand
        [given] what you have given to the crisis
        [random] a random card of your hand
       *[objective] your secret objective
    }
   *[other] { $what ->
        [hand] the hand of { $of }
        [given] what { $giver } has given to the crisis
        [random] a random card in the hand of { $of }
       *[objective] the secret objective of { $of }
    }
}.
does-show = { $who ->
    [own] { $start ->
        [low] show
       *[other] Show
    } { $asked ->
        [yes] all your cards that the crisis asks for
       *[no] { $symbol ->
            [none] your hand
           *[other] all your { $symbol } cards
        }
    } to everybody
   *[other] { $start ->
        [low] shown
       *[other] Shown
    } to everybody: { $asked ->
        [yes] all cards that the crisis asks for, in the hand
       *[no] { $symbol ->
            [none] the hand
           *[other] all { $symbol } cards
        }
    } of { $who }
}.
does-dice = { $how ->
    [reroll] { $start ->
        [low] roll an unused die again
       *[other] Roll an unused die again
    }
    [reroll-any] { $start ->
        [low] roll any unused dice again
       *[other] Roll any unused dice again
    }
    [set] { $start ->
        [low] turn an unused die to any face
       *[other] Turn an unused die to any face
    }
    [raise] { $start ->
        [low] raise an unused die by { $n }
       *[other] Raise an unused die by { $n }
    }
    [lower] { $start ->
        [low] lower an unused die by { $n }
       *[other] Lower an unused die by { $n }
    }
    [spend] { $start ->
        [low] use up { $count }
       *[other] Use up { $count }
    }
    [spend-all] { $start ->
        [low] use up all unused dice
       *[other] Use up all unused dice
    }
    [keep] { $start ->
        [low] lay an unused die aside for the next round, raised by { $n }
       *[other] Lay an unused die aside for the next round, raised by { $n }
    }
   *[wager] { $start ->
        [low] stake an unused die and roll it. 4–6: it comes back, with a second die that shows the same. 1–3: it is used up
       *[other] Stake an unused die and roll it. 4–6: it comes back, with a second die that shows the same. 1–3: it is used up
    }
}{ $who ->
    [own] {""}
   *[other] , for { $who }
}.
does-lend-die = { $start ->
    [low] give
   *[other] Give
} one of your unused dice{ $n ->
    [0] {""}
   *[other] , raised by { $n },
} to { $to }.
does-forecast = { $start ->
    [low] roll
   *[other] Roll
} the exposure die now: the next exposure roll this round shows the same.
does-roll = { $start ->
    [low] roll
   *[other] Roll
} a die{ $on ->
    [none] {""}
   *[other] {" "}for { $on }
}. { $table }
does-crisis = { $how ->
    [skip-next] { $start ->
        [low] there
       *[other] There
    } is no crisis next round
    [discard] { $start ->
        [low] the
       *[other] The
    } crisis of this round is over
   *[remove-contributions] { $start ->
        [low] all
       *[other] All
    } cards in the crisis leave the game
}.
does-add-condition = { $start ->
    [low] the
   *[other] The
} main objective asks for this too: { $condition }.
does-count = { $start ->
    [low] add
   *[other] Add
} { $count } to the { $name }.
does-attach = { $start ->
    [low] { $during ->
        [turn] this turn
        [round] this round
        [next-round] until the end of the next round
       *[game] for the rest of the game
    }
   *[other] { $during ->
        [turn] This turn
        [round] This round
        [next-round] Until the end of the next round
       *[game] For the rest of the game
    }
}{ $how ->
    [plain] { $on ->
        [none] { $who ->
            [none] {""}
            [own] , for you
           *[other] , for { $who }
        }
       *[other] , for { $on }
    }
   *[other] {""}
}{ $uses ->
    [0] {""}
    [1] , once
   *[other] , { $uses } times
}{ $how ->
    [plain] : { $gives }
    [win] , { $on ->
        [none] { $who ->
            [none] everybody wins
            [own] you win
           *[other] { $who } wins
        }
       *[other] { $on } wins
    } only if { $condition }.
   *[grant] , { $on ->
        [none] { $who ->
            [none] everybody
            [own] a survivor of yours
           *[other] { $who }
        }
       *[other] { $on }
    } { $gives }
}
does-detach = { $start ->
    [low] the
   *[other] The
} effect of { $card ->
    [none] this card
   *[other] “{ $card }”
} ends.
does-quest = { $ever ->
    [yes] { $start ->
        [low] as
       *[other] As
    } soon as { $if }
   *[no] { $start ->
        [low] if
       *[other] If
    }, before { $until ->
        [turn] the turn
        [round] the round
        [next-round] the next round
       *[game] the game
    } ends, { $if }
}: { $then ->
    [none] nothing.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Otherwise: { $else }
}
does-exile-vote = { $start ->
    [low] a
   *[other] A
} vote on exile begins at once, against { $against ->
    [own] you
   *[other] { $against }
}.
does-unequip = { $start ->
    [low] put
   *[other] Put
} { $on }’s equipment back into the hand.
does-freeze = { $start ->
    [low] no
   *[other] No
} more actions this round for { $on }; what works by itself goes on.
does-end-game = { $start ->
    [low] the
   *[other] The
} game ends; the colony has failed.
does-cancel = { $start ->
    [low] the
   *[other] The
} food is not spent.
does-if-able = { $start ->
    [low] if
   *[other] If
} able, { $do }
does-when = { $start ->
    [low] if
   *[other] If
} { $if }: { $then ->
    [none] nothing.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Otherwise: { $else }
}
does-for-each = { $who }{ $flows ->
    [yes] { $able ->
        [yes] , if able,
       *[no] {""}
    } { $then }
   *[no] : { $then }
}
does-involve = { $what ->
    [player] { $start ->
        [low] choose
       *[other] Choose
    } another player.
   *[survivor] { $start ->
        [low] choose
       *[other] Choose
    } { $on }.
} { $then }
does-consent = { $start ->
    [low] if
   *[other] If
} { $theirs ->
    [yes] their player
   *[no] whoever has { $of }
} agrees, { $then }
does-later = { $start ->
    [low] at
   *[other] At
} the start of the next round: { $do }
does-nothing = { $start ->
    [low] nothing
   *[other] Nothing
} happens.
does-choice = { $by ->
    [own] { $start ->
        [low] you
       *[other] You
    } choose
   *[other] { $start ->
        [low] decided
       *[other] Decided
    } by { $by }
}: { $options }
does-vote = { $start ->
    [low] everybody
   *[other] Everybody
} with a survivor { $at } votes: { $options }
does-offer = { $who ->
    [own] { $start ->
        [low] you
       *[other] You
    }
   *[other] { $who }
} may pay { $pay }{ $payers ->
    [together] {" "}together
   *[one] {""}
}. If paid: { $then ->
    [none] nothing.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Otherwise: { $else }
}

# Gifts.
gift-ends = { $gift }.
gives-no-exposure = no exposure roll on { $on ->
    [move] a move{ $to ->
        [none] {""}
       *[other] {" "}{ $to }
    }
   *[attack] an attack{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
}
gives-bite-wounds = a bite counts as a wound
gives-hardy = frostbite counts as a normal wound
gives-skip-bite = spreading bites pass this one by
gives-cancel-bite = a bite does nothing if { $cost } is paid
gives-wound-limit = dies only of { $n } wounds
gives-search = when searching{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}, look at { $look ->
    [0] {""}
    [1] 1 more card
   *[other] { $look } more cards
}{ $keep ->
    [0] {""}
   *[other] { $look ->
        [0] {""}
       *[other] {" "}and{" "}
    }keep { $keep } more
}
gives-noise-look = each noise token shows { $n } cards
gives-attack-kills = { $pay ->
    [none] {""}
   *[other] for a { $pay } card,{" "}
}an attack kills { $n } zombies instead of one{ $exposure ->
    [each] , with an exposure roll for each
    [once] , with one exposure roll in all
   *[none] , without exposure
}{ $noise ->
    [0] {""}
    [1] , and makes 1 noise here if able
   *[other] , and makes { $noise } noise here if able
}
gives-attack-any-die = an attack takes any die
gives-free-action = { $what ->
    [attack] an attack
   *[barricade] a barricade
} without a die
gives-amount = { $what ->
    [clean] cleaning up takes away { $n } cards
   *[barricade] barricading builds { $n }
}
gives-dice-per-round = { $n ->
    [1] one more action die each round
    [-1] one action die fewer each round
   *[other] action dice each round: { $change }
}
gives-pay-for-die = one more action die each round, for { $cost }
gives-upkeep = { $food ->
    [0] {""}
    [1] the colony needs 1 more food token each round
   *[other] the colony needs { $food } more food tokens each round
}{ $waste_step ->
    [10] {""}
   *[other] { $food ->
        [0] {""}
       *[other] {" "}and{" "}
    }the waste costs morale for every { $waste_step } cards, not 10
}
gives-not-counted = neither eats nor draws zombies { $home }
gives-nerve = { $what ->
    [attack] an attack
   *[search] a search
} needs { $n } less on the die
gives-presence = for everybody else at the same place, { $others }
gives-bitten-first = spreading bites come to this survivor first, as an exposure roll only
gives-overlooked = zombies that break through pass this one over
gives-two-votes = your vote counts twice
gives-forbid = { $what ->
    [move] moving is
    [enter] going { $to } is
    [leave] leaving { $at ->
        [none] {""}
       *[other] { $name }{" "}
    }is
    [search] searching { $at ->
        [none] {""}
       *[other] { $at }{" "}
    }is
    [attack] attacking { $at ->
        [none] {""}
       *[other] { $at }{" "}
    }is
    [ability] using abilities is
    [play] playing { $symbol ->
        [none] cards
       *[other] { $symbol } cards
    } is
    [crisis] giving cards to the crisis is
   *[everything] taking actions and using abilities is
} forbidden
gives-grant = can also{ $when ->
    [none] {""}
   *[other] , { $when }
}: { $what }
gives-on-move-roll = whoever moves rolls a die first; { $upto ->
    [1] on a 1
   *[other] on 1–{ $upto }
}: { $do }
gives-on-enter = whenever somebody arrives { $at }: { $do }
gives-exile-out = whoever is exiled is out of the game, with all survivors
gives-figure = when zombies come, one more survivor is counted { $at }
gives-extra-condition = wins only if { $condition }
what-ability = { $when ->
    [none] {""}
   *[other] { $when }:{" "}
}{ $what }
term-limit = { $limit ->
    [turn] once a turn
    [round] once a round
   *[game] once a game
}
term-if = if { $if }
term-while = while { $if }
term-die = { $die ->
    [1] with any die
   *[other] with a die of { $die }+
}
term-pay = for { $pay }
item-text = { $symbol }{ $play ->
    [equip] , equipment
    [event] , event
   *[waste] {""}
}: { $what }
crisis-text = It asks for { $symbols } cards. Otherwise: { $fail }{ $over ->
    [none] {""}
   *[other] {" "}With two to spare: { $over }
}
reaction-text = { $trigger }: { $what }
side-text = Morale { $morale }, { $rounds } rounds. { $what }
side-rules = { $setup ->
    [none] {""}
   *[other] At the start: { $setup }{" "}
}Goal: { $goal }.{ $stores ->
    [none] {""}
   *[other] {" "}It takes { $stores } cards.
}{ $rules ->
    [none] {""}
   *[other] {" "}Special rule: { $rules }
}{ $reactions ->
    [none] {""}
   *[other] {" "}{ $reactions }
}
main-text = Normal: { $normal } Hard: { $hard }
exile-text = If you are no betrayer: { $loyal }. If you are one: { $same ->
    [yes] the same, in place of the first condition.
   *[no] in place of the first condition, { $betrayer }.
}
way-text = { $label }{ $condition ->
    [none] { $pay ->
        [none] {""}
       *[other] {" "}(for { $pay })
    }
   *[other] {" "}(if { $condition }{ $pay ->
        [none] {""}
       *[other] , for { $pay }
    })
} { $what }
call-text = { $trigger }. { $before ->
    [none] {""}
   *[other] { $before }{" "}
}{ $decide }
crossroads-text = { $call } { $ways }
decide-active = You decide:
decide-vote = Everybody with a survivor { $at } votes:
decide-nobody = This happens:
decide-somebody = Decided by { $who }:

# Before the game.
choosing-main = Which main objective?
choose-main = The main objective: “{ $card }”.
dealing-secret = Which secret objective?
deal-secret = { $cards ->
    [hidden] { $who } gets a secret objective.
   *[other] { $you ->
        [yes] Your secret objective: “{ $cards }”.
       *[no] { $who } gets the secret objective “{ $cards }”.
    }
}
dealing-item = Which starter item?
deal-item = { $card ->
    [hidden] { $who } is dealt a starter item.
   *[other] { $who } is dealt “{ $card }”.
}
hand-dealt = { $cards ->
    [hidden] { $who } is dealt { $n } starter items.
   *[other] { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $who } is dealt { $cards }.
    }
}
meeting-candidate = Which survivor?
meet-candidate = { $survivor ->
    [hidden] { $who } is offered a survivor.
   *[other] { $you ->
        [yes] You are offered { $survivor }.
       *[no] { $who } is offered { $survivor }.
    }
}
candidates-met = { $survivors ->
    [hidden] { $who } is offered { $n } survivors.
   *[other] { $you ->
        [yes] You are offered { $survivors }.
       *[no] { $who } is offered { $survivors }.
    }
}
all-dealt = Everything is dealt.
keeping = Whom do you keep, and who leads?
keep-group = { $you ->
    [yes] You keep { $leader } to lead, with { $others }.
   *[no] { $who } keeps { $leader } to lead, with { $others }.
}
first-player = { $how ->
    [influence] { $player_you ->
        [yes] You go first: yours is the most influential leader.
       *[no] { $player } goes first: the most influential leader.
    }
   *[host] { $player_you ->
        [yes] You go first.
       *[no] { $player } goes first.
    }
}
round = Round { $number } begins.
announce = Something comes about.
next-crisis = The next crisis.
drawing = Which card?
drawing-crisis = Which crisis?
reveal-crisis = The crisis: “{ $card }”. { $text }
dice-for = Dice.
rolling-dice = What do the dice show?
roll-dice = { $you ->
    [yes] You roll { $faces }.
   *[no] { $who } rolls { $faces }.
}
buying-die = Pay { $cost } for another die?

# The turn.
turn = { $you ->
    [yes] Your turn.
   *[no] It is { $who }’s turn.
}
turn-comes = A turn begins.
shiver = The frost bites.
gnaw = The frostbite hurts again: { $survivor } takes a wound.
wake = The turn begins.
after-action = The action is over.
turn-is-over = The turn is over.
end-of-turn = The turn is over.
acting = What do you do?
action = An action.
end-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
attack = { $survivor } attacks a zombie { $entrance }{ $die ->
    [0] {" "}without a die
   *[other] {" "}with a { $die }
}.
strike = { $survivor } strikes { $entrance }{ $kills ->
    [1] {""}
   *[other] {" "}and kills up to { $kills } zombies
}{ $exposure ->
    [none] , without exposure
   *[other] {""}
}.
striking = How does { $survivor } attack?
use-gift = { $kind ->
    [lasting] { $you ->
        [yes] You do what a card allows.
       *[no] { $who } does what a card allows.
    }
   *[other] { $you ->
        [yes] You use { $gift }.
       *[no] { $who } uses { $gift }.
    }
}
slay = A zombie falls { $entrance }.
topple = The barricade { $entrance } comes down on the zombies.
toppling = Which barricade { $place } comes down?
slaying = Which zombie { $place } falls?
slaughter = Zombies fall.
attack-survivor = { $survivor } attacks { $target }{ $die ->
    [0] {" "}without a die
   *[other] {" "}with a { $die }
}.
attack-paid = { $survivor } attacks { $entrance }{ $die ->
    [0] {" "}without a die
   *[other] {" "}with a { $die }
}, paying with “{ $card }”.
brawling = Does the blow land?
blow = { $hit ->
    [yes] { $survivor } rolls { $die } and hits { $target }.
   *[no] { $survivor } rolls { $die } and misses { $target }.
}
stealing = Which card?
steal = { $card ->
    [hidden] { $who } takes a card from { $other }.
   *[other] { $you ->
        [yes] You take “{ $card }” from { $other }.
       *[no] { $other_you ->
            [yes] { $who } takes “{ $card }” from you.
           *[no] { $who } takes “{ $card }” from { $other }.
        }
    }
}
search = { $survivor } searches with a { $die }.
preparing = How does { $survivor } search?
begin-search = { $survivor } searches { $place }: looks at { $look }, keeps { $keep }.
looking = Which card?
look = { $card ->
    [hidden] { $who } looks at a card { $deck }.
   *[other] { $you ->
        [yes] You see “{ $card }”.
       *[no] { $who } sees “{ $card }”.
    }
}
finding = Keep a card, or make noise and look further?
look-on = { $you ->
    [yes] You make noise and look further
   *[no] { $who } makes noise and looks further
}{ $gift ->
    [none] {""}
   *[other] , thanks to { $gift }
}.
keep = { $card ->
    [hidden] { $who } keeps a card.
   *[other] { $you ->
        [yes] You keep “{ $card }”.
       *[no] { $who } keeps “{ $card }”.
    }
}
keep-no-more = { $you ->
    [yes] You keep nothing more.
   *[no] { $who } keeps nothing more.
}
searched = The search is over.
ordering = Which card goes under the deck next?
put-under = { $card ->
    [hidden] { $who } puts a card under the deck.
   *[other] { $you ->
        [yes] You put “{ $card }” under the deck.
       *[no] { $who } puts “{ $card }” under the deck.
    }
}
barricade = { $survivor } builds a barricade{ $die ->
    [0] {" "}without a die
   *[other] {" "}with a { $die }
}{ $gift ->
    [none] {""}
   *[other] , thanks to { $gift }
}.
barricades = Barricades.
barricading = Which entrance { $place } gets the barricade?
barricade-at = A barricade goes up { $entrance }.
clean-waste = { $survivor } cleans up with a { $die }{ $gift ->
    [none] {""}
   *[other] , thanks to { $gift }
}.
attract = { $survivor } attracts zombies { $source }, with a { $die }.
luring = Which zombie comes over, { $source } { $target }?
lure = A zombie comes over { $source } { $target }.
leave-them = { $you ->
    [yes] You let the zombies be.
   *[no] { $who } lets the zombies be.
}
use-ability = { $survivor } { $gift ->
    [own] uses { $gender ->
        [male] his
       *[female] her
    } ability
    [lasting] does what a card allows
   *[other] uses { $gift }
}{ $die ->
    [0] {""}
   *[other] { $gift ->
        [lasting] , with a { $die }
       *[other] {" "}with a { $die }
    }
}.
gift-item = “{ $gift }”
gift-own = { $gender ->
    [male] his
   *[female] her
} ability
gift-other = { $survivor }’s ability
gift-lasting = a card
move = { $survivor } moves { $place }{ $gift ->
    [none] {""}
   *[other] , thanks to { $gift }
}.
entered = Somebody has come.
exchange = { $survivor } and { $other } change places.
put-at = { $survivor } ends up { $place }.
play-card = { $you ->
    [yes] You play “{ $card }”. { $does }
   *[no] { $who } plays “{ $card }”. { $does }
}
play-card-told = { $you ->
    [yes] You play “{ $card }”.
   *[no] { $who } plays “{ $card }”.
}
put-away = The card is put away.
equip = { $survivor } is equipped with “{ $card }”.
give-to-crisis = { $card ->
    [hidden] { $who } gives a card to the crisis.
   *[other] { $you ->
        [yes] You give “{ $card }” to the crisis.
       *[no] { $who } gives “{ $card }” to the crisis.
    }
}
give-equipment = { $you ->
    [yes] You give { $survivor }’s “{ $card }” to the crisis.
   *[no] { $who } gives { $survivor }’s “{ $card }” to the crisis.
}
store = { $you ->
    [yes] You put “{ $card }” on the main objective.
   *[no] { $who } puts “{ $card }” on the main objective.
}
spend-food = { $you ->
    [yes] You spend a food token: a { $die } becomes a { $to }.
   *[no] { $who } spends a food token: a { $die } becomes a { $to }.
}
spend-after-all = The food is spent after all.
eat-card = { $you ->
    [yes] You eat “{ $card }”: a { $die } becomes a { $to }.
   *[no] { $who } eats “{ $card }”: a { $die } becomes a { $to }.
}
request = { $you ->
    [yes] You ask { $other }
   *[no] { $other_you ->
        [yes] { $who } asks you
       *[no] { $who } asks { $other }
    }
} for { $symbol ->
    [food] food
    [fuel] fuel
    [medicine] medicine
    [tool] a tool
    [weapon] a weapon
    [book] a book
   *[survivor] a survivor card
}.
requested = { $asker } asks you for { $symbol ->
    [food] food
    [fuel] fuel
    [medicine] medicine
    [tool] a tool
    [weapon] a weapon
    [book] a book
   *[survivor] a survivor card
}, to be played at once.
give = { $you ->
    [yes] You give “{ $card }”.
   *[no] { $who } gives “{ $card }”.
}
refuse = { $you ->
    [yes] You give nothing.
   *[no] { $who } gives nothing.
}
playing-given = How do you play “{ $card }”?
hand-off = { $survivor } hands “{ $card }” on to { $to }.
handed-off = Does { $to } take “{ $card }” from { $survivor }?
accept = { $you ->
    [yes] You take it.
   *[no] { $who } takes it.
}
decline = { $you ->
    [yes] You do not take it.
   *[no] { $who } does not take it.
}

# Dice of the cards.
dicing = { $how ->
    [reroll] Which die do you roll again?
    [reroll-any] Which dice do you roll again?
    [set] Which die do you turn, and to what?
    [raise] Which die do you raise?
    [lower] Which die do you lower?
    [spend] Which die do you use up?
    [keep] Which die do you lay aside?
   *[wager] Which die do you stake?
}
dice-if-any = A die changes.
keep-die = { $you ->
    [yes] You lay a die aside; it will show { $to } in the next round.
   *[no] { $who } lays a die aside; it will show { $to } in the next round.
}
wager-die = { $you ->
    [yes] You stake a { $die }.
   *[no] { $who } stakes a { $die }.
}
wagering = What does the staked die show?
wagered = The stake shows { $face }: { $won ->
    [yes] it comes back doubled.
   *[no] it is lost.
}
lending = Which die do you give to { $other }?
give-die = { $you ->
    [yes] You give { $other } a die: it shows { $to }.
   *[no] { $who } gives { $other } a die: it shows { $to }.
}
change-die = { $you ->
    [yes] You turn a { $die } into a { $to }.
   *[no] { $who } turns a { $die } into a { $to }.
}
lose-die = { $you ->
    [yes] You use up a { $die }.
   *[no] { $who } uses up a { $die }.
}
reroll-die = { $you ->
    [yes] You roll a { $die } again.
   *[no] { $who } rolls a { $die } again.
}
enough = { $you ->
    [yes] You leave it at that.
   *[no] { $who } leaves it at that.
}
table-rolling = What does the die show?
staking = How much food do you stake, up to { $most }? The die must show { $lucky } or more.
stake = { $you ->
    [yes] You stake
   *[no] { $who } stakes
} { $n ->
    [0] nothing
    [1] 1 food token
   *[other] { $n } food tokens
}.
table-die = { $survivor ->
    [none] The die shows { $die }.
   *[other] The die shows { $die } for { $survivor }.
}

# Cold and bite.
expose = Exposure.
exposure-rolling = What does the exposure die show?
forecasting = What does the exposure die say of the hours to come?
foretell = The next exposure is known beforehand: { $face ->
    [blank] nothing will happen.
    [wound] it will be a wound.
    [frostbite] it will be frostbite.
   *[bite] it will be a bite.
}
face = { $face ->
    [blank] The exposure die spares { $survivor }.
    [wound] The exposure die gives { $survivor } a wound.
    [frostbite] The exposure die gives { $survivor } frostbite.
   *[bite] The exposure die shows a bite: { $survivor } is bitten.
}
take-wound = { $survivor } { $frostbite ->
    [yes] is frostbitten.
   *[no] takes a wound.
}
move-wound = A wound goes from { $survivor } to { $to }.
curing = { $survivor } is bitten. Pay { $price }, or { $survivor } dies?
cure = The price is paid, and the bite does nothing.
let-die = Nobody pays, and the bite does its work.
spread = The bite spreads.
reach = The bite spreads to { $survivor }.
bitten = The bite has spread to { $survivor } { $place }. Risk a roll, or give up?
give-up = { $you ->
    [yes] You give { $survivor } up, and the bite goes no further.
   *[no] { $who } gives { $survivor } up, and the bite goes no further.
}
risk = { $you ->
    [yes] You let the die decide about { $survivor }.
   *[no] { $who } lets the die decide about { $survivor }.
}
risk-rolling = Does the bite go on?
risk-face = { $face ->
    [blank] { $survivor } lives, and the bite is over.
   *[other] { $survivor } cannot be saved.
}
heal-wound = { $survivor } is healed of { $frostbite ->
    [yes] frostbite.
   *[no] a wound.
}
healing = What is { $survivor } healed of?
recover = Somebody recovers.
if-alive = For whoever is alive.

# Death and newcomers.
die = { $survivor } dies.
leave = { $survivor } leaves for good, alive.
inherit = { $home ->
    [yes] { $you ->
        [yes] You take back what { $survivor } carried.
       *[no] { $who } takes back what { $survivor } carried.
    }
   *[no] What { $survivor } carried stays behind { $place }.
}
last-one-lost = { $you ->
    [yes] Your last survivor is gone, and your whole hand with them.
   *[no] { $who }’s last survivor is gone, and { $who }’s whole hand with them.
}
name-leader = { $you ->
    [yes] { $survivor } leads your group now.
   *[no] { $survivor } leads { $who }’s group now.
}
naming-leader = Who leads now?
meeting = Who comes?
meet = { $survivor } turns up.
arriving = Where does { $survivor } stand?
arrive = { $player_you ->
    [yes] { $survivor } joins you { $place }.
   *[no] { $survivor } joins { $player } { $place }.
}
vanish = { $survivor } will never come.
go-over = { $player_you ->
    [yes] { $survivor } goes over to you.
   *[no] { $survivor } goes over to { $player }.
}

# The colony phase, zombies, tracks.
colony-phase = Night falls: the colony phase.
pay-food = Food is paid.
eat = The colony eats { $n ->
    [1] 1 food token
   *[other] { $n } food tokens
}.
hunger = The colony needs { $need ->
    [1] 1 food token
   *[other] { $need } food tokens
} and has too few: nobody eats, and a starvation token comes to stay.
change-food = { $n ->
    [0] There is no food to lose.
    [1] { $way ->
        [in] 1 food token comes into the supply.
       *[out] 1 food token leaves the supply.
    }
   *[other] { $way ->
        [in] { $n } food tokens come into the supply.
       *[out] { $n } food tokens leave the supply.
    }
}
starve = { $n ->
    [1] 1 starvation token comes to stay.
   *[other] { $n } starvation tokens come to stay.
}
change-morale = { $way ->
    [up] Morale rises by { $n }.
   *[down] Morale falls by { $n }.
}
check-waste = The waste is looked at.
stench = The waste pile stinks: { $cards } cards.
resolve-crisis = The crisis is resolved.
open-crisis = The crisis “{ $card }”: { $cards ->
    [none] nobody gave anything
   *[other] the colony gave { $cards }
}. That makes { $score }, and { $needed ->
    [1] 1 was
   *[other] { $needed } were
} needed: { $how ->
    [failed] not enough.
    [over] it is prevented, with cards to spare.
   *[prevented] it is prevented.
}
crisis-ends = The crisis is over.
change-crisis = { $how ->
    [skip-next] There will be no crisis next round.
    [discard] The crisis is over.
   *[remove-contributions] The cards in the crisis leave the game.
}
zombies-at-home = Zombies come to the colony.
zombies-outside = Zombies come to the places outside.
zombies-come = { $n ->
    [1] A zombie comes { $place }.
   *[other] { $n } zombies come { $place }.
}
zombies-go-on = More zombies.
batch = Zombies are placed.
barricade-falls = A barricade falls { $entrance }.
set-snare = A trap is waiting { $place } for the next { $n ->
    [1] zombie
   *[other] { $n } zombies
}.
snared = A trap was waiting { $place }: { $n ->
    [1] a zombie does not arrive
   *[other] { $n } zombies do not arrive
}.
overrun = Zombies break through { $entrance }.
noise-at = Noise.
noise-rolling = Does the noise { $place } draw a zombie?
echo = { $drawn ->
    [yes] Something has heard the noise { $place }.
   *[no] The noise { $place } is lost in the snow.
}
make-noise = Noise { $place }: { $n ->
    [1] 1 token more.
   *[other] { $n } tokens more.
}
tear-down = The barricades { $place } are gone.
take-away = { $barricade ->
    [yes] A zombie { $entrance } becomes part of a barricade.
   *[no] A zombie moves off { $entrance }.
}
taking-away = Which zombie { $place } goes?
withdraw = Zombies leave.
helpless-come = { $n ->
    [1] 1 helpless joins the colony.
   *[other] { $n } helpless join the colony.
}
helpless-leave = { $killed ->
    [yes] { $n ->
        [1] One of the helpless dies.
       *[other] { $n } of the helpless die.
    }
   *[no] { $n ->
        [1] One of the helpless leaves.
       *[other] { $n } of the helpless leave.
    }
}
count-up = The { $name }: { $to }.
end-of-round = The round is over.
check-objective = The main objective is looked at.
round-marker = The round marker moves.
pass-first = The first player token moves on.
end = { $reason ->
    [morale] The colony has lost all hope. The game is over.
    [rounds] The last round is over, and so is the game.
    [objective] The main objective is completed. The game is over.
    [exiles] Two are in exile, and neither was a betrayer: the colony gives up. The game is over.
    [nobody] Nobody is left. The game is over.
   *[failed] The colony has failed. The game is over.
}

# Exile.
call-vote = { $you ->
    [yes] You call a vote: should { $other } be exiled?
   *[no] { $other_you ->
        [yes] { $who } calls a vote: should you be exiled?
       *[no] { $who } calls a vote: should { $other } be exiled?
    }
}
exile-vote = { $accused_you ->
    [yes] Should you be exiled?
   *[no] Should { $accused } be exiled?
}
ballot = { $you ->
    [yes] You vote { $exile ->
        [yes] for exile.
       *[no] against exile.
    }
   *[no] { $who } votes { $exile ->
        [yes] for exile.
       *[no] against exile.
    }
}
exile-tie = A tie, and you decide. { $accused_you ->
    [yes] Should you be exiled?
   *[no] Should { $accused } be exiled?
}
relinquish = { $you ->
    [yes] You leave your cards behind; they go under the decks they came from.
   *[no] { $who } leaves the cards behind; they go under the decks they came from.
}
acquit = { $player_you ->
    [yes] You are not exiled.
   *[no] { $player } is not exiled.
}
exile = { $player_you ->
    [yes] You are exiled.
   *[no] { $player } is exiled.
}
drawing-exile = Which exile objective?
take-exile-card = { $card ->
    [hidden] { $who } draws an exile objective.
   *[other] { $you ->
        [yes] Your exile objective: “{ $card }”.
       *[no] { $who } draws the exile objective “{ $card }”.
    }
}
confess = The old objective.
show-objective = { $you ->
    [yes] Your objective was “{ $card }”.
   *[no] { $who }’s objective was “{ $card }”.
}
show-nothing = { $you ->
    [yes] You show nothing.
   *[no] { $who } shows nothing.
}
test-exiles = The exiles.
banish = The road out.
banishing = Where does { $survivor } go?
go-out = { $survivor } walks out { $place }.
swap-out = { $survivor } takes the place of { $other }, who comes back to the colony.
perish = { $survivor } finds no place at all.

# Crossroads and decisions.
drawing-crossroads = Which crossroads card?
read-crossroads = { $card ->
    [hidden] { $who } reads a crossroads card.
   *[other] { $you ->
        [yes] You read “{ $card }”, and keep quiet.
       *[no] { $who } reads “{ $card }”.
    }
}
crossroads-comes = Crossroads: “{ $card }”. { $story }
asking-reader = { $what ->
    [hidden] Has it happened?
   *[other] Has it happened? { $what }
}
it-happened = { $you ->
    [yes] You say that it has happened.
   *[no] { $who } says that it has happened.
}
it-did-not = { $you ->
    [yes] You say that it has not happened.
   *[no] { $who } says that it has not happened.
}
call-off = The food is not spent.
put-crossroads-under = The crossroads card goes under its deck.
deciding = What is to be done?
deciding-of = { $survivor }: what is to be done?
agreeing = Do you agree?
agreeing-what = { $asker } asks about { $survivor }: { $what } Do you agree?
agree = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
}
disagree = { $you ->
    [yes] You do not agree.
   *[no] { $who } does not agree.
}
dilemma = { $name }{ $asks ->
    [yes] {" "}
   *[no] .{" "}
}{ $story }
meaning = { $name }{ $asks ->
    [yes] {" "}
   *[no] .{" "}
}{ $story } Whom is the card about?
meant = { $other ->
    [none] The card is about { $survivor }.
   *[other] The card is about { $survivor } and { $other }.
}
take-way = { $way }
take-way-told = { $you ->
    [yes] You decide
   *[no] { $who } decides
}{ $dice ->
    [0] {""}
    [1] , for a die
   *[other] , for { $dice } dice
}: “{ $way }”
no-way = None of the ways is open.
voting = What is to be done? Everybody here votes.
vote = { $way }
vote-told = { $you ->
    [yes] You vote: “{ $way }”
   *[no] { $who } votes: “{ $way }”
}
carried = The vote decides: “{ $way }”
tied = The votes are tied: { $player_you ->
    [yes] you decide
   *[no] { $player } decides
}.
tie = The votes are tied: { $first ->
    [yes] you are first player, so you decide
   *[no] it is for you to decide
}.
offered = { $pay } may be paid{ $together ->
    [yes] {" "}together
   *[no] {""}
}. If paid: { $what }{ $otherwise ->
    [none] {""}
   *[other] {" "}Otherwise: { $otherwise }
}
offering = Pay { $pay }?{ $together ->
    [yes] {" "}Still needed: { $left }.
   *[no] {""}
} If paid: { $what }{ $otherwise ->
    [none] {""}
   *[other] {" "}Otherwise: { $otherwise }
}
pay = { $you ->
    [yes] You pay.
   *[no] { $who } pays.
}
pay-told = { $you ->
    [yes] You agree to pay.
   *[no] { $who } agrees to pay.
}
pay-not = { $you ->
    [yes] You do not pay.
   *[no] { $who } does not pay.
}
paying-card = Which card do you pay with?
pay-card = { $you ->
    [yes] You pay with “{ $card }”.
   *[no] { $who } pays with “{ $card }”.
}
pay-nothing = { $you ->
    [yes] You have nothing to pay with.
   *[no] { $who } has nothing to pay with.
}
objective-acts = The main objective, “{ $card }”, takes effect.
reacting = { $survivor } may step in: { $what }
reacting-asks = { $question }
use-reaction = { $answer ->
    [none] { $survivor } steps in.
   *[other] { $answer }
}
use-reaction-asked = { $survivor } steps in: { $what }
too-late = It is too late for an answer.
let-pass = { $you ->
    [yes] You let it pass.
   *[no] { $who } lets it pass.
}
do = The card does what it says.
do-if-able = The card does what it can.
picking = Whom, where, what?
picking-what = { $kind ->
    [survivor] Which survivor?
    [place] Which place?
   *[player] Which player?
} { $effect }
pick-survivor = { $you ->
    [yes] You choose { $survivor }.
   *[no] { $who } chooses { $survivor }.
}
pick-place = { $you ->
    [yes] You choose { $place }.
   *[no] { $who } chooses { $place }.
}
pick-player = { $you ->
    [yes] You choose { $other }.
   *[no] { $other_you ->
        [yes] { $who } chooses you.
       *[no] { $who } chooses { $other }.
    }
}
begin-lasting = { $until ->
    [turn] This turn
    [round] This round
    [next-round] Until the end of the next round
   *[game] For the rest of the game
}{ $how ->
    [plain] { $whom ->
        [none] { $player ->
            [none] {""}
           *[other] { $player_you ->
                [yes] , for you
               *[no] , for { $player }
            }
        }
       *[other] , for { $whom }
    }
   *[other] {""}
}{ $uses ->
    [0] {""}
    [1] , once
   *[other] , { $uses } times
}{ $how ->
    [plain] : { $what }
    [win] , { $player_you ->
        [yes] you win
       *[no] { $player ->
            [none] everybody wins
           *[other] { $player } wins
        }
    } only if { $condition }.
   *[grant] , { $whom ->
        [none] { $player ->
            [none] every survivor
           *[other] { $player_you ->
                [yes] a survivor of yours
               *[no] a survivor of { $player }’s
            }
        }
       *[other] { $whom }
    } { $what }
}
end-lasting = { $card ->
    [none] An effect ends.
   *[other] The effect of “{ $card }” ends.
}
vow = { $task ->
    [yes] A promise, until { $until ->
        [turn] the turn
        [round] the round
        [next-round] the next round
       *[game] the game
    } ends: { $what }.
   *[no] This is not over: something will happen if { $what }.
}
promise-ends = { $task ->
    [yes] { $kept ->
        [yes] The promise is kept ({ $what }).
       *[no] The promise is not kept ({ $what }).
    }
   *[no] { $kept ->
        [yes] It has come to that: { $what }.
       *[no] It did not happen that { $what }.
    }
}
lay-up = At the start of the next round: { $what }
fall-due = What was waiting for this round comes.
come-due = What was laid up comes.
aftermath = What follows from it comes.
ask-more = The main objective asks for this too: { $what }.
undress = { $survivor }’s equipment goes back into the hand.

# Handling cards.
draw-if-any = A card.
drawing-item = Which card?
drawn = { $card ->
    [hidden] { $who } draws a card { $deck }.
   *[other] { $you ->
        [yes] You draw “{ $card }” { $deck }.
       *[no] { $who } draws “{ $card }” { $deck }.
    }
}
open-deck = { $you ->
    [yes] You look through all the cards { $deck }.
   *[no] { $who } looks through all the cards { $deck }.
}
taking-out = Which card do you take?
take-out = { $card ->
    [hidden] { $who } takes a card out of the deck.
   *[other] { $you ->
        [yes] You take “{ $card }”.
       *[no] { $who } takes “{ $card }”.
    }
}
take-nothing = { $you ->
    [yes] You take nothing.
   *[no] { $who } takes nothing.
}
turning-up = Which card?
turn-up = A card { $deck } is turned up: “{ $card }”.
until-found = The search goes on.
take-turned = { $you ->
    [yes] You take “{ $card }”.
   *[no] { $who } takes “{ $card }”.
}
shuffle-back = The rest is shuffled back.
taking-turned = Do you take one of these?
naming = Which symbol will the next card { $deck } show?
name-symbol = { $you ->
    [yes] You name a symbol: { $symbol }.
   *[no] { $who } names a symbol: { $symbol }.
}
guessed = The card is compared with what was said.
put-back = It goes back.
put-on-top = { $card ->
    [hidden] { $who } puts a card on the deck.
   *[other] { $you ->
        [yes] You put “{ $card }” on the deck.
       *[no] { $who } puts “{ $card }” on the deck.
    }
}
reordering = Which card goes on the deck next? The last one will come first.
glimpsing = Which card?
saw-hand = { $you ->
    [yes] You look into { $other }’s hand
   *[no] { $other_you ->
        [yes] { $who } looks into your hand
       *[no] { $who } looks into { $other }’s hand
    }
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
saw-given = { $you ->
    [yes] You see what { $other } has given to the crisis
   *[no] { $other_you ->
        [yes] { $who } sees what you have given to the crisis
       *[no] { $who } sees what { $other } has given to the crisis
    }
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
saw-objective = { $you ->
    [yes] You learn { $other }’s objective
   *[no] { $other_you ->
        [yes] { $who } learns your objective
       *[no] { $who } learns { $other }’s objective
    }
}{ $card ->
    [hidden] .
   *[other] : “{ $card }”.
}
show-cards = { $cards ->
    [none] { $you ->
        [yes] You have nothing that the crisis asks for.
       *[no] { $who } has nothing that the crisis asks for.
    }
   *[other] { $you ->
        [yes] You show: { $cards }.
       *[no] { $who } shows: { $cards }.
    }
}
card-alike = “{ $card }”{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
moving-card = { $to ->
    [hand] { $source ->
        [hand] Which card do you give to { $receiver }?
       *[other] { $receiver_you ->
            [yes] Which card do you take from { $zone }?
           *[no] Which card from { $zone } goes to { $receiver }?
        }
    }
    [waste] Which card from { $zone } goes on the waste pile?
    [crisis] Which card from { $zone } goes to the crisis?
    [objective] Which card from { $zone } goes on the main objective?
    [deck] Which card from { $zone } goes into the deck?
   *[removed] Which card from { $zone } leaves the game?
}
zone-removed = those out of the game
zone-objective = the main objective
zone-crisis = what you gave to the crisis
zone-waste = the waste pile
zone-equipped = your equipment
zone-hand = your hand
move-card = { $to ->
    [hand] { $source ->
        [hand] { $player_you ->
            [yes] You give “{ $card }” to { $receiver }.
           *[no] { $receiver_you ->
                [yes] { $player } gives you “{ $card }”.
               *[no] { $player } gives “{ $card }” to { $receiver }.
            }
        }
       *[other] { $receiver_you ->
            [yes] You take
           *[no] { $receiver } takes
        } “{ $card }” { $source ->
            [equipped] from { $survivor }
            [waste] from the waste pile
            [crisis] from the crisis
            [objective] from the main objective
            [deck] from the deck
           *[removed] back into the game
        }.
    }
   *[other] { $source ->
        [hand] { $to ->
            [waste] { $player_you ->
                [yes] You throw “{ $card }”
               *[no] { $player } throws “{ $card }”
            }
           *[other] { $player_you ->
                [yes] You lose “{ $card }”, which
               *[no] { $player } loses “{ $card }”, which
            }
        }
        [equipped] { $survivor } loses “{ $card }”, which
        [waste] “{ $card }” goes from the waste pile
        [crisis] “{ $card }” goes from the crisis
        [objective] “{ $card }” goes from the main objective
        [deck] “{ $card }” goes from the deck
       *[removed] “{ $card }” comes back into the game and goes
    } { $to ->
        [waste] { $source ->
            [hand] on
            [equipped] goes to
           *[other] to
        } the waste pile
        [crisis] { $source ->
            [hand] goes to the crisis
            [equipped] goes to the crisis
           *[other] to the crisis
        }
        [objective] { $source ->
            [hand] goes to the main objective
            [equipped] goes to the main objective
           *[other] to the main objective
        }
        [deck] { $source ->
            [hand] goes into a deck
            [equipped] goes into a deck
           *[other] into a deck
        }
       *[removed] { $source ->
            [hand] leaves the game
            [equipped] leaves the game
           *[other] out of the game
        }
    }.
}
card-moved = { move-card }
cards-moved = { $source ->
    [waste] From the waste pile
    [crisis] From the crisis
    [objective] From the main objective
   *[removed] Back into the game,
} { $to ->
    [hand] { $receiver_you ->
        [yes] to your hand
       *[no] to { $receiver }’s hand
    }
    [waste] to the waste pile
    [crisis] to the crisis
    [objective] to the main objective
    [deck] into a deck
   *[removed] out of the game
}: { $cards }.
move-next = A card goes.
move-turned = A card goes.
losing = Which card?

# Why not.
not-your-survivor = That is not a survivor of yours.
no-such-die = You have no unused die that shows { $die }.
die-too-low = A { $die } is not enough: it takes { $needed } or more.
forbidden-now = { $survivor } may not do that now.
not-there = { $survivor } is not there.
no-zombie = There is no zombie { $entrance }.
no-free-attack = { $survivor } needs a die to attack.
own-survivor = You cannot attack your own survivors.
nothing-to-search = There is nothing to search in the colony.
deck-empty = There is nothing left to find { $place }.
not-found = You have not found that.
keep-one = One card must be kept.
no-more-noise = No more can be looked at { $place }: there is no room for noise, no card left, or you have begun to keep.
no-room-to-barricade = There is no room for a barricade{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}.
no-free-barricade = { $survivor } needs a die to barricade.
no-such-gift = That cannot be used for this now.
only-in-the-colony = Only a survivor in the colony can clean up.
no-waste = There is no waste.
another-place = Zombies are attracted from another place.
nothing-to-attract = No zombie can come over { $place }.
no-such-ability = { $survivor } has no such ability.
ability-used = Already used { $limit ->
    [turn] this turn
    [game] in this game
   *[round] this round
}.
ability-not-ready = { $survivor } cannot use that here and now.
no-die-needed = That takes no die.
not-in-hand = You do not hold that card.
equip-it = “{ $card }” is not played: a survivor is equipped with it.
card-forbidden = “{ $card }” may not be played now.
cannot-equip = Nobody can be equipped with “{ $card }”.
exiles-give-nothing = Exiles give nothing to the crisis.
no-crisis = There is no crisis to prevent.
crisis-forbidden = Nothing may be given to the crisis now.
not-carried = { $survivor } does not carry that.
not-wanted = The main objective does not ask for “{ $card }”.
exiles-eat-alone = Exiles may not take food from the colony.
no-food = There is no food in the supply.
only-exiles = Only exiles eat food cards for their dice.
six-is-highest = A die cannot show more than six.
cannot-stake = You cannot stake that much.
cannot-pay = You cannot pay that.
cannot-pay-with = You cannot pay with that.
moved-already = { $survivor } has moved already this turn.
already-there = { $survivor } is there already.
exiles-stay-out = Exiles may not enter the colony.
no-room = There is no room{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}.
ask-somebody-else = Ask somebody who is still in the game.
empty-hand = That player has no cards.
refused-already = You have been refused that this turn.
declined-already = They have declined this card this turn.
not-asked-for = You cannot give that: it was not asked for, you do not hold it, or it could not be played.
not-together = They do not stand together.
no-exile-here = Nobody is exiled at this table.
voted-already = There has been a vote on exile this turn already.
nobody-to-exile = There is nobody there to exile.
way-closed = That way is not open: its condition does not hold, or it cannot be paid or done.
way-needs = Only if { $condition }.
way-is-open = One of the ways is open.
costs-too-much = You cannot pay the price: { $cost }.
colony-full = The colony is full: { $people } people. Nobody else finds room there.
nothing-to-do = It would do nothing now.
nobody-there = There is nobody it could mean.
nobody-comes = There is nobody left who could come.
nobody-hurt = Nobody has such a wound.
too-little-food = It takes { $needed ->
    [one] one food token
   *[other] { $needed } food tokens
}, and there { $food ->
    [0] is none
    [one] is one
   *[other] are { $food }
}.
too-few-helpless = It takes { $needed ->
    [one] one helpless person
   *[other] { $needed } helpless people
}, and there { $helpless ->
    [0] are none
    [one] is one
   *[other] are { $helpless }
}.
too-few-zombies = There are not enough zombies{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}.
nothing-to-topple = There is no entrance{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
} with both a barricade and a zombie.
no-die-for-it = There is no unused die for it.
no-card-for-it = There is no card for it.
nothing-left-there = Nothing is left of that deck.
keep-of-these = Keep { $kept } of the survivors you were offered.

# At the same time.
at-once = Several things happen at the same time. Which comes first?
in-this-order = In this order: { $what }
comes-first = First: { $what }

# The result.
ended-morale = The colony has lost all hope.
ended-rounds = The last round was over before the main objective was completed.
ended-objective = The main objective was completed, with morale at { $morale }.
ended-exiles = Two were in exile, and neither was a betrayer: the colony gave up.
ended-nobody = Nobody was left.
ended-failed = The colony failed.
result-player = { $who }: { $won ->
    [yes] has won
   *[no] has not won
}{ $objective ->
    [none] .
   *[other] {" "}(“{ $objective }”{ $exiled ->
        [yes] , in exile
       *[no] {""}
    }{ $out ->
        [yes] , out of the game
       *[no] {""}
    }).
}
result-condition = { $held ->
    [yes] ✓
   *[no] ✗
} { $what }

# The options of the table.
option-edition = Which rules
option-edition-sheet = As on our rules page
option-edition-published = As published
option-variant = Whom to trust
option-variant-normal = Perhaps there is a betrayer
option-variant-first = All together, for a first game
option-variant-coop = All together, the hard side
option-variant-betrayer = Most likely there is a betrayer
option-variant-no_betrayal = Nobody betrays
option-variant-dilemma = Two players, each with two objectives
option-hard = The hard side of the main objective
option-elimination = Whoever loses the last survivor is out
option-objective = Which main objective
option-objective-0 = Drawn by lot
option-objective-1 = Five days, they said
option-objective-2 = The parish register
option-objective-3 = Everything must go
option-objective-4 = Start the snowplough
option-objective-5 = The wedding will take place
option-objective-6 = Shut the house
option-objective-7 = The road to the pass
option-objective-8 = Until the thaw
option-objective-9 = One spoonful a day
option-objective-10 = School reopens on Monday
option-crisis_threshold = How many cards prevent a crisis
option-crisis_threshold-edition = As the rules say
option-crisis_threshold-players = As many as there are players
option-crisis_threshold-non_exiled = As many as there are players not in exile
option-event_cards = Where event cards go
option-event_cards-removed = Out of the game
option-event_cards-waste = On the waste pile
option-first_player_pass = Where the first player token goes
option-first_player_pass-right = To the right
option-first_player_pass-left = To the left
option-bottom_order = In which order unkept cards go under a deck
option-bottom_order-drawn = As drawn
option-bottom_order-chosen = As whoever searches likes
option-bottom_order-random = Shuffled
option-morale_cap = How high morale can rise
option-noise = How noise is decided
option-noise-die = A die: three or less draws a zombie
option-noise-coin = A coin
option-mature_cards = With the darker cards

# Goals: what is asked, and what leads there.
goal-crisis = before the night, { $symbols } cards are given to the crisis
goal-way-search = { $what ->
    [any] Search: any place outside has cards.
   *[other] Search { $where }: { $what } cards are most frequent there.
}
goal-way-held = You hold { $n ->
    [1] one { $symbol } card
   *[other] { $n } { $symbol } cards
}: { $use ->
    [crisis] give { $n ->
        [1] it
       *[other] them
    } to the crisis
    [store] put { $n ->
        [1] it
       *[other] them
    } on the objective
    [equip] equip a survivor with { $n ->
        [1] it
       *[other] them
    }
   *[play] play { $n ->
        [1] it
       *[other] them
    }
} on your turn, without a die.
goal-way-barricade-more = Barricade: any die builds one where a survivor of yours stands and an entrance has room.
goal-way-food-more = Play food cards: they fill the supply.
goal-way-starvation-more = One comes every night when food is short.
goal-way-zombie-fewer = Attack them, or attract them elsewhere with any die.
goal-way-zombie-more = They come every night, and when a crisis is not prevented.
goal-way-helpless-more = Newcomers bring helpless people along; when the dead break through, they take survivors before the helpless.
goal-way-helpless-fewer = When the dead break through and no survivor is there, they take the helpless.
goal-way-empty = Search { $where }: { $n ->
    [1] one last card is
   *[other] { $n } cards are
} left there, fewer than elsewhere.
goal-way-waste = Clean up { $home }: any die takes three cards of waste away.
goal-way-main = Whatever serves the colony’s objective serves this one.
goal-way-own-at = Bring one of your survivors { $where }.
goal-way-removed-items = Every card that leaves the game counts, such as what was given to a crisis.
goal-way-removed-survivors = Everybody’s survivors count, whether they die or leave.
goal-way-exile = Call a vote on the exile of whoever you suspect.
goal-way-morale = A crisis that is not prevented, a death, hunger and waste lower it; it stands at { $morale }.
goal-way-rounds = Keep morale above 0: it stands at { $morale }. { $round ->
    [1] One night to go.
   *[other] { $round } nights to go.
}

# The terminal.
terminal-tracks = Morale { $morale } · rounds left { $round } · food { $food } (needs { $need }) · starvation { $starvation } · waste { $waste } · helpless { $helpless }
terminal-crisis = Crisis: { $name }, { $needed } cards. { $text }
terminal-goal = { $name }: { $goal }.
terminal-ability = { $name } (attack { $attack }, search { $search }): { $text }
terminal-reading = You are reading “{ $name }”. { $trigger }.

# The words for keys.
key-end = end, e
how-to-answer = Type the number of what you want; of many alike the list shows one, and its number shows them all. Or type words of it: “zelie moves garage” sends Zélie there. “end” ends the turn, “more” tells what everybody can do.

# What bots say aloud with what they do.
remark-crisis = { $n ->
    [1] The crisis lacked one { $symbols } card. Here it is.
   *[other] The crisis lacked { $n } { $symbols } cards. Here is one.
}
remark-crisis-more = Two more than the crisis asks for, and morale rises.
remark-food = Tonight we are { $n ->
    [1] one food token
   *[other] { $n } food tokens
} short.
remark-fed = We were { $n ->
    [1] one food token
   *[other] { $n } food tokens
} short for tonight.
remark-break = Tonight they would break through { $place }.
remark-kill = Every one we put down counts for our objective.
remark-wall = Our objective wants barricades here.
remark-lure = There are too many of them { $place }.
remark-waste = With { $n } cards of waste, morale falls every night.
remark-much-waste = { $n } cards of waste already; at ten, morale falls.
remark-flee = Nobody should stay { $place } tonight.
remark-go = We lack { $symbol } cards, and there are some { $place }.
remark-store = { $n ->
    [0] That was the last { $symbol } card for our objective.
    [1] One more { $symbol } card, and our objective has them all.
   *[other] { $n } more { $symbol } cards for our objective after this one.
}
remark-hurt = Without medicine { $survivor } will not hold out.
remark-carry = Each of us is to carry a { $symbol } card, and I have none.
remark-hand-on = Each of us is to carry a { $symbol } card. This one is for you.
remark-give = Take it, you need it more than I do.
remark-refuse = I cannot do without it.
remark-wrong = { $n ->
    [1] There was a wrong card in a crisis,
   *[other] There were { $n } wrong cards in a crisis,
} and { $other_you ->
    [yes] you
   *[no] { $other }
} had given to it.
remark-hoard = { $other_you ->
    [yes] You are sitting on { $n } cards and gave
   *[no] { $other } is sitting on { $n } cards and gave
} nothing to the crisis.
remark-stingy = { $other_you ->
    [yes] You have
   *[no] { $other } has
} let { $n } crises pass without giving a single card.
remark-distrust = I no longer trust { $other_you ->
    [yes] you
   *[no] { $other }
}.
remark-topple = Mind your heads.
remark-give-up = Better one than all of us.

# What people say to each other in ready words.
talk-need = I need { $wanted }.
talk-who = Who can { $deed } { $place }?
talk-offer = I give { $card } if you { $deed } { $place }.
talk-give = I will give { $card } to the crisis.
talk-tonight = Tonight I will deal with the zombies { $place }.
talk-lacks = The crisis still lacks { $n ->
    [1] one card
   *[other] { $n } cards
}.
talk-suspect = I suspect { $other_you ->
    [yes] you
   *[no] { $other }
}: { $reason }.
talk-absent = I suspect { $other_you ->
    [yes] you
   *[no] { $other }
}: no help { $place }.
talk-defend = It is not me: { $reason }.
talk-agree = Agreed.
talk-first = You first, then me.
talk-refuse = No, count me out.
talk-deny = It is not me.
talk-second = So do I.
talk-doubt = I do not believe that.
talk-card-food = food
talk-card-fuel = fuel
talk-card-medicine = medicine
talk-card-tool = a tool
talk-card-weapon = a weapon
talk-card-book = a book
talk-deed-kill = kill zombies
talk-deed-barricade = put up a barricade
talk-deed-search = search
talk-deed-stay = stay
talk-suspicion-feeling = just a feeling
talk-suspicion-gifts = not one card given to the crisis
talk-suspicion-hand = a hand too full
talk-suspicion-wrong = the wrong cards in the crisis
talk-excuse-gave = look at what I gave to the crisis
talk-excuse-there = I was where it was needed
talk-excuse-ask = ask me for a card, and see
talk-excuse-mistaken = that is a mistake

# A first match, explained as it goes.
guide-welcome = The colony wins if the common objective (the flag) is reached before the rounds run out. If morale (the heart) falls to 0, everything is lost.
guide-after-deal-secret = You also have a secret objective, face down beside the common one. You win if both are fulfilled.
    .shows = objective
guide-ask-keeping = Choose who follows you, the leader first. Each has an attack value, a search value (low is good: a die must show at least that) and an ability of their own.
guide-after-reveal-crisis = Every round brings a crisis: before nightfall the table gives as many cards of its kind, face down, as there are players. Wrong cards count against it.
    .shows = crisis
guide-ask-acting = { $by ->
    [keys] The list says what each die can do.
   *[hand] Tap one of your survivors to see what each die can do.
} Moving needs none, but whoever goes out is exposed: half the time nothing happens, one time in twelve somebody is bitten.
    .shows = dice
guide-ask-acting-2 = Do things in any order you like. To search, somebody must stand outside. Each place says what is found there; crises ask for food, medicine, fuel and tools.
    .shows = places
guide-ask-finding = Only you see what you have found. Keep it, or make noise and look at another card; noise draws the dead at nightfall.
guide-ask-acting-3 = Cards from your hand can be played, equipped, or put face down into the crisis. The others see only how many.
    .shows = hand
guide-ask-acting-4 = Before you end your turn, look at the night: what will be eaten, how many zombies come, where they break through.
    .shows = night
guide-ask-dilemma = A crossroads card, which your neighbour held ready for this. Each way says what it does: talk it over, then decide.
guide-after-colony-phase = Nightfall: the colony eats, the crisis is opened, the dead come. It plays step by step; you may skip it.
    .until = round
guide-after-hunger = There was not enough food, so nobody ate. A starvation token stays for good, and morale falls.
guide-after-die = Every death costs one morale. At night, where no space and no barricade is left, one more zombie kills the least influential survivor of the place.
guide-after-face = A wound. Three of them kill; frostbite hurts again every turn until somebody heals it.
    .needs = hurts
guide-ask-bitten = The bite goes on to the least influential survivor of the place. Give them up, and it ends; or roll and hope for a blank.
guide-ask-requested = Somebody asks you for a card, which they would play at once. You need not give it.
guide-after-round = You know enough to be dangerous. In the real game perhaps somebody wants you to fail, and whoever is suspected may be exiled.
    .turn = 2

# What is wrong with a pack.
bad-pack = This pack cannot be printed: { $faults ->
    [1] there is a fault.
   *[other] there are { $faults } faults, the first one here.
} { $first }
fault-no-file = there is no such file
fault-no-toml = this is no TOML: { $error }
fault-unknown-table = unknown table { $table }
fault-unknown-word = “{ $word }” is no word for “{ $field }”
fault-no-word = “{ $field }” is missing: it says which word this is
fault-unknown-field = there is no field “{ $field }”
fault-missing-field = the field “{ $field }” is missing
fault-type = it should be { $wanted }, and is { $got }
fault-value = { $value } is not allowed here
fault-other = { $text }
fault-twice = stands there { $times } times
fault-same-influence = { $times } survivors have the influence { $n }
fault-unknown-name = { $name } is not known
fault-no-card = no card is called { $card }
fault-rules-only = only the rules say this
fault-between-turns = this does not happen in a turn
fault-tells-the-hand = others than the active player would learn what is in a hand
fault-votes-pay-nothing = a way that is voted for has no price: nobody would pay it
fault-too-few = the pack needs at least { $n } of these, and has { $found }
fault-nothing-to-cancel = there is nothing to cancel: the card’s trigger does not interrupt
fault-do-or-gives = an ability has either “do” or “gives”
fault-answers-are-asked = an ability that answers a trigger has a “question”, and no other has one
fault-equipment-has-one = equipment has an ability, and nothing else has

# What is counted in a pack, and what is strange about it.
pack-survivors = survivors
pack-attack = attack values, 1 to 6
pack-search = search values, 1 to 6
pack-mean-attack = attack, on average
pack-mean-search = search, on average
pack-mean-influence = influence, on average
pack-strongest = attack + search of the best
pack-weakest = survivors with 9 or more in all
pack-influence-attack = influence and attack, correlation
pack-influence-search = influence and search, correlation
pack-where = abilities: anywhere, colony, one place, outside
pack-cost = abilities: limited, passive, with a die, in answer
pack-non-coop = survivors left out in co-op
pack-starters = starter items: food, fuel, medicine, tool
pack-deck = { $place }: items, main symbol, survivors
pack-symbols = symbols in all places: { $order }
pack-symbol-order = food, fuel, medicine, tool, weapon, book, survivor
pack-played = items played, equipped, events
pack-food-tokens = food tokens in all places
pack-crises = crises
pack-asked = asked for alone: food, medicine, fuel, tool
pack-double = crises with two symbols
pack-never-asked = crises that ask for weapons, books or survivors
pack-failures = failures: morale, zombies, wounds, other
pack-mains = main objectives
pack-mains-of = { $length ->
    [short] short objectives
    [medium] medium objectives
   *[long] long objectives
}
pack-rounds-of = { $length ->
    [short] rounds of the short ones
    [medium] rounds of the medium ones
   *[long] rounds of the long ones
}
pack-start-morale = morale at the start
pack-start-home = zombies in the colony at the start
pack-start-outside = zombies at each place outside at the start
pack-harder = hard sides that are harder
pack-loyal = loyal objectives
pack-betrayal = betrayal objectives
pack-exiles = exile objectives
pack-loyal-first = loyal ones that begin with the main objective
pack-betrayal-first = betrayals that begin with morale 0
pack-loyal-hand = loyal ones about the hand
pack-crossroads = crossroads
pack-of-survivors = crossroads of a survivor
pack-votes = crossroads with a vote
pack-ways-out = crossroads with a free way out
pack-move-cards = crossroads on a move
pack-search-cards = crossroads on a search
pack-lasting-cards = crossroads that last for the rest of the game
pack-morale-up = crossroads that raise morale
pack-morale-down = crossroads that lower morale
pack-morale-swing = morale swing of one effect
pack-exposure-rolls = exposure rolls of one effect
pack-zombies-added = zombies of one effect
pack-food-changed = food of one effect
pack-helpless-added = helpless of one effect
pack-off-balance = { $name }: { $value }, better { $wanted }
pack-unused-words = words that no card uses: { $words }
pack-no-text = { $path }: no text in { $language ->
    [fr] French
   *[en] English
}
pack-straight-quotes = { $path }: straight quotes in { $language ->
    [fr] French
   *[en] English
}; write ’ “ ” « »
pack-same-text = { $path }: the same text in both languages
pack-cut-text = { $path }: the text in { $language ->
    [fr] French
   *[en] English
} is cut after { $room } signs
pack-loose-space = { $path }: the French text needs spaces that do not break before ; : ? ! » and after «
pack-too-long = the text in { $language ->
    [fr] French
   *[en] English
} has { $length } signs; there is room for { $room }

# The sheets to print.
sheet-survivors = Survivors
sheet-items = Items
sheet-crises = Crises
sheet-mains = Main objectives
sheet-loyal = Loyal objectives
sheet-betrayal = Betrayal objectives
sheet-exiles = Exile objectives
sheet-crossroads = Crossroads
sheet-attack = attack
sheet-search = search
sheet-morale = morale
sheet-rounds = rounds
sheet-normal = normal
sheet-hard = hard
sheet-play = { $play ->
    [equip] equipment
    [event] event
   *[waste] used once
}
sheet-copies = { $starter ->
    [yes] starters
   *[no] { $place }
} × { $n }
sheet-length = { $length ->
    [short] short
    [medium] medium
   *[long] long
}
sheet-loyal-card = loyal objective
sheet-betrayal-card = betrayal objective
sheet-exile-card = exile objective
sheet-no-betrayer = If you are no betrayer
sheet-betrayer = If you are one, in place of the first condition
sheet-same = the same
sheet-not-coop = not in co-op
sheet-mature = mature

# A study.
study-main = The main objectives
study-main-well = Completed
study-main-note = How often each was drawn, and how often the colony completed it. The dashed line is the average of all.
study-end = How it ends
study-end-note = Why matches end.
study-end-morale = Morale runs out
study-end-rounds = The last round is over
study-end-objective = The main objective is completed
study-end-exiles = Two in exile, and no betrayer among them
study-end-nobody = Nobody is left
study-end-failed = The colony fails
study-role = Loyal, exiled, betrayer
study-role-well = Won
study-role-note = Players by what they were at the end, and how often they won.
study-role-loyal = Loyal
study-role-betrayer = Betrayer
study-role-exiled = Loyal, and exiled
study-betrayal = With a betrayer at the table, and without
study-betrayal-well = The colony’s objective completed
study-betrayal-note = In how many matches somebody had a betrayal objective, and how often the colony completed its own.
study-betrayal-some = With a betrayer
study-betrayal-none = Without a betrayer
study-trial = The votes on exile
study-trial-well = A betrayer indeed
study-trial-note = How often the accused was exiled or acquitted. A good vote exiles a betrayer, and acquits anybody else.
study-trial-exiled = Exiled
study-trial-acquitted = Acquitted
study-morale = Morale, round by round
study-morale-note = After each round has begun, in the matches that got so far; those that went worst are over by then.
study-people = Survivors, round by round
study-people-note = In all groups together, in the matches that got so far.
study-food = Food, round by round
study-food-note = In the supply when a round has begun, in the matches that got so far.
study-crisis = How crises end
study-crisis-note = What was given to the crisis, beside what it asks for.
study-crisis-prevented = Prevented
study-crisis-failed = Not prevented
study-crisis-over = Prevented, with cards to spare
study-asked = The crises, one by one
study-asked-well = Prevented
study-asked-note = How often each came up, and how often it was prevented.
study-survivor = The survivors that are kept
study-survivor-well = Objective completed
study-survivor-note = How often each was kept at the start, and how often the colony then completed its objective.
study-crossroads = The crossroads
study-crossroads-well = Objective completed
study-crossroads-note = How often each card came about, and how often the colony then completed its objective. Long matches see more of them.
study-rounds = Rounds in a match
study-rounds-note = Rounds begun until the end.
study-deaths = Deaths in a match
study-deaths-note = Survivors who died.
study-did-keep = Keeping what was found
study-did-keep-group = Choosing a group
study-did-search = Searching
study-did-play-card = Playing a card
study-did-barricade = Barricading
study-did-barricade-at = Placing a barricade
study-did-end-turn = Ending a turn
study-did-vote = Voting at a crossroads
study-did-ballot = Voting on exile
study-did-look-on = Looking at one more card
study-did-move = Moving
study-did-lure = Choosing which zombie comes over
study-did-attract = Attracting zombies
study-did-equip = Equipping
study-did-give-to-crisis = Giving to the crisis
study-did-use-gift = Using what a card gives
study-did-use-ability = Using an ability
study-did-slay = Choosing which zombie to kill
study-did-attack = Attacking
study-did-request = Asking for a card
study-did-refuse = Refusing a request
study-did-accept = Taking what is handed on
study-did-clean-waste = Cleaning up
study-did-hand-off = Handing on equipment
study-did-pick-survivor = Choosing a survivor
study-did-pick-place = Choosing a place
study-did-pick-player = Choosing a player
study-did-take-way = Taking a way at a crossroads
study-did-no-way = Taking no way
study-did-pay = Paying
study-did-pay-not = Not paying
study-did-pay-card = Paying with a card
study-did-store = Putting a card on the objective
study-did-leave-them = Attracting no more zombies
study-did-shuffle-back = Shuffling a card back
study-did-heal-wound = Healing a wound
study-did-risk = Rolling against a bite
study-did-put-on-top = Putting a card on a deck
study-did-name-leader = Naming a leader
study-did-give-equipment = Giving equipment to the crisis
study-did-take-away = Taking a zombie away
study-did-acquit = Acquitting
study-did-arrive = Choosing where a newcomer stands
study-did-attack-paid = Paying for an attack
study-did-attack-survivor = Attacking a survivor
study-did-begin-search = Beginning a search
study-did-call-vote = Calling a vote on exile
study-did-change-die = Changing a die
study-did-cure = Buying off a bite
study-did-decline = Declining what is handed on
study-did-eat-card = Eating a card
study-did-enough = Stopping there
study-did-exile = Exiling
study-did-give = Giving a card
study-did-give-up = Giving somebody up
study-did-go-out = Going out into exile
study-did-comes-first = Putting first what happens at the same time
study-did-in-this-order = Leaving the order as it is
study-did-meant = Saying whom a card is about
study-did-it-did-not = Saying that it did not happen
study-did-it-happened = Saying that it happened
study-did-keep-no-more = Keeping no more
study-did-let-die = Not buying off a bite
study-did-let-pass = Not using an ability
study-did-lose-die = Losing a die
study-did-keep-die = Laying a die aside
study-did-wager-die = Staking a die
study-did-give-die = Giving a die away
study-did-name-symbol = Naming a symbol
study-did-agree = Agreeing
study-did-disagree = Not agreeing
study-did-move-card = Moving a card
study-did-pay-nothing = Paying nothing
study-did-perish = Perishing
study-did-put-under = Putting a card under a deck
study-did-reroll-die = Rolling a die again
study-did-spend-food = Spending food
study-did-stake = Staking food
study-did-strike = Striking
study-did-swap-out = Changing places on the way into exile
study-did-take-nothing = Taking nothing
study-did-take-out = Taking a card out
study-did-take-turned = Taking a card turned up
study-did-topple = Bringing a barricade down
study-did-use-reaction = Answering with an ability

# What a hint speaks of.
aspect-victory = { $better ->
    [yes] You win more often
   *[no] You win less often
}
aspect-morale = { $better ->
    [yes] Morale should stay higher
   *[no] Morale may fall lower
}
aspect-food = { $better ->
    [yes] The colony should be better fed
   *[no] { $degree ->
        [slight] The colony may have a little less to eat
       *[other] The colony may run short of food
    }
}
aspect-crisis = { $better ->
    [yes] { $degree ->
        [slight] The crisis is a little more likely to be prevented
       *[other] The crisis is more likely to be prevented
    }
   *[no] { $degree ->
        [slight] The crisis is a little less likely to be prevented
       *[other] The crisis is less likely to be prevented
    }
}
aspect-doors = { $better ->
    [yes] The entrances should hold better
   *[no] { $degree ->
        [slight] More zombies may stay at the entrances
       *[other] Zombies may break through tonight
    }
}
aspect-survivors = { $better ->
    [yes] More survivors should stay with you
   *[no] { $degree ->
        [great] It may cost a survivor
       *[other] Survivors are in a little more danger
    }
}
aspect-wounds = { $better ->
    [yes] Fewer wounds and less frostbite to fear
   *[no] { $degree ->
        [slight] Somebody may be hurt
       *[other] More wounds and more frostbite to fear
    }
}
aspect-treason = { $better ->
    [yes] It does the colony more harm
   *[no] It does the colony good
}
aspect-waste = { $better ->
    [yes] The waste pile stays lower
   *[no] The waste pile grows
}
aspect-objective = { $better ->
    [yes] The main objective comes nearer
   *[no] { $degree ->
        [slight] It does a little less for the main objective
       *[other] It does less for the main objective
    }
}
aspect-secret = { $better ->
    [yes] Your own objective comes nearer
   *[no] It does less for your own objective
}
aspect-cards = { $better ->
    [yes] It leaves you with more cards
   *[no] { $degree ->
        [slight] It leaves you with a little less in hand
       *[other] It leaves you with fewer cards
    }
}

# The graph of a match.
standing = How the colony fares, out of 10
standing-morale = Morale
standing-objective = Main objective

# The story of a match, told when it is over.
chronicle-morale = Morale, round by round
chronicle-food = Food at nightfall
chronicle-turn = Round { $round }, { $you ->
    [yes] your turn
   *[no] { $who }’s turn
}{ $what ->
    [none] {""}
   *[other] : { $what }
}.{ $way ->
    [same] {""}
   *[changed] {" "}Morale { $before } → { $after }.
}
chronicle-night = Round { $round }, the night{ $what ->
    [none] {""}
   *[other] : { $what }
}.{ $way ->
    [same] {""}
   *[changed] {" "}Morale { $before } → { $after }.
}
chronicle-crossroads = the crossroads “{ $card }” comes up
chronicle-hunger = there is not enough food ({ $need } needed)
chronicle-crisis = the crisis “{ $card }” { $how ->
    [failed] is not prevented ({ $score } of { $needed })
    [over] is prevented with cards to spare
   *[prevented] is prevented
}
chronicle-die = { $n ->
    [1] { $who } dies
   *[other] { $who } die
}
chronicle-helpless = { $n ->
    [1] one of the helpless dies
   *[other] { $n } of the helpless die
}
chronicle-exile = { $you ->
    [yes] you are
   *[no] { $who } is
} exiled, { $loyal ->
    [yes] though loyal
   *[no] and rightly: a betrayer
}
chronicle-acquit = the vote spares { $you ->
    [yes] you
   *[no] { $who }
}
chronicle-half = half of the main objective is done
chronicle-end = { $reason ->
    [morale] the colony loses all hope
    [rounds] time has run out
    [objective] the main objective is completed
    [exiles] the second exile was no betrayer either, and the colony gives up
    [nobody] nobody is left
   *[failed] the colony fails
}
chronicle-crises = { $prevented } of { $opened ->
    [1] 1 crisis
   *[other] { $opened } crises
} prevented.
chronicle-gave = { $you ->
    [yes] You
   *[no] { $who }
} gave { $right ->
    [0] {""}
    [1] 1 right card
   *[other] { $right } right cards
}{ $wrong ->
    [0] { $right ->
        [0] nothing
       *[other] {""}
    }
    [1] { $right ->
        [0] 1 wrong card
       *[other] {" "}and 1 wrong one
    }
   *[other] { $right ->
        [0] { $wrong } wrong cards
       *[other] {" "}and { $wrong } wrong ones
    }
}.
chronicle-betrayer = { $you ->
    [yes] You were
   *[no] { $who } was
} the betrayer, as “{ $objective }”: { $found ->
    [yes] exiled in round { $round }
   *[no] never exiled
}, and { $won ->
    [yes] victorious in the end
   *[no] beaten all the same
}.
chronicle-no-betrayer = There was no betrayer at the table.
chronicle-innocent = { $you ->
    [yes] You were
   *[no] { $who } was
} loyal, and exiled in round { $round }{ $voters ->
    [none] {""}
   *[other] {" "}(for it: { $voters })
}.
chronicle-accused = In round { $round }, { $you ->
    [yes] you
   *[no] { $who }
} called a vote to exile { $other_you ->
    [yes] you
   *[no] { $other }
}, { $rightly ->
    [yes] rightly, but
   *[no] wrongly, and
} the vote failed.
chronicle-blows = { $you ->
    [yes] Your
   *[no] { $who }’s
} survivors attacked { $other_you ->
    [yes] yours
   *[no] those of { $other }
} { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}.
