cannot-write = { $path } ne peut pas être écrit : { $reason }.
not-an-arena = { $path } ne dit pas ce qu’on y joue : fichier abîmé, ou autre chose. Choisis un autre dossier avec --out.
other-table = Le dossier { $folder } appartient à un autre tournoi ; ce qui diffère : { $what }. Choisis un autre dossier avec --out. (On peut y ajouter des robots et des parties.)
damaged = La ligne { $line } de { $path } est abîmée. Supprime-la, et cette rencontre sera rejouée.
no-ray = Ray n’est pas installé ici : pip install 'ludotheque[ray]'
no-cluster = Aucune grappe Ray ne répond à l’adresse { $address } : { $reason }

# L’image.
elo-title = Force en points Elo, avec intervalles à 95 %
elo-note = 0 est la moyenne des robots présents ; 400 points valent une cote de dix contre un.
matrix-title = Combien de fois le robot de la ligne devance celui de la colonne
matrix-note = En petits chiffres, l’intervalle à 95 %. Une égalité compte pour moitié.
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
deals = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}
matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
lineup-split = la moitié des places chacun
lineup-one-vs-rest = un seul contre les autres
lineup-mixed = tables mixtes
