title = Colonie d’hiver
pitch = Un village sous la neige, les morts aux portes, un seul poêle pour tous ; et peut-être quelqu’un qui veut l’éteindre.

# Un texte du paquet, et plusieurs à la suite.
written = { $fr }
joined-then = { $first } { $rest }
joined-and = { $first }, et { $rest }
joined-or = { $first } ou { $rest }
apart = [{ $what }]
joined-list = { $first }, { $rest }
joined-with = { $first } et { $rest }
joined-also = { $first } ; { $rest }
joined-both = { $first } ; { $rest }
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
place-entrance = à l’entrée { $number }
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

# Joueurs. Le cas dit comment ils entrent dans la phrase : de qui, à qui.
who-reader = { $case ->
    [of] de la personne qui a lu cette carte
    [to] à la personne qui a lu cette carte
   *[other] la personne qui a lu cette carte
}
who-first = { $case ->
    [of] du premier joueur
    [to] au premier joueur
   *[other] le premier joueur
}
who-each = { $case ->
    [of] de chaque joueur
    [to] à chaque joueur
    [any] n’importe quel joueur
    [all] tous les joueurs
   *[other] chaque joueur
}
who-each-non-exiled = { $case ->
    [of] de chaque joueur non exilé
    [to] à chaque joueur non exilé
    [any] n’importe quel joueur non exilé
    [all] tous les joueurs non exilés
   *[other] chaque joueur non exilé
}
who-each-exiled = { $case ->
    [of] de chaque exilé
    [to] à chaque exilé
    [any] n’importe quel exilé
    [all] tous les exilés
   *[other] chaque exilé
}
who-others = { $case ->
    [of] de chaque autre joueur
    [to] à chaque autre joueur
    [any] n’importe quel autre joueur
    [all] tous les autres joueurs
   *[other] chaque autre joueur
}
who-left = { $case ->
    [of] de ton voisin de gauche
    [to] à ton voisin de gauche
   *[other] ton voisin de gauche
}
who-right = { $case ->
    [of] de ton voisin de droite
    [to] à ton voisin de droite
   *[other] ton voisin de droite
}
who-with-survivor-at = { $case ->
    [of] de chaque joueur qui a
    [to] à chaque joueur qui a
    [any] n’importe quel joueur qui a
    [all] tous les joueurs qui ont
   *[other] chaque joueur qui a
} un survivant { $at }
who-controller-of = { $case ->
    [of] du joueur qui a
    [to] au joueur qui a
   *[other] le joueur qui a
} { $of }
who-chosen = { $case ->
    [of] d’un joueur
    [to] à un joueur
   *[other] un joueur
} { $by ->
    [own] de ton choix
   *[other] au choix { $by }
}
who-these-seats = { $case ->
    [of] du joueur choisi
    [to] au joueur choisi
   *[other] le joueur choisi
}

# Survivants.
what-filter = { $number ->
    [one] { $leader ->
        [yes] chef de groupe
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
   *[other] {" "}du groupe { $owner }
}{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}{ $outside ->
    [yes] {" "}à l’extérieur
    [no] {" "}{ $home }
   *[none] {""}
}{ $exiled ->
    [yes] {" "}en exil
    [no] {" "}hors exil
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
}{ $other ->
    [yes] , sauf celui qui agit
   *[no] {""}
}
whom-self = { $case ->
    [to] à ce survivant
   *[other] ce survivant
}
whom-actor = { $case ->
    [to] à ce survivant
   *[other] ce survivant
}
whom-partner = { $case ->
    [to] à l’autre
   *[other] l’autre
}
whom-named = { $case ->
    [to] à { $id }
   *[other] { $id }
}
whom-chosen = { $case ->
    [to] à{" "}
   *[other] {""}
}{ $up_to ->
    [yes] { $n ->
        [1] un
       *[other] { $n }
    } au plus des { $all }
   *[no] { $n ->
        [1] un
       *[other] { $n }
    } { $from }
} ({ $by ->
    [own] à ton choix
   *[other] au choix { $by }
})
whom-all = { $case ->
    [to] à{" "}
   *[other] {""}
}tous les { $from }
whom-lowest = { $n ->
    [1] { $case ->
        [to] au moins influent des { $all }
       *[other] le moins influent des { $all }
    }
   *[other] { $case ->
        [to] aux { $n } moins influents des { $all }
       *[other] les { $n } moins influents des { $all }
    }
}
whom-highest = { $n ->
    [1] { $case ->
        [to] au plus influent des { $all }
       *[other] le plus influent des { $all }
    }
   *[other] { $case ->
        [to] aux { $n } plus influents des { $all }
       *[other] les { $n } plus influents des { $all }
    }
}
whom-these = { $case ->
    [to] aux survivants choisis
   *[other] les survivants choisis
}
where-chosen = { $case ->
    [from] d’un lieu
    [to] vers un lieu
   *[other] dans un lieu
}{ $kind ->
    [each-outside] {" "}extérieur
   *[other] {""}
} { $by ->
    [own] de ton choix
   *[other] au choix { $by }
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
    [none] {""}
   *[other] {" "}(si { $if })
}{ $pay ->
    [none] {""}
   *[other] {" "}(contre { $pay })
} { $do ->
    [none] Rien ne se passe.
   *[other] { $do }
}

# Conditions. Aucune ne commence par « il » : on les dit aussi après « si » et « quand ».
if-always = toujours
if-and = tout ceci est vrai : { $of }
if-or = { $of }
if-not = ceci est faux : { $of }
if-not-main-done = l’objectif principal n’est pas rempli
if-not-is-exiled = tu n’es pas en exil
if-own = { $cmp ->
    [none] tu n’as { $amount }
   *[other] tu as { $amount }
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
if-helpless = { $cmp ->
    [none] on ne compte { $amount }
   *[other] on compte { $amount }
} { $home }
if-helpless-outnumber = on compte plus de démunis que de survivants { $home }
if-tokens = { $cmp ->
    [none] on ne compte { $amount }
   *[other] on compte { $amount }
}{ $what ->
    [food] {" "}en réserve
    [starvation] {""}
   *[other] {" "}{ $spread ->
        [all] { $at }, en tout
        [entrances] { $at }, à chaque entrée
       *[other] { $at }
    }
}
if-waste = { $cmp ->
    [none] on ne compte { $amount }
   *[other] on compte { $amount }
} dans les déchets
if-removed = { $cmp ->
    [none] on ne compte { $amount }
   *[other] on compte { $amount }
} hors de la partie
if-decks-empty = { $n ->
    [1] la pioche d’au moins un lieu est vide
   *[other] les pioches d’au moins { $n } lieux sont vides
}
if-share = { $what ->
    [own-own] deux de tes survivants sont ensemble
    [own-exiled] un de tes survivants est avec celui d’un exilé (ou, si tu es en exil, avec celui d’un joueur qui ne l’est pas)
    [own-other] un de tes survivants est avec celui d’un autre joueur
   *[exactly-two] un de tes survivants est seul avec un autre
}{ $tag ->
    [human] , qui est humain
    [animal] , qui est un animal
    [male] , qui est un homme
    [female] , qui est une femme
   *[none] {""}
}
if-group = { $what ->
    [most] tu as plus de survivants que chaque autre joueur
    [most-by] tu as au moins { $n } survivants de plus que chaque autre joueur
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
if-wounds = { $cmp ->
    [none] on ne compte { $amount }
   *[other] on compte { $amount }
} sur { $single ->
    [one] le { $of }
   *[many] les { $of }
}
if-stored = { $cmp ->
    [none] on ne compte { $amount }
   *[other] on compte { $amount }
} sur l’objectif{ $non_starter ->
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
if-counter = { $name } : { $amount }
if-exiled = { $cmp ->
    [none] personne n’est en exil
   *[other] on compte { $amount } en exil
}
if-is-exiled = tu es en exil
if-betrayers-exiled = tout traître, si traître il y a, est en exil
if-searched-everywhere = on a fouillé chaque lieu extérieur
if-dice-unused = tu as au moins { $count }
if-can-pay = tu peux payer { $cost }
if-free = { $n ->
    [1] une place au moins est libre
   *[other] { $n } places au moins sont libres
} { $at }

# Déclencheurs.
on-state = Quand { $if }
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
on-move = Après le déplacement { $by ->
    [none] d’un de tes survivants
   *[other] fait par { $by }
}{ $to ->
    [none] {""}
   *[other] {" "}{ $to }
}{ $fuel ->
    [yes] {" "}avec du carburant
    [no] {" "}sans carburant
   *[none] {""}
}{ $to_empty ->
    [yes] {" "}vers un lieu où personne n’était
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
on-equipment-used = Quand un équipement{ $symbol ->
    [none] {""}
   *[other] {" "}({ $symbol })
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
on-table = Quand ceci arrive autour de la table : { $what }{ $if ->
    [none] {""}
   *[other] , si { $if }
}

# Effets.
does-morale = Moral { $count }.
does-food = Nourriture { $count }.
does-no-food = Toute la nourriture est perdue.
does-starvation = Ajoute { $count }.
does-gamble = Mise jusqu’à { $count } et lance un dé. { $lucky ->
    [6] 6
   *[other] { $lucky }–6
} : la réserve en gagne autant. Sinon : la mise est perdue.
does-zombies = { $depends ->
    [yes] Ajoute des zombies { $at } : { $bare }.
   *[no] Ajoute { $count } { $at }.
}
does-kill-zombies = Tue { $count } { $at }{ $exposure ->
    [each] , avec un jet de risque pour chacun
    [once] , avec un seul jet de risque
   *[none] , sans jet de risque
}.
does-remove-zombies = Retire { $n ->
    [-1] tous les zombies
   *[other] { $count }
} { $at }.
does-zombies-to-barricades = Remplace { $count } { $at } par { $n ->
    [1] une barricade
   *[other] autant de barricades
}.
does-attract = Déplace jusqu’à { $count } { $from } vers des cases libres { $to }.
does-barricade = Pose { $count } { $at }.
does-remove-barricades = Retire toutes les barricades { $at }.
does-noise = { $n ->
    [-1] Fais du bruit sur chaque case libre
   *[other] Ajoute { $count }
} { $at }.
does-helpless = Ajoute { $count } { $home }.
does-lose-helpless = { $kill ->
    [yes] Tue { $count }.
   *[no] Retire { $count }, sans perte de moral.
}
does-wound = Inflige { $count } { $on }.
does-distribute = { $by ->
    [own] Répartis { $count } parmi les { $among }.
   *[other] À répartir parmi les { $among }, au choix { $by } : { $count }.
}
does-heal = Soigne { $count } sur { $on }.
does-exposure = { $count } pour { $on }.{ $alive ->
    [none] {""}
   *[other] {" "}En cas de survie : { $alive }
}
does-kill = Tue { $on }{ $morale ->
    [no] , sans perte de moral
   *[yes] {""}
}.
does-remove = Retire { $on } de la partie, sans perte de moral.
does-place = Place { $on } { $at }.
does-join = { $named ->
    [none] Un survivant de la pioche
   *[other] { $named }
} rejoint { $to ->
    [own] ton groupe
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
does-give-survivor = Donne { $on } { $to ->
    [own] à toi-même
   *[other] { $to }
}.
does-draw = { $who ->
    [own] Pioche { $count } { $deck }
   *[other] { $count } { $deck } pour { $who }
}.
does-look-keep = Regarde { $look } { $deck }, gardes-en { $keep }, remets le reste sous la pioche.
does-choose = Parcours la pioche { $deck }, prends { $count }, puis mélange.
does-reveal-until = Retourne des cartes { $deck } jusqu’à trouver une carte { $symbol } ; prends-la et remélange les autres.
does-reveal-top = Retourne { $count } { $deck } ; prends{ $symbol ->
    [none] -en une si tu veux
   *[other] {" "}une carte { $symbol } si tu veux
}, et remélange les autres.
does-peek = Regarde { $n ->
    [1] la prochaine carte
   *[other] les { $n } prochaines cartes
} { $deck }.
does-reorder = Regarde les { $n } prochaines cartes { $deck } et remets-les dans l’ordre de ton choix.
does-move-cards = { $to ->
    [removed] Retire pour de bon
   *[other] Déplace
} { $count }{ $pick ->
    [random] {" "}au hasard
    [top] {" "}du dessus
    [all] {""}
   *[chosen] {" "}au choix
} { $from ->
    [hand] { $who ->
        [own] de ta main
       *[other] de la main { $who }
    }
    [equipped] { $who ->
        [own] de ton équipement
       *[other] de l’équipement { $who }
    }
    [waste] des déchets
    [crisis] { $who ->
        [own] de ta part de la crise
       *[other] de la part de crise { $who }
    }
    [objective] de l’objectif
    [removed] des cartes hors de la partie
   *[deck] de la pioche { $deck }
}{ $to ->
    [hand] { $to_who ->
        [own] {" "}vers ta main
       *[other] {" "}vers la main { $to_who }
    }
    [waste] {" "}vers les déchets
    [crisis] {" "}vers la crise
    [objective] {" "}vers l’objectif
    [removed] {""}
   *[deck] {" "}vers la pioche { $deck }
}.
does-see = { $by ->
    [own] Regarde{" "}
   *[other] Pour les yeux { $by } seulement :{" "}
}{ $of ->
    [own] { $what ->
        [hand] ta main
        [random] une carte au hasard de ta main
       *[objective] ton objectif secret
    }
   *[other] { $what ->
        [hand] la main
        [random] une carte au hasard de la main
       *[objective] l’objectif secret
    } { $of }
}.
does-show = { $who ->
    [own] Montre à tous { $symbol ->
        [none] ta main
       *[other] toutes tes cartes { $symbol }
    }
   *[other] À montrer à tous : { $symbol ->
        [none] la main
       *[other] toutes les cartes { $symbol }
    } { $who }
}.
does-dice = { $who ->
    [own] {""}
   *[other] Dés { $who } :{" "}
}{ $how ->
    [reroll] Relance un dé non utilisé
    [reroll-any] Relance autant de dés non utilisés que tu veux
    [set] Tourne un dé non utilisé sur la face de ton choix
    [raise] Ajoute { $n } à un dé non utilisé
    [lower] Retire { $n } à un dé non utilisé
    [spend] Dépense { $count }
    [spend-all] Dépense tous les dés non utilisés
   *[transfer] Retire 1 à un dé non utilisé d’un autre joueur pour ajouter 1 à un des tiens
}.
does-roll = Lance un dé{ $on ->
    [none] {""}
   *[other] {" "}pour chacun ({ $on })
}. { $table }
does-crisis = { $how ->
    [skip-next] Pas de crise à la prochaine manche.
    [discard] La crise de cette manche est terminée.
   *[remove-contributions] Toutes les cartes de la crise quittent la partie.
}
does-add-condition = L’objectif principal exige aussi ceci : { $condition }.
does-count = Compte +{ $count } : { $name }.
does-attach = { $during ->
    [turn] Ce tour
    [round] Cette manche
    [next-round] Jusqu’à la fin de la prochaine manche
   *[game] Jusqu’à la fin de la partie
}, { $on ->
    [none] { $who ->
        [none] pour tous
        [own] pour toi
       *[other] pour { $who }
    }
   *[other] pour { $on }
}{ $uses ->
    [0] {""}
    [1] , une fois
   *[other] , { $uses } fois
} : { $gives }
does-detach = Ce que { $card ->
    [none] cette carte
   *[other] « { $card } »
} avait changé redevient comme avant.
does-quest = Si, avant la fin { $until ->
    [turn] du tour
    [round] de la manche
    [next-round] de la prochaine manche
   *[game] de la partie
}, { $if } : { $then ->
    [none] rien.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Sinon : { $else }
}
does-exile-vote = Vote d’exil immédiat contre { $against ->
    [own] toi
   *[other] { $against }
}.
does-unequip = L’équipement revient en main : { $on }.
does-freeze = Plus aucune action cette manche pour { $on }.
does-end-game = La partie s’arrête ; la colonie a échoué.
does-cancel = Ce qui allait se passer n’a pas lieu.
does-if-able = Si possible : { $do }
does-when = Si { $if } : { $then ->
    [none] rien.
   *[other] { $then }
}{ $else ->
    [none] {""}
   *[other] {" "}Sinon : { $else }
}
does-for-each = À tour de rôle, pour { $who } (« tu ») : { $then }
does-nothing = Rien ne se passe.
does-choice = { $by ->
    [own] À ton choix
   *[other] Au choix { $by }
} : { $options }
does-vote = Vote de ceux qui ont un survivant { $at } : { $options }
does-offer = { $who ->
    [own] Tu peux payer { $pay }
   *[other] { $payers ->
        [together] À payer ensemble, si on veut, par { $who } : { $pay }
       *[one] À payer, si on veut, par { $who } : { $pay }
    }
}. Si c’est payé : { $then ->
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
gives-dice-per-round = dés d’action par manche : { $change }
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
   *[everything] de faire quoi que ce soit
}
gives-copy-abilities = a les capacités de tous ceux qui sont au même endroit
gives-grant = sait faire aussi : { $ability }
gives-on-move-roll = qui se déplace lance d’abord un dé ; { $upto ->
    [1] sur 1
   *[other] de 1 à { $upto }
} : { $do }
gives-on-enter = chaque fois que quelqu’un arrive { $at } : { $do }
gives-exile-out = qui est exilé quitte la partie, avec tous ses survivants
gives-figure = quelque chose se tient { $at } que les zombies prennent pour un survivant : quand ils arrivent, cela compte pour un
gives-extra-condition = pour gagner, ceci doit être vrai aussi : { $condition }
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
term-die = { $die ->
    [1] avec n’importe quel dé
   *[other] avec un dé de { $die }+
}
term-pay = contre { $pay } à chaque fois
item-text = { $symbol }{ $play ->
    [equip] , équipement
    [event] , événement
   *[waste] {""}
} : { $what }
crisis-text = Demande des cartes { $symbols }. Sinon : { $fail }{ $over ->
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
   *[other] {" "}Reçoit des cartes { $stores }.
}{ $rules ->
    [none] {""}
   *[other] {" "}Règle spéciale : { $rules }
}{ $reactions ->
    [none] {""}
   *[other] {" "}{ $reactions }
}
main-text = Normal : { $normal } Difficile : { $hard }
exile-text = Si tu n’es pas un traître : { $loyal }. Si tu l’es, à la place de la première condition : { $betrayer }.
way-text = { $label }{ $condition ->
    [none] {""}
   *[other] {" "}(si { $condition })
}{ $pay ->
    [none] {""}
   *[other] {" "}(contre { $pay })
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
   *[no] C’est à { $who } de jouer.
}
shiver = Le gel mord.
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
use-gift = On se sert de : { $gift }.
slay = Un zombie tombe { $entrance }.
slaying = Quel zombie { $place } ?
slaughter = Des zombies tombent.
attack-survivor = { $survivor } attaque { $target }{ $die ->
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
use-ability = { $survivor } se sert { $gift ->
    [own] d’une capacité
    [lasting] d’une capacité
   *[other] de : { $gift }
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
    [hidden] { $who } donne une carte à la crise.
   *[other] { $you ->
        [yes] Tu donnes « { $card } » à la crise.
       *[no] { $who } donne « { $card } » à la crise.
    }
}
give-equipment = { $who } donne à la crise ce que portait { $survivor } : « { $card } ».
store = { $you ->
    [yes] Tu poses « { $card } » sur l’objectif principal.
   *[no] { $who } pose « { $card } » sur l’objectif principal.
}
spend-food = Un jeton nourriture : un { $die } montre un de plus.
spend-after-all = La nourriture est dépensée tout de même.
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
hand-off = { $survivor } transmet « { $card } » à { $to }.
handed-off = « { $card } », de { $survivor } à { $to } : accepter ?
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
lose-die = Un { $die } est utilisé.
reroll-die = Un { $die } est relancé.
shift-die = Un { $die } de { $other } montre un de moins, un { $own } de { $who } un de plus.
enough = Cela suffit.
table-rolling = Que montre le dé ?
staking = Combien de nourriture mises-tu, { $most } au plus ? Le dé doit montrer { $lucky } ou plus.
stake = { $n ->
    [0] Rien n’est misé.
    [1] 1 jeton nourriture est misé.
   *[other] { $n } jetons nourriture sont misés.
}
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
heal-wound = { $survivor } guérit { $frostbite ->
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
hunger = Il faudrait { $need } jetons nourriture. La colonie a faim.
change-food = Nourriture { $n }.
starve = Jetons famine : +{ $n }.
change-morale = Moral { $n }.
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
zombies-at-home = Des zombies viennent à la colonie.
zombies-outside = Des zombies viennent à l’extérieur.
zombies-come = Zombies { $place } : { $n }.
zombies-go-on = D’autres zombies.
batch = On place les zombies.
barricade-falls = Une barricade cède { $entrance }.
overrun = Une brèche { $entrance } !
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
    [yes] Tu demandes un vote : l’exil pour { $other } ?
   *[no] { $who } demande un vote : l’exil pour { $other } ?
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
swap-out = { $survivor } prend la place de { $other }, qui rentre dans la colonie.
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
it-happened = C’est arrivé.
it-did-not = Ce n’est pas arrivé.
call-off = Finalement, cela n’a pas lieu.
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
   *[no] { $who } choisit { $other }.
}
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
option-objective = Quel objectif principal : 0 en tire un au sort
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

# Le terminal.
terminal-tracks = Moral { $morale } · manches restantes { $round } · nourriture { $food } (il en faut { $need }) · famine { $starvation } · déchets { $waste } · démunis { $helpless }
terminal-crisis = Crise : { $name }, { $needed } cartes. { $text }
terminal-goal = { $name } : { $goal }.
terminal-ability = { $name } (attaque { $attack }, fouille { $search }) : { $text }
terminal-reading = Tu lis « { $name } ». { $trigger }.

# Les mots des touches.
key-end = fin, f
how-to-answer = Tape le numéro de ce que tu veux ; de choses semblables la liste n’en montre qu’une, et son numéro les montre toutes. Ou tape des mots : « zelie va garage » y envoie Zélie. « fin » finit le tour, « plus » dit ce que chacun sait faire.

# Une première partie, expliquée au fil du jeu.
guide-welcome = La colonie gagne si l’objectif commun (le drapeau) est rempli avant la fin de la dernière manche. Si le moral (le cœur) tombe à 0, tout est perdu.
guide-after-deal-secret = Tu as aussi un objectif secret, face cachée à côté de l’objectif commun. Tu gagnes si les deux sont remplis.
    .shows = objective
guide-ask-keeping = Choisis qui te suit, à commencer par qui mène le groupe. Chacun a une valeur d’attaque, une valeur de fouille (plus c’est bas, mieux c’est : un dé doit l’atteindre) et une capacité à lui.
guide-after-reveal-crisis = Chaque manche apporte une crise : avant la nuit, la table donne face cachée autant de cartes de la bonne sorte qu’il y a de joueurs. Les mauvaises se retranchent.
    .shows = crisis
guide-ask-acting = Tes dés sont lancés, et presque chaque action en use un. { $by ->
    [keys] La liste dit ce que permet chaque dé.
   *[hand] Touche un de tes survivants pour voir ce que permet chaque dé.
}
    .shows = dice
guide-ask-acting-2 = Fais autant de choses que tu veux, dans l’ordre que tu veux. Se déplacer ne coûte pas de dé, mais qui sort lance le dé de risque : une fois sur deux il n’arrive rien, une fois sur douze quelqu’un est mordu.
    .shows = survivors
guide-ask-acting-3 = Pour fouiller, il faut être dehors. Chaque lieu dit ce qu’on y trouve ; les crises réclament nourriture, médicaments, carburant et outils.
    .shows = places
guide-ask-finding = Toi seul vois ce que tu as trouvé. Garde-le, ou fais du bruit et regarde une autre carte ; le bruit attire les morts à la nuit.
guide-ask-acting-4 = Les cartes de ta main se jouent, équipent quelqu’un, ou vont face cachée dans la crise. Les autres ne voient que leur nombre.
    .shows = hand
guide-ask-acting-5 = Avant de finir ton tour, regarde la nuit : ce qu’on mangera, combien de zombies viendront, où il y aurait une brèche.
    .shows = night
guide-ask-dilemma = Une carte carrefour, que ton voisin tenait prête pour cela. Chaque voie dit ce qu’elle fait : parlez-en, puis décide.
guide-after-colony-phase = La nuit tombe : la colonie mange, la crise s’ouvre, les morts arrivent. Tout se joue pas à pas ; tu peux passer.
    .until = asked
guide-after-hunger = Il n’y avait pas assez à manger, alors personne n’a mangé. Un jeton famine reste pour de bon, et le moral baisse.
guide-after-overrun = Plus de place et plus de barricade : le moins influent des survivants du lieu meurt. Chaque mort coûte un de moral.
guide-after-take-wound = Une blessure. À la troisième, on meurt ; une engelure fait mal à chaque tour, jusqu’à ce qu’on la soigne.
guide-ask-bitten = La morsure passe au moins influent du lieu. Sacrifie-le, et c’est fini ; ou lance le dé et espère une face vide.
guide-ask-requested = On te demande une carte, qui serait jouée tout de suite. Rien ne t’oblige à la donner.
guide-ask-acting-6 = Tu en sais assez pour être dangereux. Dans la vraie partie, quelqu’un souhaite peut-être votre perte, et qui est soupçonné peut être exilé.
    .turn = 3

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
sheet-betrayer = Si tu l’es, à la place de la première condition
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
study-did-it-did-not = Dire que ce n’est pas arrivé
study-did-it-happened = Dire que c’est arrivé
study-did-keep-no-more = Ne rien garder de plus
study-did-let-die = Ne pas racheter une morsure
study-did-let-pass = Ne pas utiliser une capacité
study-did-lose-die = Perdre un dé
study-did-move-card = Déplacer une carte
study-did-pay-nothing = Ne rien payer
study-did-perish = Périr
study-did-put-under = Glisser une carte sous la pioche
study-did-reroll-die = Relancer un dé
study-did-shift-die = Passer un point d’un dé à l’autre
study-did-spend-food = Dépenser de la nourriture
study-did-stake = Miser de la nourriture
study-did-strike = Frapper
study-did-swap-out = Échanger les places en partant en exil
study-did-take-nothing = Ne rien prendre
study-did-take-out = Sortir une carte
study-did-take-turned = Prendre une carte retournée
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
