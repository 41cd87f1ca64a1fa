title = À ras bord
pitch = Un seul tonneau pour tout le monde. Remplis-le tout juste, il est à toi ; fais-le déborder, c’est le voisin qui rit.

# Ce qui se passe.
draw = { $jug ->
    [hidden] { $who } pioche une cruche.
   *[other] { $you ->
        [yes] Tu pioches une cruche de { $jug }.
       *[no] { $who } pioche une cruche de { $jug }.
    }
}
pour = { $you ->
    [yes] Tu verses une cruche de { $jug }.
   *[no] { $who } verse une cruche de { $jug }.
}
pour-blind = { $you ->
    [yes] Tu verses à l’aveugle.
   *[no] { $who } verse à l’aveugle.
}
splash = C’est une cruche de { $jug }.
win = { $how ->
    [spill] Le tonneau déborde
   *[brim] Le tonneau est plein à ras bord
} : { $you ->
    [yes] tu gagnes
   *[no] { $who } gagne
} toutes les cruches du tonneau.

# Ce qu’on demande.
pouring = Verser une de tes cruches, ou verser à l’aveugle ?
drawing = Quelle cruche vient de la pioche ?
splashing = Quelle cruche est versée à l’aveugle ?

# Ce qui suit de soi.
pass-on = Au suivant.

# Pourquoi pas.
not-in-hand = Tu n’as pas de cruche de { $jug } en main.
no-room = Le tonneau ne prend plus que { $room } : une cruche de { $jug } le ferait déborder.

# Le résultat.
result-player = { $who } : { $jugs ->
    [0] aucune cruche
    [one] 1 cruche
   *[other] { $jugs } cruches
}

# Les options de la table.
option-brim = Le nombre de mesures que contient le tonneau.

# La table.
field-brim = Contenance
field-barrel = Dans le tonneau
field-turn = Au tour de
field-last = Dernier tonneau
field-won = Gagné
field-hands = Les mains
field-deck = Dans la pioche

# Ce qu’on y lit en un mot.
value-last-brim = rempli à ras bord
value-last-spill = a débordé
