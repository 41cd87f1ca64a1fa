# La table.
zuma-board = Totems et joueurs
zuma-totem = { $colour ->
    [red] Totem rouge, cercle { $circle }
    [blue] Totem bleu, cercle { $circle }
   *[violet] Totem violet, cercle { $circle }
}
zuma-totem-held = { $totem }, tenu par { $who }
zuma-totem-again = { $totem }, { $colour ->
    [red] rouge
    [blue] bleu
   *[violet] violet
} déjà coché
zuma-totem-armed = { $totem }, encore une fois pour le saisir
zuma-totem-turn = { $totem }, l’approcher
zuma-armed = { $colour ->
    [red] Totem rouge : encore une fois pour le saisir.
    [blue] Totem bleu : encore une fois pour le saisir.
   *[violet] Totem violet : encore une fois pour le saisir.
}
zuma-colour = { $colour ->
    [red] totem rouge
    [blue] totem bleu
   *[violet] totem violet
}
zuma-plate = { $who } : { $points ->
    [kept] points à compter
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
zuma-calls = appelle
zuma-has-colour = { $colour ->
    [red] rouge coché
    [blue] bleu coché
   *[violet] violet coché
}
zuma-ready = prêt
zuma-mine = Toi : { $points ->
    [kept] points à compter
    [one] { $points } point
   *[other] { $points } points
}.
zuma-chip = { $colour ->
    [red] Ton jeton est rouge.
    [blue] Ton jeton est bleu.
   *[violet] Ton jeton est violet.
}
zuma-chip-of = { $colour ->
    [red] jeton rouge
    [blue] jeton bleu
   *[violet] jeton violet
}
zuma-pile = { $count ->
    [one] { $count } carte en réserve
   *[other] { $count } cartes en réserve
}
zuma-pass = passe { $number }
zuma-round = Tour { $round }
zuma-round-of = Manche { $manche }, tour { $round }
zuma-look-last = Comment le dernier tour a fini
zuma-slow = { $trip } ms
zuma-slow-why = Ta connexion est lente : ta main peut compter trop tard.

# Ma main.
zuma-hand = Tes cartes
zuma-hands = Les cartes de tous
zuma-hidden = carte cachée
zuma-card-sun = soleil
zuma-card-moon = lune
zuma-card-jaguar = jaguar
zuma-card-eagle = aigle
zuma-card-serpent = serpent
zuma-card-maize = maïs
zuma-card-rain = pluie
zuma-card-flint = silex
zuma-card-shell = coquillage
zuma-card-flower = fleur
zuma-card-mask = masque
zuma-new = reçue
zuma-card-new = vient d’arriver
zuma-card-chosen = part à gauche
zuma-card-falls = part si tu ne choisis rien
zuma-given = { $card } : part à gauche.
zuma-several = { $count } × { $card }

# La place à côté des cartes.
zuma-call = Zuma !
zuma-caller = { $who } appelle
zuma-time = Temps restant
zuma-are-ready = { $ready ->
    [one] prêt
   *[other] prêts
}
zuma-how-many-ready = { $ready } sur { $players } ont choisi.
zuma-act-grab = Saisir
zuma-act-undo = Annuler
zuma-act-hold = Tout garder
zuma-act-stay = Aucun totem

# La pause avant la donne.
zuma-turn-anticlockwise = Tourner le plateau dans le sens antihoraire
zuma-turn-clockwise = Tourner le plateau dans le sens horaire
zuma-deal = Distribuer
zuma-turns-board = { $who } tourne le plateau.

# Les signes pour tous.
zuma-sign-grab = { $who } saisit un totem
zuma-sign-wind = Le vent tourne
zuma-sign-void = Donne nulle : nouvelles cartes

# Comment un tour a fini.
zuma-last = { $title } : les mains
zuma-go-on = Continuer
zuma-case-starter = a mené
zuma-case-again = déjà coché
zuma-case-false = faux départ
zuma-case-none = sans totem
zuma-case-match = sa couleur
zuma-case-other = autre couleur
zuma-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zuma-masks-cost = { $points ->
    [one] masques : moins { $points } point
   *[other] masques : moins { $points } points
}
zuma-seconds = { $time } s

# Les touches.
zuma-key-give = donner
zuma-key-grab = saisir
zuma-key-call = appeler
zuma-key-turn = tourner
zuma-key-near = approcher
zuma-key-deal = distribuer
zuma-key-undo = reprendre

# La feuille de score.
zuma-sheet = Feuille de score
zuma-manche = Manche { $manche }
zuma-column = { $colour ->
    [red] rouge
    [blue] bleu
   *[violet] violet
}
zuma-sum = Somme
zuma-strip = Masques
zuma-total = Total
zuma-empty = vide
zuma-winner = gagne
zuma-cell-new = { $points }, nouveau
zuma-toru-goal = Le premier à { $goal }
zuma-toru-of = { $points } sur { $goal }
zuma-toru-rounds = Tour par tour

# La fin.
zuma-end-line = { $title } : { $sums }
zuma-end-sum = { $who } { $points }
zuma-end-by = grâce { $part ->
    [masks] à moins de masques
    [red] aux totems rouges
    [blue] aux totems bleus
   *[violet] aux totems violets
} : { $points } contre { $other }
