# La maison : son étagère, ses boîtes, ses listes, ses réglages.

# Partout.
nav = La maison
skip = Aller à la page
close = Fermer
patience = Un instant…
try-again = Réessayer
trouble-offline = Tu sembles hors ligne. La maison, elle, est toujours là.
trouble-house = La maison ne répond pas pour le moment.
no-words = La page n’a pas encore de mots pour cela : recharge-la.
named-for = { $text } : { $title }
settings = Réglages
my-tables = Mes tables
waiting-count = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
}
other-language = English
to-shelf = Retour à l’étagère
link-copy = Copier
link-copied = Copié
link-share = Partager
qr-code = Code QR du lien

# Une boîte.
sign-players = { $least ->
    [one] { $most ->
        [one] { $most } personne
       *[other] de { $least } à { $most } personnes
    }
   *[other] de { $least } à { $most } personnes
}
sign-minutes = environ { $minutes } minutes
sign-minutes-short = min
sign-age = dès { $age } ans
play-now = Jouer
play-bot = { $bots ->
    [one] Jouer contre un robot
   *[other] Jouer contre { $bots } robots
}
play-choose = Choisir…
choose-title = { $title } : comment joue-t-on ?
choose-seats = Combien à table, avec toi
choose-seat-count = à { $count }
choose-level = Les robots
choose-level-name = { $level ->
    [gentle] Tout doux
    [easy] Faciles
    [hard] Difficiles
    [master] Maîtres
   *[medium] Moyens
}
choose-bots = { $level ->
    [gentle] robots tout doux
    [easy] robots faciles
    [hard] robots difficiles
    [master] robots maîtres
   *[medium] robots moyens
}
choose-switch = { $on ->
    [yes] { $title }
   *[no] { $title } : non
}
choose-only = Seulement à { $players }
choose-usual = Comme d’habitude
choose-last = Comme la dernière fois : { $what }
choose-kept = Enregistré sur cet appareil : la prochaine fois, un geste suffit pour jouer ainsi.
play-first = Une première partie, expliquée
open-table = Ouvrir une table
open-table-hint = Sur invitation, par un lien, ou pour qui passera. Les robots complètent.
glance-heading = Les règles en bref
read-rules = Toutes les règles
rules-of = Les règles de { $title }
rules-print = Imprimer le résumé
chapters = Chapitres

# L’étagère.
shelf-heading = À quoi joue-t-on ?
shelf-invites = Choisis une boîte. Le robot est déjà assis.
shelf-waits = { $title } : à toi de jouer
shelf-waiting = { $count ->
    [one] { $count } table t’attend
   *[other] { $count } tables t’attendent
}
shelf-empty = L’étagère est vide pour l’instant.
open-heading = Tables avec une place libre
open-empty = Personne ne cherche de joueurs en ce moment.
open-empty-hint = Ouvre une table depuis une boîte et laisse une place à qui veut : elle sera annoncée ici.

# Une table dans une liste.
card-mine = À toi de jouer
card-awaits = On attend { $names }
card-playing = En cours
card-missing = { $count ->
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}
card-ready = Prête à commencer
card-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
card-over = La partie est finie
card-damaged = Abîmée, mise de côté
card-me = Toi
card-players = À cette table
card-deadline = encore { $time }
group-mine = On t’attend
group-playing = On attend les autres
group-before = Pas encore commencées
group-over = Terminées
mine-empty = Tu n’es encore à aucune table.
mine-empty-hint = Tes parties seront ici, et t’attendront.

# Les réglages.
name = Ton nom
name-hint = Les autres le lisent à la table.
name-missing = Un nom a au moins une lettre.
name-saved = Tu t’appelles maintenant { $name }.
save = Enregistrer
saved = Enregistré
language = Langue
automatic = Auto
theme = Thème
theme-light = Clair
theme-dark = Sombre
text-size = Taille du texte
text-normal = Normale
text-big = Grande
motion = Animations
motion-hint = Tuiles et cartes voyagent jusqu’à leur place, ou y apparaissent simplement.
motion-reduced = Réduites
scenes = Scènes de la partie
scenes-hint = Ce qui compte se joue en une scène de quelques secondes. Un toucher, ou la barre d’espace, passe à la suite.
scenes-slow = Lentes
scenes-normal = Normales
scenes-quick = Rapides
scenes-off = Aucune
aloud = Paroles sur la table
aloud-hint = Quand la discussion n’est pas ouverte, ce qui se dit s’affiche quelques secondes sur le plateau.
sound = Sons
sound-hint = Un carillon discret quand c’est à toi, un petit choc quand on pose une pièce.
volume = Volume
devices = Autres appareils
devices-hint = Un téléphone perdu, une partie sur l’appareil d’un autre ? Ici, rien ne change pour toi ; partout ailleurs, la maison ne te connaît plus.
devices-sign-out = Déconnecter mes autres appareils
devices-done = Déconnectés
known = Ce que la maison sait de toi
known-hint = Ton nom, tes tables et ce que tu y as dit.
known-more = Ce qui est conservé, et combien de temps
known-download = Télécharger
known-erase = Effacer…
known-sure = La maison doit-elle t’oublier ?
known-sure-hint = Ton nom devient « quelqu’un », tes paroles et tes tables contre des robots sont effacées, et un robot continue tes parties. On ne peut pas revenir en arrière.
known-keep = Non, ne rien effacer
known-really = Oui, tout effacer
known-erased = C’est fait : la maison ne sait plus rien de toi.
about = À propos
about-house = Ludothèque { $version }. Les jeux sont racontés, dessinés et programmés par nous ; leurs règles disent qui les a inventés.
about-fonts = Polices : Fraunces et Atkinson Hyperlegible Next, sous licence SIL Open Font License.
about-privacy = Pas de compte : un cookie dit à la maison que c’est toi. Ces réglages restent sur cet appareil.

# Perdu.
lost = Il n’y a rien ici
lost-page = Cette adresse ne mène à aucune page de la maison. Il manque peut-être un bout du lien.
lost-box = Cette boîte n’est pas sur notre étagère.
