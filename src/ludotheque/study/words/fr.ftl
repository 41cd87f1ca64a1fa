# La page.
title = { $game } : une étude
kicker = Une étude
fact-matches = Parties
fact-matches-value = { $matches } ({ $each } par table)
fact-bot = Jouées par le robot
fact-seed = Graine
fact-version = Version
fact-version-value = Ludothèque { $version }, règles { $rules }
fact-fingerprint = Empreinte
again = Pour la refaire :
interrupted = L’étude a été interrompue : voici ce qu’il y avait jusque-là, et certaines tables ont plus de parties que d’autres.
few = { $matches ->
    [one] Une seule partie
   *[other] Seulement { $matches } parties
} par table : trop peu pour conclure. Les chiffres disent ce qui s’est passé ici, et non comment est le jeu.
footer = Écrit par Ludothèque { $version }. Cette page se suffit à elle-même et ne dit à personne que tu la lis.
figure-score = points en moyenne, à { $players } joueurs
figure-won = des joueurs gagnent, à { $players } autour de la table
figure-decisions = décisions par joueur dans une partie, à { $players }
figure-options = possibilités par décision, en moyenne
figure-first = des victoires vont à qui commence, à { $players } joueurs
figure-begins = de ceux qui commencent gagnent, à { $players } joueurs
all-rows = Les { $count }, en chiffres
the-numbers = En chiffres
yes = oui
no = non
option-value = { $option } : { $value }
difference = { $value } (de { $low } à { $high })
within = (de { $low } à { $high })
counted = { $count } sur { $total }
too-few = Trop peu de parties pour le dire.
percentage-points = { $value } pts
part = { $percent } %
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
spread-caption = { $mean } en moyenne ; neuf fois sur dix, de { $low } à { $high }.

# En-têtes de colonnes.
head-players = Joueurs
head-matches = Parties
head-won = Victoires
head-score = Score
head-choice = Quoi
head-what = Quoi
head-share = Fréquence
head-margin = Points par rapport à la moyenne de la table
head-often = Par joueur
head-slope = Points pour un de plus
head-slope-wins = Victoires pour un de plus
head-times = Fois
head-when = Quand
head-option = Option

# Scores, écarts, durée.
scores-title = Les scores
scores-lead = À { $players } joueurs, un score est de { $mean } en moyenne, et neuf sur dix sont entre { $low } et { $high } ; à { $many }, la moyenne est de { $mean_many }.
victories-title = Qui gagne
victories-lead = C’est à { $best } qu’on s’en sort le mieux : { $most } des joueurs gagnent ; à { $worst }, c’est { $least }.
victories-few = Trop peu de parties pour dire à combien on s’en sort le mieux : à { $best }, { $most } des joueurs ont gagné ; à { $worst }, c’est { $least }.
victories-caption = La part des joueurs d’une table qui ont gagné, avec l’intervalle qui contient la vraie valeur 95 fois sur 100.
margins-title = À combien près
margins-lead = À { $players } joueurs, qui gagne a { $mean } points d’avance en moyenne sur le suivant, et { $median } au plus dans la moitié des parties ; { $ties } d’entre elles finissent par une victoire partagée.
lengths-title = La durée
lengths-lead = À { $players } joueurs, une partie demande { $mean } décisions, à peu près { $each } par personne ; à { $many }, elle en demande { $mean_many }, à peu près { $each_many } par personne.

# Qui commence.
place-order-title = Commencer, est-ce un avantage ?
place-order-head = Place dans l’ordre du jeu
place-order-place = { $players } joueurs : { $place ->
    [1] qui commence
    [2] deuxième
    [3] troisième
   *[other] { $place }ᵉ
}
place-order-caption = La part des victoires, dans l’ordre du jeu. Le trait pointillé est la juste part de chacun ; les intervalles gris la contiennent, les bleus sont au-dessus, les rouges au-dessous.
place-order-none = À peine, sinon pas du tout : quel que soit le nombre de joueurs, la part de qui commence devrait être à { $most } points de pourcentage au plus de la juste part. À { $players } joueurs, c’est { $share } quand { $fair } serait juste.
place-order-few = Trop peu de parties pour le dire : à { $players } joueurs, qui commence a gagné { $share } quand { $fair } serait juste.
place-order-lead = À { $players } joueurs, qui commence gagne { $share } quand { $fair } serait juste : { $size ->
    [small-more] un avantage, peut-être petit
    [clear-more] au moins un net avantage
    [large-more] un grand avantage
    [small-less] un handicap, peut-être petit
    [clear-less] au moins un net handicap
   *[large-less] un grand handicap
}. { $clear ->
    [one] À tout autre nombre de joueurs, le hasard seul peut expliquer la différence.
   *[other] Au-delà du hasard, cela compte à { $clear } des { $tables } nombres de joueurs.
}
place-seats-title = La place compte-t-elle ?
place-seats-head = Place
place-seats-place = { $players } joueurs : place { $place }
place-seats-caption = La part des victoires, par place. Le trait pointillé est la juste part de chacun ; les intervalles gris la contiennent, les bleus sont au-dessus, les rouges au-dessous.
place-seats-none = À peine, sinon pas du tout : quel que soit le nombre de joueurs, la part de la première place devrait être à { $most } points de pourcentage au plus de la juste part. À { $players } joueurs, c’est { $share } quand { $fair } serait juste.
place-seats-few = Trop peu de parties pour le dire : à { $players } joueurs, la première place a gagné { $share } quand { $fair } serait juste.
place-seats-lead = À { $players } joueurs, la première place gagne { $share } quand { $fair } serait juste : { $size ->
    [small-more] un avantage, peut-être petit
    [clear-more] au moins un net avantage
    [large-more] un grand avantage
    [small-less] un handicap, peut-être petit
    [clear-less] au moins un net handicap
   *[large-less] un grand handicap
}. { $clear ->
    [one] À tout autre nombre de joueurs, le hasard seul peut expliquer la différence.
   *[other] Au-delà du hasard, cela compte à { $clear } des { $tables } nombres de joueurs.
}

# Ouvertures et choix.
study-opening = L’ouverture
study-opening-note = Ce qui a été choisi d’abord, à quelle fréquence, et combien de points on avait à la fin par rapport à la moyenne de la table. Le trait pointillé est ce que rapporte une ouverture en moyenne.
choice-lead = Le plus souvent, c’est « { $often } » : { $share }. « { $best } » mène le plus loin : { $difference } points à côté de l’ordinaire.
choice-none = Le plus souvent, c’est « { $often } » : { $share }. « { $best } » a le mieux réussi, de { $difference } points, mais le hasard seul peut l’expliquer.
choice-few = Trop peu de parties pour dire où cela mène. Le plus souvent, c’était « { $often } » : { $share }.
study-did = Ce qu’on fait
study-did-note = Combien de fois on fait chaque chose dans une partie, et comment s’en sort qui la fait une fois de plus que les autres à sa table. Qui est en veine en a peut-être simplement plus souvent l’occasion.
held-none = Aucun des { $count } ne va avec plus ou moins de points que le hasard seul ne peut l’expliquer.
held-lead = Sur { $count }, { $clear } vont avec une différence que le hasard n’explique pas : une fois de plus « { $best } » avec { $most } { $unit ->
    [wins] de victoires
   *[points] points
}, une fois de plus « { $worst } » avec { $least }.
held-one-way = { $clear ->
    [one] Un seul sur { $count } va avec une différence que le hasard n’explique pas : une fois de plus « { $best } » avec { $most } { $unit ->
        [wins] de victoires
       *[points] points
    }.
   *[other] Sur { $count }, { $clear } vont avec une différence que le hasard n’explique pas, tous dans le même sens : une fois de plus « { $best } » avec { $most } { $unit ->
        [wins] de victoires
       *[points] points
    }, une fois de plus « { $worst } » avec { $least }.
}
share-lead = « { $value } » arrive le plus souvent : { $share } de { $total } fois.
case-lead = { $well } : { $usual } dans l’ensemble, le plus souvent « { $best } », { $most }, et le moins « { $worst } », { $least }. Pour { $clear } sur { $count }, le hasard n’explique pas la différence.
case-none = { $well } : { $usual } dans l’ensemble, le plus souvent « { $best } », { $most }, et le moins « { $worst } », { $least }, mais le hasard seul peut l’expliquer.
case-one = { $well } : { $usual } dans l’ensemble ; il n’y a ici que « { $best } » à raconter, avec { $most }.
number-lead = { $mean } en moyenne, { $median } au milieu, et neuf fois sur dix de { $low } à { $high }.
course-lead = On commence à { $first } ; au numéro { $at }, c’est { $last }.

# Le cours d’une partie.
flow-title = Ce qu’il y a à choisir
flow-lead = Une décision a { $mean } possibilités en moyenne, { $median } au milieu et { $most } au plus ; { $forced } décisions sur { $all } n’en avaient qu’une. C’est dans le dixième numéro { $part } de la partie qu’il y a le plus à choisir.
branching-title = Possibilités par décision
branching-caption = Du début d’une partie à sa fin, en moyenne ; la bande est l’intervalle à 95 %.
options-plot = Combien de possibilités
lead-title = Quand est-ce joué ?
lead-lead = Qui mène à mi-chemin gagne { $half } ; peu avant la fin, c’est { $late }. La tête change { $changes } fois dans une partie.
lead-plot = Qui mène finit par gagner, en %
lead-caption = Du début d’une partie à sa fin ; si plusieurs mènent ensemble, la part d’entre eux qui gagne. Le trait pointillé est ce que ce serait si mener ne voulait rien dire.
changes-title = Changements de tête

# Options.
options-title = Les options, changées une à une
options-lead = À { $players } joueurs : sur { $count } changements, { $clear } déplacent le résultat plus que le hasard ne l’explique.
options-none = À { $players } joueurs : aucun des { $count } changements ne déplace le résultat plus que le hasard ne peut l’expliquer.
options-usual = Comme d’habitude
options-score-head = Score moyen
options-score-caption = Les scores. Le trait pointillé est la table aux options habituelles, dont le chiffre n’est pas certain non plus.
options-won-head = Joueurs qui gagnent
options-won-caption = La part des joueurs qui gagnent. Le trait pointillé est la table aux options habituelles, dont le chiffre n’est pas certain non plus.
options-length-head = Décisions
options-length-caption = La durée d’une partie. Le trait pointillé est la table aux options habituelles.
options-first-head = Qui commence gagne
options-first-caption = Les victoires de qui commence. Le trait pointillé est la table aux options habituelles.

# Méthode.
method-title = Comment lire cette page
method-interval = Un intervalle à 95 % est fait pour contenir la vraie valeur 95 fois sur 100. Les parts ont celui de Wilson, les moyennes l’ordinaire.
method-few = Une étude ne conclut rien de moins de { $enough } parties.
method-chance = On compare ici beaucoup de choses. Sur vingt différences qui n’existent pas, une à peu près aura l’air d’exister : un point de couleur isolé, tout près du trait, n’est pas une découverte.
method-cause = Ce qui va avec plus de points ne les apporte pas forcément. Qui est en train de gagner fait autre chose que qui est en train de perdre.
method-bots = Ce sont des robots qui ont joué. Les gens jouent autrement, mieux ou moins bien, et selon les habitudes les uns des autres.
method-within = « Pour un de plus » compare les joueurs d’une même partie : moindres carrés, avec une moyenne par partie. Les tables de tous les nombres de joueurs sont réunies.

# L’image.
picture-matches = { $matches } parties
picture-scores = Les scores, à { $players } joueurs
picture-lengths = Décisions par partie, à { $players } joueurs
picture-order = Qui commence gagne (pointillé : part juste)
