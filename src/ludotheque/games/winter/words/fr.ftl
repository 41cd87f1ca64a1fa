title = Colonie d’hiver
pitch = Un village sous la neige, les morts aux portes, un seul poêle pour tous ; et peut-être quelqu’un qui veut l’éteindre.

# Un texte du paquet, et plusieurs à la suite.
written = { $fr }
joined-then = { $first } { $rest }
joined-and = { $first }, et { $rest }
joined-or = { $first } ou { $rest }
apart = { $what } Après cela :
joined-list = { $first }, { $rest }
joined-with = { $first } et { $rest }
joined-also = { $first } ; { $rest }
joined-both = { $first }, et si { $rest }
joined-else = { $first } Ou : { $rest }
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
place-entrance = { $case ->
    [from] de l’entrée { $number }
   *[other] à l’entrée { $number }
}
place-here = { $case ->
    [from] d’ici
   *[other] ici
}
place-destination = au lieu d’arrivée
place-origin = { $case ->
    [from] du lieu de départ
   *[other] au lieu de départ
}
place-each-outside = { $case ->
    [from] de l’extérieur
    [all] à l’extérieur
    [to] à l’extérieur
   *[other] dans chaque lieu extérieur
}
place-each = { $case ->
    [from] de n’importe où
    [to] n’importe où
   *[other] dans chaque lieu
}
place-where-own = { $case ->
    [from] d’un lieu où tu as quelqu’un
   *[other] là où tu as quelqu’un
}
place-anywhere = partout

# Nombres. Ce que l’on compte est dans count-….
amount-least = au moins { $count }
amount-most = au plus { $count }
amount-exactly = exactement { $count }
amount-none = { $count }
count-plain = { $n }
count-signed = { $n }
count-those = { $n ->
    [0] aucun { $of }
   *[other] { $n } { $of }
}
count-zombie = { $n ->
    [0] aucun zombie
    [1] 1 zombie
   *[other] { $n } zombies
}
count-barricade = { $n ->
    [0] aucune barricade
    [1] 1 barricade
   *[other] { $n } barricades
}
count-noise = { $n ->
    [0] aucun jeton bruit
    [1] 1 jeton bruit
   *[other] { $n } jetons bruit
}
count-food = { $n ->
    [0] aucun jeton nourriture
    [1] 1 jeton nourriture
   *[other] { $n } jetons nourriture
}
count-starvation = { $n ->
    [0] aucun jeton famine
    [1] 1 jeton famine
   *[other] { $n } jetons famine
}
count-helpless = { $n ->
    [0] aucun démuni
    [1] 1 démuni
   *[other] { $n } démunis
}
count-wound = { $n ->
    [0] aucune blessure
    [1] 1 blessure
   *[other] { $n } blessures
}
count-normal-wound = { $n ->
    [0] aucune blessure ordinaire
    [1] 1 blessure ordinaire
   *[other] { $n } blessures ordinaires
}
count-any-wound = { $n ->
    [0] aucune blessure ni engelure
    [1] 1 blessure ou engelure
   *[other] { $n } blessures ou engelures
}
count-frostbite = { $n ->
    [0] aucune engelure
    [1] 1 engelure
   *[other] { $n } engelures
}
count-roll = { $n ->
    [0] aucun jet de risque
    [1] 1 jet de risque
   *[other] { $n } jets de risque
}
count-die = { $n ->
    [0] aucun dé non utilisé
    [1] 1 dé non utilisé
   *[other] { $n } dés non utilisés
}
count-survivor = { $n ->
    [0] aucun survivant
    [1] 1 survivant
   *[other] { $n } survivants
}
count-player = { $n ->
    [0] aucun joueur
    [1] 1 joueur
   *[other] { $n } joueurs
}
count-item = { $n ->
    [0] aucun objet
    [1] 1 objet
   *[other] { $n } objets
}
count-card = { $n ->
    [0] aucune carte
    [1] 1 carte
    [all] toutes les cartes
   *[other] { $n } cartes
}{ $of ->
    [none] {""}
   *[other] {" "}{ $of }
}
count-named = { $n ->
    [all] toutes les cartes « { $of } »
   *[other] { $n } × « { $of } »
}
by-players = { $two }, { $three }, { $four } ou { $count } (de 2 à 5 joueurs)
per = { $count } { $more ->
    [0] {""}
   *[other] plus { $more }{" "}
}{ $unit }{ $rounded ->
    [up] {" "}(arrondi au-dessus)
    [down] {" "}(arrondi au-dessous)
   *[no] {""}
}
per-player = { $over ->
    [1] par joueur
   *[other] pour { $over } joueurs
}
per-start-player = { $over ->
    [1] par joueur
   *[other] pour { $over } joueurs
}
per-non-exiled = { $over ->
    [1] par joueur non exilé
   *[other] pour { $over } joueurs non exilés
}
per-helpless = { $over ->
    [1] par démuni
   *[other] pour { $over } démunis
}
per-survivor-at = { $over ->
    [1] par survivant
   *[other] pour { $over } survivants
} { $at }
per-own-survivor = { $over ->
    [1] par survivant
   *[other] pour { $over } survivants
} de ton groupe
per-die = { $over ->
    [1] par point
   *[other] pour { $over } points
} du dé
per-round = { $over ->
    [1] par manche commencée
   *[other] pour { $over } manches commencées
}

# Joueurs. Le cas dit comment ils entrent dans la phrase : de qui, à qui.
who-reader = { $case ->
    [of] de la personne qui a lu cette carte
    [to] à la personne qui a lu cette carte
   *[other] { $start ->
        [low] la
       *[other] La
    } personne qui a lu cette carte
}
who-first = { $case ->
    [of] du premier joueur
    [to] au premier joueur
   *[other] { $start ->
        [low] le
       *[other] Le
    } premier joueur
}
who-each = { $case ->
    [of] de chaque joueur
    [to] à chaque joueur
    [any] { $start ->
        [low] un
       *[other] Un
    } joueur
    [all] { $start ->
        [low] les
       *[other] Les
    } joueurs
   *[other] { $start ->
        [low] chaque
       *[other] Chaque
    } joueur
}
who-each-non-exiled = { $case ->
    [of] de chaque joueur non exilé
    [to] à chaque joueur non exilé
    [any] { $start ->
        [low] un
       *[other] Un
    } joueur non exilé
    [all] { $start ->
        [low] les
       *[other] Les
    } joueurs non exilés
   *[other] { $start ->
        [low] chaque
       *[other] Chaque
    } joueur non exilé
}
who-each-exiled = { $case ->
    [of] de chaque exilé
    [to] à chaque exilé
    [any] { $start ->
        [low] un
       *[other] Un
    } exilé
    [all] { $start ->
        [low] les
       *[other] Les
    } exilés
   *[other] { $start ->
        [low] chaque
       *[other] Chaque
    } exilé
}
who-others = { $case ->
    [of] de chaque autre joueur
    [to] à chaque autre joueur
    [any] { $start ->
        [low] un
       *[other] Un
    } autre joueur
    [all] { $start ->
        [low] les
       *[other] Les
    } autres joueurs
   *[other] { $start ->
        [low] chaque
       *[other] Chaque
    } autre joueur
}
who-left = { $case ->
    [of] de { $whose ->
        [their] son
       *[other] ton
    } voisin de gauche
    [to] à { $whose ->
        [their] son
       *[other] ton
    } voisin de gauche
   *[other] { $start ->
        [low] { $whose ->
            [their] son
           *[other] ton
        }
       *[other] { $whose ->
            [their] Son
           *[other] Ton
        }
    } voisin de gauche
}
who-right = { $case ->
    [of] de { $whose ->
        [their] son
       *[other] ton
    } voisin de droite
    [to] à { $whose ->
        [their] son
       *[other] ton
    } voisin de droite
   *[other] { $start ->
        [low] { $whose ->
            [their] son
           *[other] ton
        }
       *[other] { $whose ->
            [their] Son
           *[other] Ton
        }
    } voisin de droite
}
who-with-survivor-at = { $case ->
    [of] de chaque joueur qui a
    [to] à chaque joueur qui a
    [any] { $start ->
        [low] un
       *[other] Un
    } joueur qui a
    [all] { $start ->
        [low] les
       *[other] Les
    } joueurs qui ont
   *[other] { $start ->
        [low] chaque
       *[other] Chaque
    } joueur qui a
} un survivant { $at }
who-controller-of = { $case ->
    [of] du joueur qui a
    [to] au joueur qui a
   *[other] { $start ->
        [low] le
       *[other] Le
    } joueur qui a
} { $of }
who-picked = { $case ->
    [of] de son joueur
    [to] à son joueur
   *[other] { $start ->
        [low] son
       *[other] Son
    } joueur
}
who-that = { $case ->
    [of] de ce joueur
    [to] à ce joueur
   *[other] { $start ->
        [low] ce
       *[other] Ce
    } joueur
}
who-player = { $case ->
    [to] { $player_you ->
        [yes] à toi-même
       *[no] à { $player }
    }
   *[other] { $player_you ->
        [yes] toi
       *[no] { $player }
    }
}
who-chosen = { $case ->
    [of] d’un joueur
    [to] à un joueur
   *[other] { $start ->
        [low] un
       *[other] Un
    } joueur
} { $by ->
    [own] de ton choix
   *[other] au choix { $by }
}
who-these-seats = { $case ->
    [of] du joueur choisi
    [to] au joueur choisi
   *[other] { $start ->
        [low] le
       *[other] Le
    } joueur choisi
}

# Survivants.
what-filter = { $number ->
    [one] { $leader ->
        [yes] chef{ $owner ->
            [own] {""}
           *[other] {" "}de groupe
        }
       *[other] survivant
    }{ $tag ->
        [human] {" "}humain
        [animal] {" "}animal
        [male] {" "}masculin
        [female] {" "}féminin
       *[none] {""}
    }{ $wounded ->
        [yes] {" "}blessé
        [no] {" "}indemne
       *[none] {""}
    }
   *[many] { $leader ->
        [yes] chefs de groupe
       *[other] survivants
    }{ $tag ->
        [human] {" "}humains
        [animal] {" "}animaux
        [male] {" "}masculins
        [female] {" "}féminins
       *[none] {""}
    }{ $wounded ->
        [yes] {" "}blessés
        [no] {" "}indemnes
       *[none] {""}
    }
}{ $owner ->
    [none] {""}
    [own] {" "}de ton groupe
    [their] {" "}de son groupe
    [others] { $number ->
        [one] {" "}d’un autre joueur
       *[many] {" "}d’autres joueurs
    }
   *[other] {" "}du groupe { $owner }
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $outside ->
    [yes] {" "}à l’extérieur
    [gone] {" "}de l’extérieur
    [no] {" "}{ $home }
   *[none] {""}
}{ $exiled ->
    [yes] {" "}en exil
    [no] { $number ->
        [one] {" "}hors exil
       *[many] , sauf ceux des exilés
    }
   *[none] {""}
}{ $equipped ->
    [none] {""}
   *[other] {" "}portant une carte { $equipped }
}{ $leader ->
    [no] { $number ->
        [one] {" "}qui n’est pas chef de groupe
       *[many] {" "}qui ne sont pas chefs de groupe
    }
   *[other] {""}
}{ $moved ->
    [yes] { $number ->
        [one] {" "}qui s’est déplacé ce tour
       *[many] {" "}qui se sont déplacés ce tour
    }
    [no] { $number ->
        [one] {" "}qui ne s’est pas déplacé ce tour
       *[many] {" "}qui ne se sont pas déplacés ce tour
    }
   *[none] {""}
}{ $elsewhere ->
    [yes] {" "}d’un autre lieu
   *[no] { $other ->
        [yes] , sauf celui qui agit
       *[no] {""}
    }
}
whom-self = { $case ->
    [to] à ce survivant
    [of] de ce survivant
   *[other] ce survivant
}
whom-actor = { $case ->
    [to] à ce survivant
    [of] de ce survivant
   *[other] ce survivant
}
whom-there = { $case ->
    [to] au survivant déjà sur place
    [of] du survivant déjà sur place
   *[other] le survivant déjà sur place
}
whom-partner = { $case ->
    [to] à l’autre
    [of] de l’autre
   *[other] l’autre
}
whom-picked = { $case ->
    [to] au survivant choisi
    [of] du survivant choisi
   *[other] le survivant choisi
}
whom-named = { $case ->
    [to] à { $id }
    [of] { $elides ->
        [yes] d’{ $id }
       *[no] de { $id }
    }
   *[other] { $id }
}
whom-chosen = { $case ->
    [to] à{" "}
    [of] de{" "}
   *[other] {""}
}{ $up_to ->
    [yes] { $n ->
        [1] un
       *[other] { $n }
    } au plus des { $all }
   *[no] { $n ->
        [1] { $other ->
            [yes] un autre
           *[no] un
        }
       *[other] { $n }
    } { $from }
}{ $by ->
    [own] { $case ->
        [choose] {""}
       *[other] {" "}(à ton choix)
    }
    [their] {" "}(à son choix)
   *[other] {" "}(au choix { $by })
}
whom-all = { $case ->
    [all] tous les { $all }
    [to] à chacun des { $all }
    [of] de tous les { $all }
   *[other] chacun des { $all }
}
whom-lowest = { $n ->
    [1] { $case ->
        [to] au moins influent des { $all }
        [of] du moins influent des { $all }
       *[other] le moins influent des { $all }
    }
   *[other] { $case ->
        [to] aux { $n } moins influents des { $all }
        [of] des { $n } moins influents des { $all }
       *[other] les { $n } moins influents des { $all }
    }
}
whom-highest = { $n ->
    [1] { $case ->
        [to] au plus influent des { $all }
        [of] du plus influent des { $all }
       *[other] le plus influent des { $all }
    }
   *[other] { $case ->
        [to] aux { $n } plus influents des { $all }
        [of] des { $n } plus influents des { $all }
       *[other] les { $n } plus influents des { $all }
    }
}
whom-it-would-be = { $said } (ce { $number ->
    [one] serait
   *[many] seraient
} { $meant })
who-it-would-be = { $said } ({ $meant_you ->
    [yes] toi
   *[no] { $meant }
})
whom-these = { $case ->
    [to] aux survivants choisis
    [of] des survivants choisis
   *[other] les survivants choisis
}
where-chosen = { $case ->
    [from] d’un lieu
    [leaving] { $kind ->
        [each] de n’importe quel lieu
       *[other] d’un lieu
    }
    [to] vers un lieu
    [name] un lieu
   *[other] dans un lieu
}{ $kind ->
    [each-outside] {" "}extérieur
   *[other] {""}
}{ $case ->
    [leaving] {""}
    [name] {""}
   *[other] { $by ->
        [own] {" "}de ton choix
       *[other] {" "}au choix { $by }
    }
}{ $kind ->
    [each-outside] {""}
    [each] {""}
    [where-own] {" "}où tu as quelqu’un
   *[other] {" "}({ $from })
}
where-this-place = dans le lieu choisi
what-cost = { $parts }
cost-dice = { $dice ->
    [1] { $showing ->
        [1] n’importe quel dé
       *[other] un dé de { $showing }+
    }
   *[other] { $dice } { $showing ->
        [1] dés
       *[other] dés de { $showing }+
    }
}
what-rolled = { $whole ->
    [yes] {""}
   *[no] { $range } :{" "}
}{ $do ->
    [none] rien.
   *[other] { $do }
}
what-way = { $label }{ $if ->
    [none] { $pay ->
        [none] {""}
       *[other] {" "}(contre { $pay })
    }
   *[other] {" "}(si { $if }{ $pay ->
        [none] {""}
       *[other] , contre { $pay }
    })
} { $do ->
    [none] Rien ne se passe.
   *[other] { $do }
}

# Conditions. Aucune ne commence par « il » : on les dit aussi après « si » et « quand ».
if-always = toujours
if-and = { $of }
if-or = { $of }
if-not = ceci est faux : { $of }
if-not-main-done = l’objectif principal n’est pas rempli
if-not-is-exiled = tu n’es pas en exil
if-own = { $cmp ->
    [none] tu n’as { $amount }
   *[other] tu as { $amount }
}
if-this = { $wounded ->
    [yes] ce survivant est blessé
   *[no] ce survivant est parmi les { $of }
}
if-in-play = { $among ->
    [play] { $id } est en jeu
    [deck] on n’a pas encore vu { $id }
    [dead] { $id } n’est plus là
   *[own] { $id } est dans ton groupe
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $exiled ->
    [yes] , en exil
    [no] , hors exil
   *[none] {""}
}
if-helpless = { $alone ->
    [yes] {""}
   *[no] { $cmp ->
        [none] on ne compte{" "}
       *[other] on compte{" "}
    }
}{ $amount } { $home }
if-helpless-outnumber = on compte plus de démunis que de survivants { $home }
if-tokens = { $alone ->
    [yes] {""}
   *[no] { $cmp ->
        [none] on ne compte{" "}
       *[other] on compte{" "}
    }
}{ $amount }{ $what ->
    [food] {" "}en réserve
    [starvation] {""}
   *[other] { $spread ->
        [all] {" "}{ $at }, en tout
        [entrances] {" "}à chaque entrée { $from }
       *[other] {" "}{ $at }
    }
}
if-waste = { $alone ->
    [yes] {""}
   *[no] { $cmp ->
        [none] on ne compte{" "}
       *[other] on compte{" "}
    }
}{ $amount } dans les déchets
if-removed = { $alone ->
    [yes] {""}
   *[no] { $cmp ->
        [none] on ne compte{" "}
       *[other] on compte{" "}
    }
}{ $amount } hors de la partie
if-decks-empty = { $n ->
    [1] la pioche d’au moins un lieu est vide
   *[other] les pioches d’au moins { $n } lieux sont vides
}
if-share = { $what ->
    [own-own] deux de tes survivants sont ensemble{ $tag ->
        [human] , humains tous les deux
        [animal] , des animaux tous les deux
        [male] , deux hommes
        [female] , deux femmes
       *[none] {""}
    }
    [own-exiled] un de tes survivants est avec celui d’un exilé (ou, si tu es en exil, avec celui d’un joueur qui ne l’est pas)
    [own-other] un de tes survivants est avec { $tag ->
        [human] un humain d’un autre groupe
        [animal] un animal d’un autre groupe
        [male] un homme d’un autre groupe
        [female] une femme d’un autre groupe
       *[none] celui d’un autre joueur
    }
   *[exactly-two] un de tes survivants est seul avec un autre
}
if-group = { $what ->
    [most] tu as plus de survivants que chaque autre joueur
    [most-by] tu as au moins { $n ->
        [1] un survivant
       *[other] { $n } survivants
    } de plus que chaque autre joueur
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
    [yes] tu as plus de cartes en main que chaque autre joueur
   *[no] { $only ->
        [yes] tu n’as en main que des cartes { $symbol }, au moins { $n }
       *[no] { $cmp ->
            [none] tu n’as en main { $amount }
           *[other] tu as en main { $amount }
        }
    }
}
if-equipped = { $each_player ->
    [yes] les survivants de chaque joueur non exilé portent au moins { $count }
   *[no] tes survivants portent au moins { $count }
}
if-wounds = { $how ->
    [none] { $single ->
        [one] le { $of } n’est pas blessé
       *[many] aucun { $one } n’est blessé
    }
    [some] { $single ->
        [one] le { $of } est blessé
       *[many] au moins un { $one } est blessé
    }
   *[other] { $cmp ->
        [none] on ne compte { $amount }
       *[other] on compte { $amount }
    } sur { $single ->
        [one] le { $of }
       *[many] les { $of }
    }
}
if-stored = { $alone ->
    [yes] {""}
   *[no] { $cmp ->
        [none] on ne compte{" "}
       *[other] on compte{" "}
    }
}{ $amount } sur l’objectif{ $non_starter ->
    [yes] , sans les objets de départ
   *[no] {""}
}
if-morale = le moral est à { $cmp ->
    [none] 0
    [most] { $n } ou moins
    [exactly] { $n }
   *[least] { $n } ou plus
}
if-round = le marqueur de manche est à { $cmp ->
    [none] 0
    [most] { $n } ou moins
    [exactly] { $n }
   *[least] { $n } ou plus
}
if-rounds-survived = la colonie a tenu { $n } manches
if-main-done = l’objectif principal est rempli
if-counter = { $amount } { $name }
if-exiled = { $cmp ->
    [none] personne n’est en exil
   *[other] { $alone ->
        [yes] {""}
       *[no] on compte{" "}
    }{ $amount } en exil
}
if-is-exiled = tu es en exil
if-betrayers-exiled = tout traître, si traître il y a, est en exil
if-searched-everywhere = on a fouillé chaque lieu extérieur
task-searched-everywhere = fouiller chaque lieu extérieur
if-dice-unused = tu as au moins { $count }
if-can-pay = tu peux payer { $cost }
if-free = { $n ->
    [1] une place au moins est libre
   *[other] { $n } places au moins sont libres
} { $at }

# Déclencheurs.
on-state = Dès { $elides ->
    [yes] qu’{ $if }
   *[no] que { $if }
}{ $further ->
    [none] {""}
   *[other] , si { $further }
}
on-state-always = D’emblée
on-turn-start = Au début de ton tour{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-round-start = Au début de la manche{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-dice-roll = Quand les dés sont lancés{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-colony-phase-start = Au début de la phase de colonie{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-move = Après { $by ->
    [none] le déplacement d’un de tes survivants
   *[other] un déplacement fait par { $by }
}{ $to ->
    [none] {""}
   *[other] {" "}{ $to }
}{ $fuel ->
    [yes] {" "}avec du carburant
    [no] {" "}sans carburant
   *[none] {""}
}{ $to_empty ->
    [yes] {" "}vers un lieu où il n’y avait personne
    [outside] {" "}vers un lieu extérieur où il n’y avait personne
    [no] {" "}vers un lieu où quelqu’un était déjà
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-search = Quand { $by ->
    [none] un de tes survivants
   *[other] { $by }
} a fouillé{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-attack = Après une attaque contre des zombies{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-zombie-killed = Chaque fois qu’un zombie est tué{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-exposure = Quand le dé de risque montre { $face ->
    [blank] une face vide
    [wound] une blessure
    [frostbite] une engelure
   *[bite] une morsure
}{ $by ->
    [none] {""}
   *[other] {" "}pour { $by }
}{ $cause ->
    [move] {" "}lors d’un déplacement
    [attack] {" "}lors d’une attaque
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-card-played = Quand une carte{ $symbol ->
    [none] {""}
   *[other] {" "}{ $symbol }
} a été jouée{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-equipment-used = Quand { $kind ->
    [tool] un outil
    [weapon] une arme
    [book] un livre
    [none] un équipement
   *[other] un équipement ({ $symbol })
} a servi{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-food-spent = { $when ->
    [interrupt] Juste avant que de la nourriture soit dépensée pour un dé
   *[after] Quand de la nourriture a été dépensée pour un dé
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-waste-cleaned = Après un nettoyage des déchets{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-barricade-built = Après la pose d’une barricade{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-noise-made = Quand on a fait du bruit{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-survivor-added = Après l’arrivée d’un survivant{ $with_helpless ->
    [yes] {" "}avec des démunis
    [no] , sans démunis
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-wounded = Quand { $own ->
    [yes] un de tes survivants
    [no] le survivant d’un autre joueur
   *[none] un survivant
} a été blessé{ $outside ->
    [yes] {" "}à l’extérieur
    [no] {" "}dans la colonie
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-survivor-killed = Après la mort { $own ->
    [yes] d’un de tes survivants
    [no] du survivant d’un autre joueur
   *[none] d’un survivant
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-survivor-removed = Quand un survivant a quitté la partie vivant{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-crisis-revealed = Quand la crise est révélée{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-crisis-resolved = Quand la crise { $how ->
    [failed] n’a pas été évitée
    [over] a été évitée avec deux cartes de trop
   *[prevented] a été évitée
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-enter = Après l’arrivée de quelqu’un { $at }{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-morale-lost = Quand le moral a baissé{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-crisis-given = Quand une carte a été donnée à la crise{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-handed-over = Quand une carte a été donnée sur demande, ou un équipement transmis{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-ability-used = Quand { $by ->
    [none] une capacité a servi
   *[other] { $by } a utilisé une capacité
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-die-used = Quand { $kind ->
    [any] un dé
    [least] un dé de { $least }+
    [most] un dé de { $most } au plus
   *[range] un dé de { $least } à { $most }
} a servi{ $for ->
    [attack] {" "}à une attaque
    [search] {" "}à une fouille
    [barricade] {" "}à une barricade
    [clean] {" "}à un nettoyage
    [attract] {" "}à attirer des zombies
    [ability] {" "}à une capacité
   *[none] {""}
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $if ->
    [none] {""}
   *[other] , si { $if }
}
on-table = Quand ceci arrive autour de la table : { $what }{ $if ->
    [none] {""}
   *[other] , si { $if }
}

# Effets.
does-morale = { $start ->
    [low] moral
   *[other] Moral
} { $count }.
does-food = { $start ->
    [low] nourriture
   *[other] Nourriture
} { $count }.
does-no-food = { $start ->
    [low] toute
   *[other] Toute
} la nourriture est perdue.
does-starvation = { $start ->
    [low] ajoute
   *[other] Ajoute
} { $count }, pour de bon.
does-gamble = { $start ->
    [low] mise
   *[other] Mise
} jusqu’à { $count } et lance un dé. { $lucky ->
    [6] 6
   *[other] { $lucky }–6
} : la réserve en gagne autant. Sinon : la mise est perdue.
does-zombies = { $start ->
    [low] ajoute
   *[other] Ajoute
} { $depends ->
    [yes] des zombies { $at } : { $bare }
   *[no] { $count } { $at }
}.
does-kill-zombies = { $start ->
    [low] tue
   *[other] Tue
} { $depends ->
    [yes] des zombies
   *[no] { $count }
} { $at }{ $exposure ->
    [each] { $number ->
        [one] , avec un jet de risque
       *[many] , avec un jet de risque pour chacun
    }
    [once] , avec un seul jet de risque
   *[none] , sans jet de risque
}{ $depends ->
    [yes] {" "}: { $bare }
   *[no] {""}
}.
does-remove-zombies = { $start ->
    [low] retire
   *[other] Retire
} { $n ->
    [-1] tous les zombies
   *[other] { $count }
} { $at }.
does-zombies-to-barricades = { $start ->
    [low] remplace
   *[other] Remplace
} { $up_to ->
    [yes] jusqu’à { $count }
   *[no] { $count }
} { $at } par { $n ->
    [1] une barricade
   *[other] autant de barricades
}.
does-attract = { $start ->
    [low] déplace
   *[other] Déplace
} jusqu’à { $count } { $from } vers des cases libres { $open ->
    [yes] de n’importe quel autre
   *[no] { $to }
}.
does-barricade = { $start ->
    [low] pose
   *[other] Pose
} { $count } { $at }.
does-snare = { $start ->
    [low] cette
   *[other] Cette
} manche, { $number ->
    [one] le prochain zombie à venir { $at } n’arrive pas
   *[many] les { $bare } prochains zombies à venir { $at } n’arrivent pas
}.
does-remove-barricades = { $start ->
    [low] retire
   *[other] Retire
} toutes les barricades { $at }.
does-topple = { $start ->
    [low] une
   *[other] Une
} barricade { $at } s’abat : elle est perdue, et tous les zombies à cette entrée sont tués, sans risque.
does-noise = { $n ->
    [-1] { $start ->
        [low] fais
       *[other] Fais
    } du bruit sur chaque case libre
   *[other] { $start ->
        [low] ajoute
       *[other] Ajoute
    } { $count }
} { $at }.
does-helpless = { $start ->
    [low] ajoute
   *[other] Ajoute
} { $count } { $home }.
does-lose-helpless = { $kill ->
    [yes] { $start ->
        [low] tue
       *[other] Tue
    } { $count }
   *[no] { $start ->
        [low] retire
       *[other] Retire
    } { $count }, en vie
}.
does-wound = { $start ->
    [low] inflige
    [they] inflige
   *[other] Inflige
} { $count } { $on }.
does-distribute = { $by ->
    [own] { $start ->
        [low] répartis
       *[other] Répartis
    } { $count } parmi les { $among }
   *[other] { $start ->
        [low] à répartir
       *[other] À répartir
    } parmi les { $among }, au choix { $by } : { $count }
}.
does-heal = { $start ->
    [low] soigne
   *[other] Soigne
} { $count } sur { $on }.
does-exposure = { $count } pour { $on }.{ $alive ->
    [none] {""}
   *[other] {" "}En cas de survie : { $alive }
}
does-shift-wound = { $start ->
    [low] une
   *[other] Une
} blessure change de porteur : { $from } la donne, { $to } la prend, comme blessure ordinaire.
does-kill = { $start ->
    [low] tue
   *[other] Tue
} { $on }{ $morale ->
    [no] , sans perte de moral
   *[yes] {""}
}.
does-remove = { $start ->
    [low] retire
   *[other] Retire
} de la partie, en vie, { $on }.
does-place = { $how ->
    [leave] { $up_to ->
        [yes] { $start ->
            [low] jusqu’à
           *[other] Jusqu’à
        } { $n ->
            [1] un
           *[other] { $n }
        }
       *[no] { $n ->
            [1] { $start ->
                [low] un
               *[other] Un
            }
           *[other] { $n }
        }
    } { $those } { $n ->
        [1] quitte
       *[other] quittent
    } { $source } pour { $to }, { $by ->
        [own] à ton choix
       *[other] au choix { $by }
    }
    [bring] { $home ->
        [colony] { $start ->
            [low] ramène
           *[other] Ramène
        }
       *[other] { $start ->
            [low] amène
           *[other] Amène
        }
    } { $at } { $on }
   *[put] { $start ->
        [low] place
       *[other] Place
    } { $on } { $at }
}.
does-swap = { $how ->
    [named] { $on } et { $to } échangent leurs places
    [two] { $start ->
        [low] les
       *[other] Les
    } deux échangent leurs places
   *[any] { $start ->
        [low] échange
       *[other] Échange
    } les places : { $on } et { $to }
}.
does-join = { $named ->
    [none] { $start ->
        [low] un
       *[other] Un
    } survivant de la pioche
   *[other] { $named }
} rejoint { $to ->
    [own] ton groupe
    [player] { $player }
   *[other] le groupe { $to }
}{ $wounds ->
    [0] {""}
    [1] , avec 1 blessure
   *[other] , avec { $wounds } blessures
}{ $leader ->
    [yes] , et en prend la tête
   *[no] {""}
}.
does-drop-named = { $id } quitte la pioche des survivants pour toujours.
does-give-survivor = { $start ->
    [low] donne
   *[other] Donne
} { $on } { $to ->
    [own] à toi-même
   *[other] { $to }
}.
does-draw = { $who ->
    [own] { $start ->
        [low] pioche
       *[other] Pioche
    }
   *[other] { $who } pioche
} { $count } { $deck }.
does-look-keep = { $start ->
    [low] regarde
   *[other] Regarde
} { $depends ->
    [yes] des cartes { $deck } : { $look }. Gardes-en
   *[no] { $look } { $deck }, gardes-en
} { $keep }, remets le reste sous la pioche.
does-choose = { $start ->
    [low] parcours
   *[other] Parcours
} la pioche { $deck }, prends { $count }, puis mélange.
does-reveal-until = { $start ->
    [low] retourne
   *[other] Retourne
} des cartes { $deck } jusqu’à trouver une carte { $symbol } ; prends-la et remélange les autres.
does-reveal-top = { $start ->
    [low] retourne
   *[other] Retourne
} { $count } { $deck } ; prends{ $symbol ->
    [none] -en une si tu veux
   *[other] {" "}une carte { $symbol } si tu veux
}, et remélange les autres.
does-peek = { $start ->
    [low] regarde
   *[other] Regarde
} { $n ->
    [1] la prochaine carte
   *[other] les { $n } prochaines cartes
} { $deck }.
does-divine = { $start ->
    [low] nomme
   *[other] Nomme
} un symbole et retourne la prochaine carte { $deck } : si elle le porte, prends-la ; sinon, remélange-la.{ $wrong ->
    [none] {""}
   *[other] {" "}En cas d’erreur : { $wrong }
}
does-reorder = { $start ->
    [low] regarde
   *[other] Regarde
} les { $n } prochaines cartes { $deck } et remets-les dans l’ordre de ton choix.
does-move-cards = { $way ->
    [give] { $start ->
        [low] donne
        [they] donne
       *[other] Donne
    } { $count }{ $pick ->
        [random] {" "}au hasard
       *[other] {""}
    } { $to_who ->
        [own] à toi-même
        [their] à soi-même
       *[other] { $to_who }
    }
    [get] { $start ->
        [low] reçois
        [they] reçoit
       *[other] Reçois
    } { $count }, à son choix, { $who }
    [take] { $start ->
        [low] prends
        [they] prend
       *[other] Prends
    } { $from ->
        [removed] { $count } qui { $number ->
            [one] est
           *[many] sont
        } hors de la partie (à ton choix)
       *[other] { $count }{ $pick ->
            [random] {" "}au hasard
            [top] {""}
            [all] {""}
           *[chosen] { $from ->
                [hand] {""}
                [equipped] {""}
               *[other] {" "}(à ton choix)
            }
        } { $from ->
            [hand] dans la main { $who }
            [equipped] { $who ->
                [own] dans ton équipement
                [their] dans son équipement
               *[other] dans l’équipement { $who }
            }
            [waste] { $pick ->
                [top] sur le dessus des déchets
               *[other] dans les déchets
            }
            [crisis] dans la crise
            [objective] sur l’objectif
            [removed] hors de la partie
           *[deck] dans la pioche { $deck }
        }
    }
    [out] { $start ->
        [low] retire
        [they] retire
       *[other] Retire
    } de la partie { $count }{ $pick ->
        [random] {" "}au hasard
        [top] {""}
        [all] {""}
       *[chosen] { $from ->
            [hand] {""}
            [equipped] {""}
           *[other] {" "}(à ton choix)
        }
    } { $from ->
        [hand] { $who ->
            [own] de ta main
            [their] de sa main
           *[other] de la main { $who }
        }
        [equipped] { $who ->
            [own] de ton équipement
            [their] de son équipement
           *[other] de l’équipement { $who }
        }
        [waste] { $pick ->
            [top] du dessus des déchets
           *[other] des déchets
        }
        [crisis] { $who ->
            [own] de ta part de la crise
            [their] de sa part de la crise
           *[other] de la part de crise { $who }
        }
        [objective] de l’objectif
        [removed] des cartes hors de la partie
       *[deck] de la pioche { $deck }
    }
   *[move] { $start ->
        [low] déplace
        [they] déplace
       *[other] Déplace
    } { $count }{ $pick ->
        [random] {" "}au hasard
        [top] {""}
        [all] {""}
       *[chosen] { $from ->
            [hand] {""}
            [equipped] {""}
           *[other] {" "}(à ton choix)
        }
    } { $from ->
        [hand] { $who ->
            [own] de ta main
            [their] de sa main
           *[other] de la main { $who }
        }
        [equipped] { $who ->
            [own] de ton équipement
            [their] de son équipement
           *[other] de l’équipement { $who }
        }
        [waste] { $pick ->
            [top] du dessus des déchets
           *[other] des déchets
        }
        [crisis] { $who ->
            [own] de ta part de la crise
            [their] de sa part de la crise
           *[other] de la part de crise { $who }
        }
        [objective] de l’objectif
        [removed] des cartes hors de la partie
       *[deck] de la pioche { $deck }
    } { $to ->
        [hand] { $to_who ->
            [own] vers ta main
            [their] vers sa main
           *[other] vers la main { $receiver }
        }
        [waste] vers les déchets
        [crisis] vers la crise
        [objective] vers l’objectif
       *[deck] vers la pioche { $deck }
    }
}.
does-see = { $by ->
    [own] { $start ->
        [low] regarde
       *[other] Regarde
    }{" "}
   *[other] { $start ->
        [low] pour
       *[other] Pour
    } les yeux { $by } seulement :{" "}
}{ $of ->
    [own] { $what ->
        [hand] ta main
        [given] ce que tu as donné à la crise
        [random] une carte au hasard de ta main
       *[objective] ton objectif secret
    }
   *[other] { $what ->
        [hand] la main { $of }
        [given] les cartes données à la crise par { $giver }
        [random] une carte au hasard de la main { $of }
       *[objective] l’objectif secret { $of }
    }
}.
does-show = { $who ->
    [own] { $start ->
        [low] montre
       *[other] Montre
    } à tous { $asked ->
        [yes] toutes tes cartes que la crise réclame
       *[no] { $symbol ->
            [none] ta main
           *[other] toutes tes cartes { $symbol }
        }
    }
   *[other] { $start ->
        [low] à montrer
       *[other] À montrer
    } à tous : { $asked ->
        [yes] toutes les cartes que la crise réclame, dans la main
       *[no] { $symbol ->
            [none] la main
           *[other] toutes les cartes { $symbol }
        }
    } { $who }
}.
does-dice = { $how ->
    [reroll] { $start ->
        [low] relance
       *[other] Relance
    } un dé non utilisé
    [reroll-any] { $start ->
        [low] relance
       *[other] Relance
    } autant de dés non utilisés que tu veux
    [set] { $start ->
        [low] tourne
       *[other] Tourne
    } un dé non utilisé sur la face de ton choix
    [raise] { $start ->
        [low] ajoute
       *[other] Ajoute
    } { $n } à un dé non utilisé
    [lower] { $start ->
        [low] retire
       *[other] Retire
    } { $n } à un dé non utilisé
    [spend] { $start ->
        [low] dépense
       *[other] Dépense
    } { $count }
    [spend-all] { $start ->
        [low] dépense
       *[other] Dépense
    } tous les dés non utilisés
    [keep] { $start ->
        [low] mets
       *[other] Mets
    } de côté un dé non utilisé pour la prochaine manche, en lui ajoutant { $n }
   *[wager] { $start ->
        [low] mise
       *[other] Mise
    } un dé non utilisé et lance-le. 4–6 : il revient, avec un second dé qui montre la même face. 1–3 : il est utilisé
}{ $who ->
    [own] {""}
   *[other] , pour { $who }
}.
does-lend-die = { $start ->
    [low] donne
   *[other] Donne
} { $to } un de tes dés non utilisés{ $n ->
    [0] {""}
   *[other] , +{ $n }
}.
does-forecast = { $start ->
    [low] lance
   *[other] Lance
} le dé de risque dès maintenant : le prochain jet de risque de la manche montrera la même face.
does-roll = { $start ->
    [low] lance
   *[other] Lance
} un dé{ $on ->
    [none] {""}
   *[other] {" "}pour { $on }
}. { $table }
does-crisis = { $how ->
    [skip-next] { $start ->
        [low] pas
       *[other] Pas
    } de crise à la prochaine manche
    [discard] { $start ->
        [low] la
       *[other] La
    } crise de cette manche est terminée
   *[remove-contributions] { $start ->
        [low] toutes
       *[other] Toutes
    } les cartes de la crise quittent la partie
}.
does-add-condition = { $start ->
    [low] l’objectif
   *[other] L’objectif
} principal exige aussi ceci : { $condition }.
does-count = { $start ->
    [low] ajoute
   *[other] Ajoute
} { $count } aux { $name }.
does-attach = { $start ->
    [low] { $during ->
        [turn] ce tour
        [round] cette manche
        [next-round] jusqu’à la fin de la prochaine manche
       *[game] jusqu’à la fin de la partie
    }
   *[other] { $during ->
        [turn] Ce tour
        [round] Cette manche
        [next-round] Jusqu’à la fin de la prochaine manche
       *[game] Jusqu’à la fin de la partie
    }
}{ $how ->
    [plain] { $on ->
        [none] { $who ->
            [none] {""}
            [own] , pour toi
           *[other] , pour { $who }
        }
       *[other] , pour { $on }
    }
   *[other] {""}
}{ $uses ->
    [0] {""}
    [1] , une fois
   *[other] , { $uses } fois
}{ $how ->
    [plain] {" "}: { $gives }
    [win] , { $on ->
        [none] { $who ->
            [none] chacun ne gagne
            [own] tu ne gagnes
           *[other] { $who } ne gagne
        }
       *[other] { $on } ne gagne
    } que si { $condition }.
   *[grant] , { $on ->
        [none] { $who ->
            [none] chaque survivant
            [own] un de tes survivants
           *[other] { $who }
        }
       *[other] { $on }
    } { $gives }
}
does-detach = { $start ->
    [low] l’effet
   *[other] L’effet
} de { $card ->
    [none] cette carte
   *[other] « { $card } »
} prend fin.
does-quest = { $ever ->
    [yes] { $start ->
        [low] dès
       *[other] Dès
    } { $elides ->
        [yes] qu’{ $if }
       *[no] que { $if }
    }
   *[no] { $start ->
        [low] si
       *[other] Si
    }, avant la fin { $until ->
        [turn] du tour
        [round] de la manche
        [next-round] de la prochaine manche
       *[game] de la partie
    }, { $if }
} : { $then ->
    [none] rien.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Sinon : { $else }
}
does-exile-vote = { $start ->
    [low] vote
   *[other] Vote
} d’exil immédiat contre { $against ->
    [own] toi
   *[other] { $against }
}.
does-unequip = { $start ->
    [low] remets
   *[other] Remets
} en main l’équipement { $on }.
does-freeze = { $start ->
    [low] plus
   *[other] Plus
} aucune action cette manche pour { $on } ; ce qui agit tout seul continue.
does-end-game = { $start ->
    [low] la
   *[other] La
} partie s’arrête ; la colonie a échoué.
does-cancel = { $start ->
    [low] la
   *[other] La
} nourriture n’est pas dépensée.
does-if-able = { $start ->
    [low] si
   *[other] Si
} possible, { $do }
does-when = { $start ->
    [low] si
   *[other] Si
} { $if } : { $then ->
    [none] rien.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Sinon : { $else }
}
does-for-each = { $who }{ $flows ->
    [yes] { $able ->
        [yes] , si possible,
       *[no] {""}
    } { $then }
   *[no] {" "}: { $then }
}
does-involve = { $what ->
    [player] { $start ->
        [low] choisis
       *[other] Choisis
    } un autre joueur.
   *[survivor] { $start ->
        [low] choisis
       *[other] Choisis
    } { $on }.
} { $then }
does-consent = { $start ->
    [low] si
   *[other] Si
} { $theirs ->
    [yes] son joueur
   *[no] le joueur qui a { $of }
} est d’accord, { $then }
does-later = { $start ->
    [low] au
   *[other] Au
} début de la prochaine manche : { $do }
does-nothing = { $start ->
    [low] rien
   *[other] Rien
} ne se passe.
does-choice = { $by ->
    [own] { $start ->
        [low] à ton choix
       *[other] À ton choix
    }
   *[other] { $start ->
        [low] décision
       *[other] Décision
    } { $by }
} : { $options }
does-vote = { $start ->
    [low] vote
   *[other] Vote
} de ceux qui ont un survivant { $at } : { $options }
does-offer = { $who ->
    [own] { $start ->
        [low] tu
       *[other] Tu
    } peux payer
   *[other] { $who } { $number ->
        [many] peuvent payer ensemble
       *[one] peut payer
    }
} { $pay }. Si c’est payé : { $then ->
    [none] rien.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Sinon : { $else }
}

# Dons.
gift-ends = { $gift }.
gives-no-exposure = pas de jet de risque lors { $on ->
    [move] d’un déplacement{ $to ->
        [none] {""}
       *[other] {" "}{ $to }
    }
   *[attack] d’une attaque{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
}
gives-bite-wounds = une morsure compte comme une blessure
gives-hardy = une engelure compte comme une blessure ordinaire
gives-skip-bite = les morsures qui se propagent passent leur chemin
gives-cancel-bite = une morsure est sans effet si on paie { $cost }
gives-wound-limit = ne meurt qu’à { $n } blessures
gives-search = en fouillant{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}, { $look ->
    [0] {""}
    [1] regarde 1 carte de plus
   *[other] regarde { $look } cartes de plus
}{ $keep ->
    [0] {""}
   *[other] { $look ->
        [0] garde { $keep } de plus
       *[other] {" "}et gardes-en { $keep } de plus
    }
}
gives-noise-look = chaque bruit montre { $n } cartes
gives-attack-kills = { $pay ->
    [none] {""}
   *[other] contre une carte { $pay },{" "}
}une attaque tue { $n } zombies au lieu d’un{ $exposure ->
    [each] , avec un jet de risque pour chacun
    [once] , avec un seul jet de risque
   *[none] , sans jet de risque
}{ $noise ->
    [0] {""}
    [1] , et fait 1 bruit ici si possible
   *[other] , et fait { $noise } bruits ici si possible
}
gives-attack-any-die = n’importe quel dé suffit pour une attaque
gives-free-action = { $what ->
    [attack] une attaque
   *[barricade] une barricade
} sans dé
gives-amount = { $what ->
    [clean] un nettoyage retire { $n } cartes
   *[barricade] une seule action pose { $n } barricades
}
gives-dice-per-round = { $n ->
    [1] un dé d’action de plus par manche
    [-1] un dé d’action de moins par manche
   *[other] dés d’action par manche : { $change }
}
gives-pay-for-die = un dé d’action de plus par manche, contre { $cost }
gives-upkeep = { $food ->
    [0] {""}
    [1] il faut 1 jeton nourriture de plus par manche
   *[other] il faut { $food } jetons nourriture de plus par manche
}{ $waste_step ->
    [10] {""}
   *[other] { $food ->
        [0] {""}
       *[other] {" "}et{" "}
    }les déchets coûtent du moral par tranche de { $waste_step } cartes au lieu de 10
}
gives-not-counted = ne mange pas et n’attire pas de zombies { $home }
gives-nerve = { $what ->
    [attack] une attaque
   *[search] une fouille
} demande { $n } de moins au dé
gives-presence = pour tous les autres au même endroit, { $others }
gives-bitten-first = les morsures qui se propagent vont d’abord à ce survivant, et ne sont qu’un jet de risque
gives-overlooked = en cas de brèche, les zombies prennent quelqu’un d’autre
gives-two-votes = ton vote compte double
gives-forbid = interdit { $what ->
    [move] de se déplacer
    [enter] d’aller { $to }
    [leave] de quitter { $at ->
        [none] le lieu où l’on est
       *[other] { $name }
    }
    [search] de fouiller{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
    [attack] d’attaquer{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
    [ability] d’utiliser une capacité
    [play] de jouer une carte{ $symbol ->
        [none] {""}
       *[other] {" "}{ $symbol }
    }
    [crisis] de donner à la crise
   *[everything] d’agir et d’utiliser une capacité
}
gives-grant = peut aussi{ $when ->
    [none] {""}
   *[other] , { $when }
} : { $what }
gives-on-move-roll = qui se déplace lance d’abord un dé ; { $upto ->
    [1] sur 1
   *[other] de 1 à { $upto }
} : { $do }
gives-on-enter = chaque fois que quelqu’un arrive { $at } : { $do }
gives-exile-out = qui est exilé quitte la partie, avec tous ses survivants
gives-figure = quand des zombies arrivent, on compte un survivant de plus { $at }
gives-extra-condition = ne gagne que si { $condition }
what-ability = { $when ->
    [none] {""}
   *[other] { $when } :{" "}
}{ $what }
term-limit = { $limit ->
    [turn] une fois par tour
    [round] une fois par manche
   *[game] une fois par partie
}
term-if = si { $if }
term-while = tant que { $if }
term-die = { $die ->
    [1] avec n’importe quel dé
   *[other] avec un dé de { $die }+
}
term-pay = contre { $pay }
item-text = { $symbol }{ $play ->
    [equip] , équipement
    [event] , événement
   *[waste] {""}
} : { $what }
crisis-text = Il faut des cartes { $symbols }. Sinon : { $fail }{ $over ->
    [none] {""}
   *[other] {" "}Avec deux cartes de trop : { $over }
}
reaction-text = { $trigger } : { $what }
side-text = Moral { $morale }, { $rounds } manches. { $what }
side-rules = { $setup ->
    [none] {""}
   *[other] Au départ : { $setup }{" "}
}But : { $goal }.{ $stores ->
    [none] {""}
   *[other] {" "}On y pose des cartes { $stores }.
}{ $rules ->
    [none] {""}
   *[other] {" "}Règle spéciale : { $rules }
}{ $reactions ->
    [none] {""}
   *[other] {" "}{ $reactions }
}
main-text = Normal : { $normal } Difficile : { $hard }
exile-text = Si tu n’es pas un traître : { $loyal }. Si tu en es un : { $same ->
    [yes] la même chose, à la place de la première condition.
   *[no] à la place de la première condition, { $betrayer }.
}
way-text = { $label }{ $condition ->
    [none] { $pay ->
        [none] {""}
       *[other] {" "}(contre { $pay })
    }
   *[other] {" "}(si { $condition }{ $pay ->
        [none] {""}
       *[other] , contre { $pay }
    })
} { $what }
call-text = { $trigger }. { $before ->
    [none] {""}
   *[other] { $before }{" "}
}{ $decide }
crossroads-text = { $call } { $ways }
decide-active = Tu décides :
decide-vote = Vote de ceux qui ont un survivant { $at } :
decide-nobody = Voici ce qui arrive :
decide-somebody = Décision { $who } :

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
dealing-item = Quel objet de départ ?
deal-item = { $card ->
    [hidden] { $who } reçoit un objet de départ.
   *[other] { $who } reçoit « { $card } ».
}
hand-dealt = { $cards ->
    [hidden] { $who } reçoit { $n } objets de départ.
   *[other] { $you ->
        [yes] Tu reçois { $cards }.
       *[no] { $who } reçoit { $cards }.
    }
}
meeting-candidate = Quel survivant ?
meet-candidate = { $survivor ->
    [hidden] On propose un survivant à { $who }.
   *[other] { $you ->
        [yes] On te propose { $survivor }.
       *[no] On propose { $survivor } à { $who }.
    }
}
candidates-met = { $survivors ->
    [hidden] On propose { $n } survivants à { $who }.
   *[other] { $you ->
        [yes] On te propose { $survivors }.
       *[no] On propose { $survivors } à { $who }.
    }
}
all-dealt = Tout est distribué.
keeping = Qui gardes-tu, et qui mène le groupe ?
keep-group = { $you ->
    [yes] Tu gardes { $leader } à la tête du groupe, avec { $others }.
   *[no] { $who } garde { $leader } à la tête du groupe, avec { $others }.
}
first-player = { $how ->
    [influence] { $player_you ->
        [yes] Tu commences : ton chef de groupe est le plus influent.
       *[no] { $player } commence : son chef de groupe est le plus influent.
    }
   *[host] { $player_you ->
        [yes] Tu commences.
       *[no] { $player } commence.
    }
}
round = La manche { $number } commence.
announce = Quelque chose arrive.
next-crisis = La prochaine crise.
drawing = Quelle carte ?
drawing-crisis = Quelle crise ?
reveal-crisis = La crise : « { $card } ». { $text }
dice-for = Les dés.
rolling-dice = Que montrent les dés ?
roll-dice = { $you ->
    [yes] Tu lances
   *[no] { $who } lance
} { $count ->
    [1] un dé
   *[other] les dés
} : { $faces }.
buying-die = Payer { $cost } pour un dé de plus ?

# Le tour.
turn = { $you ->
    [yes] À toi de jouer.
   *[no] C’est à { $who } de jouer.
}
turn-comes = Un tour commence.
shiver = Le gel mord.
gnaw = L’engelure fait mal à nouveau : { $survivor } subit une blessure.
wake = Le tour commence.
after-action = L’action est finie.
turn-is-over = Le tour est fini.
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
striking = Comment attaque { $survivor } ?
use-gift = { $kind ->
    [lasting] { $you ->
        [yes] Tu fais ce qu’une carte permet.
       *[no] { $who } fait ce qu’une carte permet.
    }
   *[other] { $you ->
        [yes] Tu utilises { $gift }.
       *[no] { $who } utilise { $gift }.
    }
}
slay = Un zombie tombe { $entrance }.
slaying = Quel zombie tuer { $place } ?
topple = La barricade { $entrance } s’abat sur les zombies.
toppling = Quelle barricade faire tomber { $place } ?
slaughter = Des zombies tombent.
attack-survivor = { $survivor } attaque { $target }{ $die ->
    [0] {" "}sans dé
   *[other] {" "}avec un { $die }
}.
attack-paid = { $survivor } attaque { $entrance }{ $die ->
    [0] {" "}sans dé
   *[other] {" "}avec un { $die }
}, en payant avec « { $card } ».
brawling = Le coup porte-t-il ?
blow = { $hit ->
    [yes] { $survivor } obtient un { $die } et touche { $target }.
   *[no] { $survivor } obtient un { $die } et manque { $target }.
}
stealing = Quelle carte ?
steal = { $card ->
    [hidden] { $who } prend une carte à { $other }.
   *[other] { $you ->
        [yes] Tu prends « { $card } » à { $other }.
       *[no] { $other_you ->
            [yes] { $who } te prend « { $card } ».
           *[no] { $who } prend « { $card } » à { $other }.
        }
    }
}
search = { $survivor } fouille avec un { $die }.
preparing = Comment fouille { $survivor } ?
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
look-on = { $you ->
    [yes] Tu fais du bruit et cherches plus loin
   *[no] { $who } fait du bruit et cherche plus loin
}{ $gift ->
    [none] {""}
   *[other] , grâce à { $gift }
}.
keep = { $card ->
    [hidden] { $who } garde une carte.
   *[other] { $you ->
        [yes] Tu gardes « { $card } ».
       *[no] { $who } garde « { $card } ».
    }
}
keep-no-more = { $you ->
    [yes] Tu ne gardes rien de plus.
   *[no] { $who } ne garde rien de plus.
}
searched = La fouille est finie.
ordering = Quelle carte va ensuite sous la pioche ?
put-under = { $card ->
    [hidden] { $who } glisse une carte sous la pioche.
   *[other] { $you ->
        [yes] Tu glisses « { $card } » sous la pioche.
       *[no] { $who } glisse « { $card } » sous la pioche.
    }
}
barricade = { $survivor } dresse une barricade{ $die ->
    [0] , sans dé
   *[other] {" "}avec un { $die }
}{ $gift ->
    [none] {""}
   *[other] , grâce à { $gift }
}.
barricades = Des barricades.
barricading = Quelle entrée barricader { $place } ?
barricade-at = Une barricade se dresse { $entrance }.
clean-waste = { $survivor } nettoie les déchets avec un { $die }{ $gift ->
    [none] {""}
   *[other] , grâce à { $gift }
}.
attract = { $survivor } attire des zombies { $source }, avec un { $die }.
luring = Quel zombie attirer { $source } { $target } ?
lure = Un zombie passe { $source } { $target }.
leave-them = { $you ->
    [yes] Tu laisses les zombies où ils sont.
   *[no] { $who } laisse les zombies où ils sont.
}
use-ability = { $survivor } { $gift ->
    [own] utilise sa capacité
    [lasting] fait ce qu’une carte permet
   *[other] utilise { $gift }
}{ $die ->
    [0] {""}
   *[other] { $gift ->
        [lasting] , avec un { $die }
       *[other] {" "}avec un { $die }
    }
}.
gift-item = « { $gift } »
gift-own = sa capacité
gift-other = la capacité { $elides ->
    [yes] d’{ $survivor }
   *[no] de { $survivor }
}
gift-lasting = une carte
move = { $survivor } va { $place }{ $gift ->
    [none] {""}
   *[other] , grâce à { $gift }
}.
entered = Quelqu’un est arrivé.
put-at = { $survivor } se retrouve { $place }.
exchange = { $survivor } et { $other } échangent leurs places.
play-card = { $you ->
    [yes] Tu joues « { $card } ». { $does }
   *[no] { $who } joue « { $card } ». { $does }
}
play-card-told = { $you ->
    [yes] Tu joues « { $card } ».
   *[no] { $who } joue « { $card } ».
}
put-away = La carte est rangée.
equip = { $survivor } s’équipe de « { $card } ».
give-to-crisis = { $card ->
    [hidden] { $who } donne une carte à la crise.
   *[other] { $you ->
        [yes] Tu donnes « { $card } » à la crise.
       *[no] { $who } donne « { $card } » à la crise.
    }
}
give-equipment = { $you ->
    [yes] Tu donnes à la crise ce que portait { $survivor } : « { $card } ».
   *[no] { $who } donne à la crise ce que portait { $survivor } : « { $card } ».
}
store = { $you ->
    [yes] Tu poses « { $card } » sur l’objectif principal.
   *[no] { $who } pose « { $card } » sur l’objectif principal.
}
spend-food = { $you ->
    [yes] Tu dépenses un jeton nourriture : un { $die } devient un { $to }.
   *[no] { $who } dépense un jeton nourriture : un { $die } devient un { $to }.
}
spend-after-all = La nourriture est dépensée tout de même.
eat-card = { $you ->
    [yes] Tu manges « { $card } » : un { $die } devient un { $to }.
   *[no] { $who } mange « { $card } » : un { $die } devient un { $to }.
}
request = { $you ->
    [yes] Tu demandes
   *[no] { $other_you ->
        [yes] { $who } te demande
       *[no] { $who } demande
    }
} { $symbol ->
    [food] des vivres
    [fuel] du carburant
    [medicine] un médicament
    [tool] un outil
    [weapon] une arme
    [book] un livre
   *[survivor] une carte survivant
}{ $other_you ->
    [yes] {""}
   *[no] {" "}à { $other }
}.
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
hand-off = { $survivor } transmet « { $card } » à { $to }.
handed-off = « { $card } », { $elides ->
    [yes] d’{ $survivor }
   *[no] de { $survivor }
} à { $to } : accepter ?
accept = { $you ->
    [yes] Tu acceptes.
   *[no] { $who } accepte.
}
decline = { $you ->
    [yes] Tu refuses.
   *[no] { $who } refuse.
}

# Les dés des cartes.
dicing = { $how ->
    [reroll] Quel dé relancer ?
    [reroll-any] Quels dés relancer ?
    [set] Quel dé tourner, et sur quelle face ?
    [raise] Quel dé augmenter ?
    [lower] Quel dé diminuer ?
    [spend] Quel dé dépenser ?
    [keep] Quel dé mettre de côté ?
   *[wager] Quel dé miser ?
}
dice-if-any = Un dé change.
keep-die = { $you ->
    [yes] Tu mets un dé de côté ; il montrera { $to } à la prochaine manche.
   *[no] { $who } met un dé de côté ; il montrera { $to } à la prochaine manche.
}
wager-die = { $you ->
    [yes] Tu mises un { $die }.
   *[no] { $who } mise un { $die }.
}
wagering = Que montre le dé misé ?
wagered = La mise montre { $face } : { $won ->
    [yes] elle revient doublée.
   *[no] elle est perdue.
}
lending = Quel dé donnes-tu à { $other } ?
give-die = { $you ->
    [yes] Tu donnes un dé à { $other } : il montre { $to }.
   *[no] { $who } donne un dé à { $other } : il montre { $to }.
}
change-die = { $you ->
    [yes] Tu changes un { $die } en { $to }.
   *[no] { $who } change un { $die } en { $to }.
}
lose-die = { $you ->
    [yes] Tu dépenses un { $die }.
   *[no] { $who } dépense un { $die }.
}
reroll-die = { $you ->
    [yes] Tu relances un { $die }.
   *[no] { $who } relance un { $die }.
}
enough = { $you ->
    [yes] Tu t’en tiens là.
   *[no] { $who } s’en tient là.
}
table-rolling = Que montre le dé ?
staking = Combien de nourriture mises-tu, { $most } au plus ? Le dé doit montrer { $lucky } ou plus.
stake = { $n ->
    [0] { $you ->
        [yes] Tu ne mises rien.
       *[no] { $who } ne mise rien.
    }
   *[other] { $you ->
        [yes] Tu mises
       *[no] { $who } mise
    } { $n ->
        [1] 1 jeton nourriture
       *[other] { $n } jetons nourriture
    }.
}
table-die = { $survivor ->
    [none] Le dé montre { $die }.
   *[other] Le dé montre { $die } pour { $survivor }.
}

# Le froid et la morsure.
expose = Un risque.
exposure-rolling = Que montre le dé de risque ?
forecasting = Que dit le dé de risque des heures à venir ?
foretell = Le prochain risque est connu d’avance : { $face ->
    [blank] il n’arrivera rien.
    [wound] ce sera une blessure.
    [frostbite] ce sera une engelure.
   *[bite] ce sera une morsure.
}
face = { $face ->
    [blank] Le dé de risque épargne { $survivor }.
    [wound] Le dé de risque inflige une blessure à { $survivor }.
    [frostbite] Le dé de risque inflige une engelure à { $survivor }.
   *[bite] Le dé de risque montre une morsure : { $survivor } est { $gender ->
        [male] mordu
       *[female] mordue
    }.
}
take-wound = { $survivor } subit { $frostbite ->
    [yes] une engelure.
   *[no] une blessure.
}
move-wound = Une blessure passe { $elides ->
    [yes] d’{ $survivor }
   *[no] de { $survivor }
} à { $to }.
curing = { $survivor } est { $gender ->
    [male] mordu
   *[female] mordue
}. Payer { $price }, ou { $survivor } meurt ?
cure = Le prix est payé, la morsure est sans effet.
let-die = Personne ne paie, et la morsure fait son œuvre.
spread = La morsure se propage.
reach = La morsure gagne { $survivor }.
bitten = La morsure gagne { $survivor } { $place }. Tenter le dé, ou renoncer ?
give-up = { $you ->
    [yes] Tu renonces à { $survivor } : la morsure n’ira pas plus loin.
   *[no] { $who } renonce à { $survivor } : la morsure n’ira pas plus loin.
}
risk = { $you ->
    [yes] Tu laisses le dé décider pour { $survivor }.
   *[no] { $who } laisse le dé décider pour { $survivor }.
}
risk-rolling = La morsure continue-t-elle ?
risk-face = { $face ->
    [blank] { $survivor } survit, et la morsure s’arrête.
   *[other] Rien à faire pour { $survivor }.
}
heal-wound = On soigne { $survivor } : { $frostbite ->
    [yes] une engelure
   *[no] une blessure
} de moins.
healing = De quoi soigner { $survivor } ?
recover = Quelqu’un se remet.
if-alive = Pour qui vit encore.

# La mort et les nouveaux.
die = { $survivor } meurt.
leave = { $survivor } s’en va pour de bon, { $gender ->
    [male] vivant
   *[female] vivante
}.
inherit = { $home ->
    [yes] { $you ->
        [yes] Tu reprends en main ce que portait { $survivor }.
       *[no] { $who } reprend en main ce que portait { $survivor }.
    }
   *[no] Ce que portait { $survivor } reste { $place }.
}
last-one-lost = { $you ->
    [yes] Tu as perdu ton dernier survivant, et ta main avec lui.
   *[no] { $who } a perdu son dernier survivant, et sa main avec lui.
}
name-leader = { $you ->
    [yes] Tu mets { $survivor } à la tête de ton groupe.
   *[no] { $who } met { $survivor } à la tête de son groupe.
}
naming-leader = Qui mène le groupe maintenant ?
meeting = Qui arrive ?
meet = { $survivor } arrive.
arriving = Où arrive { $survivor } ?
arrive = { $player_you ->
    [yes] { $survivor } te rejoint { $place }.
   *[no] { $survivor } rejoint { $player } { $place }.
}
vanish = { $survivor } ne viendra jamais.
go-over = { $player_you ->
    [yes] { $survivor } passe chez toi.
   *[no] { $survivor } passe chez { $player }.
}

# La phase de colonie, les zombies, les marqueurs.
colony-phase = La nuit tombe : phase de colonie.
pay-food = On paie la nourriture.
eat = La colonie mange { $n ->
    [1] 1 jeton nourriture
   *[other] { $n } jetons nourriture
}.
hunger = Il faudrait { $need ->
    [1] 1 jeton nourriture
   *[other] { $need } jetons nourriture
}, et il n’y en a pas assez : personne ne mange, et un jeton famine s’ajoute pour de bon.
change-food = { $n ->
    [0] Il n’y a pas de nourriture à perdre.
    [1] { $way ->
        [in] 1 jeton nourriture rejoint la réserve.
       *[out] 1 jeton nourriture quitte la réserve.
    }
   *[other] { $way ->
        [in] { $n } jetons nourriture rejoignent la réserve.
       *[out] { $n } jetons nourriture quittent la réserve.
    }
}
starve = { $n ->
    [1] 1 jeton famine s’ajoute pour de bon.
   *[other] { $n } jetons famine s’ajoutent pour de bon.
}
change-morale = { $way ->
    [up] Le moral monte de { $n }.
   *[down] Le moral baisse de { $n }.
}
check-waste = On regarde les déchets.
stench = Les déchets empestent : { $cards } cartes.
resolve-crisis = La crise se dénoue.
open-crisis = La crise « { $card } » : { $cards ->
    [none] personne n’a rien donné
   *[other] la colonie a donné { $cards }
}. Cela fait { $score }, il en fallait { $needed } : { $how ->
    [failed] pas assez.
    [over] elle est évitée, et largement.
   *[prevented] elle est évitée.
}
crisis-ends = La crise est finie.
change-crisis = { $how ->
    [skip-next] Il n’y aura pas de crise à la prochaine manche.
    [discard] La crise est terminée.
   *[remove-contributions] Les cartes de la crise quittent la partie.
}
zombies-at-home = Des zombies viennent à la colonie.
zombies-outside = Des zombies viennent à l’extérieur.
zombies-come = { $n ->
    [1] Un zombie vient { $place }.
   *[other] { $n } zombies viennent { $place }.
}
zombies-go-on = D’autres zombies.
batch = On place les zombies.
barricade-falls = Une barricade cède { $entrance }.
set-snare = Un piège attend { $n ->
    [1] le prochain zombie
   *[other] les { $n } prochains zombies
} { $place }.
snared = Un piège attendait { $place } : { $n ->
    [1] un zombie n’arrive pas
   *[other] { $n } zombies n’arrivent pas
}.
overrun = Les zombies ouvrent une brèche { $entrance }.
noise-at = Du bruit.
noise-rolling = Le bruit { $place } attire-t-il un zombie ?
echo = { $drawn ->
    [yes] Quelque chose a entendu le bruit { $place }.
   *[no] Le bruit { $place } se perd dans la neige.
}
make-noise = Du bruit { $place } : { $n ->
    [1] 1 jeton de plus.
   *[other] { $n } jetons de plus.
}
tear-down = Plus aucune barricade { $place }.
take-away = { $barricade ->
    [yes] Un zombie { $entrance } finit dans une barricade.
   *[no] Un zombie s’éloigne { $entrance }.
}
taking-away = Quel zombie retirer { $place } ?
withdraw = Des zombies s’en vont.
helpless-come = { $n ->
    [1] 1 démuni rejoint la colonie.
   *[other] { $n } démunis rejoignent la colonie.
}
helpless-leave = { $killed ->
    [yes] { $n ->
        [1] L’un des démunis meurt.
       *[other] { $n } démunis meurent.
    }
   *[no] { $n ->
        [1] L’un des démunis s’en va.
       *[other] { $n } démunis s’en vont.
    }
}
count-up = Les { $name } : { $to }.
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
    [yes] Tu demandes un vote : faut-il exiler { $other } ?
   *[no] { $other_you ->
        [yes] { $who } demande un vote : faut-il t’exiler ?
       *[no] { $who } demande un vote : faut-il exiler { $other } ?
    }
}
exile-vote = { $accused_you ->
    [yes] Faut-il t’exiler ?
   *[no] Faut-il exiler { $accused } ?
}
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
exile-tie = Égalité des voix, tu tranches. { $accused_you ->
    [yes] Faut-il t’exiler ?
   *[no] Faut-il exiler { $accused } ?
}
relinquish = { $you ->
    [yes] Tu laisses tes cartes ; elles vont sous les pioches d’où elles venaient.
   *[no] { $who } laisse ses cartes ; elles vont sous les pioches d’où elles venaient.
}
acquit = { $player_you ->
    [yes] Tu restes dans la colonie.
   *[no] { $player } reste dans la colonie.
}
exile = { $player_you ->
    [yes] Tu pars en exil.
   *[no] { $player } part en exil.
}
drawing-exile = Quel objectif d’exil ?
take-exile-card = { $card ->
    [hidden] { $who } pioche un objectif d’exil.
   *[other] { $you ->
        [yes] Ton objectif d’exil : « { $card } ».
       *[no] { $who } pioche l’objectif d’exil « { $card } ».
    }
}
confess = L’ancien objectif.
show-objective = { $you ->
    [yes] Ton objectif était « { $card } ».
   *[no] { $who } montre son ancien objectif : « { $card } ».
}
show-nothing = { $you ->
    [yes] Tu ne montres rien.
   *[no] { $who } ne montre rien.
}
test-exiles = Les exilés.
banish = Le chemin de l’exil.
banishing = Où va { $survivor } ?
go-out = { $survivor } part pour { $name }.
swap-out = { $survivor } prend la place { $elides ->
    [yes] d’{ $other }
   *[no] de { $other }
}, qui rentre dans la colonie.
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
asking-reader = { $what ->
    [hidden] Est-ce arrivé ?
   *[other] Est-ce arrivé ? { $what }
}
it-happened = { $you ->
    [yes] Tu dis que c’est arrivé.
   *[no] { $who } dit que c’est arrivé.
}
it-did-not = { $you ->
    [yes] Tu dis que ce n’est pas arrivé.
   *[no] { $who } dit que ce n’est pas arrivé.
}
call-off = La nourriture n’est pas dépensée.
put-crossroads-under = La carte carrefour va sous sa pioche.
deciding = Que faire ?
deciding-of = { $survivor } : que faire ?
agreeing = Es-tu d’accord ?
agreeing-what = { $asker } a une idée pour { $survivor }. { $what } D’accord ?
agree = { $you ->
    [yes] Tu es d’accord.
   *[no] { $who } est d’accord.
}
disagree = { $you ->
    [yes] Tu n’es pas d’accord.
   *[no] { $who } n’est pas d’accord.
}
dilemma = { $name }{ $asks ->
    [yes] {" "}
   *[no] .{" "}
}{ $story }
meaning = { $name }{ $asks ->
    [yes] {" "}
   *[no] .{" "}
}{ $story } Qui la carte désigne-t-elle ?
meant = { $other ->
    [none] La carte désigne { $survivor }.
   *[other] La carte désigne { $survivor } et { $other }.
}
take-way = { $way }
take-way-told = { $you ->
    [yes] Tu décides
   *[no] { $who } décide
}{ $dice ->
    [0] {""}
    [1] , contre un dé
   *[other] , contre { $dice } dés
} : « { $way } »
no-way = Aucune voie n’est ouverte.
voting = Que faire ? Ceux qui sont là votent.
vote = { $way }
vote-told = { $you ->
    [yes] Tu votes : « { $way } »
   *[no] { $who } vote : « { $way } »
}
carried = Le vote décide : « { $way } »
tied = Égalité des voix : { $player_you ->
    [yes] tu tranches
   *[no] { $player } tranche
}.
tie = Égalité des voix{ $first ->
    [yes] {" "}: tu es premier joueur, tu tranches
   *[no] {" "}: c’est à toi de trancher
}.
offered = On peut payer{ $together ->
    [yes] {" "}ensemble
   *[no] {""}
} { $pay }. Si c’est payé : { $what }{ $otherwise ->
    [none] {""}
   *[other] {" "}Sinon : { $otherwise }
}
offering = Payer { $pay } ?{ $together ->
    [yes] {" "}Il en faut encore { $left }.
   *[no] {""}
} Si c’est payé : { $what }{ $otherwise ->
    [none] {""}
   *[other] {" "}Sinon : { $otherwise }
}
pay = { $you ->
    [yes] Tu paies.
   *[no] { $who } paie.
}
pay-told = { $you ->
    [yes] Tu acceptes de payer.
   *[no] { $who } accepte de payer.
}
pay-not = { $you ->
    [yes] Tu ne paies pas.
   *[no] { $who } ne paie pas.
}
paying-card = Avec quelle carte paies-tu ?
pay-card = { $you ->
    [yes] Tu paies avec « { $card } ».
   *[no] { $who } paie avec « { $card } ».
}
pay-nothing = { $you ->
    [yes] Tu n’as rien pour payer.
   *[no] { $who } n’a rien pour payer.
}
objective-acts = L’objectif principal, « { $card } », agit.
reacting = { $survivor } peut intervenir : { $what }
reacting-asks = { $question }
use-reaction = { $answer ->
    [none] { $survivor } intervient.
   *[other] { $answer }
}
use-reaction-asked = { $survivor } intervient : { $what }
too-late = Trop tard pour répondre.
let-pass = { $you ->
    [yes] Tu laisses passer.
   *[no] { $who } laisse passer.
}
do = La carte fait ce qu’elle dit.
do-if-able = La carte fait ce qu’elle peut.
picking = Qui, où, quoi ?
picking-what = { $kind ->
    [survivor] Quel survivant ?
    [place] Quel lieu ?
   *[player] Quel joueur ?
} { $effect }
pick-survivor = { $you ->
    [yes] Tu choisis { $survivor }.
   *[no] { $who } choisit { $survivor }.
}
pick-place = { $you ->
    [yes] Tu choisis { $place }.
   *[no] { $who } choisit { $place }.
}
pick-player = { $you ->
    [yes] Tu choisis { $other }.
   *[no] { $other_you ->
        [yes] { $who } te choisit.
       *[no] { $who } choisit { $other }.
    }
}
begin-lasting = { $until ->
    [turn] Ce tour
    [round] Cette manche
    [next-round] Jusqu’à la fin de la prochaine manche
   *[game] Jusqu’à la fin de la partie
}{ $how ->
    [plain] { $whom ->
        [none] { $player ->
            [none] {""}
           *[other] { $player_you ->
                [yes] , pour toi
               *[no] , pour { $player }
            }
        }
       *[other] , pour { $whom }
    }
   *[other] {""}
}{ $uses ->
    [0] {""}
    [1] , une fois
   *[other] , { $uses } fois
}{ $how ->
    [plain] {" "}: { $what }
    [win] , { $player_you ->
        [yes] tu ne gagnes
       *[no] { $player ->
            [none] chacun ne gagne
           *[other] { $player } ne gagne
        }
    } que si { $condition }.
   *[grant] , { $whom ->
        [none] { $player ->
            [none] chaque survivant
           *[other] { $player_you ->
                [yes] un de tes survivants
               *[no] un survivant de chez { $player }
            }
        }
       *[other] { $whom }
    } { $what }
}
end-lasting = { $card ->
    [none] Un effet prend fin.
   *[other] L’effet de « { $card } » prend fin.
}
vow = { $task ->
    [yes] Une promesse, jusqu’à la fin { $until ->
        [turn] du tour
        [round] de la manche
        [next-round] de la prochaine manche
       *[game] de la partie
    } : { $what }.
   *[no] Ce n’est pas fini : il se passera quelque chose si { $what }.
}
promise-ends = { $task ->
    [yes] { $kept ->
        [yes] La promesse est tenue ({ $what }).
       *[no] La promesse n’est pas tenue ({ $what }).
    }
   *[no] { $kept ->
        [yes] C’est arrivé : { $what }.
       *[no] Cette condition ne s’est pas réalisée : { $what }.
    }
}
lay-up = Au début de la prochaine manche : { $what }
fall-due = Ce qui attendait cette manche arrive.
come-due = Ce qui était en réserve arrive.
aftermath = La suite arrive.
ask-more = L’objectif principal exige aussi ceci : { $what }.
undress = { $survivor } rend tout son équipement.

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
open-deck = { $you ->
    [yes] Tu parcours toutes les cartes { $deck }.
   *[no] { $who } parcourt toutes les cartes { $deck }.
}
taking-out = Quelle carte prends-tu ?
take-out = { $card ->
    [hidden] { $who } prend une carte dans la pioche.
   *[other] { $you ->
        [yes] Tu prends « { $card } ».
       *[no] { $who } prend « { $card } ».
    }
}
take-nothing = { $you ->
    [yes] Tu ne prends rien.
   *[no] { $who } ne prend rien.
}
turning-up = Quelle carte ?
turn-up = On retourne une carte { $deck } : « { $card } ».
until-found = On cherche encore.
take-turned = { $you ->
    [yes] Tu prends « { $card } ».
   *[no] { $who } prend « { $card } ».
}
shuffle-back = Le reste est remélangé.
taking-turned = Prends-tu l’une de ces cartes ?
naming = Quel symbole portera la prochaine carte { $deck } ?
name-symbol = { $you ->
    [yes] Tu nommes un symbole : { $symbol }.
   *[no] { $who } nomme un symbole : { $symbol }.
}
guessed = On compare la carte à l’annonce.
put-back = Elle retourne à sa place.
put-on-top = { $card ->
    [hidden] { $who } pose une carte sur la pioche.
   *[other] { $you ->
        [yes] Tu poses « { $card } » sur la pioche.
       *[no] { $who } pose « { $card } » sur la pioche.
    }
}
reordering = Quelle carte va ensuite sur la pioche ? La dernière viendra la première.
glimpsing = Quelle carte ?
saw-hand = { $you ->
    [yes] { $other } te montre sa main
   *[no] { $other_you ->
        [yes] Tu montres ta main à { $who }
       *[no] { $other } montre sa main à { $who }
    }
}{ $cards ->
    [hidden] .
   *[other] {" "}: { $cards }.
}
saw-given = { $you ->
    [yes] { $other } te montre ses dons à la crise
   *[no] { $other_you ->
        [yes] { $who } voit ce que tu as donné à la crise
       *[no] { $other } montre à { $who } ses dons à la crise
    }
}{ $cards ->
    [hidden] .
   *[other] {" "}: { $cards }.
}
saw-objective = { $you ->
    [yes] { $other } te dévoile son objectif secret
   *[no] { $other_you ->
        [yes] { $who } apprend ton objectif secret
       *[no] { $other } dévoile son objectif secret à { $who }
    }
}{ $card ->
    [hidden] .
   *[other] {" "}: « { $card } ».
}
show-cards = { $cards ->
    [none] { $you ->
        [yes] Tu n’as rien que la crise réclame.
       *[no] { $who } n’a rien que la crise réclame.
    }
   *[other] { $you ->
        [yes] Tu montres : { $cards }.
       *[no] { $who } montre : { $cards }.
    }
}
card-alike = « { $card } »{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
moving-card = { $to ->
    [hand] { $source ->
        [hand] Quelle carte donnes-tu à { $receiver } ?
       *[other] { $receiver_you ->
            [yes] Quelle carte prends-tu { $among } ?
           *[no] Quelle carte revient à { $receiver }, { $among } ?
        }
    }
    [waste] Quelle carte va { $zone } aux déchets ?
    [crisis] Quelle carte va { $zone } à la crise ?
    [objective] Quelle carte va { $zone } à l’objectif principal ?
    [deck] Quelle carte va { $zone } dans la pioche ?
   *[removed] Quelle carte { $zone } quitte la partie ?
}
zone-removed = { $case ->
    [in] parmi celles qui sont hors de la partie
   *[from] de celles qui sont hors de la partie
}
zone-objective = { $case ->
    [in] sur l’objectif principal
   *[from] de l’objectif principal
}
zone-crisis = { $case ->
    [in] parmi tes dons à la crise
   *[from] de tes dons à la crise
}
zone-waste = { $case ->
    [in] dans les déchets
   *[from] des déchets
}
zone-equipped = { $case ->
    [in] dans ton équipement
   *[from] de ton équipement
}
zone-hand = { $case ->
    [in] dans ta main
   *[from] de ta main
}
move-card = { $to ->
    [hand] { $source ->
        [hand] { $player_you ->
            [yes] Tu donnes « { $card } » à { $receiver }.
           *[no] { $receiver_you ->
                [yes] { $player } te donne « { $card } ».
               *[no] { $player } donne « { $card } » à { $receiver }.
            }
        }
       *[other] { $receiver_you ->
            [yes] Tu récupères
           *[no] { $receiver } récupère
        } « { $card } » { $source ->
            [equipped] chez { $survivor }
            [waste] dans les déchets
            [crisis] dans la crise
            [objective] sur l’objectif principal
            [deck] dans la pioche
           *[removed] parmi les cartes hors de la partie
        }.
    }
   *[other] { $source ->
        [hand] { $to ->
            [waste] { $player_you ->
                [yes] Tu jettes « { $card } »
               *[no] { $player } jette « { $card } »
            }
           *[other] { $player_you ->
                [yes] Tu perds « { $card } », qui
               *[no] { $player } perd « { $card } », qui
            }
        }
        [equipped] { $survivor } perd « { $card } », qui
        [waste] « { $card } » passe des déchets
        [crisis] « { $card } » passe de la crise
        [objective] « { $card } » passe de l’objectif principal
        [deck] « { $card } » passe de la pioche
       *[removed] « { $card } » revient en jeu et
    } { $to ->
        [waste] { $source ->
            [equipped] va aux déchets
            [removed] va aux déchets
           *[other] aux déchets
        }
        [crisis] { $source ->
            [hand] va à la crise
            [equipped] va à la crise
            [removed] va à la crise
           *[other] à la crise
        }
        [objective] { $source ->
            [hand] va sur l’objectif principal
            [equipped] va sur l’objectif principal
            [removed] va sur l’objectif principal
           *[other] à l’objectif principal
        }
        [deck] { $source ->
            [hand] va dans une pioche
            [equipped] va dans une pioche
            [removed] va dans une pioche
           *[other] dans une pioche
        }
       *[removed] { $source ->
            [hand] quitte la partie
            [equipped] quitte la partie
           *[other] hors de la partie
        }
    }.
}
card-moved = { move-card }
cards-moved = { $to ->
    [hand] { $receiver_you ->
        [yes] Tu récupères
       *[no] { $receiver } récupère
    } { $source ->
        [waste] dans les déchets
        [crisis] dans la crise
        [objective] sur l’objectif principal
       *[removed] parmi les cartes hors de la partie
    }
   *[other] { $source ->
        [waste] Des déchets
        [crisis] De la crise
        [objective] De l’objectif principal
       *[removed] De nouveau en jeu,
    } { $to ->
        [waste] aux déchets
        [crisis] à la crise
        [objective] à l’objectif principal
        [deck] dans une pioche
       *[removed] hors de la partie
    }
} : { $cards }.
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
no-room-to-barricade = Il n’y a pas de place pour une barricade{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}.
no-free-barricade = { $survivor } a besoin d’un dé pour monter une barricade.
no-such-gift = Cela ne peut pas servir ici et maintenant.
only-in-the-colony = Seul un survivant dans la colonie peut nettoyer.
no-waste = Il n’y a pas de déchets.
another-place = On attire des zombies d’un autre lieu.
nothing-to-attract = Aucun zombie ne peut venir { $place }.
no-such-ability = { $survivor } n’a pas cette capacité.
ability-used = Déjà utilisée { $limit ->
    [turn] ce tour
    [game] dans cette partie
   *[round] cette manche
}.
ability-not-ready = { $survivor } ne peut pas s’en servir ici et maintenant.
no-die-needed = Cela ne demande pas de dé.
not-in-hand = Tu n’as pas cette carte en main.
equip-it = « { $card } » ne se joue pas : on en équipe un survivant.
card-forbidden = « { $card } » ne peut pas se jouer maintenant.
cannot-equip = On ne peut équiper personne de « { $card } ».
exiles-give-nothing = Les exilés ne donnent rien à la crise.
no-crisis = Il n’y a pas de crise à éviter.
crisis-forbidden = On ne peut rien donner à la crise maintenant.
not-carried = { $survivor } ne porte pas cela.
not-wanted = L’objectif principal ne demande pas « { $card } ».
exiles-eat-alone = Les exilés ne prennent pas la nourriture de la colonie.
no-food = Il n’y a pas de nourriture en réserve.
only-exiles = Seuls les exilés mangent des cartes pour leurs dés.
six-is-highest = Un dé ne peut pas montrer plus de six.
cannot-stake = Tu ne peux pas miser autant.
cannot-pay = Tu ne peux pas payer cela.
cannot-pay-with = Tu ne peux pas payer avec cela.
moved-already = { $survivor } s’est déjà déplacé ce tour-ci.
already-there = { $survivor } y est déjà.
exiles-stay-out = Les exilés n’entrent pas dans la colonie.
no-room = Il n’y a plus de place{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}.
ask-somebody-else = Demande à quelqu’un qui est encore en jeu.
empty-hand = Ce joueur n’a pas de cartes.
refused-already = On te l’a déjà refusé ce tour-ci.
declined-already = On a déjà décliné cette carte ce tour-ci.
not-asked-for = Tu ne peux pas donner cela : on ne l’a pas demandé, tu ne l’as pas, ou cela ne pourrait pas être joué.
not-together = Ils ne sont pas au même endroit.
no-exile-here = À cette table, on n’exile personne.
voted-already = On a déjà voté un exil ce tour-ci.
nobody-to-exile = Il n’y a là personne à exiler.
way-closed = Cette voie n’est pas ouverte : sa condition n’est pas remplie, ou on ne peut pas la payer ou la suivre.
way-needs = Seulement si { $condition }.
way-is-open = Une des voies est ouverte.
costs-too-much = Tu ne peux pas payer le prix : { $cost }.
colony-full = La colonie est pleine : { $people } personnes. Plus personne n’y trouve de place.
nothing-to-do = Cela ne ferait rien en ce moment.
nobody-there = Il n’y a personne que cela puisse viser.
nobody-comes = Il ne reste personne qui puisse venir.
nobody-hurt = Personne n’a de blessure de cette sorte.
too-little-food = Il faut { $needed ->
    [one] un jeton nourriture
   *[other] { $needed } jetons nourriture
}, et { $food ->
    [0] il n’y en a pas
    [one] il n’y en a qu’un
   *[other] il y en a { $food }
}.
too-few-helpless = Il faut { $needed ->
    [one] un démuni
   *[other] { $needed } démunis
}, et { $helpless ->
    [0] il n’y en a pas
    [one] il n’y en a qu’un
   *[other] il y en a { $helpless }
}.
too-few-zombies = Il n’y a pas assez de zombies{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}.
nothing-to-topple = Il n’y a pas d’entrée{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
} avec à la fois une barricade et un zombie.
no-die-for-it = Il n’y a pas de dé non utilisé pour cela.
no-card-for-it = Il n’y a pas de carte pour cela.
nothing-left-there = Il ne reste rien dans cette pioche.
keep-of-these = Garde { $kept } des survivants qu’on te propose.

# En même temps.
at-once = Plusieurs choses arrivent en même temps. Laquelle vient d’abord ?
in-this-order = Dans cet ordre : { $what }
comes-first = D’abord : { $what }

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
option-edition = Quelles règles
option-edition-sheet = Celles de notre page de règles
option-edition-published = Les règles publiées
option-variant = À qui se fier
option-variant-normal = Il y a peut-être un traître
option-variant-first = Tous ensemble, pour une première partie
option-variant-coop = Tous ensemble, côté difficile
option-variant-betrayer = Il y a très probablement un traître
option-variant-no_betrayal = Personne ne trahit
option-variant-dilemma = À deux, chacun avec deux objectifs
option-hard = Le côté difficile de l’objectif principal
option-elimination = Qui perd son dernier survivant quitte la partie
option-objective = Quel objectif principal
option-objective-0 = Tiré au sort
option-objective-1 = Cinq jours, disaient-ils
option-objective-2 = Le registre paroissial
option-objective-3 = Tout doit disparaître
option-objective-4 = Démarrer le chasse-neige
option-objective-5 = Le mariage aura lieu
option-objective-6 = Fermer la maison
option-objective-7 = La route du col
option-objective-8 = Tenir jusqu’au dégel
option-objective-9 = Une cuillerée par jour
option-objective-10 = L’école rouvre lundi
option-crisis_threshold = Combien de cartes évitent une crise
option-crisis_threshold-edition = Comme le disent les règles
option-crisis_threshold-players = Autant que de joueurs
option-crisis_threshold-non_exiled = Autant que de joueurs non exilés
option-event_cards = Où vont les cartes événement
option-event_cards-removed = Hors de la partie
option-event_cards-waste = Sur les déchets
option-first_player_pass = Où passe le jeton premier joueur
option-first_player_pass-right = À droite
option-first_player_pass-left = À gauche
option-bottom_order = Dans quel ordre les cartes non gardées vont sous la pioche
option-bottom_order-drawn = Comme elles sont venues
option-bottom_order-chosen = Comme le veut qui fouille
option-bottom_order-random = Mélangées
option-morale_cap = Jusqu’où le moral peut monter
option-noise = Comment le bruit se décide
option-noise-die = Un dé : trois ou moins attire un zombie
option-noise-coin = Pile ou face
option-mature_cards = Avec les cartes les plus sombres

# Buts : ce qui est demandé, et ce qui y mène.
goal-crisis = avant la nuit, on donne des cartes { $symbols } à la crise
goal-way-search = { $what ->
    [any] Fouille : chaque lieu extérieur a des cartes.
   *[other] Fouille { $where } : les cartes { $what } y sont les plus nombreuses.
}
goal-way-held = Tu as { $n ->
    [1] une carte { $symbol }
   *[other] { $n } cartes { $symbol }
} en main : { $use ->
    [crisis] { $n ->
        [1] donne-la
       *[other] donne-les
    } à la crise
    [store] { $n ->
        [1] pose-la
       *[other] pose-les
    } sur l’objectif
    [equip] équipes-en { $n ->
        [1] un survivant
       *[other] tes survivants
    }
   *[play] { $n ->
        [1] joue-la
       *[other] joue-les
    }
} à ton tour, sans dé.
goal-way-barricade-more = Barricade : n’importe quel dé en pose une là où se tient un de tes survivants et où une entrée a de la place.
goal-way-food-more = Joue des cartes vivres : elles remplissent la réserve.
goal-way-starvation-more = Il en vient un chaque nuit où la nourriture manque.
goal-way-zombie-fewer = Attaque-les, ou attire-les ailleurs avec n’importe quel dé.
goal-way-zombie-more = Ils viennent chaque nuit, et quand une crise n’est pas évitée.
goal-way-helpless-more = Les nouveaux venus amènent des démunis ; en cas de brèche, les morts prennent les survivants avant les démunis.
goal-way-helpless-fewer = En cas de brèche, s’il n’y a là aucun survivant, les morts prennent les démunis.
goal-way-empty = Fouille { $where } : il y reste { $n ->
    [1] une dernière carte
   *[other] { $n } cartes
}, moins qu’ailleurs.
goal-way-waste = Nettoie les déchets { $home } : n’importe quel dé en enlève trois cartes.
goal-way-main = Tout ce qui sert l’objectif de la colonie sert celui-ci.
goal-way-own-at = Amène un de tes survivants { $where }.
goal-way-removed-items = Chaque carte qui quitte la partie compte, par exemple ce qui a été donné à une crise.
goal-way-removed-survivors = Les survivants de tout le monde comptent, qu’ils meurent ou qu’ils partent.
goal-way-exile = Demande un vote d’exil contre qui tu soupçonnes.
goal-way-morale = Une crise qui n’est pas évitée, une mort, la faim et les déchets le font baisser ; il est à { $morale }.
goal-way-rounds = Garde le moral au-dessus de 0 : il est à { $morale }. { $round ->
    [1] Encore une nuit.
   *[other] Encore { $round } nuits.
}

# Le terminal.
terminal-tracks = Moral { $morale } · manches restantes { $round } · nourriture { $food } (il en faut { $need }) · famine { $starvation } · déchets { $waste } · démunis { $helpless }
terminal-crisis = Crise : { $name }, { $needed } cartes. { $text }
terminal-goal = { $name } : { $goal }.
terminal-ability = { $name } (attaque { $attack }, fouille { $search }) : { $text }
terminal-reading = Tu lis « { $name } ». { $trigger }.

# Les mots des touches.
key-end = fin, f
how-to-answer = Tape le numéro de ce que tu veux ; de choses semblables la liste n’en montre qu’une, et son numéro les montre toutes. Ou tape des mots : « zelie va garage » y envoie Zélie. « fin » finit le tour, « plus » dit ce que chacun sait faire.

# Ce que les robots disent tout haut de ce qu’ils font.
remark-crisis = { $n ->
    [1] Il manquait une carte { $symbols } à la crise. La voici.
   *[other] Il manquait { $n } cartes { $symbols } à la crise. En voici une.
}
remark-crisis-more = Deux cartes de plus que n’en veut la crise, et le moral remonte.
remark-food = Ce soir, il nous manque { $n ->
    [1] un jeton nourriture
   *[other] { $n } jetons nourriture
}.
remark-fed = Il nous manquait { $n ->
    [1] un jeton nourriture
   *[other] { $n } jetons nourriture
} pour ce soir.
remark-break = Cette nuit, il y aurait une brèche { $place }.
remark-kill = Chaque mort que nous abattons compte pour notre objectif.
remark-wall = Notre objectif veut des barricades ici.
remark-lure = Il y en a trop { $place }.
remark-waste = Avec { $n } cartes de déchets, le moral baisse chaque nuit.
remark-much-waste = Déjà { $n } cartes de déchets ; à dix, le moral baisse.
remark-flee = Personne ne devrait rester { $place } cette nuit.
remark-go = Il nous faut des cartes { $symbol }, et on en trouve { $place }.
remark-store = { $n ->
    [0] C’était la dernière carte { $symbol } qu’il fallait à notre objectif.
    [1] Encore une carte { $symbol }, et notre objectif les a toutes.
   *[other] Après celle-ci, encore { $n } cartes { $symbol } pour notre objectif.
}
remark-hurt = Sans médicament, { $survivor } ne tiendra pas.
remark-carry = Chacun de nous doit porter une carte { $symbol }, et je n’en ai aucune.
remark-hand-on = Chacun de nous doit porter une carte { $symbol }. Celle-ci est pour toi.
remark-give = Prends, tu en as plus besoin que moi.
remark-refuse = Je ne peux pas m’en passer.
remark-wrong = Une crise comptait { $n ->
    [1] une mauvaise carte,
   *[other] { $n } mauvaises cartes,
} et { $other_you ->
    [yes] tu y avais
   *[no] { $other } y avait
} donné.
remark-hoard = { $other_you ->
    [yes] Tu gardes { $n } cartes en main et n’as
   *[no] { $other } garde { $n } cartes en main et n’a
} rien donné à la crise.
remark-stingy = { $other_you ->
    [yes] Tu as
   *[no] { $other } a
} laissé passer { $n } crises sans donner une seule carte.
remark-distrust = Je n’ai plus confiance en { $other_you ->
    [yes] toi
   *[no] { $other }
}.
remark-topple = Attention à vos têtes.
remark-give-up = Mieux vaut en perdre un que nous tous.

# Ce que l’on se dit en phrases toutes faites.
talk-need = Il me faut { $wanted }.
talk-who = Qui peut { $deed } { $place } ?
talk-offer = Je donne { $card } si tu { $deed } { $place }.
talk-give = Je donnerai { $card } à la crise.
talk-tonight = Cette nuit, je m’occupe des zombies { $place }.
talk-lacks = Il manque encore { $n ->
    [1] une carte
   *[other] { $n } cartes
} à la crise.
talk-suspect = { $other_you ->
    [yes] Je te soupçonne
   *[no] Je soupçonne { $other }
} : { $reason }.
talk-absent = { $other_you ->
    [yes] Je te soupçonne
   *[no] Je soupçonne { $other }
} : aucune aide { $place }.
talk-defend = Ce n’est pas moi : { $reason }.
talk-agree = D’accord.
talk-first = Toi d’abord, moi ensuite.
talk-refuse = Non, sans moi.
talk-deny = Ce n’est pas moi.
talk-second = Moi aussi.
talk-doubt = Je n’y crois pas.
talk-card-food = des vivres
talk-card-fuel = du carburant
talk-card-medicine = un médicament
talk-card-tool = un outil
talk-card-weapon = une arme
talk-card-book = un livre
talk-deed-kill = { $form ->
    [you] tues
   *[can] tuer
} des zombies
talk-deed-barricade = { $form ->
    [you] poses
   *[can] poser
} une barricade
talk-deed-search = { $form ->
    [you] fouilles
   *[can] fouiller
}
talk-deed-stay = { $form ->
    [you] restes
   *[can] rester
}
talk-suspicion-feeling = juste une impression
talk-suspicion-gifts = pas une carte donnée à la crise
talk-suspicion-hand = une main bien trop pleine
talk-suspicion-wrong = les mauvaises cartes dans la crise
talk-excuse-gave = regarde ce que j’ai donné à la crise
talk-excuse-there = j’étais là où il fallait
talk-excuse-ask = demande-moi une carte, tu verras
talk-excuse-mistaken = c’est une erreur

# Une première partie, expliquée au fil du jeu.
guide-welcome = La colonie gagne si l’objectif commun (le drapeau) est rempli avant la fin de la dernière manche. Si le moral (le cœur) tombe à 0, tout est perdu.
guide-after-deal-secret = Tu as aussi un objectif secret, face cachée à côté de l’objectif commun. Tu gagnes si les deux sont remplis.
    .shows = objective
guide-ask-keeping = Choisis qui te suit, à commencer par qui mène le groupe. Chacun a une valeur d’attaque, une valeur de fouille (plus c’est bas, mieux c’est : un dé doit l’atteindre) et une capacité à lui.
guide-after-reveal-crisis = Chaque manche apporte une crise : avant la nuit, la table donne face cachée autant de cartes de la bonne sorte qu’il y a de joueurs. Les mauvaises se retranchent.
    .shows = crisis
guide-ask-acting = { $by ->
    [keys] La liste dit ce que permet chaque dé.
   *[hand] Touche un de tes survivants pour voir ce que permet chaque dé.
} Se déplacer n’en coûte pas, mais qui sort lance le dé de risque : une fois sur deux il n’arrive rien, une fois sur douze quelqu’un est mordu.
    .shows = dice
guide-ask-acting-2 = Fais tout dans l’ordre que tu veux. Pour fouiller, il faut être dehors. Chaque lieu dit ce qu’on y trouve ; les crises réclament vivres, médicaments, carburant et outils.
    .shows = places
guide-ask-finding = Toi seul vois ce que tu as trouvé. Garde-le, ou fais du bruit et regarde une autre carte ; le bruit attire les morts à la nuit.
guide-ask-acting-3 = Les cartes de ta main se jouent, équipent quelqu’un, ou vont face cachée dans la crise. Les autres ne voient que leur nombre.
    .shows = hand
guide-ask-acting-4 = Avant de finir ton tour, regarde la nuit : ce qu’on mangera, combien de zombies viendront, où il y aurait une brèche.
    .shows = night
guide-ask-dilemma = Une carte carrefour, que ton voisin tenait prête pour cela. Chaque voie dit ce qu’elle fait : parlez-en, puis décide.
guide-after-colony-phase = La nuit tombe : la colonie mange, la crise s’ouvre, les morts arrivent. Tout se joue pas à pas ; tu peux passer.
    .until = round
guide-after-hunger = Il n’y avait pas assez à manger, alors personne n’a mangé. Un jeton famine reste pour de bon, et le moral baisse.
guide-after-die = Chaque mort coûte un point de moral. La nuit, là où il n’y a plus ni place ni barricade, un zombie de plus tue le moins influent des survivants du lieu.
guide-after-face = Une blessure. À la troisième, on meurt ; une engelure fait mal à chaque tour, jusqu’à ce qu’on la soigne.
    .needs = hurts
guide-ask-bitten = La morsure passe au moins influent du lieu. Sacrifie-le, et c’est fini ; ou lance le dé et espère une face vide.
guide-ask-requested = On te demande une carte, qui serait jouée tout de suite. Rien ne t’oblige à la donner.
guide-after-round = Tu en sais assez pour être dangereux. Dans la vraie partie, quelqu’un souhaite peut-être votre perte, et qui est soupçonné peut être exilé.
    .turn = 2

# Ce qui ne va pas dans un paquet.
bad-pack = Ce paquet ne s’imprime pas : { $faults ->
    [1] il y a une faute.
   *[other] il y a { $faults } fautes, dont voici la première.
} { $first }
fault-no-file = ce fichier n’existe pas
fault-no-toml = ce n’est pas du TOML : { $error }
fault-unknown-table = table inconnue { $table }
fault-unknown-word = « { $word } » n’est pas un mot pour « { $field } »
fault-no-word = il manque « { $field } », qui dit de quel mot il s’agit
fault-unknown-field = le champ « { $field } » n’existe pas
fault-missing-field = il manque le champ « { $field } »
fault-type = il faut { $wanted }, et c’est { $got }
fault-value = { $value } n’est pas permis ici
fault-other = { $text }
fault-twice = s’y trouve { $times } fois
fault-same-influence = { $times } survivants ont l’influence { $n }
fault-unknown-name = { $name } est inconnu
fault-no-card = aucune carte ne s’appelle { $card }
fault-rules-only = seules les règles disent cela
fault-between-turns = cela n’arrive pas pendant un tour
fault-tells-the-hand = d’autres que le joueur actif apprendraient ce qu’il a en main
fault-votes-pay-nothing = une voie pour laquelle on vote n’a pas de prix : personne ne le paierait
fault-too-few = il en faut au moins { $n }, et il y en a { $found }
fault-nothing-to-cancel = il n’y a rien à annuler : le déclencheur de la carte n’interrompt pas
fault-do-or-gives = une capacité a soit « do », soit « gives »
fault-answers-are-asked = quand la capacité répond à un déclencheur, il faut une « question », et autrement il n’en faut pas
fault-equipment-has-one = un équipement a une capacité, et rien d’autre n’en a

# Ce qu’on compte dans un paquet, et ce qui y étonne.
pack-survivors = survivants
pack-attack = valeurs d’attaque, de 1 à 6
pack-search = valeurs de fouille, de 1 à 6
pack-mean-attack = attaque, en moyenne
pack-mean-search = fouille, en moyenne
pack-mean-influence = influence, en moyenne
pack-strongest = attaque + fouille du meilleur
pack-weakest = survivants à 9 ou plus en tout
pack-influence-attack = influence et attaque, corrélation
pack-influence-search = influence et fouille, corrélation
pack-where = capacités : partout, colonie, un lieu, dehors
pack-cost = capacités : limitées, passives, avec dé, en réaction
pack-non-coop = survivants exclus en coopération
pack-starters = objets de départ : vivres, carburant, médicament, outil
pack-deck = { $place } : objets, symbole principal, survivants
pack-symbols = symboles de tous les lieux : { $order }
pack-symbol-order = vivres, carburant, médicament, outil, arme, livre, survivant
pack-played = objets joués, équipés, événements
pack-food-tokens = jetons nourriture de tous les lieux
pack-crises = crises
pack-asked = demandés seuls : vivres, médicament, carburant, outil
pack-double = crises à deux symboles
pack-never-asked = crises qui demandent armes, livres ou survivants
pack-failures = échecs : moral, zombies, blessures, autres
pack-mains = objectifs principaux
pack-mains-of = { $length ->
    [short] objectifs courts
    [medium] objectifs moyens
   *[long] objectifs longs
}
pack-rounds-of = { $length ->
    [short] manches des courts
    [medium] manches des moyens
   *[long] manches des longs
}
pack-start-morale = moral au départ
pack-start-home = zombies à la colonie au départ
pack-start-outside = zombies dans chaque lieu extérieur au départ
pack-harder = côtés difficiles plus difficiles
pack-loyal = objectifs loyaux
pack-betrayal = objectifs de trahison
pack-exiles = objectifs d’exil
pack-loyal-first = loyaux qui commencent par l’objectif principal
pack-betrayal-first = trahisons qui commencent par le moral à 0
pack-loyal-hand = loyaux qui regardent la main
pack-crossroads = carrefours
pack-of-survivors = carrefours d’un survivant
pack-votes = carrefours avec vote
pack-ways-out = carrefours avec une issue gratuite
pack-move-cards = carrefours au déplacement
pack-search-cards = carrefours à la fouille
pack-lasting-cards = carrefours qui durent jusqu’à la fin
pack-morale-up = carrefours qui élèvent le moral
pack-morale-down = carrefours qui baissent le moral
pack-morale-swing = écart de moral d’un effet
pack-exposure-rolls = jets de risque d’un effet
pack-zombies-added = zombies d’un effet
pack-food-changed = nourriture d’un effet
pack-helpless-added = démunis d’un effet
pack-off-balance = { $name } : { $value }, mieux { $wanted }
pack-unused-words = mots qu’aucune carte n’emploie : { $words }
pack-no-text = { $path } : pas de texte en { $language ->
    [fr] français
   *[en] anglais
}
pack-straight-quotes = { $path } : guillemets droits en { $language ->
    [fr] français
   *[en] anglais
} ; écris ’ “ ” « »
pack-same-text = { $path } : le même texte dans les deux langues
pack-cut-text = { $path } : le texte en { $language ->
    [fr] français
   *[en] anglais
} est coupé après { $room } signes
pack-loose-space = { $path } : il faut des espaces insécables avant ; : ? ! » et après «
pack-too-long = le texte en { $language ->
    [fr] français
   *[en] anglais
} a { $length } signes ; il y a place pour { $room }

# Les planches à imprimer.
sheet-survivors = Survivants
sheet-items = Objets
sheet-crises = Crises
sheet-mains = Objectifs principaux
sheet-loyal = Objectifs loyaux
sheet-betrayal = Objectifs de trahison
sheet-exiles = Objectifs d’exil
sheet-crossroads = Carrefours
sheet-attack = attaque
sheet-search = fouille
sheet-morale = moral
sheet-rounds = manches
sheet-normal = normal
sheet-hard = difficile
sheet-play = { $play ->
    [equip] équipement
    [event] événement
   *[waste] à usage unique
}
sheet-copies = { $starter ->
    [yes] départ
   *[no] { $place }
} × { $n }
sheet-length = { $length ->
    [short] court
    [medium] moyen
   *[long] long
}
sheet-loyal-card = objectif loyal
sheet-betrayal-card = objectif de trahison
sheet-exile-card = objectif d’exil
sheet-no-betrayer = Si tu n’es pas un traître
sheet-betrayer = Si tu en es un, à la place de la première condition
sheet-same = la même chose
sheet-not-coop = hors coopération
sheet-mature = adultes

# Une étude.
study-main = Les objectifs principaux
study-main-well = Rempli
study-main-note = Combien de fois chacun a été tiré, et combien de fois la colonie l’a rempli. Le trait pointillé est la moyenne de tous.
study-end = Comment ça finit
study-end-note = Pourquoi les parties s’arrêtent.
study-end-morale = Le moral est à zéro
study-end-rounds = La dernière manche est finie
study-end-objective = L’objectif principal est rempli
study-end-exiles = Deux exilés, et aucun traître parmi eux
study-end-nobody = Il ne reste personne
study-end-failed = La colonie échoue
study-role = Loyal, exilé, traître
study-role-well = Victoire
study-role-note = Les joueurs selon ce qu’ils étaient à la fin, et combien de fois ils ont gagné.
study-role-loyal = Loyal
study-role-betrayer = Traître
study-role-exiled = Loyal, mais exilé
study-betrayal = Avec un traître à la table, et sans
study-betrayal-well = Objectif de la colonie rempli
study-betrayal-note = Dans combien de parties quelqu’un avait un objectif de trahison, et combien de fois la colonie a rempli le sien.
study-betrayal-some = Avec un traître
study-betrayal-none = Sans traître
study-trial = Les votes d’exil
study-trial-well = Bien un traître
study-trial-note = Combien de fois l’accusé a été exilé ou acquitté. Un bon vote exile un traître et acquitte tout autre.
study-trial-exiled = Exilé
study-trial-acquitted = Acquitté
study-morale = Le moral, manche après manche
study-morale-note = Une fois la manche commencée, dans les parties allées jusque-là ; celles qui ont mal tourné sont déjà finies.
study-people = Les survivants, manche après manche
study-people-note = Dans tous les groupes ensemble, dans les parties allées jusque-là.
study-food = La nourriture, manche après manche
study-food-note = Dans la réserve quand la manche a commencé, dans les parties allées jusque-là.
study-crisis = Comment finissent les crises
study-crisis-note = Ce qui a été donné à la crise, à côté de ce qu’elle demande.
study-crisis-prevented = Évitée
study-crisis-failed = Pas évitée
study-crisis-over = Évitée, avec des cartes en trop
study-asked = Les crises, une à une
study-asked-well = Évitée
study-asked-note = Combien de fois chacune est venue, et combien de fois elle a été évitée.
study-survivor = Les survivants qu’on garde
study-survivor-well = Objectif rempli
study-survivor-note = Combien de fois chacun a été gardé au départ, et combien de fois la colonie a ensuite rempli son objectif.
study-crossroads = Les carrefours
study-crossroads-well = Objectif rempli
study-crossroads-note = Combien de fois chaque carte est arrivée, et combien de fois la colonie a ensuite rempli son objectif. Les longues parties en voient davantage.
study-rounds = Les manches d’une partie
study-rounds-note = Manches commencées jusqu’à la fin.
study-deaths = Les morts d’une partie
study-deaths-note = Survivants morts.
study-did-keep = Garder ce qu’on a trouvé
study-did-keep-group = Choisir son groupe
study-did-search = Fouiller
study-did-play-card = Jouer une carte
study-did-barricade = Barricader
study-did-barricade-at = Poser une barricade
study-did-end-turn = Finir le tour
study-did-vote = Voter à un carrefour
study-did-ballot = Voter l’exil
study-did-look-on = Regarder une carte de plus
study-did-move = Se déplacer
study-did-lure = Choisir quel zombie vient
study-did-attract = Attirer des zombies
study-did-equip = Équiper
study-did-give-to-crisis = Donner à la crise
study-did-use-gift = Se servir de ce que donne une carte
study-did-use-ability = Utiliser une capacité
study-did-slay = Choisir quel zombie tuer
study-did-attack = Attaquer
study-did-request = Demander une carte
study-did-refuse = Refuser une demande
study-did-accept = Accepter ce qui est transmis
study-did-clean-waste = Nettoyer
study-did-hand-off = Transmettre un équipement
study-did-pick-survivor = Choisir un survivant
study-did-pick-place = Choisir un lieu
study-did-pick-player = Choisir un joueur
study-did-take-way = Prendre une voie à un carrefour
study-did-no-way = Ne prendre aucune voie
study-did-pay = Payer
study-did-pay-not = Ne pas payer
study-did-pay-card = Payer avec une carte
study-did-store = Poser une carte sur l’objectif
study-did-leave-them = Ne plus attirer de zombies
study-did-shuffle-back = Remélanger le reste
study-did-heal-wound = Soigner une blessure
study-did-risk = Tenter le dé contre une morsure
study-did-put-on-top = Poser une carte sur la pioche
study-did-name-leader = Nommer un chef de groupe
study-did-give-equipment = Donner un équipement à la crise
study-did-take-away = Retirer un zombie
study-did-acquit = Acquitter
study-did-arrive = Placer un nouveau
study-did-attack-paid = Payer pour une attaque
study-did-attack-survivor = Attaquer un survivant
study-did-begin-search = Commencer une fouille
study-did-call-vote = Demander un vote d’exil
study-did-change-die = Changer un dé
study-did-cure = Racheter une morsure
study-did-decline = Refuser ce qui est transmis
study-did-eat-card = Manger une carte
study-did-enough = S’arrêter là
study-did-exile = Exiler
study-did-give = Donner une carte
study-did-give-up = Renoncer à quelqu’un
study-did-go-out = Partir en exil
study-did-comes-first = Mettre en premier une chose parmi celles qui arrivent ensemble
study-did-in-this-order = Garder l’ordre prévu
study-did-meant = Dire qui la carte désigne
study-did-it-did-not = Dire que ce n’est pas arrivé
study-did-it-happened = Dire que c’est arrivé
study-did-keep-no-more = Ne rien garder de plus
study-did-let-die = Ne pas racheter une morsure
study-did-let-pass = Ne pas utiliser une capacité
study-did-lose-die = Perdre un dé
study-did-keep-die = Mettre un dé de côté
study-did-wager-die = Miser un dé
study-did-give-die = Donner un dé
study-did-name-symbol = Annoncer un symbole
study-did-agree = Être d’accord
study-did-disagree = Refuser son accord
study-did-move-card = Déplacer une carte
study-did-pay-nothing = Ne rien payer
study-did-perish = Périr
study-did-put-under = Glisser une carte sous la pioche
study-did-reroll-die = Relancer un dé
study-did-spend-food = Dépenser de la nourriture
study-did-stake = Miser de la nourriture
study-did-strike = Frapper
study-did-swap-out = Échanger les places en partant en exil
study-did-take-nothing = Ne rien prendre
study-did-take-out = Sortir une carte
study-did-take-turned = Prendre une carte retournée
study-did-topple = Faire tomber une barricade
study-did-use-reaction = Réagir

# Ce dont parle un conseil.
aspect-victory = { $better ->
    [yes] Tu gagnes plus souvent
   *[no] Tu gagnes moins souvent
}
aspect-morale = { $better ->
    [yes] Le moral devrait rester plus haut
   *[no] Le moral risque de tomber plus bas
}
aspect-food = { $better ->
    [yes] La colonie devrait être mieux nourrie
   *[no] { $degree ->
        [slight] La colonie risque d’avoir un peu moins à manger
       *[other] La colonie risque de manquer de nourriture
    }
}
aspect-crisis = { $better ->
    [yes] { $degree ->
        [slight] La crise a un peu plus de chances d’être évitée
       *[other] La crise a plus de chances d’être évitée
    }
   *[no] { $degree ->
        [slight] La crise a un peu moins de chances d’être évitée
       *[other] La crise a moins de chances d’être évitée
    }
}
aspect-doors = { $better ->
    [yes] Les entrées devraient mieux tenir
   *[no] { $degree ->
        [slight] Plus de zombies risquent de rester aux entrées
       *[other] Une brèche est à craindre cette nuit
    }
}
aspect-survivors = { $better ->
    [yes] Plus de survivants devraient rester à vos côtés
   *[no] { $degree ->
        [great] Ça peut coûter un survivant
       *[other] Les survivants courent un peu plus de danger
    }
}
aspect-wounds = { $better ->
    [yes] Moins de blessures et d’engelures à craindre
   *[no] { $degree ->
        [slight] Quelqu’un risque une blessure
       *[other] Plus de blessures et d’engelures à craindre
    }
}
aspect-treason = { $better ->
    [yes] La colonie en souffre davantage
   *[no] La colonie s’en porte mieux
}
aspect-waste = { $better ->
    [yes] Les déchets restent plus bas
   *[no] Les déchets s’accumulent
}
aspect-objective = { $better ->
    [yes] L’objectif principal se rapproche
   *[no] { $degree ->
        [slight] L’objectif principal avance un peu moins
       *[other] L’objectif principal avance moins
    }
}
aspect-secret = { $better ->
    [yes] Ton propre objectif se rapproche
   *[no] Ton propre objectif avance moins
}
aspect-cards = { $better ->
    [yes] Il te reste plus de cartes
   *[no] { $degree ->
        [slight] Il te reste un peu moins en main
       *[other] Il te reste moins de cartes
    }
}

# The graph of a match.
standing = L’état de la colonie, sur 10
standing-morale = Moral
standing-objective = Objectif principal

# L’histoire d’une partie, racontée à la fin.
chronicle-morale = Moral, manche après manche
chronicle-food = Nourriture à la tombée de la nuit
chronicle-turn = Manche { $round }, { $you ->
    [yes] tu joues
   *[no] { $who } joue
}{ $what ->
    [none] {""}
   *[other] {" "}: { $what }
}.{ $way ->
    [same] {""}
   *[changed] {" "}Moral { $before } → { $after }.
}
chronicle-night = Manche { $round }, la nuit{ $what ->
    [none] {""}
   *[other] {" "}: { $what }
}.{ $way ->
    [same] {""}
   *[changed] {" "}Moral { $before } → { $after }.
}
chronicle-crossroads = le carrefour « { $card } » arrive
chronicle-hunger = la nourriture manque (il en fallait { $need })
chronicle-crisis = la crise « { $card } » { $how ->
    [failed] n’est pas évitée ({ $score } sur { $needed })
    [over] est évitée, et largement
   *[prevented] est évitée
}
chronicle-die = { $n ->
    [1] { $who } meurt
   *[other] { $who } meurent
}
chronicle-helpless = { $n ->
    [1] un des démunis meurt
   *[other] { $n } des démunis meurent
}
chronicle-exile = { $you ->
    [yes] tu pars
   *[no] { $who } part
} en exil, { $loyal ->
    [yes] sans avoir trahi
   *[no] et à juste titre, pour trahison
}
chronicle-acquit = le vote { $you ->
    [yes] t’épargne
   *[no] épargne { $who }
}
chronicle-half = l’objectif principal est à moitié rempli
chronicle-end = { $reason ->
    [morale] la colonie perd tout espoir
    [rounds] le temps est écoulé
    [objective] l’objectif principal est rempli
    [exiles] le second exilé n’était pas un traître non plus, et la colonie renonce
    [nobody] il ne reste personne
   *[failed] la colonie échoue
}
chronicle-crises = { $opened ->
    [1] { $prevented ->
        [0] La seule crise n’a pas été évitée.
       *[other] La seule crise a été évitée.
    }
   *[other] { $prevented ->
        [0] Aucune des { $opened } crises n’a été évitée.
        [1] 1 crise évitée sur { $opened }.
       *[other] { $prevented } crises évitées sur { $opened }.
    }
}
chronicle-gave = { $right ->
    [0] { $wrong ->
        [0] { $you ->
            [yes] Tu n’as rien donné
           *[no] { $who } n’a rien donné
        }
       *[other] { $you ->
            [yes] Tu as donné {""}
           *[no] { $who } a donné {""}
        }
    }
   *[other] { $you ->
        [yes] Tu as donné {""}
       *[no] { $who } a donné {""}
    }
}{ $right ->
    [0] {""}
    [1] 1 bonne carte
   *[other] { $right } bonnes cartes
}{ $wrong ->
    [0] {""}
    [1] { $right ->
        [0] 1 mauvaise carte
       *[other] {" "}et 1 mauvaise
    }
   *[other] { $right ->
        [0] { $wrong } mauvaises cartes
       *[other] {" "}et { $wrong } mauvaises
    }
}.
chronicle-betrayer = { $you ->
    [yes] Le traître, c’était toi
   *[no] Le traître, c’était { $who }
} (« { $objective } ») : { $found ->
    [yes] exil à la manche { $round }
   *[no] jamais d’exil
}, et { $won ->
    [yes] la victoire à la fin
   *[no] la défaite malgré tout
}.
chronicle-no-betrayer = Il n’y avait aucun traître à la table.
chronicle-innocent = { $you ->
    [yes] Tu n’avais
   *[no] { $who } n’avait
} trahi personne : exil à la manche { $round }{ $voters ->
    [none] {""}
   *[other] {" "}(pour : { $voters })
}.
chronicle-accused = Manche { $round } : { $you ->
    [yes] tu as
   *[no] { $who } a
} demandé l’exil pour { $other_you ->
    [yes] toi
   *[no] { $other }
}, { $rightly ->
    [yes] à raison, mais
   *[no] à tort, et
} le vote a échoué.
chronicle-blows = { $you ->
    [yes] Tu as lancé tes survivants
   *[no] { $who } a lancé ses survivants
} contre { $other_you ->
    [yes] toi
   *[no] { $other }
} { $n ->
    [1] une fois
    [2] deux fois
   *[other] { $n } fois
}.
