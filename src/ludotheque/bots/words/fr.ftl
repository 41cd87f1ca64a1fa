unknown-bot = Pas de robot « { $bot } ». On connaît : { $known }.
broken-bot = Le robot « { $bot } » ne se charge pas : { $reason }
no-choose = « { $bot } » n’est pas un robot : il lui manque la méthode « choose ».
no-budget = Le robot « { $bot } » ne prend pas de budget : écris { $bot } sans « @ ».
bad-budget = « { $budget } » n’est pas un budget pour le robot « { $bot } » : il faut un nombre entier à partir de 1, comme dans { $bot }@2000.

# Un conseil, une leçon.
hint-only = Il n’y a rien d’autre à choisir.
verdict-equal = Aussi bien, pour autant que je voie.
verdict-trade = L’un dans l’autre aussi bien : ce qu’on perd d’un côté, on le regagne de l’autre.
verdict-points = { $n ->
    [0] À peine moins bien.
    [one] Environ 1 point de moins à la fin ; je peux me tromper de { $error }.
   *[other] Environ { $n } points de moins à la fin ; je peux me tromper de { $error }.
}
verdict-worse = { $degree ->
    [slight] Un peu moins bien.
    [clear] Nettement moins bien.
   *[great] Beaucoup moins bien.
}
outlook-ahead = Quand chacun aura rejoué, je te vois { $points ->
    [one] 1 point
   *[other] { $points } points
} devant, { $spread ->
    [0] à très peu près
    [one] à 1 point près
   *[other] à { $spread } points près
}.
outlook-behind = Quand chacun aura rejoué, je te vois { $points ->
    [one] 1 point
   *[other] { $points } points
} derrière, { $spread ->
    [0] à très peu près
    [one] à 1 point près
   *[other] à { $spread } points près
}.
outlook-level = Quand chacun aura rejoué, je te vois à égalité, { $spread ->
    [0] à très peu près
    [one] à 1 point près
   *[other] à { $spread } points près
}.
outlook-ahead-and-wins = À la fin, je te vois { $points ->
    [one] 1 point
   *[other] { $points } points
} devant, { $spread ->
    [0] à très peu près
    [one] à 1 point près
   *[other] à { $spread } points près
}. { $wins }
outlook-behind-and-wins = À la fin, je te vois { $points ->
    [one] 1 point
   *[other] { $points } points
} derrière, { $spread ->
    [0] à très peu près
    [one] à 1 point près
   *[other] à { $spread } points près
}. { $wins }
outlook-level-and-wins = À la fin, je vous vois au coude à coude ; je peux me tromper { $spread ->
    [0] de très peu
    [one] d’un point
   *[other] de { $spread } points
}. { $wins }
outlook-wins = { $wins }
outlook-open = Comment cela finira, je ne le vois pas d’ici.
wins-open = Qui gagnera, il est trop tôt pour le dire.
wins = { $n ->
    [0] { $high ->
        [0] D’ici, tu ne gagnes presque jamais.
        [1] D’ici, tu ne gagnes presque jamais.
        [2] D’ici, tu gagnes rarement : au plus 2 fois sur 10.
        [3] D’ici, tu gagnes rarement : au plus 3 fois sur 10.
       *[other] Dans les fins que j’imagine, tu ne gagnes presque jamais ; il y en a trop peu pour en jurer.
    }
    [10] { $low ->
        [9] D’ici, tu gagnes presque toujours.
        [10] D’ici, tu gagnes presque toujours.
        [7] D’ici, tu gagnes le plus souvent : au moins 7 fois sur 10.
        [8] D’ici, tu gagnes le plus souvent : au moins 8 fois sur 10.
       *[other] Dans les fins que j’imagine, tu gagnes presque toujours ; il y en a trop peu pour en jurer.
    }
   *[other] D’ici, tu gagnes environ { $n } fois sur 10 ; disons entre { $low } et { $high }.
}
aspect-rest = { $better ->
    [yes] La table te serait plus favorable
   *[no] La table te serait moins favorable
}
lesson = { $count ->
    [0] Tu n’as pas fait d’erreur coûteuse, pour autant que je voie.
    [one] Un tour se détache : il pouvait être meilleur.
   *[other] { $count } tours se détachent : ils pouvaient être meilleurs.
}
