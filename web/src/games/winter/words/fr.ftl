# Le plateau de Colonie d’hiver. Cartes, lieux et personnes portent les noms du catalogue et du paquet du jeu.

# Le village.
winter-map = Le village
winter-help = Un village sous la neige. Choisis un de tes survivants, puis ce qu’il fait ; ce qui est possible est éclairé. Les touches 1 à 9 choisissent un survivant, N va à la prochaine chose éclairée, Z regarde un lieu de près, T montre la nuit qui vient, L liste tout ce que tu peux faire, E finit ton tour, Échap revient en arrière.
winter-place-colony = Colonie
winter-place-lodge = Pavillon
winter-place-grocery = Épicerie
winter-place-school = École
winter-place-presbytery = Presbytère
winter-place-dispensary = Dispensaire
winter-place-garage = Garage
winter-at-entrance = à l’entrée { $number }
winter-place = { $name } : { $people ->
    [0] personne
    [one] { $people } survivant
   *[other] { $people } survivants
}, { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
} ; bruit { $noise } sur { $spaces } ; { $cards ->
    [0] plus de cartes.
    [one] { $cards } carte à trouver.
   *[other] { $cards } cartes à trouver.
}
winter-colony = { $name } : { $people ->
    [one] { $people } survivant
   *[other] { $people } survivants
}, { $helpless ->
    [0] pas de démunis
    [one] { $helpless } démuni
   *[other] { $helpless } démunis
}, { $free } places libres.
winter-place-finds = À trouver : { $finds }.
winter-place-danger = Cette nuit, une brèche : { $chance }.
winter-look-closer = Regarder de près.
winter-go-here = Aller ici.
winter-choose-this = Choisir ce lieu.
winter-zoom-out = Revenir au village
winter-zoomed = De près, { $where }.
winter-entrance = { $where } : { $zombies ->
    [0] pas de zombie
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [0] pas de barricade
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
}, { $free ->
    [0] aucune case libre.
    [one] { $free } case libre.
   *[other] { $free } cases libres.
}
winter-coming = Cette nuit : { $coming } de plus{ $noise ->
    [0] {""}
    [one] , et peut-être un autre à cause du bruit
   *[other] , et jusqu’à { $noise } autres à cause du bruit
}{ $sure ->
    [yes] {" "}: une brèche s’ouvre.
    [maybe] {" "}: une brèche peut s’ouvrir.
   *[no] .
}
winter-helpless = { $count ->
    [one] { $count } démuni
   *[other] { $count } démunis
}
winter-somebody = { $name }, { $you ->
    [yes] dans ton groupe
   *[no] dans le groupe : { $whose }
}, { $where }{ $leads ->
    [yes] , à la tête du groupe
   *[no] {""}
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } blessure
   *[other] , { $wounds } blessures
}{ $frost ->
    [0] {""}
    [one] , { $frost } engelure
   *[other] , { $frost } engelures
}
winter-wounds = { $wounds ->
    [0] {""}
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}{ $frost ->
    [0] {""}
    [one] {" "}{ $frost } engelure
   *[other] {" "}{ $frost } engelures
}
winter-hidden-card = une carte face cachée
winter-forecast = Le prochain risque est connu d’avance : { $face ->
    [blank] il n’arrivera rien
    [wound] une blessure
    [frostbite] une engelure
   *[bite] une morsure
}.
winter-snares = { $place } : { $n ->
    [1] le prochain zombie n’arrivera pas
   *[other] les { $n } prochains zombies n’arriveront pas
}.
winter-lasting = un effet durable

# Les pistes.
winter-tracks = La colonie
winter-morale = Moral { $n }
winter-rounds = { $n ->
    [0] Dernière manche passée
    [one] Encore { $n } manche
   *[other] Encore { $n } manches
}
winter-food = Nourriture : { $food }, il en faut { $need } cette nuit{ $starvation ->
    [0] {""}
   *[other] {" "}; jetons famine : { $starvation }
}
winter-waste = { $n ->
    [0] Pas de déchets.
    [one] { $n } carte dans les déchets.
   *[other] { $n } cartes dans les déchets.
}
winter-waste-rule = Chaque nuit, { $step } cartes coûtent 1 point de moral. Un nettoyage en retire trois.
winter-crisis = Crise « { $name } », elle demande : { $symbols } ; { $given } sur { $needed } cartes données
winter-objective = Objectif : { $name }{ $done ->
    [none] {""}
   *[other] , { $done }
}
winter-chip = { $key ->
    [morale] Moral
    [rounds] Nuits
    [food] Nourriture
    [waste] Déchets
    [crisis] Crise
    [objective] Objectif
    [death] Mort
    [reading] Carrefour
   *[tonight] Cette nuit
}
winter-aim-is = { $state ->
    [done] Fait :
    [open] Reste à faire :
   *[unknown] Personne ne peut le savoir :
}
winter-aim-count = { $bound ->
    [most] { $have } ({ $need } au plus)
    [exactly] { $have } ({ $need } exactement)
   *[least] { $have } sur { $need }
}
winter-tonight-chip = { $danger ->
    [yes] Cette nuit, un mort : { $chance }
   *[no] Cette nuit : aucune brèche à craindre
}
winter-reading-chip = Tu lis une carte carrefour
winter-leaf-tonight = Cette nuit
winter-leaf-reading = Carrefour, pour tes yeux seuls
winter-leaf-waste = Déchets
winter-no-crisis = Pas de crise
winter-no-crisis-text = Cette manche ne demande rien.
winter-crisis-needs = { $needed } bonnes cartes l’évitent ; deux de plus remontent le moral. Une mauvaise carte en annule une bonne.
winter-crisis-hint = Pour donner une carte, choisis-la dans ta main ou fais-la glisser ici. Elle reste cachée jusqu’à la nuit.
winter-gave = { $count ->
    [0] rien donné
    [one] { $count } carte donnée
   *[other] { $count } cartes données
}
winter-whole-card = Toute la carte
winter-stored = { $count ->
    [0] Rien n’y est encore posé.
    [one] { $count } carte y est posée.
   *[other] { $count } cartes y sont posées.
}
winter-coop = Vous gagnez ensemble, ou pas du tout.
winter-your-secret = Ton objectif secret
winter-secret-open = Face cachée. Touche-la quand personne ne regarde.
winter-secret-close = Touche-la pour la retourner.
winter-reading-why = Tu lis cette carte : { $who } joue. Pas un mot tant qu’elle ne s’est pas réalisée.

# La nuit qui vient.
winter-night-food = Nourriture
winter-night-food-is = { $starves ->
    [yes] { $mouths ->
        [0] Aucune bouche
        [one] Une bouche
       *[other] { $mouths } bouches
    } à nourrir : il en faut { $need }, il en manque { $lacks }, et personne ne mange. Moral −{ $cost }, et un jeton famine.
   *[no] { $mouths ->
        [0] Personne à nourrir dans la colonie.
        [one] Une bouche à nourrir : { $need } sur { $food }.
       *[other] { $mouths } bouches à nourrir : { $need } sur { $food }.
    }
}
winter-night-starvation = { $n ->
    [one] Un jeton famine reste
   *[other] { $n } jetons famine restent
} sur la piste : { $published ->
    [yes] { $n ->
        [one] il coûte un point de moral de plus quand personne ne mange.
       *[other] chacun coûte un point de moral de plus quand personne ne mange.
    }
   *[no] { $n ->
        [one] il ne coûte rien lui-même, mais certains objectifs le comptent.
       *[other] ils ne coûtent rien eux-mêmes, mais certains objectifs les comptent.
    }
}
winter-night-waste = Déchets
winter-night-waste-is = { $cost ->
    [0] { $waste } sur { $step } : rien encore.
   *[other] { $waste } cartes : moral −{ $cost }.
}
winter-night-crisis-is = { $short ->
    [0] Assez de cartes, si toutes sont bonnes ({ $symbols }).
    [one] Il manque une bonne carte : { $symbols }.
   *[other] Il manque { $short } bonnes cartes : { $symbols }.
} { $given ->
    [0] Rien n’est donné.
    [one] Une carte est donnée
   *[other] { $given } cartes sont données
}{ $given ->
    [0] {""}
   *[other] { $known ->
        [0] , face cachée.
       *[other] {" "}; de celles que tu connais, { $right } bonnes et { $wrong } mauvaises.
    }
}
winter-night-crisis-strikes = Si elle frappe : { $text }
winter-night-home = { $doomed ->
    [0] Toutes les entrées tiennent.
    [one] Une brèche à une entrée
   *[other] Des brèches à { $doomed } entrées
}{ $doomed ->
    [0] {""}
   *[other] { $who ->
        [nobody] .
        [helpless] {" "}: les démunis en mourraient.
       *[other] {" "}: danger de mort pour { $who }.
    }
}
winter-night-away = { $coming ->
    [0] Aucun à coup sûr
    [one] Un zombie
   *[other] { $coming } zombies
}{ $noise ->
    [0] {""}
    [one] , et un de plus à 50 % pour le bruit
   *[other] , et un de plus à 50 % pour chacun des { $noise } jetons bruit
}. { $danger ->
    [yes] Une brèche : { $chance } ; { $who } en mourrait.
    [nobody] Une brèche : { $chance }, mais il n’y a personne.
   *[no] La porte tient.
}
winter-night-elsewhere = Ailleurs
winter-night-quiet = { $count ->
    [one] Un lieu reste calme.
   *[other] { $count } lieux restent calmes.
}
winter-night-danger = { $danger ->
    [yes] Une mort par une brèche : { $chance }.
   *[no] Personne ne meurt d’une brèche cette nuit.
}
winter-night-as-is = Si la nuit tombait maintenant, sans compter la crise.
winter-scene-die = Le dé roule pour { $who }…
winter-scene-dice = { $what ->
    [Echo] { $n ->
        [one] Quelqu’un a-t-il entendu ?
       *[other] Qui a entendu tout ce bruit ?
    }
    [Blow] Le coup part…
    [Wagered] Le dé misé roule…
   *[other] Le dé roule…
}
winter-scene-wounds = { $n ->
    [one] Une blessure sur { $limit }.
   *[other] { $n } blessures sur { $limit }.
}
winter-scene-risk = Une face vide, et la morsure s’arrête ; toute autre tue.
winter-scene-reach = { $you ->
    [yes] À toi de choisir : tenter le dé, ou renoncer.
   *[no] { $who } choisit : tenter le dé, ou renoncer.
}
winter-scene-others = { $n ->
    [one] Une autre personne est là.
   *[other] { $n } autres sont là.
}
winter-scene-guess = On retourne la carte…
winter-scene-next = Suite
winter-scene-skip = Passer
winter-scene-pause = Pause
winter-scene-go-on = Reprendre
winter-crisis-kind = Crise : { $symbols }
winter-crisis-score = { $how ->
    [failed] { $score } sur { $needed } : elle frappe.
    [over] { $score } sur { $needed } : bien plus qu’il n’en fallait.
   *[other] { $score } sur { $needed } : évitée.
}

# Mon côté de la table.
winter-your-group = Tes survivants
winter-dice = Tes dés
winter-no-dice = Pas encore de dés
winter-die = Un { $die }{ $does ->
    [none] {""}
   *[other] {" "}: { $does }
}
winter-die-used = Un { $die }, utilisé
winter-dice-of = Dés : { $dice } ; utilisés : { $used }
winter-hand = Tes cartes
winter-hand-empty = Aucune carte en main
winter-hand-of = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
winter-card = { $name }{ $count ->
    [1] {""}
   *[other] , { $count } fois
}. { $text }
winter-panel = Ce que tu peux faire
winter-attack-value = Attaque avec { $n } ou plus
winter-search-value = Fouille avec { $n } ou plus
winter-influence = Influence { $n }
winter-ability-used = Déjà utilisée cette manche.
winter-carries = Porte
winter-actions = Actions
winter-all = En liste
winter-other = À la table
winter-other-actions = Nourriture, demandes, votes
winter-hint-choose = Choisis un survivant ou une carte.
winter-nothing-to-do = Rien à faire ici pour l’instant.
winter-one-moment = Un instant…
winter-not-now = Ce n’est pas ton tour.
winter-end = Finir le tour
winter-end-sure = { $dice ->
    [one] Il te reste un dé. Finir quand même ?
   *[other] Il te reste { $dice } dés. Finir quand même ?
}
winter-end-yes = Oui, finir
winter-undo = Annuler
winter-back = Retour
winter-do = Faire
winter-do-Move = Déplacer
winter-do-Attack = Attaquer
winter-do-Search = Fouiller
winter-do-Barricade = Barricader
winter-do-CleanWaste = Nettoyer
winter-do-Attract = Attirer
winter-do-UseAbility = Capacité
winter-do-HandOff = Transmettre
winter-do-GiveEquipment = À la crise
winter-do-AttackSurvivor = Attaquer un survivant
winter-do-PlayCard = Jouer
winter-do-Equip = Équiper
winter-do-GiveToCrisis = À la crise
winter-do-Store = Sur l’objectif
winter-do-EatCard = Manger
winter-do-SpendFood = Nourriture pour un dé
winter-do-Request = Demander
winter-do-CallVote = Vote d’exil
winter-which-card = Quelle carte ?
winter-which-place = Où aller ?
winter-which-entrance = À quelle entrée ?
winter-which-target = Qui, ou bien où ?
winter-which-source = D’où viennent-ils ?
winter-which-ability = Quelle capacité, ou quel objet ?
winter-which-to = À qui ?
winter-which-survivor = Qui ?
winter-which-other = Quel joueur ?
winter-which-symbol = Demander quoi ?
winter-which-gift = Avec quoi ?
winter-which-die = Avec quel dé ?
winter-answer = { $type ->
    [Accept] Accepter
    [Agree] D’accord
    [Cure] Oui, payer
    [Decline] Refuser
    [Disagree] Pas d’accord
    [LetDie] Non, laisser mourir
    [LetPass] Non
    [Pay] Payer
    [PayNot] Ne pas payer
    [Refuse] Ne rien donner
   *[UseReaction] Oui
}
winter-with-die = Avec un { $die }
winter-without-gift = Sans rien

# Les dangers.
winter-risk-bite = Morsure { $odds ->
    [many] { $chance }
   *[other] { $odds } ({ $chance })
} : { $name } en mourrait{ $cured ->
    [yes] , à moins de payer
   *[no] {""}
}{ $others ->
    [0] .
    [one] , et elle peut passer à une autre personne sur place.
   *[other] , et elle peut passer à { $others } autres sur place.
}
winter-risk-wound = Blessure ou engelure { $odds ->
    [many] { $chance }
   *[other] { $odds } ({ $chance })
}.
winter-risk-last-wound = Blessure ou engelure { $chance } : la dernière pour { $name }.
winter-risk-overrun = Cette nuit, une brèche { $at } : { $chance }.
winter-risk-spread = Le dé tue : { $chance }. Et alors la morsure continue.
winter-risk-blow = Le coup porte : { $chance }. { $name } subit une blessure, et une carte change de main.
winter-no-risk-move = Aucun risque pour ce déplacement.
winter-no-risk-attack = Aucun risque dans cette attaque.
winter-no-noise-left = Plus de place pour le bruit : un seul regard.
winter-noise-safe = La porte tiendrait encore cette nuit.
winter-noise-danger = Une brèche cette nuit : { $now } maintenant, { $then } avec le bruit.
winter-no-more-noise = On ne peut rien regarder de plus ici.

# Les décisions.
winter-cast = Qui entre
winter-cast-hint = Choisis-en { $count } ; le premier mène le groupe.
winter-cast-full = Il n’en entre que { $count } : renonce d’abord à quelqu’un.
winter-cast-so-far = { $leader } mène ; { $count } sur { $size }.
winter-leads = Mène
winter-follows = Suit
winter-keep-group = Faire entrer
winter-keep-this = Garder
winter-crossroads = Carrefour
winter-card-aside = Poser la carte et regarder le village
winter-card-back = Relire la carte
winter-sealed-vote = Chacun vote en secret ; les papiers s’ouvrent ensemble.
winter-sealed-ballot = { $you ->
    [yes] L’exil te menace. Chacun vote en secret.
   *[no] L’exil menace { $who }. Chacun vote en secret.
}
winter-exile-yes = Exil
winter-exile-no = Pas d’exil
winter-exile-means = L’exil : hors de la colonie pour de bon, plus de vote, plus de cartes à donner aux crises, et un nouvel objectif secret.
winter-exile-means-out = L’exil : hors de la partie aussitôt, avec tous ses survivants et ses cartes.
winter-exile-own = Toi seul vois cette carte. Les autres savent que tu en as pioché une, pas laquelle.
winter-exile-instead = { $kind ->
    [betrayer] Il prend la place de la première condition de « { $name } » ; les autres restent.
   *[loyal] « { $name } » ne compte plus.
}
winter-exile-hidden = Seul l’exilé voit la carte.
winter-exile-count = { $yes } pour l’exil, { $no } contre.
winter-votes-twice = compte double
winter-voters = Qui vote
winter-thinks = réfléchit encore
winter-has-voted = a voté
winter-sealed = Ton papier est plié. On les ouvre tous ensemble.
winter-votes-open = On ouvre les papiers
winter-only-one = Il n’y a pas d’autre choix.

# Les touches.
winter-key-choose = un survivant
winter-key-move = aller
winter-key-next = suivant
winter-key-confirm = faire
winter-key-zoom = de près
winter-key-tonight = cette nuit
winter-key-list = tout
winter-key-end = finir le tour
winter-key-back = retour
winter-key-scene = scène suivante, pause

# Tout le monde.
winter-first = premier
winter-exiled = en exil
winter-out = hors jeu
winter-won = a gagné
winter-nobody = personne
winter-known = Cartes connues :
winter-main-done = Rempli.
winter-main-failed = Pas rempli.
winter-ended-morale = Tout espoir est perdu.
winter-ended-rounds = La dernière manche est passée.
winter-ended-objective = La colonie s’en est sortie, avec un moral de { $morale }.
winter-ended-exiles = Deux innocents en exil : la colonie a renoncé.
winter-ended-nobody = Il ne reste personne.
winter-ended-failed = La colonie a échoué.

# La fin.
winter-end-objective = { $who }{ $objective ->
    [none] {""}
   *[other] {" "}: « { $objective } »
}{ $kind ->
    [betrayer] , en traître
   *[loyal] {""}
} – { $held ->
    [yes] rempli.
   *[no] pas rempli.
}
winter-end-gone = { $n ->
    [one] N’aura pas vu le printemps : { $names }.
   *[other] N’auront pas vu le printemps : { $names }.
}
winter-end-betrayer = Traître
winter-end-by = { $kind ->
    [betrayer] en traître : « { $objective } » est rempli
   *[loyal] avec « { $objective } » rempli
}

# L’histoire d’une partie.
winter-story = L’histoire de la colonie
winter-story-course = { $what } : de { $from } à { $to }, au plus bas { $least }.
winter-story-numbers = En chiffres
winter-story-round = Manche
winter-story-start = début
winter-story-turnings = Ce qui a tout décidé
winter-story-account = { $name ->
    [crises] Donné aux crises
   *[betrayal] Qui a trahi qui
}
