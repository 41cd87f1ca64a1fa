# Le plateau.
zatre-board = Plateau
zatre-board-help = Les flèches parcourent le plateau, Entrée pose la tuile choisie, 1 à 6 choisissent une tuile, N va à la case suivante où elle tient, U reprend une tuile, E valide le tour.
zatre-black = noire
zatre-light = claire
zatre-red = rouge
zatre-cell = { $cell }, { $colour }, { $state }
zatre-cell-empty = libre
zatre-cell-fits = libre, le { $tile } tient : { $sums }
zatre-cell-fits-alone = libre, le { $tile } tient
zatre-cell-unfit = libre, le { $tile } ne tient pas
zatre-cell-tile = { $tile }
zatre-cell-tile-new = { $tile }, posé par { $who }
zatre-sum-across = { $sum } à l’horizontale
zatre-sum-down = { $sum } à la verticale
zatre-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zatre-crosses = { $crosses ->
    [one] une croix
   *[other] { $crosses } croix
}
zatre-closer = Agrandir
zatre-whole = Plateau entier

# La ligne sous le plateau.
zatre-choose = Choisis une tuile, puis une case.
zatre-choose-first = Choisis d’abord une tuile.
zatre-choose-among = { $cell } : choisis d’abord { $tiles }.
zatre-choose-none = { $cell } : aucune de tes tuiles n’y va.
zatre-or = { $one } ou { $other }
zatre-draw-first = Choisis d’abord : tirer une tuile, ou ne rien tirer.
zatre-fits-here = Le { $tile } tient sur { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
zatre-fits-this = Le { $tile } tient ici.
zatre-fits-nowhere = Le { $tile } ne tient nulle part.
zatre-needs-row = Case claire : il y faut 10, 11 ou 12.
zatre-no-touch = La tuile n’en toucherait aucune autre.
zatre-red-first = Le premier tour doit couvrir H8.
zatre-light-waits = Une case claire attend encore sa suite.
zatre-so-far = Pour l’instant :
zatre-no-points = aucun point
zatre-shared = { $count ->
    [2] (les deux { $sum } dans un seul carreau)
   *[other] (les { $count } suites de { $sum } dans un seul carreau)
}
zatre-turn-none = { $who } : aucun point

# Les touches.
zatre-key-choose = choisir
zatre-key-move = parcourir
zatre-key-lay = poser
zatre-key-next = case suivante
zatre-key-undo = reprendre
zatre-key-end = valider

# La main.
zatre-hand = Tes tuiles
zatre-hand-of = { $who } : tuiles
zatre-hand-empty = Pas de tuile en main
zatre-tile = Tuile { $tile }
zatre-tile-places = Tuile { $tile }, tient sur { $count ->
    [0] aucune case
    [one] { $count } case
   *[other] { $count } cases
}
zatre-tiles-places = { $many } tuiles { $tile }, { $count ->
    [0] aucune case possible
    [one] { $count } case possible
   *[other] { $count } cases possibles
}
zatre-hidden = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
zatre-undo = Annuler
zatre-end-turn = Valider le tour
zatre-draw-one = Tirer une tuile
zatre-play-on = Ne rien tirer

# Le classement.
zatre-standings = Points
zatre-standing = { $who } : { $points ->
    [kept] points à compter
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [0] pas de tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
zatre-standing-turn = { zatre-standing }, à son tour
zatre-to-come = +{ $points }
zatre-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}

# Les feuilles.
zatre-sheets = Feuilles de score
zatre-sheet-of = { $who } : feuille
zatre-line = Ligne
zatre-double = ×2
zatre-double-name = Croix, double la ligne
zatre-column-name = Suites de { $sum }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacune
zatre-bonus = Bonus
zatre-bonus-name = Bonus, pour les lignes avec 10, 11 et 12
zatre-total = Total
zatre-crossed = une croix
zatre-bonus-earned = { $bonus }, gagné
zatre-bonus-open = { $bonus }, à gagner
zatre-bonus-missed = { $bonus }, pas gagné
zatre-to-write = { $value }, si le tour finit ainsi
zatre-total-to-be = { $total }, avec ce tour { $next }
zatre-pencil = En couleur : ce que ce tour écrirait.
zatre-winner = gagne

# La fin.
zatre-end-line = Ligne { $line } : { $sums }
zatre-end-sum = { $who } { $points }
zatre-end-by = grâce aux { $part ->
    [crosses] croix
    [bonus] bonus
   *[other] suites de { $part }
}, qui rapportent { $points } points contre { $other }
