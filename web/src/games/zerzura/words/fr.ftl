# Le plateau de Zerzura. Cartes, sortes et commandes portent les noms du catalogue du jeu.

# La table.
zerzura-table = La table
zerzura-market = Marché
zerzura-market-empty = Le marché est vide.
zerzura-commands = Commandes
zerzura-row = { $you ->
    [yes] Ta rangée
   *[no] { $who } : rangée
}
zerzura-row-empty = Aucune carte dans la rangée
zerzura-round = Manche { $round } sur { $rounds }
zerzura-round-label = Manche
zerzura-round-last = Dernière manche
zerzura-opened = Manche { $round } sur { $rounds } : nouveau marché
zerzura-opened-last = Dernière manche : la pioche est vide
zerzura-opened-left = { $count ->
    [0] L’ancien marché était vide.
    [one] La carte qui restait quitte la partie.
   *[other] Les { $count } cartes qui restaient quittent la partie.
}
zerzura-opened-first = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
}
zerzura-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
zerzura-dromedary = { $you ->
    [yes] Tu as le dromadaire
   *[no] { $who } a le dromadaire
}
zerzura-dromedary-claimed = { $you ->
    [yes] Tu as mis à l’abri en premier : il sera à toi
   *[no] { $who } a mis à l’abri en premier et l’aura ensuite
}
zerzura-dromedary-free = Il ira à qui met à l’abri en premier
zerzura-dromedary-is = Qui l’a commence la manche.
zerzura-dromedary-else = Si personne ne le fait, il passe à la place suivante.
zerzura-hidden = une carte face cachée
zerzura-player = { $you ->
    [yes] Ta place
   *[no] { $who }
}
zerzura-look = voir de près
zerzura-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
zerzura-points-now = { $points ->
    [one] { $shown } point pour l’instant
   *[other] { $shown } points pour l’instant
}
zerzura-counter = { $amount } : { $points }
zerzura-stack = { $you ->
    [yes] { $count ->
        [0] Tu n’as rien à l’abri
        [one] Tu as 1 carte à l’abri
       *[other] Tu as { $count } cartes à l’abri
    }
   *[no] { $count ->
        [0] { $who } n’a rien à l’abri
        [one] { $who } a 1 carte à l’abri
       *[other] { $who } a { $count } cartes à l’abri
    }
}
zerzura-stack-look = { $stack } ; regarder
zerzura-bird-board = { $you ->
    [yes] Ton oiseau est sur ton plateau
   *[no] { $who } a son oiseau sur son plateau
}

# Une carte, et ce qu’on peut en faire.
zerzura-card = { $card }, { $where }
zerzura-card-does = { $card }, { $where } ; { $does }
zerzura-in-market = au marché
zerzura-in-row = { $you ->
    [yes] dans ta rangée
   *[no] devant { $who }
}
zerzura-in-stored = { $you ->
    [yes] à l’abri
   *[no] à l’abri chez { $who }
}
zerzura-with-bird = { $you ->
    [yes] { $where }, sous ton oiseau
   *[no] { $where }, sous un oiseau ({ $who })
}
zerzura-may-take = prendre
zerzura-may-store = mettre à l’abri
zerzura-may-give = donner
zerzura-may-both = mettre à l’abri ou donner
zerzura-may-swap = échanger
zerzura-is-offered = c’est celle que tu donnes

zerzura-does-guard = À la fin, il compte tes { $kinds } pour { $count } de plus ou de moins, si c’est mieux.
zerzura-does-mage = À la fin, 1 point par lot de { $count } { $kinds }.
zerzura-does-sultan = À la fin, 1 point par lot de { $count } cartes de marchandises.
zerzura-does-sultana = À la fin, { $count ->
    [one] { $count } point
   *[other] { $count } points
} par personnage, elle comprise.

# Ce qu’on peut faire.
zerzura-take = Prendre
zerzura-store = Mettre à l’abri
zerzura-store-too = Celle-ci aussi
zerzura-give = L’échanger…
zerzura-swap = Échanger
zerzura-pass = Passer mon tour
zerzura-enough = C’est assez
zerzura-claim = La réclamer
zerzura-claim-this = Réclamer { $tile }
zerzura-leave = La laisser
zerzura-undo = Annuler
zerzura-back = Retour

zerzura-swap-for = { $given } contre { $card }
zerzura-hint-first = Touche une carte pour voir ce qu’elle rapporte ; encore une fois pour jouer.
zerzura-hint-for = Laquelle de tes cartes donnes-tu en échange ?
zerzura-hint-offered = Tu donnes { $card }. Touche la carte que tu veux en échange.
zerzura-hint-second = À l’abri : { $card }. Une autre, ou c’est assez ?
zerzura-offer-stands = Tu donnes une carte : choisis-en une devant quelqu’un d’autre, ou annule.
zerzura-storing-stands = Ce tour-ci, tu mets à l’abri : encore une de tes cartes, ou c’est assez.
zerzura-nothing-to-give = Tu n’as aucune carte à donner en échange.
zerzura-pass-sure = Passer ton tour ? Ton oiseau revient auprès de toi et ne protège aucune carte.
zerzura-bird-to-dromedary = Ton oiseau s’envole vers le dromadaire : tu commenceras la manche suivante.
zerzura-bird-to-dromedary-at-last = Ton oiseau s’envole vers le dromadaire.
zerzura-bird-to-board = Ton oiseau revient auprès de toi et ne protège plus de carte.
zerzura-safe = Hors d’atteinte, pour de bon.
zerzura-under-my-bird = Ton oiseau est posé dessus : tu ne peux pas la mettre à l’abri, mais tu peux l’échanger.
zerzura-under-my-bird-stuck = Ton oiseau est posé dessus : tu ne peux pas la mettre à l’abri.
zerzura-under-bird = { $who } la protège de son oiseau.
zerzura-gets-tile = commande remplie : { $tile }
zerzura-tile = Commande : { $least ->
    [yes] au moins { $tile }
   *[no] { $tile }
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
} à qui l’aura en premier.
zerzura-tile-of = { $you ->
    [yes] Commande : { $tile }. Elle est à toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Commande : { $tile }. { $who } l’a remportée : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
zerzura-tile-have = Tu as { $have }.
zerzura-tile-missing = Il te manque { $missing }.
zerzura-tile-have-and-missing = Tu as { $have } ; il te manque { $missing }.
zerzura-tile-too-many = Tu as { $have } : c’est trop.
zerzura-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
zerzura-cards-stored = { $count ->
    [0] aucune carte à l’abri
    [one] { $count } carte à l’abri
   *[other] { $count } cartes à l’abri
}
zerzura-characters = { $count ->
    [0] aucun personnage
    [one] { $count } personnage
   *[other] { $count } personnages
}

# Ce que cela rapporte.
zerzura-you = Toi
zerzura-effect = { $who } : de { $from } à { $to } ({ $change })
zerzura-shift = { $kinds } { $points }
zerzura-shift-objects = { $objects } { $kinds }
zerzura-characters-bring = personnages { $points }
zerzura-moves-character = { $come ->
    [yes] { $card } arrive
   *[no] { $card } s’en va
}

# Voir de près.
zerzura-visible = Visibles
zerzura-stored = À l’abri
zerzura-stored-none = Rien encore.
zerzura-stored-open = Face cachée sur la table, mais chacun peut les regarder.
zerzura-stored-hidden = { $count ->
    [one] { $count } carte face cachée. T’en souviens-tu ?
   *[other] { $count } cartes face cachée. T’en souviens-tu ?
}
zerzura-claimed = Commandes
zerzura-curves = Ce que valent les objets
zerzura-values = Valeurs
zerzura-you-are-here = { $more ->
    [end] Tu es ici : { $amount }, { $worth } ; davantage n’y change rien.
   *[other] { $kind ->
        [lamp] Tu es ici : { $amount }, { $worth } ; une de plus donne { $more }.
       *[other] Tu es ici : { $amount }, { $worth } ; un de plus donne { $more }.
    }
}
zerzura-they-are-here = { $more ->
    [end] { $amount }, { $worth } ; davantage n’y change rien.
   *[other] { $kind ->
        [lamp] { $amount }, { $worth } ; une de plus donne { $more }.
       *[other] { $amount }, { $worth } ; un de plus donne { $more }.
    }
}
zerzura-guard-counts = Le garde les compte pour { $counted }.
zerzura-curve = { $kinds } : de 0 à { $last } et plus, la collection vaut { $values }
zerzura-nobody-counts = Expert : personne ne compte pour toi avant la fin de la partie.

# La feuille de score.
zerzura-pad = Feuille de score
zerzura-pad-now = Pour l’instant
zerzura-pad-row = Ligne
zerzura-row-characters = Personnages
zerzura-row-commands = Commandes
zerzura-row-total = Total
zerzura-pad-cell = { $points } pour { $count }
zerzura-pad-guarded = { $points } pour { $count }, que le garde compte pour { $counted }
zerzura-notes = Ce qu’ont fait les personnages
zerzura-note-guard = { $who } : le garde compte { $amount } pour { $counted }, { $from } → { $to }.
zerzura-note-guard-idle = { $who } : { $amount }, et le garde n’y touche pas.
zerzura-note-guard-none = { $who } : un garde des { $kinds }, et rien à garder.
zerzura-note-mage = { $who } : le mage, pour { $amount } : { $points }.
zerzura-note-sultan = { $who } : le sultan, pour { $count ->
    [0] aucune carte de marchandises
    [one] 1 carte de marchandises
   *[other] { $count } cartes de marchandises
} : { $points }.
zerzura-note-sultana = { $who } : la sultane, pour { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
} : { $points }.
zerzura-note-none = Personne n’a de personnage.
zerzura-winner = gagne

# Les touches.
zerzura-help = Les flèches vont de carte en carte, N à la suivante qui peut se jouer, Entrée en choisit une et Entrée encore confirme, Échap revient d’un pas. V montre ce que valent les objets.
zerzura-key-move = aller
zerzura-key-next = suivante à jouer
zerzura-key-choose = choisir, confirmer
zerzura-key-back = retour
zerzura-key-values = valeurs

# La fin.
zerzura-end-line = { $part } : { $sums }
zerzura-end-sum = { $who } { $points }
zerzura-end-by = grâce aux { $part ->
    [characters] personnages
    [commands] commandes
   *[kind] { $kinds }
} : { $points } contre { $other }
