title = Colonie d’hiver
pitch = Un village sous la neige, les morts aux portes, un seul poêle pour tous ; et peut-être quelqu’un qui veut l’éteindre.

# Un texte du paquet, et plusieurs à la suite.
written = { $fr }
joined-then = { $first } { $rest }
joined-and = { $first }, et { $rest }
joined-or = { $first } ou { $rest }
joined-list = { $first }, { $rest }
joined-line = { $first } / { $rest }

# Symboles, paquets, lieux.
symbol-food = vivres
symbol-fuel = carburant
symbol-medicine = médicament
symbol-tool = outil
symbol-weapon = arme
symbol-book = livre
symbol-survivor = survivant
deck-starters = parmi les objets de départ
deck-survivors = de la pioche des survivants
deck-crises = de la pioche des crises
deck-crossroads = de la pioche des carrefours
place-entrance = à l’entrée { $number }
place-here = { $form ->
    [from] d’ici
   *[other] ici
}
place-destination = là-bas
place-origin = { $form ->
    [from] du lieu de départ
   *[other] au lieu de départ
}
place-each-outside = { $form ->
    [from] de l’extérieur
    [to] à l’extérieur
   *[other] dans chaque lieu extérieur
}
place-each = { $form ->
    [from] de n’importe où
    [to] n’importe où
   *[other] dans chaque lieu
}
place-where-own = { $form ->
    [from] d’un lieu où tu as quelqu’un
   *[other] là où tu as quelqu’un
}
place-anywhere = partout

# Nombres.
per-player = { $times } par joueur{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-start-player = { $times } par joueur du départ{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-non-exiled = { $times } par joueur non exilé{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-helpless = { $times } par démuni{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-survivor-at = { $times } par survivant { $at }{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-own-survivor = { $times } par survivant à toi{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
per-die = autant que le dé

# Joueurs.
who-active = toi
who-reader = qui a lu cette carte
who-first = le premier joueur
who-each = chaque joueur
who-each-non-exiled = chaque joueur non exilé
who-each-exiled = chaque exilé
who-others = chacun des autres
who-left = ton voisin de gauche
who-right = ton voisin de droite
who-with-survivor-at = chaque joueur qui a un survivant { $at }
who-controller-of = le joueur qui a { $of }
who-chosen = { $by ->
    [own] un joueur de ton choix
   *[other] un joueur au choix ({ $by })
}
who-these-seats = le joueur choisi

# Survivants.
what-filter = survivants{ $owner ->
    [none] {""}
    [own] {" "}à toi
   *[other] {" "}({ $owner })
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $outside ->
    [yes] {" "}à l’extérieur
    [no] {" "}dans la colonie
   *[none] {""}
}{ $exiled ->
    [yes] {" "}en exil
    [no] {" "}non exilés
   *[none] {""}
}{ $tag ->
    [human] , humains
    [animal] , animaux
    [male] , hommes
    [female] , femmes
   *[none] {""}
}{ $wounded ->
    [yes] , blessés
    [no] , indemnes
   *[none] {""}
}{ $equipped ->
    [none] {""}
   *[other] , équipés (symbole : { $equipped })
}{ $leader ->
    [yes] {" "}qui mènent un groupe
    [no] {" "}qui ne mènent pas de groupe
   *[none] {""}
}{ $moved ->
    [yes] {" "}qui se sont déplacés
    [no] {" "}qui ne se sont pas déplacés
   *[none] {""}
}{ $other ->
    [yes] , sauf celui qui agit
   *[no] {""}
}
whom-self = ce survivant
whom-actor = le survivant qui agit
whom-partner = l’autre
whom-named = { $id }
whom-chosen = { $up_to ->
    [yes] jusqu’à { $n }
   *[no] { $n }
} parmi les { $from }{ $by ->
    [own] , à ton choix
   *[other] , au choix ({ $by })
}
whom-all = tous les { $from }
whom-lowest = { $n ->
    [1] le moins influent des { $from }
   *[other] les { $n } moins influents des { $from }
}
whom-highest = { $n ->
    [1] le plus influent des { $from }
   *[other] les { $n } plus influents des { $from }
}
whom-these = les survivants choisis
where-chosen = { $by ->
    [own] dans un lieu de ton choix ({ $from })
   *[other] dans un lieu au choix ({ $by } ; { $from })
}
where-this-place = dans le lieu choisi
what-cost = { $dice ->
    [0] {""}
    [1] un dé de { $showing }+
   *[other] { $dice } dés de { $showing }+
}{ $cards ->
    [0] {""}
   *[other] { $cards } × carte{ $symbol ->
        [none] {""}
       *[other] {" "}« { $symbol } »
    }
}{ $food ->
    [0] {""}
   *[other] { $food } × nourriture
}
what-rolled = Jusqu’à { $upto } : { $do ->
    [none] rien.
   *[other] { $do }
}
what-way = { $label } { $do ->
    [none] Rien.
   *[other] { $do }
}

# Conditions.
if-always = toujours
if-and = { $of }
if-or = { $of }
if-not = il n’est pas vrai que : { $of }
if-own = { $cmp ->
    [most] tu as au plus { $n } des { $of }
    [exactly] tu as exactement { $n } des { $of }
   *[least] tu as au moins { $n } des { $of }
}
if-in-play = { $among ->
    [play] { $id } est en jeu
    [deck] { $id } n’est pas encore arrivé
    [dead] { $id } n’est plus là
   *[own] { $id } est avec toi
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $exiled ->
    [yes] , en exil
    [no] , hors exil
   *[none] {""}
}
if-helpless = { $cmp ->
    [most] démunis dans la colonie : au plus { $n }
    [exactly] démunis dans la colonie : exactement { $n }
   *[least] démunis dans la colonie : au moins { $n }
}
if-helpless-outnumber = il y a plus de démunis que de survivants dans la colonie
if-tokens = { $what ->
    [zombie] zombies { $at }
    [barricade] barricades { $at }
    [noise] bruit { $at }
    [food] nourriture en réserve
   *[starvation] jetons famine
} : { $cmp ->
    [most] au plus { $n }
    [exactly] exactement { $n }
   *[least] au moins { $n }
}{ $each ->
    [yes] , partout
   *[no] {""}
}
if-waste = { $cmp ->
    [most] au plus { $n }
    [exactly] exactement { $n }
   *[least] au moins { $n }
} cartes dans les déchets
if-removed = { $cmp ->
    [most] au plus { $n }
    [exactly] exactement { $n }
   *[least] au moins { $n }
} { $what ->
    [items] objets
   *[survivors] survivants
} ont quitté la partie
if-decks-empty = { $n ->
    [1] la pioche d’un lieu est vide
   *[other] les pioches de { $n } lieux sont vides
}
if-share = { $what ->
    [own-own] deux de tes survivants sont ensemble
    [own-exiled] un de tes survivants est avec celui d’un exilé, ou l’inverse
    [own-other] un de tes survivants est avec celui d’un autre joueur
   *[exactly-two] un de tes survivants est seul avec un autre
}{ $tag ->
    [human] {" "}(humain)
    [animal] {" "}(animal)
    [male] {" "}(homme)
    [female] {" "}(femme)
   *[none] {""}
}
if-group = { $what ->
    [most] tu as plus de survivants que chacun des autres
    [most-by] tu as au moins { $n } survivants de plus que chacun des autres
    [exactly] tu as exactement { $n ->
        [1] un survivant
       *[other] { $n } survivants
    }
   *[at-least] tu as au moins { $n ->
        [1] un survivant
       *[other] { $n } survivants
    }
}
if-hand = { $most ->
    [yes] tu as plus de cartes en main que chacun des autres
   *[no] { $only ->
        [yes] tu n’as en main que des cartes « { $symbol } », au moins { $n }
       *[no] tu as en main { $cmp ->
            [most] au plus { $n }
            [exactly] exactement { $n }
           *[least] au moins { $n }
        } × carte{ $symbol ->
            [none] {""}
           *[other] {" "}« { $symbol } »
        }
    }
}
if-equipped = { $each_player ->
    [yes] chaque joueur non exilé a au moins { $n } × équipement « { $symbol } »
   *[no] tes survivants portent au moins { $n } × équipement « { $symbol } »
}
if-wounds = { $of } : { $cmp ->
    [most] au plus { $n }
    [exactly] exactement { $n }
   *[least] au moins { $n }
} blessures en tout
if-stored = { $cmp ->
    [most] au plus { $n }
    [exactly] exactement { $n }
   *[least] au moins { $n }
} × carte{ $symbol ->
    [none] {""}
   *[other] {" "}« { $symbol } »
} sur l’objectif{ $non_starter ->
    [yes] , sans compter les objets de départ
   *[no] {""}
}
if-morale = le moral est à { $cmp ->
    [most] { $n ->
        [0] 0
       *[other] { $n } ou moins
    }
    [exactly] { $n }
   *[least] { $n } ou plus
}
if-round = le marqueur de manche est à { $cmp ->
    [most] { $n } ou moins
    [exactly] { $n }
   *[least] { $n } ou plus
}
if-rounds-survived = la colonie a tenu { $n } manches
if-main-done = l’objectif principal est rempli
if-counter = { $cmp ->
    [most] au plus { $n }
    [exactly] exactement { $n }
   *[least] au moins { $n }
} × { $name }
if-exiled = { $cmp ->
    [most] { $n ->
        [0] personne n’est en exil
       *[other] au plus { $n } joueurs sont en exil
    }
    [exactly] exactement { $n } joueurs sont en exil
   *[least] au moins { $n } joueurs sont en exil
}
if-is-exiled = tu es en exil
if-betrayers-exiled = tout traître, s’il y en a un, est en exil
if-searched-everywhere = on a fouillé chaque lieu extérieur
if-dice-unused = il te reste au moins { $n ->
    [1] un dé
   *[other] { $n } dés
}
if-can-pay = tu pourrais payer { $cost }
if-free = places libres { $at } : au moins { $n }

# Déclencheurs.
on-state = Dès que : { $if }
on-turn-start = Au début du tour{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-round-start = Au début de la manche{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-dice-roll = Quand les dés sont lancés{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-colony-phase-start = Au début de la phase de colonie{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-move = Après un déplacement{ $by ->
    [none] {""}
   *[other] {" "}de { $by }
}{ $to ->
    [none] {""}
   *[other] {" "}{ $to }
}{ $fuel ->
    [yes] {" "}avec carburant
    [no] {" "}sans carburant
   *[none] {""}
}{ $to_empty ->
    [yes] {" "}vers un lieu où il n’y avait personne
    [no] {" "}vers un lieu où il y avait quelqu’un
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-search = Après une fouille{ $by ->
    [none] {""}
   *[other] {" "}de { $by }
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-attack = Après une attaque contre un zombie{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-zombie-killed = Chaque fois qu’un zombie est tué{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-exposure = Après que le dé de risque a montré { $face ->
    [blank] une face vide
    [wound] une blessure
    [frostbite] une engelure
   *[bite] une morsure
}{ $cause ->
    [move] {" "}lors d’un déplacement
    [attack] {" "}lors d’une attaque
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-card-played = Après qu’une carte{ $symbol ->
    [none] {""}
   *[other] {" "}« { $symbol } »
} a été jouée{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-equipment-used = Après qu’un équipement{ $symbol ->
    [none] {""}
   *[other] {" "}« { $symbol } »
} a servi{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-food-spent = Après qu’on a dépensé de la nourriture pour un dé{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-waste-cleaned = Après un nettoyage des déchets{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-barricade-built = Après la pose d’une barricade{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-noise-made = Après qu’on a fait du bruit{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-survivor-added = Après l’arrivée d’un survivant{ $with_helpless ->
    [yes] , avec des démunis
    [no] , seul
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-survivor-killed = Après la mort { $own ->
    [yes] d’un de tes survivants
    [no] du survivant d’un autre
   *[none] d’un survivant
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-survivor-removed = Après qu’un survivant a quitté la partie vivant{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-crisis-revealed = Quand la crise est révélée{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-crisis-resolved = Quand la crise { $how ->
    [failed] n’a pas été évitée
    [over] a été évitée avec deux cartes de trop
   *[prevented] a été évitée
}{ $if ->
    [none] {""}
   *[other] , si : { $if }
}
on-enter = Après l’arrivée de quelqu’un { $at }{ $if ->
    [none] {""}
   *[other] , si : { $if }
}

# Effets.
does-change = { $n }
does-morale = Moral { $n }.
does-food = Nourriture { $n }.
does-no-food = Toute la nourriture est perdue.
does-starvation = Jetons famine : +{ $n }.
does-zombies = Zombies { $at } : +{ $n }.
does-kill-zombies = Tue { $n ->
    [1] 1 zombie
   *[other] { $n } zombies
} { $at }{ $exposure ->
    [each] , avec un jet de risque pour chacun
    [once] , avec un seul jet de risque
   *[none] , sans risque
}.
does-remove-zombies = Retire { $n ->
    [-1] tous les zombies
    [1] 1 zombie
   *[other] { $n } zombies
} { $at }.
does-zombies-to-barricades = Change { $n ->
    [1] 1 zombie
   *[other] { $n } zombies
} { $at } en barricades.
does-attract = Déplace jusqu’à { $n } zombies { $from } vers des cases libres { $to }.
does-barricade = Barricades { $at } : +{ $n }.
does-remove-barricades = Retire toutes les barricades { $at }.
does-noise = Bruit { $at } : { $n ->
    [-1] sur chaque case libre
   *[other] +{ $n }
}.
does-helpless = Démunis dans la colonie : +{ $n }.
does-lose-helpless = { $kill ->
    [yes] Démunis tués
   *[no] Démunis qui partent
} : { $n }.
does-wound = { $frostbite ->
    [yes] Engelure
   *[no] Blessure
} ({ $n }) : { $on }.
does-distribute = À répartir ({ $by }) parmi les { $among } : { $n } × { $frostbite ->
    [yes] engelure
   *[no] blessure
}.
does-heal = Soigne { $n } × { $kind ->
    [normal] blessure ordinaire
    [frostbite] engelure
   *[any] blessure de toute sorte
} : { $on }.
does-exposure = Jets de risque ({ $n }) : { $on }.{ $alive ->
    [none] {""}
   *[other] {" "}En cas de survie : { $alive }
}
does-kill = Meurt : { $on }.{ $morale ->
    [no] {" "}Le moral ne baisse pas.
   *[yes] {""}
}
does-remove = Quitte la partie, vivant : { $on }.
does-place = Se retrouve { $at } : { $on }.
does-join = { $named ->
    [none] Un survivant de la pioche
   *[other] { $named }
} rejoint { $to ->
    [own] ton groupe
   *[other] le groupe ({ $to })
}{ $wounds ->
    [0] {""}
   *[other] , blessures : { $wounds }
}{ $leader ->
    [yes] , et mène le groupe
   *[no] {""}
}.
does-drop-named = { $id } quitte la pioche des survivants pour toujours.
does-give-survivor = Change de groupe (pour : { $to }) : { $on }.
does-draw = Pioche { $n ->
    [1] 1 carte
   *[other] { $n } cartes
} { $deck }{ $who ->
    [own] {""}
   *[other] {" "}({ $who })
}.
does-look-keep = Regarde { $look } cartes { $deck }, gardes-en { $keep }, remets les autres dessous.
does-choose = Parcours la pioche { $deck }, prends { $n } × carte{ $symbol ->
    [none] {""}
   *[other] {" "}« { $symbol } »
}, puis mélange.
does-reveal-until = Retourne des cartes { $deck } jusqu’à une carte « { $symbol } » ; prends-la et remélange les autres.
does-reveal-top = Retourne { $n } cartes { $deck } ; prends-en une si tu veux{ $symbol ->
    [none] {""}
   *[other] {" "}(« { $symbol } »)
} et remélange les autres.
does-peek = Regarde { $n ->
    [1] la prochaine carte
   *[other] les { $n } prochaines cartes
} { $deck }.
does-reorder = Regarde les { $n } prochaines cartes { $deck } et remets-les dans l’ordre que tu veux.
does-move-cards = { $pick ->
    [all] Toutes les cartes
   *[other] { $n } × carte
}{ $kind ->
    [none] { $symbol ->
        [none] {""}
       *[other] {" "}« { $symbol } »
    }
   *[other] {" "}« { $kind } »
}{ $pick ->
    [random] {" "}au hasard
    [top] {" "}du dessus
    [all] {""}
   *[chosen] {" "}au choix
}, { $from ->
    [hand] de la main ({ $who })
    [equipped] de l’équipement ({ $who })
    [waste] des déchets
    [crisis] de la crise ({ $who })
    [objective] de l’objectif
    [removed] hors du jeu
   *[deck] de la pioche { $deck }
} { $to ->
    [hand] vers la main ({ $to_who })
    [waste] vers les déchets
    [crisis] vers la crise
    [objective] vers l’objectif
    [removed] hors du jeu, pour de bon
   *[deck] vers la pioche { $deck }
}.
does-see = Regard ({ $by }) sur { $what ->
    [hand] la main
    [random] une carte au hasard de la main
   *[objective] l’objectif secret
} : { $of }.
does-show = Montré à tous ({ $who }) : { $symbol ->
    [none] la main
   *[other] chaque carte « { $symbol } »
}.
does-dice = { $who ->
    [own] {""}
   *[other] Dés ({ $who }) :{" "}
}{ $how ->
    [reroll] Relance un dé non utilisé
    [reroll-any] Relance autant de dés non utilisés que tu veux
    [set] Tourne un dé non utilisé sur la face de ton choix
    [raise] Un dé non utilisé +{ $n }
    [lower] Un dé non utilisé −{ $n }
    [spend] Dés dépensés : { $n }
    [spend-all] Tous les dés sont dépensés
   *[transfer] Un dé d’un autre −1, un des tiens +1
}.
does-roll = Lance un dé{ $on ->
    [none] {""}
   *[other] {" "}pour chacun : { $on }
}. { $table }
does-crisis = { $how ->
    [skip-next] Pas de crise à la prochaine manche.
    [discard] La crise de cette manche est terminée.
   *[remove-contributions] Toutes les cartes de la crise quittent la partie.
}
does-add-condition = L’objectif principal demande en plus : { $condition }.
does-count = { $name } : +{ $n }.
does-attach = { $on ->
    [none] { $who ->
        [none] Pour tous
       *[other] Pour { $who }
    }
   *[other] Pour { $on }
}, { $during ->
    [turn] ce tour
    [round] cette manche
    [next-round] jusqu’à la fin de la prochaine manche
   *[game] pour le reste de la partie
}{ $uses ->
    [0] {""}
    [1] , une fois
   *[other] , { $uses } fois
} : { $gives }
does-detach = Ce que { $card ->
    [none] cette carte
   *[other] cette carte
} avait changé redevient comme avant.
does-quest = À faire { $until ->
    [turn] avant la fin du tour
    [round] avant la fin de la manche
    [next-round] avant la fin de la prochaine manche
   *[game] avant la fin de la partie
} : { $if }. Si c’est fait : { $then } Sinon : { $else ->
    [none] rien.
   *[other] { $else }
}
does-exile-vote = Vote d’exil immédiat : { $against }.
does-unequip = L’équipement revient en main : { $on }.
does-freeze = Ne fait plus rien de la manche : { $on }.
does-end-game = La partie s’arrête ; la colonie a échoué.
does-if-able = Si possible : { $do }
does-when = Si : { $if }. Alors : { $then ->
    [none] rien.
   *[other] { $then }
} Sinon : { $else ->
    [none] rien.
   *[other] { $else }
}
does-for-each = Pour { $who } : { $then }
does-nothing = Rien ne se passe.
does-choice = Décision ({ $by }) : { $options }
does-vote = Vote de ceux qui ont un survivant { $at } : { $options }
does-offer = On peut payer ({ $who }) { $pay }{ $payers ->
    [together] {" "}ensemble
   *[one] {""}
}. Si oui : { $then ->
    [none] rien.
   *[other] { $then }
} Sinon : { $else ->
    [none] rien.
   *[other] { $else }
}

# Dons.
gives-no-exposure = pas de jet de risque lors { $on ->
    [move] d’un déplacement
   *[attack] d’une attaque
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}.
gives-bite-wounds = une morsure compte comme une blessure.
gives-hardy = une engelure compte comme une blessure ordinaire.
gives-skip-bite = les morsures qui se propagent passent leur chemin.
gives-cancel-bite = une morsure est sans effet si l’on paie { $cost }.
gives-wound-limit = ne meurt qu’à { $n } blessures.
gives-search = en fouillant{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
} : regarde { $look ->
    [1] une carte
   *[other] { $look } cartes
} de plus{ $keep ->
    [0] {""}
   *[other] {" "}et gardes-en jusqu’à { $keep } de plus
}.
gives-noise-look = chaque bruit montre { $n } cartes.
gives-attack-kills = { $pay ->
    [none] {""}
   *[other] pour une carte « { $pay } »,{" "}
}une attaque tue { $n } zombies au lieu d’un{ $exposure ->
    [each] , avec un jet de risque pour chacun
    [once] , avec un seul jet de risque
   *[none] , sans risque
}{ $noise ->
    [0] {""}
   *[other] ; bruit +{ $noise } ici
}.
gives-attack-any-die = une attaque avec n’importe quel dé.
gives-free-action = { $what ->
    [attack] une attaque
   *[barricade] une barricade
} sans dé.
gives-amount = { $what ->
    [clean] un nettoyage retire { $n } cartes
   *[barricade] on pose { $n } barricades à la fois
}.
gives-dice-per-round = dés d’action par manche : { $n } de plus.
gives-pay-for-die = un dé d’action de plus par manche, pour { $cost }.
gives-upkeep = la colonie mange { $food } de plus ; les déchets pèsent dès { $waste_step } cartes.
gives-not-counted = dans la colonie, ne mange pas et n’attire pas de zombies.
gives-forbid = interdit : { $what ->
    [move] se déplacer
    [enter] venir { $at }
    [leave] quitter ce lieu
    [search] fouiller
    [attack] attaquer
    [ability] utiliser une capacité
    [play] jouer une carte{ $symbol ->
        [none] {""}
       *[other] {" "}« { $symbol } »
    }
    [crisis] contribuer à la crise
   *[everything] faire quoi que ce soit
}.
gives-copy-abilities = a les capacités de tous ceux qui sont au même endroit.
gives-grant = sait faire aussi : { $ability }
gives-on-move-roll = qui se déplace lance un dé ; jusqu’à { $upto } : { $do }
gives-on-enter = qui vient { $at } : { $do }
gives-exile-out = qui est exilé quitte la partie, avec tous ses survivants.
gives-extra-condition = pour gagner, il faut aussi : { $condition }.
what-ability = { $do ->
    [none] { $gives }
   *[other] { $do }
}
ability-text = { $anywhere ->
    [yes] {""}
   *[no] { $where } :{" "}
}{ $trigger ->
    [none] {""}
   *[other] { $trigger } :{" "}
}{ $die ->
    [0] {""}
   *[other] avec un dé de { $die }+ :{" "}
}{ $limit ->
    [none] {""}
    [turn] une fois par tour :{" "}
    [round] une fois par manche :{" "}
   *[game] une fois par partie :{" "}
}{ $condition ->
    [none] {""}
   *[other] si : { $condition } :{" "}
}{ $what }
item-text = { $play ->
    [equip] Équipement
    [event] Événement
   *[waste] { $symbol }
} : { $what }
crisis-text = Demande : { $symbols }. Sinon : { $fail }{ $over ->
    [none] {""}
   *[other] {" "}Avec deux cartes de trop : { $over }
}
reaction-text = { $trigger } : { $what }
side-text = Moral { $morale }, { $rounds } manches. Au départ : { $setup } But : { $goal }.{ $stores ->
    [none] {""}
   *[other] {" "}Reçoit des cartes : { $stores }.
}{ $rules ->
    [none] {""}
   *[other] {" "}{ $rules }
}
main-text = Normal : { $normal } Difficile : { $hard }
exile-text = Si tu n’es pas un traître : { $loyal }. Si tu l’es, à la place de la première condition : { $betrayer }.
way-text = { $label }{ $condition ->
    [none] {""}
   *[other] {" "}(si : { $condition })
}{ $pay ->
    [none] {""}
   *[other] {" "}(contre { $pay })
} { $what }
crossroads-text = { $trigger }. { $before ->
    [none] {""}
   *[other] { $before }{" "}
}{ $decide } { $ways }
decide-active = Tu décides :
decide-somebody = Décision : { $who }.
decide-vote = On vote :
decide-nobody = Voici ce qui arrive :
decide-reader = Qui a lu cette carte décide :
decide-first = Le premier joueur décide :
decide-each = Tous décident :
decide-each-non-exiled = Tous les non-exilés décident :
decide-each-exiled = Les exilés décident :
decide-others = Les autres décident :
decide-left = Ton voisin de gauche décide :
decide-right = Ton voisin de droite décide :

# Avant la partie.
choosing-main = Quel objectif principal ?
choose-main = L’objectif principal : « { $card } ».
dealing-secret = Quel objectif secret ?
deal-secret = { $cards ->
    [hidden] { $who } reçoit un objectif secret.
   *[other] { $you ->
        [yes] Ton objectif secret : « { $cards } ».
       *[no] { $who } reçoit l’objectif secret « { $cards } ».
    }
}
meeting-candidate = Quel survivant ?
meet-candidate = { $survivor ->
    [hidden] { $who } reçoit un survivant au choix.
   *[other] { $you ->
        [yes] On te propose { $survivor }.
       *[no] On propose { $survivor } à { $who }.
    }
}
keeping = Qui gardes-tu, et qui mène le groupe ?
keep-group = { $you ->
    [yes] Tu gardes { $leader }, à la tête du groupe, et { $others }.
   *[no] { $who } garde { $leader }, à la tête du groupe, et { $others }.
}
first-player = Le chef de groupe le plus influent commence.
round = La manche { $number } commence.
announce = Quelque chose arrive.
next-crisis = La prochaine crise.
drawing = Quelle carte ?
drawing-crisis = Quelle crise ?
reveal-crisis = La crise : « { $card } ». { $text }
dice-for = Les dés.
rolling-dice = Que montrent les dés ?
roll-dice = { $you ->
    [yes] Tu lances { $faces }.
   *[no] { $who } lance { $faces }.
}
buying-die = Payer { $cost } pour un dé de plus ?

# Le tour.
turn = { $you ->
    [yes] À toi de jouer.
   *[no] C’est le tour de { $who }.
}
shiver = Le gel mord.
wake = Le tour commence.
after-action = L’action est finie.
end-of-turn = Le tour est fini.
acting = Que fais-tu ?
action = Une action.
end-turn = { $you ->
    [yes] Tu finis ton tour.
   *[no] { $who } finit son tour.
}
attack = { $survivor } attaque un zombie { $entrance }{ $die ->
    [0] {" "}sans dé
   *[other] {" "}avec un { $die }
}.
strike = { $survivor } frappe { $entrance }{ $kills ->
    [1] {""}
   *[other] {" "}et tue jusqu’à { $kills } zombies
}{ $exposure ->
    [none] , sans risque
   *[other] {""}
}.
striking = Comment { $survivor } attaque ?
use-gift = On se sert de : { $gift }.
slay = Un zombie tombe { $entrance }.
slaying = Quel zombie { $place } ?
slaughter = Des zombies tombent.
attack-survivor = { $survivor } s’en prend à { $target }{ $die ->
    [0] {" "}sans dé
   *[other] {" "}avec un { $die }
}.
attack-paid = { $survivor } attaque aussitôt { $entrance } : « { $card } » paie.
brawling = Le coup porte-t-il ?
blow = { $hit ->
    [yes] { $survivor } fait { $die } et touche { $target }.
   *[no] { $survivor } fait { $die } et manque { $target }.
}
stealing = Quelle carte ?
steal = { $card ->
    [hidden] { $who } prend une carte à { $other }.
   *[other] { $you ->
        [yes] Tu prends « { $card } » à { $other }.
       *[no] { $who } prend « { $card } » à { $other }.
    }
}
search = { $survivor } fouille avec un { $die }.
preparing = Comment { $survivor } fouille ?
begin-search = { $survivor } fouille { $place } : { $look } à regarder, { $keep } à garder.
looking = Quelle carte ?
look = { $card ->
    [hidden] { $who } regarde une carte { $deck }.
   *[other] { $you ->
        [yes] Tu vois « { $card } ».
       *[no] { $who } voit « { $card } ».
    }
}
finding = Garder une carte, ou faire du bruit pour chercher plus loin ?
look-on = { $gift ->
    [none] Faire du bruit et regarder une autre carte.
   *[other] Faire du bruit et chercher plus loin, avec { $gift }.
}
keep = { $card ->
    [hidden] { $who } garde une carte.
   *[other] { $you ->
        [yes] Tu gardes « { $card } ».
       *[no] { $who } garde « { $card } ».
    }
}
keep-no-more = Ne rien garder de plus.
searched = La fouille est finie.
ordering = Quelle carte va ensuite sous la pioche ?
put-under = { $card ->
    [hidden] { $who } glisse une carte sous la pioche.
   *[other] « { $card } » va sous la pioche.
}
barricade = { $survivor } monte une barricade{ $die ->
    [0] {" "}sans dé
   *[other] {" "}avec un { $die }
}{ $gift ->
    [none] {""}
   *[other] , grâce à { $gift }
}.
barricades = Des barricades.
barricading = À quelle entrée { $place } ?
barricade-at = Une barricade se dresse { $entrance }.
clean-waste = { $survivor } nettoie avec un { $die }{ $gift ->
    [none] {""}
   *[other] , grâce à { $gift }
}.
attract = { $survivor } attire des zombies { $source }, avec un { $die }.
luring = Quel zombie vient, { $source } { $target } ?
lure = Un zombie était { $source } ; le voici { $target }.
leave-them = On n’attire plus de zombies.
use-ability = { $survivor } se sert de : { $gift ->
    [lasting] une capacité
   *[other] { $gift }
}{ $die ->
    [0] {""}
   *[other] , avec un { $die }
}.
move = { $survivor } va { $place }{ $gift ->
    [none] {""}
   *[other] , avec { $gift }
}.
entered = Quelqu’un est arrivé.
put-at = { $survivor } se retrouve { $place }.
play-card = { $you ->
    [yes] Tu joues « { $card } ». { $does }
   *[no] { $who } joue « { $card } ». { $does }
}
put-away = La carte est rangée.
equip = { $survivor } s’équipe : « { $card } ».
give-to-crisis = { $card ->
    [hidden] { $who } ajoute une carte à la crise.
   *[other] { $you ->
        [yes] Tu ajoutes « { $card } » à la crise.
       *[no] { $who } ajoute « { $card } » à la crise.
    }
}
give-equipment = { $who } ajoute à la crise ce que portait { $survivor } : « { $card } ».
store = { $you ->
    [yes] Tu poses « { $card } » sur l’objectif principal.
   *[no] { $who } pose « { $card } » sur l’objectif principal.
}
spend-food = Une nourriture : un { $die } montre un de plus.
eat-card = « { $card } » est mangé ; un { $die } montre un de plus.
request = { $you ->
    [yes] Tu demandes à { $other } { $symbol ->
        [food] des vivres
        [fuel] du carburant
        [medicine] un médicament
        [tool] un outil
        [weapon] une arme
        [book] un livre
       *[survivor] une carte survivant
    }.
   *[no] { $who } demande à { $other } { $symbol ->
        [food] des vivres
        [fuel] du carburant
        [medicine] un médicament
        [tool] un outil
        [weapon] une arme
        [book] un livre
       *[survivor] une carte survivant
    }.
}
requested = { $asker } te demande { $symbol ->
    [food] des vivres
    [fuel] du carburant
    [medicine] un médicament
    [tool] un outil
    [weapon] une arme
    [book] un livre
   *[survivor] une carte survivant
}, à jouer tout de suite.
give = { $you ->
    [yes] Tu donnes « { $card } ».
   *[no] { $who } donne « { $card } ».
}
refuse = { $you ->
    [yes] Tu ne donnes rien.
   *[no] { $who } ne donne rien.
}
playing-given = Comment joues-tu « { $card } » ?
hand-off = { $survivor } tend « { $card } » à { $to }.
handed-off = { $to } prend-il « { $card } » à { $survivor } ?
accept = { $you ->
    [yes] Tu prends.
   *[no] { $who } prend.
}
decline = { $you ->
    [yes] Tu ne prends pas.
   *[no] { $who } ne prend pas.
}

# Les dés des cartes.
dicing = { $how ->
    [reroll] Quel dé relancer ?
    [reroll-any] Quels dés relancer ?
    [set] Quel dé montre quoi ?
    [raise] Quel dé montre plus ?
    [lower] Quel dé montre moins ?
    [spend] Quel dé dépenser ?
   *[transfer] Quel dé d’un autre baisse, et lequel des tiens monte ?
}
dice-if-any = Un dé change.
change-die = Un { $die } devient un { $to }.
lose-die = Un { $die } est dépensé.
reroll-die = Un { $die } est relancé.
shift-die = Un { $die } de { $other } montre un de moins, un { $own } de { $who } un de plus.
enough = Cela suffit.
table-rolling = Que montre le dé ?
table-die = Le dé montre { $die }.

# Le froid et la morsure.
expose = Un risque.
exposure-rolling = Que montre le dé de risque ?
face = { $survivor } prend un risque : { $face ->
    [blank] rien.
    [wound] une blessure.
    [frostbite] une engelure.
   *[bite] une morsure !
}
take-wound = { $survivor } subit { $frostbite ->
    [yes] une engelure.
   *[no] une blessure.
}
curing = Rachète-t-on la morsure de { $survivor } ?
cure = Le prix est payé, la morsure est sans effet.
let-die = Le prix n’est pas payé.
spread = La morsure se propage.
bitten = La morsure gagne { $survivor } { $place }. Tenter le dé, ou renoncer ?
give-up = On renonce à { $survivor }.
risk = Le dé décide pour { $survivor }.
risk-rolling = La morsure continue-t-elle ?
risk-face = { $face ->
    [blank] { $survivor } vit, et la morsure s’arrête.
   *[other] Rien à faire pour { $survivor }.
}
heal-wound = { $survivor } est débarrassé { $frostbite ->
    [yes] d’une engelure.
   *[no] d’une blessure.
}
healing = Que soigne-t-on chez { $survivor } ?
recover = Quelqu’un se remet.
if-alive = Pour qui vit encore.

# La mort et les nouveaux.
die = { $survivor } meurt.
leave = { $survivor } quitte la partie.
inherit = { $home ->
    [yes] L’équipement revient dans la main de { $who }.
   *[no] L’équipement se perd { $place }.
}
last-one-lost = { $you ->
    [yes] Tu as perdu ton dernier survivant, et ta main avec lui.
   *[no] { $who } a perdu son dernier survivant, et sa main avec lui.
}
name-leader = { $survivor } mène le groupe de { $who }.
naming-leader = Qui mène le groupe maintenant ?
meeting = Qui arrive ?
meet = { $survivor } arrive.
arriving = Où se tient { $survivor } ?
arrive = { $survivor } rejoint { $who } { $place }.
vanish = { $survivor } ne viendra jamais.
go-over = { $survivor } passe chez { $who }.

# La phase de colonie, les zombies, les marqueurs.
colony-phase = La phase de colonie.
pay-food = On paie la nourriture.
eat = La colonie mange ({ $n }).
hunger = Il faudrait { $need } de nourriture. La colonie a faim.
change-food = Nourriture : { $n }.
starve = Jetons famine : +{ $n }.
change-morale = Moral : { $n }.
check-waste = On regarde les déchets.
stench = Les déchets empestent : { $cards } cartes.
resolve-crisis = La crise se dénoue.
open-crisis = « { $card } » : { $cards ->
    [none] rien n’a été donné
   *[other] on a donné { $cards }
} ; { $score } sur { $needed }. { $how ->
    [failed] Elle n’a pas pu être évitée.
    [over] Elle est évitée, et largement.
   *[prevented] Elle est évitée.
}
crisis-ends = La crise est finie.
change-crisis = { $how ->
    [skip-next] Il n’y aura pas de crise à la prochaine manche.
    [discard] La crise est terminée.
   *[remove-contributions] Les cartes de la crise quittent la partie.
}
zombies-at-home = Zombies à la maison.
zombies-outside = Zombies dehors.
zombies-come = Zombies { $place } : { $n }.
zombies-go-on = D’autres zombies.
batch = On place les zombies.
barricade-falls = Une barricade cède { $entrance }.
overrun = Ils forcent le passage { $entrance } !
noise-at = Du bruit.
noise-rolling = Le bruit { $place } attire-t-il un zombie ?
echo = Bruit { $place } : { $drawn ->
    [yes] quelque chose a entendu.
   *[no] rien ne vient.
}
make-noise = Bruit { $place } : +{ $n }.
tear-down = Plus aucune barricade { $place }.
take-away = { $barricade ->
    [yes] Un zombie { $entrance } finit dans une barricade.
   *[no] Un zombie s’en va { $entrance }.
}
taking-away = Quel zombie { $place } ?
withdraw = Des zombies s’en vont.
helpless-come = Démunis dans la colonie : +{ $n }.
helpless-leave = { $killed ->
    [yes] Démunis tués : { $n }.
   *[no] Démunis partis : { $n }.
}
count-up = { $name } : +{ $n }.
end-of-round = La manche est finie.
check-objective = On regarde l’objectif principal.
round-marker = Le marqueur de manche avance.
pass-first = Le jeton premier joueur passe.
end = { $reason ->
    [morale] La colonie a perdu tout espoir. La partie est finie.
    [rounds] La dernière manche est passée. La partie est finie.
    [objective] L’objectif principal est rempli. La partie est finie.
    [exiles] Deux exilés, et aucun n’était un traître : la colonie renonce. La partie est finie.
    [nobody] Il ne reste personne. La partie est finie.
   *[failed] La colonie a échoué. La partie est finie.
}

# L’exil.
call-vote = { $you ->
    [yes] Tu demandes un vote : { $other } est-il exilé ?
   *[no] { $who } demande un vote : { $other } est-il exilé ?
}
exile-vote = Exiler { $accused } ?
ballot = { $you ->
    [yes] Tu votes { $exile ->
        [yes] pour l’exil.
       *[no] contre l’exil.
    }
   *[no] { $who } vote { $exile ->
        [yes] pour l’exil.
       *[no] contre l’exil.
    }
}
exile-tie = Autant de pour que de contre : exiler { $accused } ?
acquit = { $player } reste.
exile = { $player } part en exil.
drawing-exile = Quel objectif d’exil ?
take-exile-card = { $card ->
    [hidden] { $who } pioche un objectif d’exil.
   *[other] { $you ->
        [yes] Ton objectif d’exil : « { $card } ».
       *[no] { $who } pioche l’objectif d’exil « { $card } ».
    }
}
confess = L’ancien objectif.
show-objective = { $who } n’était pas un traître : l’objectif était « { $card } ».
show-nothing = { $who } ne montre rien.
test-exiles = Les exilés.
banish = Le chemin de l’exil.
banishing = Où va { $survivor } ?
go-out = { $survivor } s’en va { $place }.
swap-out = { $survivor } prend la place de { $other }, qui rentre au refuge.
perish = { $survivor } ne trouve de place nulle part.

# Carrefours et décisions.
drawing-crossroads = Quelle carte carrefour ?
read-crossroads = { $card ->
    [hidden] { $who } lit une carte carrefour.
   *[other] { $you ->
        [yes] Tu lis « { $card } », et tu te tais.
       *[no] { $who } lit « { $card } ».
    }
}
crossroads-comes = Carrefour : « { $card } ». { $story }
put-crossroads-under = La carte carrefour va sous sa pioche.
deciding = Que faire ?
dilemma = { $name }. { $story }
take-way = { $way }
no-way = Aucune voie n’est ouverte.
voting = Que faire ? Ceux qui sont là votent.
vote = { $way }
tie = Égalité des voix : que faire ?
offering = Payer { $pay } ? Il en faut encore { $left }. { $what }
pay = { $you ->
    [yes] Tu paies.
   *[no] { $who } paie.
}
pay-not = { $you ->
    [yes] Tu ne paies pas.
   *[no] { $who } ne paie pas.
}
paying-card = Quelle carte paies-tu ?
pay-card = « { $card } » est payé.
pay-nothing = Il n’y a rien pour payer.
reacting = { $survivor } peut réagir : { $what }
use-reaction = { $survivor } réagit.
let-pass = La capacité ne sert pas.
do = La carte fait ce qu’elle dit.
do-if-able = La carte fait ce qu’elle peut.
picking = Qui, où, quoi ?
picking-what = { $kind ->
    [survivor] Quel survivant ?
    [place] Quel lieu ?
   *[player] Quel joueur ?
} { $effect }
pick-survivor = { $survivor }.
pick-place = { $place }.
pick-player = { $other }.
begin-lasting = { $until ->
    [turn] Pour ce tour
    [round] Pour cette manche
    [next-round] Jusqu’à la fin de la prochaine manche
   *[game] Pour le reste de la partie
}{ $whom ->
    [none] { $player ->
        [none] {""}
       *[other] , pour { $player }
    }
   *[other] , pour { $whom }
} : { $what }
end-lasting = C’est redevenu comme avant.
vow = { $who } s’y engage : { $what }.
promise-ends = { $kept ->
    [yes] C’est fait : { $what }.
   *[no] Ce n’est pas fait : { $what }.
}
ask-more = L’objectif principal demande en plus : { $what }.
undress = { $survivor } rend tout.

# Manier les cartes.
draw-if-any = Une carte.
drawing-item = Quelle carte ?
drawn = { $card ->
    [hidden] { $who } pioche une carte { $deck }.
   *[other] { $you ->
        [yes] Tu pioches « { $card } » { $deck }.
       *[no] { $who } pioche « { $card } » { $deck }.
    }
}
open-deck = { $who } parcourt la pioche { $deck }.
taking-out = Quelle carte prends-tu ?
take-out = { $card ->
    [hidden] { $who } prend une carte dans la pioche.
   *[other] { $you ->
        [yes] Tu prends « { $card } ».
       *[no] { $who } prend « { $card } ».
    }
}
take-nothing = On ne prend rien.
turning-up = Quelle carte ?
turn-up = « { $card } » est retourné { $deck }.
until-found = On cherche encore.
take-turned = { $you ->
    [yes] Tu prends « { $card } ».
   *[no] { $who } prend « { $card } ».
}
shuffle-back = Le reste est remélangé.
taking-turned = Prends-tu l’une de ces cartes ?
put-back = Elle retourne à sa place.
put-on-top = { $card ->
    [hidden] { $who } pose une carte sur la pioche.
   *[other] « { $card } » va sur la pioche.
}
reordering = Quelle carte va ensuite sur la pioche ? La dernière viendra la première.
glimpsing = Quelle carte ?
saw-hand = { $cards ->
    [hidden] { $who } voit des cartes de { $other }.
   *[other] { $who } voit chez { $other } : { $cards }.
}
saw-objective = { $card ->
    [hidden] { $who } voit l’objectif de { $other }.
   *[other] { $who } voit l’objectif de { $other } : « { $card } ».
}
show-cards = { $who } montre : { $cards }.
moving-card = Quelle carte ? { $what }
move-card = « { $card } » quitte { $source ->
    [hand] la main de { $who }
    [equipped] l’équipement de { $who }
    [waste] les déchets
    [crisis] la crise
    [objective] l’objectif
    [deck] la pioche
   *[removed] la boîte
}.
card-moved = « { $card } » quitte { $source ->
    [hand] la main de { $who }
    [equipped] l’équipement de { $who }
    [waste] les déchets
    [crisis] la crise
    [objective] l’objectif
    [deck] la pioche
   *[removed] la boîte
}.
move-next = Une carte s’en va.
move-turned = Une carte s’en va.
losing = Quelle carte ?

# Pourquoi pas.
not-your-survivor = Ce n’est pas un de tes survivants.
no-such-die = Il ne te reste pas de dé qui montre { $die }.
die-too-low = Un { $die } ne suffit pas : il faut { $needed } ou plus.
forbidden-now = { $survivor } n’a pas le droit de faire cela maintenant.
not-there = { $survivor } n’est pas là.
no-zombie = Il n’y a pas de zombie { $entrance }.
no-free-attack = { $survivor } a besoin d’un dé pour attaquer.
own-survivor = On n’attaque pas ses propres survivants.
nothing-to-search = Il n’y a rien à fouiller dans la colonie.
deck-empty = Il n’y a plus rien à trouver { $place }.
not-found = Tu n’as pas trouvé cela.
keep-one = Il faut garder une carte.
no-more-noise = On ne peut plus rien regarder { $place } : plus de place pour du bruit, plus de cartes, ou tu as déjà commencé à garder.
no-room-to-barricade = Il n’y a pas de place pour une barricade { $place }.
no-free-barricade = { $survivor } a besoin d’un dé pour monter une barricade.
no-such-gift = Cela ne peut pas servir ici et maintenant.
only-in-the-colony = Seul un survivant dans la colonie peut nettoyer.
no-waste = Il n’y a pas de déchets.
another-place = On attire des zombies d’un autre lieu.
nothing-to-attract = Aucun zombie ne peut venir { $place }.
no-such-ability = { $survivor } n’a pas cette capacité.
ability-not-ready = { $survivor } ne peut pas s’en servir ici et maintenant.
no-die-needed = Cela ne demande pas de dé.
no-effect-now = « { $card } » ne ferait rien maintenant.
not-in-hand = Tu n’as pas cette carte en main.
equip-it = « { $card } » ne se joue pas : on en équipe un survivant.
card-forbidden = « { $card } » ne peut pas être joué maintenant.
cannot-equip = On ne peut équiper personne de « { $card } ».
exiles-give-nothing = Les exilés ne donnent rien à la crise.
no-crisis = Il n’y a pas de crise à éviter.
crisis-forbidden = On ne peut rien ajouter à la crise maintenant.
not-carried = { $survivor } ne porte pas cela.
not-wanted = L’objectif principal ne demande pas « { $card } ».
exiles-eat-alone = Les exilés ne prennent pas la nourriture de la colonie.
no-food = Il n’y a pas de nourriture en réserve.
only-exiles = Seuls les exilés mangent des cartes pour leurs dés.
six-is-highest = Un dé ne peut pas montrer plus de six.
cannot-pay = Tu ne peux pas payer cela.
cannot-pay-with = Tu ne peux pas payer avec cela.
moved-already = { $survivor } s’est déjà déplacé ce tour-ci.
already-there = { $survivor } y est déjà.
exiles-stay-out = Les exilés n’entrent pas dans la colonie.
no-room = Il n’y a plus de place { $place }.
ask-somebody-else = Demande à quelqu’un d’autre, qui joue encore.
empty-hand = Ce joueur n’a pas de cartes.
refused-already = On te l’a déjà refusé ce tour-ci.
not-asked-for = Tu ne peux pas donner cela : on ne l’a pas demandé, tu ne l’as pas, ou cela ne pourrait pas être joué.
not-together = Ils ne sont pas au même endroit.
no-exile-here = À cette table, on n’exile personne.
voted-already = On a déjà voté un exil ce tour-ci.
nobody-to-exile = Il n’y a là personne à exiler.
way-closed = Cette voie n’est pas ouverte : sa condition n’est pas remplie, ou on ne peut pas la payer ou la suivre.
keep-of-these = Garde { $kept } des survivants qu’on te propose.

# Le résultat.
ended-morale = La colonie a perdu tout espoir.
ended-rounds = La dernière manche est passée avant que l’objectif principal soit rempli.
ended-objective = L’objectif principal est rempli, avec un moral de { $morale }.
ended-exiles = Deux exilés, et aucun n’était un traître : la colonie a renoncé.
ended-nobody = Il n’est resté personne.
ended-failed = La colonie a échoué.
result-player = { $who } : { $won ->
    [yes] victoire
   *[no] défaite
}{ $objective ->
    [none] .
   *[other] {" "}(« { $objective } »{ $exiled ->
        [yes] , en exil
       *[no] {""}
    }{ $out ->
        [yes] , hors du jeu
       *[no] {""}
    }).
}
result-condition = { $held ->
    [yes] ✓
   *[no] ✗
} { $what }

# Les options de la table.
option-edition = Quelles règles : celles de la fiche, ou les règles publiées.
option-edition-sheet = Comme sur la fiche.
option-edition-published = Comme publiées.
option-variant = À qui se fier.
option-variant-normal = Il y a peut-être un traître.
option-variant-coop = Tous ensemble, côté difficile.
option-variant-betrayer = Il y a très probablement un traître.
option-variant-no_betrayal = Personne ne trahit.
option-variant-dilemma = À deux, chacun avec deux objectifs.
option-hard = Le côté difficile de l’objectif principal.
option-elimination = Qui perd son dernier survivant quitte la partie.
option-objective = Quel objectif principal : 0 en tire un au sort.
option-crisis_threshold = Combien de cartes évitent une crise.
option-crisis_threshold-edition = Comme le disent les règles.
option-crisis_threshold-players = Autant que de joueurs.
option-crisis_threshold-non_exiled = Autant que de joueurs non exilés.
option-event_cards = Où vont les cartes événement.
option-event_cards-removed = Hors de la partie.
option-event_cards-waste = Sur les déchets.
option-first_player_pass = Où passe le jeton premier joueur.
option-first_player_pass-right = À droite.
option-first_player_pass-left = À gauche.
option-bottom_order = Dans quel ordre les cartes non gardées vont sous la pioche.
option-bottom_order-drawn = Comme elles sont venues.
option-bottom_order-chosen = Comme le veut qui fouille.
option-bottom_order-random = Mélangées.
option-morale_cap = Jusqu’où le moral peut monter.
option-noise = Comment le bruit se décide.
option-noise-die = Un dé : trois ou moins attire un zombie.
option-noise-coin = Pile ou face.
option-mature_cards = Avec les cartes les plus sombres.

# Le terminal.
terminal-tracks = Moral { $morale } · manches restantes { $round } · nourriture { $food } (il en faut { $need }) · famine { $starvation } · déchets { $waste } · démunis { $helpless }
terminal-crisis = Crise : { $name }, { $needed } cartes. { $text }
terminal-goal = { $name } : { $goal }.
terminal-ability = { $name } (attaque { $attack }, fouille { $search }) : { $text }
terminal-reading = Tu lis « { $name } ». { $trigger }.

# Les mots des touches.
key-end = fin, f
