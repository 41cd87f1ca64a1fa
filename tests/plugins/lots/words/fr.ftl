title = Lots
pitch = Misez vos cailloux en secret, et regardez.

deal = { $number ->
    [hidden] { $who } reçoit un nombre.
   *[other] { $who } reçoit le nombre { $number }.
}
bid = { $you ->
    [yes] Tu mises { $stones }.
   *[no] { $who } mise { $stones }.
}
peek = { $who } regarde le nombre de { $other }.
seen = { $number ->
    [hidden] { $who } a vu un nombre.
   *[other] { $who } a vu { $number }, le nombre de { $other }.
}
rest = { $who } ne regarde rien.
grab = { $who } attrape le caillou.
wait = { $who } attend.
end = La dernière manche est finie.

dealing = Quel nombre est tiré ?
bidding = Combien de cailloux mises-tu ?
rewarding = Quel nombre regardes-tu ?
grabbing = Attraper le caillou ?
round = Une manche commence.

too-few-stones = Tu as { $stones } cailloux à miser.
nobody-there = Il n’y a personne d’autre à cet endroit.
known-already = Tu connais déjà ce nombre.

option-rounds = Combien de manches on joue.
option-race = On court pour un caillou après chaque manche.

standing = Points
