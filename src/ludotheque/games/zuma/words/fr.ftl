title = Zuma
pitch = Les cartes filent autour de la table, jusqu’à ce qu’une main saisisse un totem. Alors toutes se tendent, et une reste vide.

# Ce qui se passe.
add-totem = { $colour ->
    [red] À cinq, le second totem rouge rejoint le plateau.
   *[other] À cinq, le second totem bleu rejoint le plateau.
}
call-first = { $you ->
    [yes] Tu appelles en premier.
   *[no] { $who } appelle en premier.
}
begin-round = { $manche ->
    [0] Round { $round }
   *[other] Manche { $manche }, round { $round }
} : { $you ->
    [yes] tu donnes les cartes et tu appelles.
   *[no] { $who } donne les cartes et appelle.
}
turn-board = { $steps ->
    [0] { $you ->
        [yes] Tu laisses le plateau comme il est.
       *[no] { $who } laisse le plateau comme il est.
    }
   *[other] { $you ->
        [yes] Tu tournes le plateau { $steps ->
            [one] d’un cercle
           *[other] de { $steps } cercles
        }.
       *[no] { $who } tourne le plateau { $steps ->
            [one] d’un cercle
           *[other] de { $steps } cercles
        }.
    }
}
pass = { $gave ->
    [hidden] Zuma ! Passe { $number }.
   *[other] Zuma ! Passe { $number } : tu donnes { $gave } et tu reçois { $got }.
}
change-wind = { $gave ->
    [hidden] Zuma ! Passe { $number } : le vent tourne, et chaque carte vient de la réserve.
   *[other] Zuma ! Passe { $number } : le vent tourne. Tu donnes { $gave }, et une carte te vient de la réserve.
}
take = { $colour ->
    [red] { $you ->
        [yes] Tu attrapes le rouge.
       *[no] { $who } attrape le rouge.
    }
    [blue] { $you ->
        [yes] Tu attrapes le bleu.
       *[no] { $who } attrape le bleu.
    }
   *[other] { $you ->
        [yes] Tu attrapes le violet.
       *[no] { $who } attrape le violet.
    }
}
void = { $passes } passes et pas une main tendue : la donne est nulle, et les mains sont dévoilées.
show = { $you ->
    [yes] Tu montres { $hand }.
   *[no] { $who } montre { $hand }.
}
hand-full = quatre { $four } et trois { $three }
hand-masks = les trois masques
hand-nothing = une main incomplète
score = { $case ->
    [starter] { $you ->
        [yes] { $colour ->
            [red] Le rouge te rapporte 2 points.
            [blue] Le bleu te rapporte 2 points.
           *[other] Le violet te rapporte 2 points.
        }
       *[no] { $colour ->
            [red] Le rouge rapporte 2 points à { $who }.
            [blue] Le bleu rapporte 2 points à { $who }.
           *[other] Le violet rapporte 2 points à { $who }.
        }
    }
    [follower] { $you ->
        [yes] { $colour ->
            [red] Le rouge te rapporte 1 point.
            [blue] Le bleu te rapporte 1 point.
           *[other] Le violet te rapporte 1 point.
        }
       *[no] { $colour ->
            [red] Le rouge rapporte 1 point à { $who }.
            [blue] Le bleu rapporte 1 point à { $who }.
           *[other] Le violet rapporte 1 point à { $who }.
        }
    }
    [again] { $you ->
        [yes] { $colour ->
            [red] Le rouge ne te rapporte rien : tu l’avais déjà.
            [blue] Le bleu ne te rapporte rien : tu l’avais déjà.
           *[other] Le violet ne te rapporte rien : tu l’avais déjà.
        }
       *[no] { $colour ->
            [red] Le rouge ne rapporte rien à { $who }, qui l’avait déjà.
            [blue] Le bleu ne rapporte rien à { $who }, qui l’avait déjà.
           *[other] Le violet ne rapporte rien à { $who }, qui l’avait déjà.
        }
    }
    [match] { $you ->
        [yes] Ton totem a la couleur de ton jeton : 2 points.
       *[no] { $who } a le totem de la couleur de son jeton : 2 points.
    }
    [other] { $you ->
        [yes] Ton totem n’a pas la couleur de ton jeton : 1 point.
       *[no] { $who } a un totem d’une autre couleur que son jeton : 1 point.
    }
   *[false] { $you ->
        [yes] Faux départ : ton totem ne te rapporte rien.
       *[no] Faux départ : { $who } ne marque rien.
    }
}
leave-empty = { $you ->
    [yes] Tu restes sans totem.
   *[no] { $who } reste sans totem.
}
penalise = { $you ->
    [yes] Tu as { $masks ->
        [one] un masque en main et tu perds 1 point.
       *[other] { $masks } masques en main et tu perds { $masks } points.
    }
   *[no] { $who } a { $masks ->
        [one] un masque en main et perd 1 point.
       *[other] { $masks } masques en main et perd { $masks } points.
    }
}
end-manche = { $reason ->
    [complete] La manche { $manche } est finie : quelqu’un a marqué dans chaque couleur.
   *[rounds] La manche { $manche } est finie : tous ses rounds sont joués.
}
end = La partie est finie.

# Ce qu’on peut choisir.
give = { $you ->
    [yes] Donner { $card }.
   *[no] { $who } donne { $card }.
}
hold = { $you ->
    [yes] Garder tes cartes.
   *[no] { $who } garde ses cartes.
}
grab = { $colour ->
    [red] { $you ->
        [yes] Attraper le totem rouge du cercle { $circle }.
       *[no] { $who } attrape le totem rouge du cercle { $circle }.
    }
    [blue] { $you ->
        [yes] Attraper le totem bleu du cercle { $circle }.
       *[no] { $who } attrape le totem bleu du cercle { $circle }.
    }
    [violet] { $you ->
        [yes] Attraper le totem violet du cercle { $circle }.
       *[no] { $who } attrape le totem violet du cercle { $circle }.
    }
   *[none] { $you ->
        [yes] Attraper un totem au cercle { $circle }.
       *[no] { $who } attrape un totem au cercle { $circle }.
    }
}
stay-away = { $you ->
    [yes] Ne prendre aucun totem.
   *[no] { $who } ne prend aucun totem.
}

# Ce qu’on demande.
turning = Tourner le plateau pour rapprocher un totem ?
passing = Donne une carte, ou attrape un totem.
pass-question = Passe { $number } : donne une carte, ou attrape un totem.
wind-question = Passe { $number }, le vent tourne : quelle carte pour la réserve ?
last-look-question = Dernier regard : attrape un totem, ou garde tes cartes.
scrambling = Attrape un totem.
calm-scramble-question = Vers quel totem tends-tu la main ?
reaching = Quelle main arrive la première ?
drawing-totem = Quel totem sera le quatrième ?
drawing-caller = Qui appelle en premier ?
dealing = Quelle carte est donnée ?
blowing = Quelle carte sort de la réserve ?
drawing-chip = Quel jeton est tiré ?

# Ce qui suit de soi.
begin-game = La partie commence.
gather = On bat les cartes, et les totems retrouvent leurs cercles.
deal-out = Chacun reçoit sept cartes.
deal = { $card ->
    [hidden] { $who } reçoit une carte.
   *[other] { $you ->
        [yes] Tu reçois { $card }.
       *[no] { $who } reçoit { $card }.
    }
}
check-deal = Les cartes sont données.
draw-chip = { $colour ->
    [hidden] { $who } tire un jeton.
    [red] { $you ->
        [yes] Tu tires un jeton rouge.
       *[no] { $who } tire un jeton rouge.
    }
    [blue] { $you ->
        [yes] Tu tires un jeton bleu.
       *[no] { $who } tire un jeton bleu.
    }
   *[other] { $you ->
        [yes] Tu tires un jeton violet.
       *[no] { $who } tire un jeton violet.
    }
}
receive = { $card ->
    [hidden] { $who } reçoit une carte de la réserve.
   *[other] { $you ->
        [yes] Tu reçois { $card } de la réserve.
       *[no] { $who } reçoit { $card } de la réserve.
    }
}
calm-down = Les cartes données rejoignent la réserve.
scramble = Tout le monde veut un totem.
judge = Les mains sont dévoilées.
go-on = Et ensuite ?

# Pourquoi pas.
card-not-in-hand = Tu n’as pas { $card } en main.
card-must-be-given = À l’appel, on donne une carte, ou l’on attrape.
no-more-passes = Les { $passes } passes sont faites ; on ne donne plus de carte.
no-totem-there = Il n’y a pas de totem sur le cercle { $circle }.
totem-taken = { $colour ->
    [red] Trop tard, { $holder } tient déjà ce totem rouge.
    [blue] Trop tard, { $holder } tient déjà ce totem bleu.
   *[other] Trop tard, { $holder } tient déjà le totem violet.
}
five-circles = Le plateau a cinq cercles : il tourne de 0 à 4, pas de { $steps }.

# Le résultat.
result-player = { $who } : { $total }
result-manche = Manche { $manche } : rouge { $red ->
    [0] –
   *[other] { $red }
}, bleu { $blue ->
    [0] –
   *[other] { $blue }
}{ $violet ->
    [missing] {""}
    [0] , violet –
   *[other] , violet { $violet }
}
result-toru = Round par round : { $points }
result-masks = Masques : −{ $masks }

# Les options de la table.
option-pace = La table joue
option-pace-live = en direct : la main la plus vive a le totem
option-pace-calm = au calme : personne n’est pressé, le sort départage
option-tempo = En direct, un robot appelle
option-tempo-slow = lentement, toutes les 4 secondes
option-tempo-normal = sans hâte, toutes les 2,5 secondes
option-tempo-fast = vite, toutes les 1,5 seconde
option-tempo-accelerando = de plus en plus vite, de 3,5 à 1,5 seconde
option-open_manche = Une manche continue au-delà de trois rounds, jusqu’à ce que quelqu’un ait toutes les couleurs
option-change_of_wind = Quand une donne s’éternise, le vent tourne (à trois ou quatre)
option-scoring = Les points se comptent
option-scoring-sheet = sur la feuille, couleur par couleur
option-scoring-toru = comme à Toru : une couleur secrète, et 8 points pour gagner
option-ties = À égalité à la fin, les premiers
option-ties-shared = partagent la victoire
option-ties-ranked = sont départagés : moins de pénalités, puis plus de 2

# Les cartes.
name-sun = soleil
name-moon = lune
name-jaguar = jaguar
name-eagle = aigle
name-serpent = serpent
name-maize = maïs
name-rain = pluie
name-flint = silex
name-shell = coquillage
name-flower = fleur
name-mask = masque
the-sun = le soleil
the-moon = la lune
the-jaguar = le jaguar
the-eagle = l’aigle
the-serpent = le serpent
the-maize = le maïs
the-rain = la pluie
the-flint = le silex
the-shell = le coquillage
the-flower = la fleur
the-mask = le masque
many-sun = soleils
many-moon = lunes
many-jaguar = jaguars
many-eagle = aigles
many-serpent = serpents
many-maize = maïs
many-rain = pluies
many-flint = silex
many-shell = coquillages
many-flower = fleurs

# La table dans le terminal.
colour-red = rouge
colour-blue = bleu
colour-violet = violet
heading = { $manche ->
    [0] Round { $round }
   *[other] Manche { $manche }, round { $round }
} · passe { $pass } sur { $most } · { $left ->
    [one] { $left } carte en réserve
   *[other] { $left } cartes en réserve
}
wind-comes = Le vent tourne.
points = Points
masks = Masques
total = Total
your-chip = Ton jeton
last-round = Le dernier round, après { $passes ->
    [one] { $passes } passe
   *[other] { $passes } passes
} :
last-void = La dernière donne était nulle :
no-round-yet = Aucun round n’a encore été joué.
key-keep = garder, g
key-none = aucun, rien
how-to-answer = Tape le numéro d’une carte pour la donner, ou son nom. « g1 » ou « rouge » attrape un totem ; « rien » n’en prend aucun. « t2 » tourne le plateau.

# Une première partie, expliquée au fil du jeu.
guide-welcome = Bienvenue à Zuma. Les cartes tournent autour de la table ; il te faut quatre cartes d’une série et trois d’une autre. Cette table est calme, sans chronomètre : les réflexes viendront plus tard.
guide-welcome-2 = Il y a un totem de moins que de joueurs. Dès que quelqu’un a une main gagnante et en saisit un, chacun se jette sur un totem, et quelqu’un reste les mains vides.
    .shows = totems
guide-ask-pass-question = Donne la carte qui te sert le moins : elle part à gauche, une autre arrive de droite. Tu ne la vois qu’après avoir donné la tienne.
    .shows = hand
guide-ask-pass-question-2 = Les masques sont traîtres : un ou deux en main au moment de la ruée coûtent un point chacun. Les trois ensemble font une main gagnante.
guide-ask-pass-question-4 = Si ta main gagne, saisis un totem au lieu de passer. Si tu en saisis un sans main gagnante, c’est un faux départ : ton totem ne rapporte rien, et les autres se servent.
guide-ask-calm-scramble-question = Quelqu’un a saisi un totem : chacun en désigne un, en secret. Si deux veulent le même, le sort décide. Une couleur que tu n’as pas encore cochée rapporte un point.
guide-after-score = Une couleur nouvelle rapporte 1 point, et 2 à qui a lancé la ruée avec une main gagnante. La manche finit quand quelqu’un a marqué dans toutes les couleurs, ou après trois rounds.
    .shows = scores
guide-ask-wind-question = Le vent tourne : chacun rend une carte à la pile et en reçoit une autre.
guide-after-end-manche = Nouvelle manche : les couleurs sont libres à nouveau. Après trois manches, le plus haut total l’emporte.

# Une étude.
study-first-round = Après le premier round
study-first-round-note = Ce qu’un joueur est devenu au premier round, et combien de points il avait à la fin par rapport à la moyenne de la table. Le trait pointillé est l’absence de différence.
study-first-round-starter = Premier avec une main gagnante
study-first-round-follower = Un totem, mais pas le premier
study-first-round-empty = Pas de totem
study-passes = Les passes d’une donne
study-passes-note = Les cartes tournent autant de fois avant que quelqu’un attrape.
study-seconds = Les secondes d’une donne
study-seconds-note = La même chose au rythme de la maison, au tempo de la table : combien de temps les mains doivent rester vives.
study-deal = Comment finit une donne
study-deal-note = Ce que tient la première main à attraper.
study-deal-full = Quatre et trois
study-deal-masks = Les trois masques
study-deal-false = Rien : un faux départ
study-deal-void = Personne n’attrape
study-grabbed = Les couleurs des totems
study-grabbed-note = Combien de totems d’une couleur on attrape dans une partie, et avec quoi va un de plus que les autres.
study-grabbed-red = Rouge
study-grabbed-blue = Bleu
study-grabbed-violet = Violet
study-place = En premier, après, jamais
study-place-note = Combien de fois on attrape en premier, après, ou pas du tout, et les masques qui coûtent un point ; avec quoi va un de plus que les autres.
study-place-first = Attraper en premier
study-place-later = Attraper ensuite
study-place-none = Pas de totem
study-place-masks = Un masque en main
study-round-points = Ce que rapporte un round
study-round-points-note = Les points de tous ensemble, moins les pénalités, d’un round à l’autre. Les couleurs déjà cochées ne rapportent rien.
study-manche = Comment finit une manche
study-manche-note = Quelqu’un a toutes les couleurs, ou les rounds sont finis.
study-manche-complete = Quelqu’un a toutes les couleurs
study-manche-rounds = Les rounds sont finis
study-did-turn-board = Tourner le plateau
study-did-give = Donner une carte
study-did-grab = Viser un totem
study-did-hold = Ne pas bouger
study-did-stay-away = S’abstenir

# Ce dont parle un conseil.
aspect-first = { $better ->
    [yes] Tu es plus souvent en premier sur un totem, avec une main qui gagne
   *[no] Tu es moins souvent en premier sur un totem, avec une main qui gagne
}
aspect-totems = { $better ->
    [yes] Tu as plus souvent un totem qui compte
   *[no] Tu as moins souvent un totem qui compte
}
aspect-masks = { $better ->
    [yes] En moyenne, tu paies moins de masques
   *[no] En moyenne, tu paies plus de masques
}
aspect-rivals = { $better ->
    [yes] Le meilleur des autres devrait marquer moins
   *[no] Le meilleur des autres devrait marquer plus
}
aspect-hand = { $better ->
    [yes] Ta main promet davantage
   *[no] Ta main est plus loin de gagner, ou a des masques à payer
}
