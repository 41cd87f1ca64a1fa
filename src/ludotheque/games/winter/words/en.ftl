title = Winter Colony
pitch = A village under the snow, the dead at the doors, one stove for all; and perhaps somebody who wants it to go out.

# A text of the pack, and texts in a row.
written = { $en }
joined-then = { $first } { $rest }
joined-and = { $first }, and { $rest }
joined-or = { $first } or { $rest }
joined-list = { $first }, { $rest }
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
place-entrance = at entrance { $number }
place-here = { $form ->
    [from] from here
   *[other] here
}
place-destination = there
place-origin = { $form ->
    [from] from where the move began
   *[other] where the move began
}
place-each-outside = { $form ->
    [from] from outside
    [to] outside
   *[other] at each place outside
}
place-each = { $form ->
    [from] from any place
    [to] to any place
   *[other] at every place
}
place-where-own = { $form ->
    [from] from where you have somebody
   *[other] where you have somebody
}
place-anywhere = anywhere

# Numbers.
per-player = { $times } per player{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-start-player = { $times } per player at the start{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-non-exiled = { $times } per player not in exile{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-helpless = { $times } per helpless{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-survivor-at = { $times } per survivor { $at }{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-own-survivor = { $times } per survivor of yours{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-die = as many as the die shows

# Players.
who-active = you
who-reader = whoever read this card
who-first = the first player
who-each = every player
who-each-non-exiled = every player not in exile
who-each-exiled = every exile
who-others = every other player
who-left = the player on your left
who-right = the player on your right
who-with-survivor-at = every player with a survivor { $at }
who-controller-of = whoever has { $of }
who-chosen = { $by ->
    [own] one player of your choice
   *[other] one player chosen by { $by }
}
who-these-seats = the player who was chosen

# Survivors.
what-filter = survivors{ $owner ->
    [none] {""}
    [own] {" "}of yours
   *[other] {" "}of { $owner }
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $outside ->
    [yes] {" "}outside
    [no] {" "}in the colony
   *[none] {""}
}{ $exiled ->
    [yes] {" "}in exile
    [no] {" "}not in exile
   *[none] {""}
}{ $tag ->
    [human] , human
    [animal] , animal
    [male] , male
    [female] , female
   *[none] {""}
}{ $wounded ->
    [yes] , wounded
    [no] , unhurt
   *[none] {""}
}{ $equipped ->
    [none] {""}
   *[other] {" "}with a { $equipped } card
}{ $leader ->
    [yes] {" "}who lead
    [no] {" "}who do not lead
   *[none] {""}
}{ $moved ->
    [yes] {" "}who have moved
    [no] {" "}who have not moved
   *[none] {""}
}{ $other ->
    [yes] , except whoever acts
   *[no] {""}
}
whom-self = this survivor
whom-actor = whoever acts
whom-partner = the other one
whom-named = { $id }
whom-chosen = { $up_to ->
    [yes] up to { $n }
   *[no] { $n }
} of the { $from }{ $by ->
    [own] , of your choice
   *[other] , chosen by { $by }
}
whom-all = all { $from }
whom-lowest = { $n ->
    [1] the least influential of the { $from }
   *[other] the { $n } least influential of the { $from }
}
whom-highest = { $n ->
    [1] the most influential of the { $from }
   *[other] the { $n } most influential of the { $from }
}
whom-these = whoever was chosen
where-chosen = { $by ->
    [own] at one place of your choice ({ $from })
   *[other] at one place chosen by { $by } ({ $from })
}
where-this-place = at the place that was chosen
what-cost = { $dice ->
    [0] {""}
    [1] a die of { $showing }+
   *[other] { $dice } dice of { $showing }+
}{ $cards ->
    [0] {""}
   *[other] { $cards } × { $symbol ->
        [none] any card
       *[other] { $symbol } card
    }
}{ $food ->
    [0] {""}
   *[other] { $food } × food token
}
what-rolled = Up to { $upto }: { $do ->
    [none] nothing.
   *[other] { $do }
}
what-way = { $label } { $do ->
    [none] Nothing.
   *[other] { $do }
}

# Conditions.
if-always = always
if-and = { $of }
if-or = { $of }
if-not = it is not true that { $of }
if-own = { $cmp ->
    [most] you have at most { $n } of the { $of }
    [exactly] you have exactly { $n } of the { $of }
   *[least] you have at least { $n } of the { $of }
}
if-in-play = { $among ->
    [play] { $id } is in play
    [deck] { $id } has not turned up yet
    [dead] { $id } is gone
   *[own] { $id } is with you
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $exiled ->
    [yes] , in exile
    [no] , not in exile
   *[none] {""}
}
if-helpless = { $cmp ->
    [most] at most { $n } helpless in the colony
    [exactly] exactly { $n } helpless in the colony
   *[least] at least { $n } helpless in the colony
}
if-helpless-outnumber = there are more helpless than survivors in the colony
if-tokens = { $cmp ->
    [most] at most { $n }
    [exactly] exactly { $n }
   *[least] at least { $n }
} { $what ->
    [zombie] × zombie { $at }
    [barricade] × barricade { $at }
    [noise] × noise { $at }
    [food] × food in the supply
   *[starvation] × starvation token
}{ $each ->
    [yes] , each
   *[no] {""}
}
if-waste = { $cmp ->
    [most] at most { $n }
    [exactly] exactly { $n }
   *[least] at least { $n }
} cards on the waste pile
if-removed = { $cmp ->
    [most] at most { $n }
    [exactly] exactly { $n }
   *[least] at least { $n }
} { $what ->
    [items] items
   *[survivors] survivors
} have left the game
if-decks-empty = { $n ->
    [1] the deck of a place is empty
   *[other] the decks of { $n } places are empty
}
if-share = { $what ->
    [own-own] two of your survivors stand together
    [own-exiled] one of your survivors and an exile’s stand together, or an exile’s and somebody’s
    [own-other] one of your survivors and somebody else’s stand together
   *[exactly-two] one of your survivors stands with exactly one other
}{ $tag ->
    [human] {" "}(human)
    [animal] {" "}(animal)
    [male] {" "}(male)
    [female] {" "}(female)
   *[none] {""}
}
if-group = { $what ->
    [most] you have more survivors than every other player
    [most-by] you have at least { $n } more survivors than every other player
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
        [yes] you hold nothing but { $symbol } cards, and at least { $n }
       *[no] you hold { $cmp ->
            [most] at most { $n }
            [exactly] exactly { $n }
           *[least] at least { $n }
        } × { $symbol ->
            [none] card
           *[other] { $symbol }
        }
    }
}
if-equipped = { $each_player ->
    [yes] every player not in exile has at least { $n } × { $symbol } equipped
   *[no] your survivors carry at least { $n } × { $symbol }
}
if-wounds = { $of }: { $cmp ->
    [most] at most { $n }
    [exactly] exactly { $n }
   *[least] at least { $n }
} wounds in all
if-stored = { $cmp ->
    [most] at most { $n }
    [exactly] exactly { $n }
   *[least] at least { $n }
} × { $symbol ->
    [none] card
   *[other] { $symbol }
} on the objective{ $non_starter ->
    [yes] , starter items do not count
   *[no] {""}
}
if-morale = morale is { $cmp ->
    [most] { $n ->
        [0] 0
       *[other] { $n } or less
    }
    [exactly] { $n }
   *[least] { $n } or more
}
if-round = the round marker is at { $cmp ->
    [most] { $n } or less
    [exactly] { $n }
   *[least] { $n } or more
}
if-rounds-survived = the colony has lived through { $n } rounds
if-main-done = the main objective is completed
if-counter = { $cmp ->
    [most] at most { $n }
    [exactly] exactly { $n }
   *[least] at least { $n }
} × { $name }
if-exiled = { $cmp ->
    [most] { $n ->
        [0] nobody is in exile
       *[other] at most { $n } players are in exile
    }
    [exactly] exactly { $n } players are in exile
   *[least] at least { $n } players are in exile
}
if-is-exiled = you are in exile
if-betrayers-exiled = every betrayer, if there is one, is in exile
if-searched-everywhere = every place outside is searched
if-dice-unused = you have at least { $n ->
    [1] one unused die
   *[other] { $n } unused dice
}
if-can-pay = you could pay { $cost }
if-free = there is room for { $n } more { $at }

# Triggers.
on-state = As soon as { $if }
on-turn-start = At the start of the turn{ $if ->
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
    [none] a survivor
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
    [no] {" "}to a place where somebody was
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-search = After { $by ->
    [none] a survivor
   *[other] { $by }
} has searched{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
on-attack = After an attack on a zombie{ $at ->
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
    [blank] nothing
    [wound] a wound
    [frostbite] frostbite
   *[bite] a bite
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
on-food-spent = After food has been spent on a die{ $if ->
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
on-survivor-killed = After { $own ->
    [yes] a survivor of yours
    [no] somebody else’s survivor
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
on-enter = After a survivor has arrived { $at }{ $if ->
    [none] {""}
   *[other] , if { $if }
}

# Effects.
does-change = { $n }
does-morale = Morale { $n }.
does-food = Food { $n }.
does-no-food = All the food is lost.
does-starvation = Starvation tokens: +{ $n }.
does-zombies = Zombies { $at }: +{ $n }.
does-kill-zombies = Kill { $n ->
    [1] 1 zombie
   *[other] { $n } zombies
} { $at }{ $exposure ->
    [each] , with an exposure roll for each
    [once] , with one exposure roll in all
   *[none] , without exposure
}.
does-remove-zombies = Take away { $n ->
    [-1] all zombies
    [1] 1 zombie
   *[other] { $n } zombies
} { $at }.
does-zombies-to-barricades = Turn { $n ->
    [1] 1 zombie
   *[other] { $n } zombies
} { $at } into barricades.
does-attract = Move up to { $n } zombies { $from } to free spaces { $to }.
does-barricade = Barricades { $at }: +{ $n }.
does-remove-barricades = Remove all barricades { $at }.
does-noise = Noise { $at }: { $n ->
    [-1] on every free space
   *[other] +{ $n }
}.
does-helpless = Helpless in the colony: +{ $n }.
does-lose-helpless = { $kill ->
    [yes] Helpless killed
   *[no] Helpless who leave
}: { $n }.
does-wound = { $frostbite ->
    [yes] Frostbite
   *[no] Wounds
} ({ $n }): { $on }.
does-distribute = Dealt out by { $by } among { $among }: { $n } × { $frostbite ->
    [yes] frostbite
   *[no] wound
}.
does-heal = Heal { $n } × { $kind ->
    [normal] normal wound
    [frostbite] frostbite
   *[any] wound of any kind
}: { $on }.
does-exposure = Exposure rolls ({ $n }): { $on }.{ $alive ->
    [none] {""}
   *[other] {" "}Whoever lives: { $alive }
}
does-kill = Killed: { $on }.{ $morale ->
    [no] {" "}No morale is lost.
   *[yes] {""}
}
does-remove = Out of the game, alive: { $on }.
does-place = Put { $at }: { $on }.
does-join = { $named ->
    [none] A survivor from the deck
   *[other] { $named }
} joins { $to ->
    [own] you
   *[other] { $to }
}{ $wounds ->
    [0] {""}
   *[other] , with { $wounds } × wound
}{ $leader ->
    [yes] , and leads
   *[no] {""}
}.
does-drop-named = { $id } leaves the survivor deck for good.
does-give-survivor = Goes over to { $to }: { $on }.
does-draw = Draw { $n ->
    [1] 1 card
   *[other] { $n } cards
} { $deck }{ $who ->
    [own] {""}
   *[other] {" "}({ $who })
}.
does-look-keep = Look at { $look } cards { $deck }, keep { $keep }, put the others under the deck.
does-choose = Look through the deck { $deck }, take { $n } × { $symbol ->
    [none] card
   *[other] { $symbol }
}, then shuffle it.
does-reveal-until = Turn up cards { $deck } until a { $symbol } comes; take it and shuffle the others back.
does-reveal-top = Turn up { $n } cards { $deck }; take one { $symbol ->
    [none] card
   *[other] { $symbol }
} if you like, and shuffle the others back.
does-peek = Look at { $n ->
    [1] the next card
   *[other] the next { $n } cards
} { $deck }.
does-reorder = Look at the next { $n } cards { $deck } and put them back in any order.
does-move-cards = { $pick ->
    [all] All
   *[other] { $n }
} × { $kind ->
    [none] { $symbol ->
        [none] card
       *[other] { $symbol }
    }
   *[other] { $kind }
}{ $pick ->
    [random] {" "}at random
    [top] {" "}from the top
    [all] {""}
   *[chosen] {" "}of choice
}, from { $from ->
    [hand] the hand ({ $who })
    [equipped] the equipment ({ $who })
    [waste] the waste pile
    [crisis] the crisis ({ $who })
    [objective] the objective
    [removed] those out of the game
   *[deck] the deck { $deck }
} to { $to ->
    [hand] the hand ({ $to_who })
    [waste] the waste pile
    [crisis] the crisis
    [objective] the objective
    [removed] the box, for good
   *[deck] the deck { $deck }
}.
does-see = { $by }: see { $what ->
    [hand] the hand
    [random] a card at random of the hand
   *[objective] the secret objective
} of { $of }.
does-show = Shown to everybody by { $who }: { $symbol ->
    [none] the hand
   *[other] every { $symbol } card
}.
does-dice = { $who ->
    [own] {""}
   *[other] Dice ({ $who }):{" "}
}{ $how ->
    [reroll] Roll an unused die again
    [reroll-any] Roll any unused dice again
    [set] Turn an unused die to any face
    [raise] An unused die +{ $n }
    [lower] An unused die −{ $n }
    [spend] { $n } unused dice are used
    [spend-all] All unused dice are used
   *[transfer] Another player’s unused die −1, an own one +1
}.
does-roll = Roll a die{ $on ->
    [none] {""}
   *[other] {" "}for each of: { $on }
}. { $table }
does-crisis = { $how ->
    [skip-next] There is no crisis next round.
    [discard] The crisis of this round is over.
   *[remove-contributions] All cards in the crisis leave the game.
}
does-add-condition = The main objective asks besides that { $condition }.
does-count = { $name }: +{ $n }.
does-attach = { $on ->
    [none] { $who ->
        [none] For everybody
       *[other] For { $who }
    }
   *[other] For { $on }
}, { $during ->
    [turn] this turn
    [round] this round
    [next-round] until the end of the next round
   *[game] for the rest of the game
}{ $uses ->
    [0] {""}
    [1] , once
   *[other] , { $uses } times
}: { $gives }
does-detach = What { $card ->
    [none] this card
   *[other] this card
} has changed is as before.
does-quest = To be done { $until ->
    [turn] before the turn ends
    [round] before the round ends
    [next-round] before the next round ends
   *[game] before the game ends
}: { $if }. If it is: { $then } Otherwise: { $else ->
    [none] nothing.
   *[other] { $else }
}
does-exile-vote = A vote on exile begins: { $against }.
does-unequip = Equipment goes back to the hand: { $on }.
does-freeze = Does nothing more this round: { $on }.
does-end-game = The game ends; the colony has failed.
does-if-able = If able: { $do }
does-when = If { $if }: { $then ->
    [none] nothing.
   *[other] { $then }
} Otherwise: { $else ->
    [none] nothing.
   *[other] { $else }
}
does-for-each = For { $who }: { $then }
does-nothing = Nothing happens.
does-choice = Decided by { $by }: { $options }
does-vote = Whoever has a survivor { $at } votes: { $options }
does-offer = { $who } may pay { $pay }{ $payers ->
    [together] {" "}together
   *[one] {""}
}. If so: { $then ->
    [none] nothing.
   *[other] { $then }
} Otherwise: { $else ->
    [none] nothing.
   *[other] { $else }
}

# Gifts.
gives-no-exposure = no exposure on { $on ->
    [move] a move
   *[attack] an attack
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}.
gives-bite-wounds = a bite counts as a wound.
gives-hardy = frostbite counts as a normal wound.
gives-skip-bite = spreading bites pass by.
gives-cancel-bite = a bite does nothing if { $cost } is paid.
gives-wound-limit = dies only of { $n } wounds.
gives-search = searching{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}: look at { $look } more{ $keep ->
    [0] {""}
   *[other] , and keep up to { $keep } more
}.
gives-noise-look = each noise shows { $n } cards.
gives-attack-kills = { $pay ->
    [none] {""}
   *[other] for a { $pay } card{" "}
}an attack kills { $n } zombies instead of one{ $exposure ->
    [each] , with an exposure roll for each
    [once] , with one exposure roll in all
   *[none] , without exposure
}{ $noise ->
    [0] {""}
   *[other] ; noise +{ $noise } here
}.
gives-attack-any-die = an attack takes any die.
gives-free-action = { $what ->
    [attack] an attack
   *[barricade] a barricade
} without a die.
gives-amount = { $what ->
    [clean] cleaning up takes away { $n } cards
   *[barricade] barricading builds { $n }
}.
gives-dice-per-round = { $n } more action dice each round.
gives-pay-for-die = another action die each round, for { $cost }.
gives-upkeep = the colony needs { $food } more food; waste weighs from { $waste_step } cards on.
gives-not-counted = in the colony neither eats nor draws zombies.
gives-forbid = forbidden: { $what ->
    [move] to move
    [enter] to go in { $at }
    [leave] to leave
    [search] to search
    [attack] to attack
    [ability] to use an ability
    [play] to play a { $symbol ->
        [none] card
       *[other] { $symbol } card
    }
    [crisis] to add to the crisis
   *[everything] to do anything
}.
gives-copy-abilities = has the abilities of everybody at the same place.
gives-grant = can do this too: { $ability }
gives-on-move-roll = whoever moves rolls a die; up to { $upto }: { $do }
gives-on-enter = whoever arrives { $at }: { $do }
gives-exile-out = whoever is exiled is out of the game, with all survivors.
gives-extra-condition = to win, this too: { $condition }.
what-ability = { $do ->
    [none] { $gives }
   *[other] { $do }
}
ability-text = { $anywhere ->
    [yes] {""}
   *[no] { $where }:{" "}
}{ $trigger ->
    [none] {""}
   *[other] { $trigger }:{" "}
}{ $die ->
    [0] {""}
   *[other] with a die of { $die }+:{" "}
}{ $limit ->
    [none] {""}
    [turn] once a turn:{" "}
    [round] once a round:{" "}
   *[game] once a game:{" "}
}{ $condition ->
    [none] {""}
   *[other] if { $condition }:{" "}
}{ $what }
item-text = { $play ->
    [equip] Equipment
    [event] Event
   *[waste] { $symbol }
}: { $what }
crisis-text = Asks for { $symbols }. Otherwise: { $fail }{ $over ->
    [none] {""}
   *[other] {" "}With two to spare: { $over }
}
reaction-text = { $trigger }: { $what }
side-text = Morale { $morale }, { $rounds } rounds. At the start: { $setup } Goal: { $goal }.{ $stores ->
    [none] {""}
   *[other] {" "}Takes { $stores } cards.
}{ $rules ->
    [none] {""}
   *[other] {" "}{ $rules }
}
main-text = Normal: { $normal } Hard: { $hard }
exile-text = If you are no betrayer: { $loyal }. If you are, instead of the first condition: { $betrayer }.
way-text = { $label }{ $condition ->
    [none] {""}
   *[other] {" "}(if { $condition })
}{ $pay ->
    [none] {""}
   *[other] {" "}(for { $pay })
} { $what }
crossroads-text = { $trigger }. { $before ->
    [none] {""}
   *[other] { $before }{" "}
}{ $decide } { $ways }
decide-active = You decide:
decide-somebody = Decided by { $who }:
decide-vote = A vote decides:
decide-nobody = This happens:
decide-reader = Whoever read this card decides:
decide-first = The first player decides:
decide-each = Everybody decides:
decide-each-non-exiled = Everybody not in exile decides:
decide-each-exiled = The exiles decide:
decide-others = The others decide:
decide-left = The player on your left decides:
decide-right = The player on your right decides:

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
meeting-candidate = Which survivor?
meet-candidate = { $survivor ->
    [hidden] { $who } is offered a survivor.
   *[other] { $you ->
        [yes] You are offered { $survivor }.
       *[no] { $who } is offered { $survivor }.
    }
}
keeping = Whom do you keep, and who leads?
keep-group = { $you ->
    [yes] You keep { $leader }, who leads, and { $others }.
   *[no] { $who } keeps { $leader }, who leads, and { $others }.
}
first-player = The most influential leader goes first.
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
shiver = The frost bites.
wake = The turn begins.
after-action = The action is over.
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
   *[other] {" "}and kills up to { $kills }
}{ $exposure ->
    [none] , without exposure
   *[other] {""}
}.
striking = How does { $survivor } attack?
use-gift = { $gift } is used.
slay = A zombie falls { $entrance }.
slaying = Which zombie { $place }?
slaughter = Zombies fall.
attack-survivor = { $survivor } attacks { $target }{ $die ->
    [0] {" "}without a die
   *[other] {" "}with a { $die }
}.
attack-paid = { $survivor } attacks { $entrance } at once: “{ $card }” pays for it.
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
       *[no] { $who } takes “{ $card }” from { $other }.
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
look-on = { $gift ->
    [none] Make noise and look at another card.
   *[other] Make noise and look further, with { $gift }.
}
keep = { $card ->
    [hidden] { $who } keeps a card.
   *[other] { $you ->
        [yes] You keep “{ $card }”.
       *[no] { $who } keeps “{ $card }”.
    }
}
keep-no-more = Keep no more.
searched = The search is over.
ordering = Which card goes under the deck next?
put-under = { $card ->
    [hidden] { $who } puts a card under the deck.
   *[other] “{ $card }” goes under the deck.
}
barricade = { $survivor } barricades{ $die ->
    [0] {" "}without a die
   *[other] {" "}with a { $die }
}{ $gift ->
    [none] {""}
   *[other] , using { $gift }
}.
barricades = Barricades.
barricading = Where { $place }?
barricade-at = A barricade goes up { $entrance }.
clean-waste = { $survivor } cleans up with a { $die }{ $gift ->
    [none] {""}
   *[other] , using { $gift }
}.
attract = { $survivor } attracts zombies { $source }, with a { $die }.
luring = Which zombie comes over, { $source } { $target }?
lure = A zombie comes over: it was { $source }, it is { $target }.
leave-them = No more zombies are attracted.
use-ability = { $survivor } uses { $gift ->
    [lasting] an ability
   *[other] { $gift }
}{ $die ->
    [0] {""}
   *[other] {" "}with a { $die }
}.
move = { $survivor } moves { $place }{ $gift ->
    [none] {""}
   *[other] , with { $gift }
}.
entered = Somebody has come.
put-at = { $survivor } is now { $place }.
play-card = { $you ->
    [yes] You play “{ $card }”. { $does }
   *[no] { $who } plays “{ $card }”. { $does }
}
put-away = The card is put away.
equip = { $survivor } is equipped with “{ $card }”.
give-to-crisis = { $card ->
    [hidden] { $who } adds a card to the crisis.
   *[other] { $you ->
        [yes] You add “{ $card }” to the crisis.
       *[no] { $who } adds “{ $card }” to the crisis.
    }
}
give-equipment = { $who } adds { $survivor }’s “{ $card }” to the crisis.
store = { $you ->
    [yes] You put “{ $card }” on the main objective.
   *[no] { $who } puts “{ $card }” on the main objective.
}
spend-food = A food token makes a { $die } show one more.
eat-card = “{ $card }” is eaten; a { $die } shows one more.
request = { $you ->
    [yes] You ask { $other } for { $symbol ->
        [food] food
        [fuel] fuel
        [medicine] medicine
        [tool] a tool
        [weapon] a weapon
        [book] a book
       *[survivor] a survivor card
    }.
   *[no] { $who } asks { $other } for { $symbol ->
        [food] food
        [fuel] fuel
        [medicine] medicine
        [tool] a tool
        [weapon] a weapon
        [book] a book
       *[survivor] a survivor card
    }.
}
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
hand-off = { $survivor } hands “{ $card }” to { $to }.
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
    [reroll] Which die is rolled again?
    [reroll-any] Which dice are rolled again?
    [set] Which die shows what?
    [raise] Which die shows more?
    [lower] Which die shows less?
    [spend] Which die is used?
   *[transfer] Whose die shows less, and which of yours more?
}
dice-if-any = A die changes.
change-die = A { $die } becomes a { $to }.
lose-die = A { $die } is used up.
reroll-die = A { $die } is rolled again.
shift-die = A { $die } of { $other } shows one less, and a { $own } of { $who } one more.
enough = That is enough.
table-rolling = What does the die show?
table-die = The die shows { $die }.

# Cold and bite.
expose = Exposure.
exposure-rolling = What does the exposure die show?
face = { $survivor } is exposed: { $face ->
    [blank] nothing.
    [wound] a wound.
    [frostbite] frostbite.
   *[bite] a bite!
}
take-wound = { $survivor } takes { $frostbite ->
    [yes] frostbite.
   *[no] a wound.
}
curing = Is the bite of { $survivor } bought off?
cure = The price is paid, and the bite does nothing.
let-die = The price is not paid.
spread = The bite spreads.
bitten = The bite has spread to { $survivor } { $place }. Risk a roll, or give up?
give-up = { $survivor } is given up.
risk = The die decides about { $survivor }.
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
leave = { $survivor } leaves the game.
inherit = { $home ->
    [yes] What was carried goes back to { $who }’s hand.
   *[no] What was carried is lost { $place }.
}
last-one-lost = { $you ->
    [yes] You have lost your last survivor, and your hand with it.
   *[no] { $who } has lost the last survivor, and the hand with it.
}
name-leader = { $survivor } leads the group of { $who }.
naming-leader = Who leads now?
meeting = Who comes?
meet = { $survivor } turns up.
arriving = Where does { $survivor } stand?
arrive = { $survivor } joins { $who } { $place }.
vanish = { $survivor } will never come.
go-over = { $survivor } goes over to { $who }.

# The colony phase, zombies, tracks.
colony-phase = The colony phase.
pay-food = Food is paid.
eat = The colony eats { $n } food.
hunger = The colony would need { $need } food. It starves.
change-food = Food: { $n }.
starve = Starvation tokens: +{ $n }.
change-morale = Morale: { $n }.
check-waste = The waste is looked at.
stench = The waste pile stinks: { $cards } cards.
resolve-crisis = The crisis is resolved.
open-crisis = “{ $card }”: { $cards ->
    [none] nothing was given
   *[other] given were { $cards }
}; { $score } of { $needed }. { $how ->
    [failed] It could not be prevented.
    [over] It was prevented, with plenty to spare.
   *[prevented] It was prevented.
}
crisis-ends = The crisis is over.
change-crisis = { $how ->
    [skip-next] There will be no crisis next round.
    [discard] The crisis is over.
   *[remove-contributions] The cards in the crisis leave the game.
}
zombies-at-home = Zombies at home.
zombies-outside = Zombies outside.
zombies-come = Zombies { $place }: { $n }.
zombies-go-on = More zombies.
batch = Zombies are placed.
barricade-falls = A barricade falls { $entrance }.
overrun = They break through { $entrance }!
noise-at = Noise.
noise-rolling = Does the noise { $place } draw a zombie?
echo = Noise { $place }: { $drawn ->
    [yes] something has heard it.
   *[no] nothing comes.
}
make-noise = Noise { $place }: +{ $n }.
tear-down = All barricades { $place } are gone.
take-away = { $barricade ->
    [yes] A zombie { $entrance } becomes part of a barricade.
   *[no] A zombie leaves { $entrance }.
}
taking-away = Which zombie { $place }?
withdraw = Zombies leave.
helpless-come = Helpless in the colony: +{ $n }.
helpless-leave = { $killed ->
    [yes] Helpless killed: { $n }.
   *[no] Helpless who leave: { $n }.
}
count-up = { $name }: +{ $n }.
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
    [yes] You call a vote: is { $other } exiled?
   *[no] { $who } calls a vote: is { $other } exiled?
}
exile-vote = Is { $accused } exiled?
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
exile-tie = As many for as against: is { $accused } exiled?
acquit = { $player } stays.
exile = { $player } is exiled.
drawing-exile = Which exile objective?
take-exile-card = { $card ->
    [hidden] { $who } draws an exile objective.
   *[other] { $you ->
        [yes] Your exile objective: “{ $card }”.
       *[no] { $who } draws the exile objective “{ $card }”.
    }
}
confess = The old objective.
show-objective = { $who } was no betrayer: the objective was “{ $card }”.
show-nothing = { $who } shows nothing.
test-exiles = The exiles.
banish = The road out.
banishing = Where does { $survivor } go?
go-out = { $survivor } goes { $place }.
swap-out = { $survivor } takes the place of { $other }, who comes home.
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
put-crossroads-under = The crossroads card goes under its deck.
deciding = What is to be done?
dilemma = { $name }. { $story }
take-way = { $way }
no-way = None of the ways is open.
voting = What is to be done? Everybody here votes.
vote = { $way }
tie = As many for one as for the other: what is to be done?
offering = Pay { $pay }? Still needed: { $left }. { $what }
pay = { $you ->
    [yes] You pay.
   *[no] { $who } pays.
}
pay-not = { $you ->
    [yes] You do not pay.
   *[no] { $who } does not pay.
}
paying-card = Which card do you pay?
pay-card = “{ $card }” is paid.
pay-nothing = There is nothing to pay with.
reacting = { $survivor } may answer: { $what }
use-reaction = { $survivor } answers.
let-pass = The ability is not used.
do = The card does what it says.
do-if-able = The card does what it can.
picking = Whom, where, what?
picking-what = { $kind ->
    [survivor] Which survivor?
    [place] Which place?
   *[player] Which player?
} { $effect }
pick-survivor = { $survivor }.
pick-place = { $place }.
pick-player = { $other }.
begin-lasting = { $until ->
    [turn] For this turn
    [round] For this round
    [next-round] Until the end of the next round
   *[game] For the rest of the game
}{ $whom ->
    [none] { $player ->
        [none] {""}
       *[other] , for { $player }
    }
   *[other] , for { $whom }
}: { $what }
end-lasting = It is as it was before.
vow = { $who } sets out: { $what }.
promise-ends = { $kept ->
    [yes] It is done: { $what }.
   *[no] It was not done: { $what }.
}
ask-more = The main objective asks besides: { $what }.
undress = { $survivor } gives everything back.

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
open-deck = { $who } looks through the deck { $deck }.
taking-out = Which card do you take?
take-out = { $card ->
    [hidden] { $who } takes a card out of the deck.
   *[other] { $you ->
        [yes] You take “{ $card }”.
       *[no] { $who } takes “{ $card }”.
    }
}
take-nothing = Nothing is taken.
turning-up = Which card?
turn-up = “{ $card }” is turned up { $deck }.
until-found = On they search.
take-turned = { $you ->
    [yes] You take “{ $card }”.
   *[no] { $who } takes “{ $card }”.
}
shuffle-back = The rest is shuffled back.
taking-turned = Do you take one of these?
put-back = It goes back.
put-on-top = { $card ->
    [hidden] { $who } puts a card on the deck.
   *[other] “{ $card }” goes on the deck.
}
reordering = Which card goes on the deck next? The last one will come first.
glimpsing = Which card?
saw-hand = { $cards ->
    [hidden] { $who } sees cards of { $other }.
   *[other] { $who } sees of { $other }: { $cards }.
}
saw-objective = { $card ->
    [hidden] { $who } sees the objective of { $other }.
   *[other] { $who } sees the objective of { $other }: “{ $card }”.
}
show-cards = { $who } shows: { $cards }.
moving-card = Which card? { $what }
move-card = “{ $card }” goes from { $source ->
    [hand] the hand of { $who }
    [equipped] the equipment of { $who }
    [waste] the waste pile
    [crisis] the crisis
    [objective] the objective
    [deck] the deck
   *[removed] those out of the game
}.
card-moved = “{ $card }” goes from { $source ->
    [hand] the hand of { $who }
    [equipped] the equipment of { $who }
    [waste] the waste pile
    [crisis] the crisis
    [objective] the objective
    [deck] the deck
   *[removed] those out of the game
}.
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
own-survivor = Nobody attacks survivors of their own.
nothing-to-search = There is nothing to search in the colony.
deck-empty = There is nothing left to find { $place }.
not-found = You have not found that.
keep-one = One card must be kept.
no-more-noise = No more can be looked at { $place }: there is no room for noise, no card left, or you have begun to keep.
no-room-to-barricade = There is no room for a barricade { $place }.
no-free-barricade = { $survivor } needs a die to barricade.
no-such-gift = That cannot be used for this now.
only-in-the-colony = Only a survivor in the colony can clean up.
no-waste = There is no waste.
another-place = Zombies are attracted from another place.
nothing-to-attract = No zombie can come over { $place }.
no-such-ability = { $survivor } has no such ability.
ability-not-ready = { $survivor } cannot use that here and now.
no-die-needed = That takes no die.
no-effect-now = “{ $card }” would do nothing now.
not-in-hand = You do not hold that card.
equip-it = “{ $card }” is not played: a survivor is equipped with it.
card-forbidden = “{ $card }” may not be played now.
cannot-equip = Nobody can be equipped with “{ $card }”.
exiles-give-nothing = Exiles give nothing to the crisis.
no-crisis = There is no crisis to prevent.
crisis-forbidden = Nothing may be added to the crisis now.
not-carried = { $survivor } does not carry that.
not-wanted = The main objective does not ask for “{ $card }”.
exiles-eat-alone = Exiles may not take food from the colony.
no-food = There is no food in the supply.
only-exiles = Only exiles eat food cards for their dice.
six-is-highest = A die cannot show more than six.
cannot-pay = You cannot pay that.
cannot-pay-with = You cannot pay with that.
moved-already = { $survivor } has moved already.
already-there = { $survivor } is there already.
exiles-stay-out = Exiles may not enter the colony.
no-room = There is no room { $place }.
ask-somebody-else = Ask somebody else who plays.
empty-hand = That player has no cards.
refused-already = You have been refused that this turn.
not-asked-for = You cannot give that: it was not asked for, you do not hold it, or it could not be played.
not-together = They do not stand together.
no-exile-here = Nobody is exiled at this table.
voted-already = There was a vote on exile this turn already.
nobody-to-exile = There is nobody there to exile.
way-closed = That way is not open: its condition does not hold, or it cannot be paid or done.
keep-of-these = Keep { $kept } of the survivors you were offered.

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
option-edition = Which rules: those of the sheet, or as published.
option-edition-sheet = As on the sheet.
option-edition-published = As published.
option-variant = Whom to trust.
option-variant-normal = Perhaps there is a betrayer.
option-variant-coop = All together, the hard side.
option-variant-betrayer = Most likely there is a betrayer.
option-variant-no_betrayal = Nobody betrays.
option-variant-dilemma = Two players, each with two objectives.
option-hard = The hard side of the main objective.
option-elimination = Whoever loses the last survivor is out.
option-objective = Which main objective: 0 draws one.
option-crisis_threshold = How many cards prevent a crisis.
option-crisis_threshold-edition = As the rules say.
option-crisis_threshold-players = As many as there are players.
option-crisis_threshold-non_exiled = As many as there are players not in exile.
option-event_cards = Where event cards go.
option-event_cards-removed = Out of the game.
option-event_cards-waste = On the waste pile.
option-first_player_pass = Where the first player token goes.
option-first_player_pass-right = To the right.
option-first_player_pass-left = To the left.
option-bottom_order = In which order unkept cards go under a deck.
option-bottom_order-drawn = As drawn.
option-bottom_order-chosen = As whoever searches likes.
option-bottom_order-random = Shuffled.
option-morale_cap = How high morale can rise.
option-noise = How noise is decided.
option-noise-die = A die: three or less draws a zombie.
option-noise-coin = A coin.
option-mature_cards = With the darker cards.

# The terminal.
terminal-tracks = Morale { $morale } · rounds left { $round } · food { $food } (needs { $need }) · starvation { $starvation } · waste { $waste } · helpless { $helpless }
terminal-crisis = Crisis: { $name }, { $needed } cards. { $text }
terminal-goal = { $name }: { $goal }.
terminal-ability = { $name } (attack { $attack }, search { $search }): { $text }
terminal-reading = You are reading “{ $name }”. { $trigger }.

# The words for keys.
key-end = end, e
