title = Sornettes
pitch = Combien de six sous toutes ces mains ? Annonce un nombre sans sourciller.

round = Chacun lance ses dés.
claim = { $you ->
    [yes] Tu annonces { $count } × { $face }.
   *[no] { $who } annonce { $count } × { $face }.
}
doubt = { $you ->
    [yes] Tu n’en crois rien.
   *[no] { $who } n’en croit rien.
}
play = { $you ->
    [yes] Tu cèdes { $charm ->
        [clover] un trèfle
        [feather] une plume
       *[mirror] un miroir
    }.
   *[no] { $who } cède { $charm ->
        [clover] un trèfle
        [feather] une plume
       *[mirror] un miroir
    }.
}
lose = { $you ->
    [yes] Tu perds une vie
   *[no] { $who } perd une vie
} ; la case suivante revient à { $other }.
cast = Un dé tombe.

claiming = Annonces-tu plus, doutes-tu, ou cèdes-tu un porte-bonheur ?
casting = Comment tombe le dé ?
pass-on = Au suivant.

not-higher = Ce n’est pas plus que la dernière annonce.
no-such-charm = Tu n’as pas de { $charm ->
    [clover] trèfle
    [feather] plume
   *[mirror] miroir
}.
nothing-claimed = Rien n’est encore annoncé : { $charm ->
    [clover] le trèfle
    [feather] la plume
   *[mirror] le miroir
} n’a rien à détourner.
nothing-to-doubt = Rien n’est encore annoncé.

option-charms = Chacun commence avec trois porte-bonheur.

field-claim = L’annonce
field-last_bidder = Dernière annonce de
field-bidder = De
field-count = Dés
field-face = Face
field-bluffed = La dernière était du bluff
field-mood = Ambiance
field-turn = Au tour de
field-doubts = Qui a douté de qui
field-squares = Cases
field-dice = Dés
field-charms = Porte-bonheur
field-lives = Vies
field-passed = S’est détourné
field-bag = Dans le sac
field-rules = Convenu

value-mood-calm = calme
value-mood-tense = tendue
value-charm-clover = trèfle
value-charm-feather = plume
value-charm-mirror = miroir
