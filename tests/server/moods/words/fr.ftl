title = Humeurs
pitch = Dis un nombre, selon ton humeur.

say = { $you ->
    [yes] Tu dis { $number }.
   *[no] { $who } dit { $number }.
}
saying = Quel nombre dis-tu ?
end = Tout est dit.

option-mood = L’humeur des robots.
