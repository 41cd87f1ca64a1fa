title = Zatre
pitch = Des tuiles à points, des suites de dix, onze ou douze, et une feuille qui se remplit ligne à ligne.

# Ce qui se passe.
show = { $you ->
    [yes] Pour le départ, tu tires un { $tile }.
   *[no] Pour le départ, { $who } tire un { $tile }.
}
begin = { $you ->
    [yes] Tu commences, et la tuile tirée au sort, un { $tile }, est à toi.
   *[no] { $who } commence, et garde le { $tile } tiré au sort.
}
draw = { $tile ->
    [hidden] { $who } tire une tuile.
   *[other] { $you ->
        [yes] Tu tires un { $tile }.
       *[no] { $who } tire un { $tile }.
    }
}
draw-one = { $you ->
    [yes] Tu tires une tuile de plus.
   *[no] { $who } tire une tuile de plus.
}
play-on = { $you ->
    [yes] Tu ne tires rien.
   *[no] { $who } ne tire rien.
}
place = { $you ->
    [yes] Tu poses un { $tile } en { $cell }.
   *[no] { $who } pose un { $tile } en { $cell }.
}
end-turn = { $you ->
    [yes] Tu valides ton tour.
   *[no] { $who } valide son tour.
}
write = { $you ->
    [yes] Tu fais { $rows } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $crosses ->
        [0] {""}
        [one] {" "}et une croix
       *[other] {" "}et { $crosses } croix
    }{ $more ->
        [crosses] , soit { $worth } grâce aux croix.
        [bonus] , soit { $worth } grâce au bonus.
        [both] , soit { $worth } grâce aux croix et au bonus.
       *[nothing] .
    }
   *[no] { $who } fait { $rows } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $crosses ->
        [0] {""}
        [one] {" "}et une croix
       *[other] {" "}et { $crosses } croix
    }{ $more ->
        [crosses] , soit { $worth } grâce aux croix.
        [bonus] , soit { $worth } grâce au bonus.
        [both] , soit { $worth } grâce aux croix et au bonus.
       *[nothing] .
    }
}
rows = { $count ->
    [one] un { $sum }
    [2] deux { $sum }
    [3] trois { $sum }
   *[other] { $count } suites de { $sum }
}
rows-1 = { $first }
rows-2 = { $first } et { $second }
rows-3 = { $first }, { $second } et { $third }
end = { $reason ->
    [dead] Même un 1 ne tient plus nulle part : la partie est finie.
    [passes] Tout le monde a passé : la partie est finie.
   *[bag] Il ne reste plus assez de tuiles dans le sac : la partie est finie.
}

# Ce qu’on demande.
placing = Pose tes tuiles.
open-question = { $laid ->
    [0] Pose trois tuiles, dont une sur la case rouge.
    [1] Pose ta deuxième tuile.
   *[other] Pose ta troisième tuile.
}
place-question = { $last ->
    [yes] Ton dernier tour : { $laid ->
        [0] { $fitting ->
            [all] { $held ->
                [one] pose ta tuile.
                [2] pose tes deux tuiles.
               *[other] pose tes { $held } tuiles.
            }
            [one] pose la tuile qui tient.
           *[some] pose les tuiles qui tiennent.
        }
        [1] pose ta deuxième tuile.
        [2] pose ta troisième tuile.
       *[other] pose la tuile suivante.
    }
   *[no] { $laid ->
        [0] { $fitting ->
            [all] { $held ->
                [one] Pose ta tuile.
                [2] Pose tes deux tuiles.
               *[other] Pose tes { $held } tuiles.
            }
            [one] Pose la tuile qui tient.
           *[some] Pose les tuiles qui tiennent.
        }
        [1] Pose ta deuxième tuile.
        [2] Pose ta troisième tuile.
       *[other] Pose la tuile suivante.
    }
}
end-question = Valide ton tour, ou reprends des tuiles.
nothing-fits-question = Aucune de tes tuiles ne tient : valide ton tour.
place-or-end-question = Pose encore une tuile, ou valide ton tour.
may-draw = { $last ->
    [yes] Ton dernier tour : tirer une tuile, ou ne rien tirer ?
   *[no] { $fits ->
        [no] Rien ne tient : tirer une tuile, ou passer ?
       *[yes] Tirer une tuile, ou jouer avec ce que tu as ?
    }
}
drawing = Quelle tuile sort du sac ?
showing = Quelle tuile sort du sac pour le départ ?

# Ce qui suit de soi.
turn = { $you ->
    [yes] À toi de jouer.
   *[no] À { $who } de jouer.
}
draw-for-start = On tire une tuile pour le départ.
compare = On compare les tuiles tirées pour le départ.

# Pourquoi pas.
tile-not-in-hand = Tu n’as pas de { $tile } en main.
no-such-cell = Il n’y a pas de case { $cell } sur le plateau.
cell-taken = { $cell } est prise : un { $tile } y est posé.
touches-nothing = En { $cell }, la tuile ne toucherait aucune autre tuile par un côté.
row-over-12 = { $row } = { $sum }, plus de 12.
light-needs-row = { $cell } est une case claire : il y faut une suite de 10, 11 ou 12 ; ici on aurait { $row } = { $sum }.
light-alone = { $cell } est une case claire : il y faut une suite de 10, 11 ou 12, et cette tuile n’en ferait aucune.
light-still-waits = La tuile de la case claire { $cell } attend encore sa suite de 10, 11 ou 12.
red-out-of-reach = Avec une tuile en { $cell }, le premier tour ne pourrait plus couvrir la case rouge H8.
three-to-open = Au premier tour, on pose les trois tuiles ; il en reste { $left }.
tile-fits = Ton { $tile } tient encore, par exemple en { $cell } : il faut le poser.

# Le résultat.
result-player = { $who } : { $total }
result-box = La ligne { $line } rapporte { $total }.
result-line = La ligne { $line } rapporte { $total } : { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}et un bonus de { $bonus }
}{ $crossed ->
    [yes] , fois deux.
   *[no] .
}

# Les options de la table.
option-red_needs_own_row = Pour donner sa croix, la case rouge veut sa propre suite
option-bonus_table = Le bonus de chaque ligne, de haut en bas
option-bonus_beyond = Après ces lignes, le bonus
option-bonus_beyond-none = s’arrête
option-bonus_beyond-last = reste le même
option-bonus_beyond-rising = monte d’un point toutes les quatre lignes
option-end_rule = La partie s’arrête
option-end_rule-cannot_draw = quand le sac n’a plus de quoi fournir
option-end_rule-bag_below_two = quand il reste moins de deux tuiles
option-end_rule-bag_empty = quand le sac est vide
option-single_draw = Avec une tuile en main, ou aucune qui tienne, en tirer une de plus est
option-single_draw-may = un choix
option-single_draw-must = un devoir
option-must_place_all_held = Toutes les tuiles qui tiennent doivent être posées, même au-delà de deux
option-light_check = La suite d’une case claire se juge
option-light_check-end_of_turn = à la fin du tour
option-light_check-at_once = sur-le-champ

# La table dans le terminal.
your-tiles = Tes tuiles
bag-holds = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
total = Total
key-end = fin, f
key-draw = tirer, t
key-keep = garder, g
how-to-answer = Tape une tuile et une case (5 h8). « fin » valide le tour ; « tirer » et « garder » répondent quand tu peux tirer.

# Une première partie, expliquée au fil du jeu.
guide-welcome = On pose côte à côte des tuiles d’un à six points : une suite dont la somme fait 10, 11 ou 12 rapporte 1, 2 ou 4 points, et aucune ne dépasse 12. Quand le sac s’épuise, la feuille la plus haute gagne.
guide-ask-open-question = Le plateau est vide, et c’est toi qui commences. { $by ->
    [keys] Tape une tuile et une case (5 h8) :
   *[hand] Touche une tuile, puis une case allumée :
} tes trois tuiles se touchent, et l’une couvre la case rouge, au centre.
    .shows = hand
guide-ask-open-question-2 = À l’horizontale comme à la verticale, une suite est tout ce qui se touche sans trou. À 9 ou moins elle est permise, mais ne rapporte rien encore.
guide-ask-open-question-3 = Une croix double une ligne de ta feuille. À ce premier tour, la case rouge en donne une dès qu’une suite fait 10, 11 ou 12.
guide-ask-place-question = { $by ->
    [keys] Tape une tuile et une case (5 h8).
   *[hand] Touche une tuile, puis une case allumée ; si tu la fais glisser, tu vois d’abord les sommes qu’elle ferait.
} Une tuile en touche toujours une autre ; seul le premier tour part de la case rouge.
    .shows = hand
guide-ask-place-question-2 = Sur une case claire, une tuile d’une suite de 10, 11 ou 12 te donne une croix, qui double une ligne de ta feuille. Hors d’une telle suite, elle n’y va que si aucune case noire n’est possible, et sans croix.
guide-ask-place-question-3 = Deux tuiles peuvent s’entraider : l’une approche une suite de douze, l’autre l’achève. Toute tuile qui tient doit être posée.
    .turn = 2
guide-ask-place-question-4 = Une bonne habitude : demande-toi ce que tu laisses au suivant. Une suite de 6 ou 7 avec une case libre au bout, c’est un cadeau.
    .turn = 3
guide-ask-place-question-5 = Tu sais l’essentiel ; le reste est dans les règles. La partie est à toi.
    .turn = 5
guide-ask-end-question = Regarde encore une fois : tant que le tour n’est pas validé, tout peut être repris.
guide-ask-may-draw = Ce qui ne tenait nulle part est resté dans ta main. Tu peux tirer une tuile de plus, ou ne rien tirer et jouer avec ce que tu as.{ $by ->
    [keys] {""}
   *[hand] {" "}Où une tuile tient déjà, la case a un pointillé.
}
    .shows = hand
guide-after-write = Les points vont sur la feuille, chaque somme dans sa colonne, de haut en bas. Une ligne où 10, 11 et 12 sont tous remplis gagne un bonus, et sa croix la double tout entière.
    .shows = scores
guide-after-write-2 = Deux suites de même somme en un tour partagent un seul carreau : deux 12 y écrivent 8. Deux sommes différentes ont chacune le leur.
    .needs = shared
    .shows = scores

# Une étude.
study-opening-nothing = pas de suite de 10 à 12
study-tile = La chance au tirage
study-tile-note = Combien de tuiles de chaque valeur on tire dans une partie, et avec quoi va une de plus que les autres.
study-made = Ce qui remplit une feuille
study-made-note = Carreaux, croix et lignes complètes d’une feuille à la fin, et avec quoi va un de plus que les autres.
study-made-tens = Carreaux de 10
study-made-elevens = Carreaux de 11
study-made-twelves = Carreaux de 12
study-made-crosses = Croix
study-made-lines = Lignes avec bonus
study-turn-points = Les points d’un tour
study-turn-points-note = Avant les bonus et les croix : une suite de 10 compte 1, de 11 compte 2, de 12 compte 4.
study-end = Comment ça finit
study-end-note = Pourquoi les parties s’arrêtent.
study-end-bag = Le sac ne suffit plus
study-end-dead = Plus rien ne tient nulle part
study-end-passes = Tout le monde a passé
study-did-place = Poser une tuile
study-did-draw-one = Tirer une tuile de plus
study-did-play-on = Ne rien tirer
study-did-end-turn = Valider le tour

# Ce dont parle un conseil.
aspect-boxes = { $better ->
    [yes] { $n ->
        [0] Un peu plus dans les carreaux de ta feuille
        [one] Environ 1 point de plus dans les carreaux de ta feuille
       *[other] Environ { $n } points de plus dans les carreaux de ta feuille
    }
   *[no] { $n ->
        [0] Un peu moins dans les carreaux de ta feuille
        [one] Environ 1 point de moins dans les carreaux de ta feuille
       *[other] Environ { $n } points de moins dans les carreaux de ta feuille
    }
}
aspect-bonus = { $better ->
    [yes] Ça aide à compléter une ligne : { $n ->
        [0] un peu plus de bonus
        [one] environ 1 point de bonus en plus
       *[other] environ { $n } points de bonus en plus
    }
   *[no] Une ligne a moins de chances d’être complétée : { $n ->
        [0] un peu moins de bonus
        [one] environ 1 point de bonus en moins
       *[other] environ { $n } points de bonus en moins
    }
}
aspect-crosses = { $better ->
    [yes] Les croix doublent davantage : { $n ->
        [0] un peu
        [one] environ 1 point
       *[other] environ { $n } points
    }
   *[no] Les croix doublent moins : { $n ->
        [0] un peu
        [one] environ 1 point
       *[other] environ { $n } points
    }
}
aspect-rivals = { $better ->
    [yes] { $n ->
        [0] Il en reste un peu moins en face
        [one] Il reste environ 1 point de moins en face
       *[other] Il reste environ { $n } points de moins en face
    }
   *[no] { $n ->
        [0] Il en reste un peu plus en face
        [one] Il reste environ 1 point de plus en face
       *[other] Il reste environ { $n } points de plus en face
    }
}
aspect-promise = { $better ->
    [yes] { $degree ->
        [slight] Ta feuille promet un peu plus
       *[other] Ta feuille promet davantage : des croix sur les lignes à venir, des lignes presque complètes
    }
   *[no] { $degree ->
        [slight] Ta feuille promet un peu moins
       *[other] Ta feuille promet moins : moins de croix sur les lignes à venir, moins de lignes presque complètes
    }
}

# The graph of a match.
standing = Points
