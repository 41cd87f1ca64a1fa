# Une table : avant la partie, en jeu, à la fin, et quand on regarde en arrière.

# Partout à une table.
table-table = Table
table-yes = oui
table-no = non
table-you = (toi)
table-host = hôte
table-seat = Place { $number }
table-player = Nom
table-players = À cette table
table-free = libre
table-here = là
table-away = pas là
table-held = pas là, un robot joue
table-bot-for = Robot (pour { $who })
table-bot-level = { $level ->
    [gentle] Robot, tout doux
    [easy] Robot, facile
    [hard] Robot, difficile
    [master] Robot, maître
   *[medium] Robot, moyen
}
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-connection-lost-before = Connexion perdue. On réessaie.
table-connection-lost = Connexion perdue. On réessaie ; tes coups sont gardés.
table-not-sent = Pas envoyé : la connexion est perdue.

# Quand il n’y a pas de table à montrer.
table-unknown = Pas de table ici
table-closed = Cette table t’est fermée
table-broken = Cette table ne s’ouvre plus
table-closed-hint = Il y en a d’autres, et on peut toujours en ouvrir une.
table-unknown-hint = Si quelqu’un t’a envoyé ce lien, demande-le-lui encore une fois.
table-no-answer = La maison ne répond pas
table-trying = On essaie toujours. La table est en sûreté et t’attend.

# Une place vient sur cet appareil.
table-take-seat = Prendre cette place sur cet appareil ?
table-take-seat-hint = Tu continues ici. Sur l’autre appareil, la place n’est plus à toi.
table-take-it = Prendre la place
table-not-now = Pas maintenant
table-seat-moved = Ta place est passée sur un autre appareil.

# Avant la partie.
table-you-host = Tu es l’hôte de cette table.
table-hosted = { $who } est l’hôte de cette table.
table-seats = Les places
table-seat-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
table-size = Combien de places
table-fewer = Retirer une place
table-more = Ajouter une place
table-seat-for = Pour qui est la place { $number }
table-for-friend = Sur invitation
table-for-anybody = Ouverte à tous
table-sit = S’asseoir ici
table-sit-first = S’asseoir
table-get-up = Se lever
table-full = Toutes les places sont prises. Reste, tu pourras regarder.
table-full-closed = Toutes les places sont prises, et cette table se joue sans public.
table-my-name = Ton nom
table-rename = Changer
table-invite = Inviter
table-invite-hint = Avec ce lien, on peut s’asseoir à une place libre.
table-link = Lien vers cette table
table-qr = Afficher le code QR
table-qr-label = Code QR du lien vers cette table
table-options = Règles de la table : { $count ->
    [0] celles d’origine
    [one] une changée
   *[other] { $count } changées
}
table-settings = La table
table-custom-clock = Temps pour chaque tour
table-clock-none = le temps qu’il faut
table-clock-seconds = { $count } secondes
table-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
table-custom-away = Quand quelqu’un s’absente
table-away-wait = on l’attend
table-away-bot = un robot joue
table-custom-pace = Les robots attendent la fin des scènes
table-pace-quick = non
table-pace-normal = 15 secondes au plus
table-pace-calm = une minute au plus
table-custom-watchers = D’autres peuvent regarder
table-begin = Commencer
table-all-here = Toutes les places sont prises.
table-seats-free = { $count ->
    [one] Une place est encore libre : invite quelqu’un, ou mets-y un robot.
   *[other] { $count } places sont encore libres : invite du monde, ou mets-y des robots.
}
table-sit-down = Une place est libre : assieds-toi, ou regarde.
table-others-come = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
table-host-begins = On attend : { $who } va lancer la partie.

# L’équité.
table-fair = Le tirage est-il honnête ?
table-fair-before = Tout le hasard de cette partie vient d’un seul nombre secret, fixé avant que quiconque s’assoie. Voici son empreinte. À la fin, tu verras le nombre lui-même et tu pourras vérifier que personne ne l’a changé.
table-check = Vérifier le tirage
table-fair-after = Tout le hasard de cette partie est venu d’un seul nombre secret. Son empreinte était affichée avant la partie ; voici le nombre lui-même.
table-fingerprint = Empreinte (SHA-256)
table-fingerprint-noted = L’empreinte notée par ce navigateur avant la fin
table-fingerprint-found = L’empreinte du nombre, calculée ici
table-seed = Le nombre secret
table-check-now = Calculer l’empreinte
table-fair-agrees = Elles concordent : c’est bien le nombre fixé avant la partie.
table-fair-differs = Elles diffèrent : ce n’est pas le nombre fixé avant la partie.
table-verify = Toute la partie peut être rejouée et vérifiée à partir du fichier de la partie, avec la commande

# En jeu.
table-sound-ask = Jouer avec les sons ?
table-sound-yes = Oui
table-sound-no = Non
table-menu = Menu
table-your-turn = À toi de jouer
table-asked-in = À toi de répondre ({ $who } joue)
table-turn-of = À { $who } de jouer
table-several-choose = { $count } personnes choisissent
table-over = La partie est finie
table-clock = Temps restant : { $left }
table-days-left = { $days } j { $hours } h
table-time-left = Encore { $seconds } secondes.
table-waiting = On attend { $who }.
table-you-watch = Tu regardes.
table-who-is-away = Pas là en ce moment.
table-asked-since = Demandé { $since }.
table-kept = Ton coup est gardé et partira au retour de la connexion.
table-rule = Règle { $rule }
table-skip = Rattraper
table-moment = Voici ce qui se passe…
table-pause = Pause
table-go-on = Reprendre
table-hurry = Avancer jusqu’à mon tour
table-paused = En pause
table-hold = Laisser jouer un robot
table-hold-for = Laisser un robot jouer pour { $who }
table-votes = { $votes } sur { $needed } veulent un robot
table-to-play = doit jouer
table-undo = Annuler

# Les feuilles à côté du plateau.
table-leaves = Scores, journal, règles, discussion
table-players-and-scores = Noms et scores
table-log-and-chat = Journal et discussion
table-log-and-rules = Journal et règles
table-result = Résultat
table-scores = Scores
table-story = Récit
table-log = Journal
table-rules = Règles
table-chat = Discussion
table-log-empty = Il ne s’est encore rien passé.
table-since = depuis ta dernière visite
table-look-back = { $time } : revoir ce moment
table-raise = Ouvrir en grand
table-chat-empty = Personne n’a encore rien dit.
table-messages = Messages
table-phrases = Phrases toutes faites
table-ready-words = Phrases du jeu
table-ready-back = Retour aux phrases
table-reply = Répondre à { $who }
table-replied = à { $who } : { $text }
table-say = Dire quelque chose
table-send = Envoyer
table-says = { $who } dit : { $text }
table-unread = non lus
table-muted = L’hôte t’a coupé la parole à cette table.
table-watchers-listen = Pour parler ici, il faut une place.
table-about = Faire taire ou exclure { $who }
table-mute = Faire taire
table-mute-mine = Masquer pour moi
table-unmute-all = Rendre la parole
table-about-mine = Masquer { $who } pour moi
table-unheard = Tu as masqué { $who }.
table-unmute = Rendre la parole à { $who }
table-unmute-mine = Ne plus masquer { $who }
table-hear-again = Ne plus masquer
table-remove = Exclure
table-remove-who = Exclure { $who } de la table
table-remove-really = Exclure vraiment
table-remove-sure = Exclure vraiment { $who } ? Le retour sera impossible.
table-phrase-hello = Bonjour
table-phrase-good-luck = Bonne chance
table-phrase-well-played = Bien joué
table-phrase-thinking = Je réfléchis
table-phrase-your-turn = À toi
table-phrase-oops = Oups
table-phrase-thanks = Merci
table-phrase-rematch = On rejoue ?
table-phrase-bye = À bientôt

# Le menu.
table-from-start = Revoir depuis le début
table-menu-device = Continuer sur un autre appareil
table-menu-watch = Inviter à regarder
table-menu-people = Autour de la table
table-menu-rise = Céder ma place
table-leave = Retour à l’étagère
table-leave-hint = Ta place reste à toi.
table-watch-hint = Avec ce lien, on voit ce que tout le monde voit, et aucune main.
table-device-hint = Ouvre ce lien secret sur l’autre appareil. Il sert une fois, et y emporte ta place.
table-secret-link = Lien secret de ta place
table-secret-qr = Code QR du lien secret de ta place
table-rise-hint = Un robot joue la suite pour toi, et tu ne pourras plus reprendre ta place.
table-people-hint-mine = Masquer ne vaut que pour toi. Personne ne l’apprend.
table-stay = Rester
table-people-hint = On ne lit plus ce que dit une personne qu’on fait taire. Une personne exclue ne peut pas revenir.

# La fin.
table-wins = { $you ->
    [yes] Tu gagnes.
   *[no] { $who } gagne.
}
table-share = { $who } partagent la victoire.
table-all-level = Égalité : la victoire est partagée.
table-nobody-wins = Personne ne gagne.
table-all-win = Tout le monde gagne.
table-wins-by = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
} { $score ->
    [none] { $margin ->
        [0] à égalité de points
        [one] de { $margin } point
       *[other] de { $margin } points
    }
   *[other] { $score }
}{ $by ->
    [none] {""}
   *[other] , { $by }
}.
table-score-to = { $points } à { $other }
table-wins-thanks = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
}, { $by }.
table-share-with = { $who } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-end = La fin de la partie
table-end-skip = Passer
table-end-on = Continuer
table-end-score = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-won = gagne
table-score = Score
table-why = Le détail
table-again = Rejouer
table-to-rematch = Vers la nouvelle partie
table-record = Télécharger la partie
table-share-replay = Lien pour revoir la partie

# Une première partie, expliquée.
table-guide = Un mot d’explication
table-guide-on = Expliquer au fil du jeu
table-guide-off = Arrêter les explications
table-guide-more = Lire tout
table-guide-next = La suite
table-guide-read = Compris
table-guide-again = Relire les explications

# Regarder en arrière.
table-replay = Revoir
table-replay-title = { $title } : revoir la partie
table-back = Retour à la table
table-replay-start = Le début.
table-read-on = Tout lire
table-replay-at = Moment
table-replay-of = { $at } sur { $last }
table-first = Au début
table-previous = Un pas en arrière
table-next = Un pas en avant
table-last = À la fin
table-run = Lecture
table-pause = Pause
table-turn-back = Un tour en arrière
table-turn-on = Un tour en avant
table-moves = Coups
table-moves-and-scores = Coups et scores
table-moves-start = Mise en place
table-moves-all = Tout le monde
table-moves-turn = { $who }, tour { $turn }
table-moves-quiet = Un premier choix ; la suite arrive.
table-graph = Qui menait
table-graph-end = À la fin : { $standing }.
table-graph-led = { $who } a mené pendant { $share } % de la partie.
table-graph-changes = { $count ->
    [0] La tête n’a jamais changé de main.
    [one] La tête a changé de main une fois.
   *[other] La tête a changé de main { $count } fois.
}
table-eyes = Point de vue
table-eyes-watcher = Ce que tout le monde voit
table-eyes-of = Ce que voit { $who }
table-eyes-all = Toutes les mains ouvertes
table-share-moment = Partager ce moment
table-link-moment = Lien vers ce moment

# La table générique.
table-on-the-table = Sur la table
table-lately = Ce qui vient de se passer
table-nothing = rien
table-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
table-filter = Chercher
table-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
table-more-choices = { $count ->
    [one] { $count } autre : tape un mot pour le trouver.
   *[other] { $count } autres : tape un mot pour les trouver.
}

# Un conseil, une leçon.
table-hint = Conseil
table-hint-ask = Que ferais-tu ?
table-hint-thinking = Voyons cela de ta place…
table-hint-show = Montre-moi
table-hint-hide = Cache-le
table-hint-instead = Autres idées
table-hint-gains = Ce que ce coup apporte de plus que la plus faible des idées ci-dessous :
table-hint-again = Demander encore
table-hint-done = Fait :
table-hint-for = Pour :
table-hint-against = Contre :
table-hint-fair = Je ne sais que ce que tu peux savoir. Chacun voit que tu as demandé.
table-hints = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
table-custom-hints = On peut demander conseil
table-lesson = Apprendre de cette partie
table-lesson-of = Les tours de qui ?
table-lesson-looking = J’examine chaque tour, avec ce qu’on pouvait savoir alors…
table-lesson-looking-on = Les autres tours sont encore à l’étude…
table-lesson-turns = Les tours les plus coûteux
table-lesson-played = Ce qui a été joué
table-lesson-you-played = Ce que tu as joué
table-lesson-both = Les deux
table-lesson-better = Mieux
table-lesson-drawn = Dessiné sur le plateau
table-lesson-sum = Les points de moins tiennent compte de tout. Les raisons ne disent que le plus marquant : inutile de les additionner.
table-lesson-fair = Je compare en supposant que chacun joue bien ensuite.
table-lesson-go = Y aller
table-lesson-turn = { $own ->
    [yes] Ton tour
   *[no] Tour
} { $turn }{ $move ->
    [0] {""}
   *[other] {""}, coup { $move }
}
