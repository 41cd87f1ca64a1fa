# La ligne de commande.
help-ludotheque = Une ludothèque qui ne ferme jamais.
help-commands = commandes
help-lang = la langue : en ou fr (par défaut, celle de la machine)
help-json = pour être lu par un programme
help-version = la version du programme
help-game = la clé d’un jeu, telle que la donne « games »
help-option = une option de la table, autant de fois qu’on veut ; « rules JEU » dit lesquelles existent
help-games = ce qu’il y a sur l’étagère
help-play = jouer ici, à plusieurs devant ce clavier ou contre des robots
help-rules = les règles d’un jeu
help-simulate = faire jouer beaucoup de parties par des robots, et voir comment elles finissent
help-replay = revoir une partie enregistrée, pas à pas
help-bench = mesurer le moteur, le serveur ou les robots à côté de leurs pairs, l’équité du jeu en direct, ou les parties d’essai rapides
help-pack = vérifier des cartes que d’autres ont écrites pour un jeu, ou les imprimer
help-words = vérifier les phrases des jeux : ce qui manque, ne sert plus ou a changé dans une autre langue
help-rule = une règle ou un chapitre, par son numéro

column-game = Jeu
column-players = Joueurs
column-minutes = Minutes
column-age = Âge
column-pitch = {""}
how-to-play = Jouer : { $command } play { $game }   Les règles : { $command } rules { $game }
broken-game = { $game } est installé, mais ne s’ouvre pas : { $reason }
no-such-rule = Les règles de { $game } n’ont pas de règle { $rule }.

# Jouer.
help-seats = qui s’assied où, par exemple moi,medium,hard (robots : random, gentle, easy, medium, hard, master)
help-names = un nom par place, séparés par des virgules
help-seed = une graine : la même graine donne la même chance
help-first = une première partie, expliquée au fil du jeu, avec des robots tout doux
help-new = une nouvelle partie, même si une autre attend
help-resume = reprendre la partie qui attend, ou celle du FICHIER
me = Toi
person = Joueur { $number }
match-waits = Une partie t’attend : { $players } joueurs, { $answers ->
    [one] { $answers } réponse donnée
   *[other] { $answers } réponses données
}.
go-on-question = La reprendre ? [O/n]
wrong-names = Il faut un nom par place : { $names } pour { $seats } places, ou l’un d’eux est vide.
set-aside = La partie qui attendait est gardée dans { $path } ; « --resume » avec ce fichier la reprend.
missing-file = ce fichier n’existe pas
cannot-save = Impossible d’écrire { $path } : { $reason }.
not-this-table = { $path } n’est pas une table de { $game } qu’on puisse reprendre.
not-a-table = { $path } n’est pas une table enregistrée : le fichier est abîmé, ou c’est autre chose.
no-file = Impossible de lire { $path } : { $reason }.
saved = La partie est gardée dans { $path }. Pour la reprendre : { $command } play { $game } --resume
hand-over = Le clavier passe à { $name }. Appuie sur Entrée quand personne d’autre ne regarde.
choices = { $count ->
    [one] (Entrée : valider ; ? : aide)
   *[other] ({ $count } choix ; ? pour l’aide)
}
see-rule = règle { $rule }
not-understood = Ni coup ni commande. Tape ? pour l’aide.
more-like-it = (et { $count } de ce genre)
hint = Conseil. { $moves }
hint-instead = Sinon : { $moves } { $verdict }
and = {" et "}
winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
you-win = Tu gagnes.
record-kept = Pour la revoir : { $command } replay { $path }

command-moves = coups, c
command-undo = reprendre, annuler, a
command-hint = conseil
command-rules = règles, regles
command-more = feuilles, plus
command-log = journal, j
command-help = aide, ?
command-quit = quitter
command-help-moves = la liste de ce que tu peux faire ; un numéro de la liste le choisit
command-help-undo = reprendre un coup, tant que rien n’est validé ni montré
command-help-hint = ce que ferait à ta place un bon joueur qui n’en sait pas plus que toi, et pourquoi
command-help-rules = une règle ou un chapitre par son numéro ; sans numéro, les chapitres
command-help-more = la feuille de chacun
command-help-log = ce qui s’est passé dernièrement
command-help-help = cette aide
command-help-quit = quitter la table ; la partie t’attendra

# Revoir.
help-file = une partie enregistrée, ou une table gardée
help-seat = par quels yeux : le numéro d’une place à partir de 1, « spectator » ou « all » (tout ouvert)
help-at = après combien de réponses ; hors d’un terminal, cette page seulement
help-coach = les trois tours qui ont coûté le plus à cette place (son numéro, à partir de 1), et ce qui valait mieux
lesson-later = La leçon attend la fin de la partie.
lesson-looking = Un regard sur chaque tour
lesson-turn = Après la réponse { $at }. { $verdict }
lesson-played = Joué : { $moves }
lesson-better = Mieux : { $moves }
no-such-seat = Pas de place « { $seat } » : de 1 à { $players }, spectator ou all.
seat-name = { $seat ->
    [all] tout ouvert
    [spectator] vu du public
   *[other] vu de la place { $seat }
}
page = Après la réponse { $at } sur { $last }, { $whose }.
leaf = Entrée : suite   b : retour   12 : réponse 12   s 1, s tout : par quels yeux   q : quitter

# Une table sans dessin.
yes = oui
no = non

# Simulate
help-simulate-players = à combien on joue (sans précision, le moins possible, ou un par robot nommé)
help-simulate-games = combien de parties jouer (sans précision, { $n })
help-simulate-bot = qui joue : un robot pour toutes les places, ou un par place, séparés par des virgules ; ils changent de place à chaque partie. Au choix : { $bots } ; une classe à toi s’écrit module:Classe
help-simulate-jobs = sur combien de processus (sans précision, un par cœur) ; les chiffres n’en dépendent pas
help-simulate-seed = d’où vient tout le hasard (sans précision, « { $seed } ») : même graine, mêmes parties
simulate-seats = { $bots } robots pour { $players } places : nommes-en un pour toutes, ou un pour chacune.
simulate-playing = Parties
simulate-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
simulate-pace = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, sur { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}
simulate-speed = { $games } parties et { $decisions } décisions par seconde
simulate-scores = Score
simulate-lengths = Décisions par partie
simulate-mean = moyenne
simulate-median = médiane
simulate-p5 = 5 %
simulate-p95 = 95 %
simulate-min = minimum
simulate-max = maximum
simulate-seat = place { $number }
simulate-wins = victoires
simulate-score = score moyen
simulate-interval = intervalle à 95 %
simulate-ties = Victoires partagées : { $share } ({ $interval }) ; chaque gagnant en reçoit sa part.

# L’arène.
help-arena = organiser un tournoi de robots, et dire lequel est le plus fort, de combien, et avec quelle certitude
help-arena-bots = qui rencontre qui : deux robots ou plus, séparés par des virgules ; si un robot prend un budget de coups imaginés par décision, on l’écrit après « @ », comme dans search@2000. Au choix : { $bots } ; une classe à toi s’écrit module:Classe
help-arena-players = combien de places à table (sans précision, le moins possible)
help-arena-games = combien de parties au moins jouent ceux qui se rencontrent (sans précision, { $n }) ; on arrondit à des donnes entières, chacune jouée dans toutes les dispositions
help-arena-lineup = qui partage une table de plus de deux. split (sans précision) : chaque paire de robots, la moitié des places chacun. one-vs-rest : chaque paire, l’un seul et l’autre à toutes les autres places. mixed : autant de robots différents que de places
help-arena-count = ce qui place l’un devant l’autre. places (sans précision) : la victoire, puis le score. victories : la victoire seule
help-arena-jobs = sur combien de processus (sans précision, un par cœur) ; les résultats n’en dépendent pas
help-arena-out = le dossier où tout est noté (sans précision, un dossier ici, nommé d’après le jeu et ce qui est convenu) ; la même commande avec le même dossier reprend où elle s’était arrêtée, et l’on peut ajouter des robots ou des parties
help-arena-ray = plutôt sur une grappe Ray : son adresse, ou « local » pour une grappe créée ici (il faut ludotheque[ray])
arena-few = Un tournoi demande au moins deux robots, nommés chacun une seule fois.
arena-alone = Un tournoi demande au moins deux places à table.
arena-mixed = Pour des tables mixtes à { $players }, il faut au moins { $players } robots, pas { $bots }.
arena-pace = { $played ->
    [0] Plus rien à jouer
    [one] { $played } partie en { $seconds } s
   *[other] { $played } parties en { $seconds } s
}
arena-kept = { $kept ->
    [one] { $kept } partie était déjà là
   *[other] { $kept } parties étaient déjà là
}
arena-bot = robot
arena-elo = Elo
arena-interval = à 95 %
arena-points = points
arena-forward = coups imaginés
arena-cpu = CPU, ms
arena-pair = paire
arena-ahead = devant
arena-further = écart Elo
arena-note = Elo : 0 est la moyenne de ces robots. Une égalité compte pour moitié. Les intervalles viennent de tirages parmi les donnes, chacune avec toutes ses dispositions. Les coups imaginés sont des réponses essayées sur des positions imaginées ; eux et le temps CPU sont par décision.
arena-written = Tout est dans { $folder } ; l’image : { $picture }
arena-interrupted = Interrompu après { $done } parties sur { $all }. La même commande joue les autres.

# Étude
help-study = faire jouer un jeu de toutes les façons par des robots, et écrire une page sur ce qu’il a dans le ventre
help-study-games = combien de parties par table (sans précision, autant que { $seconds } secondes en permettent)
help-study-bot = qui joue (sans précision, { $bot }). Au choix : { $bots } ; une classe à toi s’écrit module:Classe
help-study-out = où va la page (sans précision, JEU-study.LANGUE.html, ici) ; avec « {"{"}lang{"}"} » dans son nom, une page par langue
help-study-picture = où va une petite image pour un README, si on en veut une
study-playing = Parties
study-written = { $matches ->
    [one] Une partie est racontée
   *[other] { $matches } parties sont racontées
} dans { $path } : ouvre cette page dans un navigateur.
study-few = Trop peu de parties pour en dire beaucoup : à moins de { $enough } par table, la page ne conclut rien.
study-nothing = Interrompu avant que chaque table ait une partie : rien n’est écrit.
study-no-folder = Il n’y a pas de dossier { $path }.
study-is-folder = { $path } est un dossier.

# Bench
help-bench-name = ce qu’on mesure : le moteur (engine, sans précision), le serveur (server), l’équité (fairness), les parties d’essai (rollouts) ou les robots (bots)
help-bench-seconds = pendant combien de secondes environ (sans précision, { $seconds })
bench-round = Manche { $number }
bench-how = Au hasard, par les interfaces publiques, tour à tour ; médianes de { $rounds } manches.
bench-players = joueurs
bench-decisions-per-second = décisions/s
bench-clone-time = copie, µs
bench-times = { $game }, tant de fois plus rapide que
bench-decisions = décisions
bench-clone = copie
bench-missing =
    Pas installés ici : { $peers }.
    Pour les installer et tout mesurer d’une traite : python3 dev.py bench
help-bench-matches = serveur : le nombre de parties en même temps (sans précision, { $matches })
help-bench-tables = serveur : le nombre de tables avec une réponse par seconde chacune, dans un essai à part (sans précision, { $tables } ; 0 : pas d’essai)
bench-needs = Pour mesurer des serveurs il faut { $tool }, qui n’est pas installé ici. python3 dev.py bench server l’apporte.
bench-fetching = Téléchargement de boardgame.io
bench-opening = Ouverture des tables
bench-pacing = { $tables } tables, une réponse par seconde chacune
bench-server-how = { $matches } parties à deux par websocket : Zatre ici, le morpion chez boardgame.io. Une réponse suit dès que les deux ont vu la précédente ; p50 et p99 vont de l’envoi à la mise à jour chez l’autre. Médianes de { $rounds } manches, tour à tour ; les rapports se prennent manche par manche. Python { $python }.
bench-answers = réponses/s CPU
bench-p50 = p50, ms
bench-p99 = p99, ms
bench-memory = ko/table
bench-times-p50 = p50
bench-times-p99 = p99
bench-times-memory = mémoire
bench-store-disk = sur disque
bench-store-files = fichiers
bench-store-memory = mémoire
bench-server-times = tant de fois mieux que
bench-paced = Avec { $tables } tables et une réponse par seconde à chacune : p50 { $p50 } ms, p99 { $p99 } ms, { $memory } ko pour une table au milieu de sa partie.
bench-no-node = boardgame.io n’est pas mesuré : il n’y a pas de Node avec npm sur cette machine.
bench-no-fetch = boardgame.io n’est pas mesuré : npm n’a pas pu le télécharger.

# La maison sur le web.
help-serve = ouvre la maison sur le web (ce qui se passe sans commande)
help-serve-host = l’adresse de cette machine où écouter (par défaut { $default } : cette machine seulement)
help-serve-port = le port (par défaut { $default })
help-serve-data = le dossier où tout est gardé (par défaut, ton dossier de données)
help-serve-origin = l’adresse que les gens tapent, quand un serveur mandataire est devant la maison
help-serve-thinkers = le nombre de processus où les robots réfléchissent (par défaut { $default })
help-serve-pace = les secondes entre deux coups d’un robot (par défaut { $default })
help-serve-log_level = ce qui est noté au journal : debug, info, warning ou error (par défaut { $default })
house-open =
    La maison est ouverte : { $address }
    Tout est gardé dans { $data }. Ctrl-C ferme.
house-closed = La maison est fermée. Rien n’est perdu.
help-backup = copie tout ce que la maison garde, même pendant qu’on joue
help-backup-folder = un nouveau dossier pour la copie ; « serve --data DOSSIER » l’ouvre
backup-done = { $tables ->
    [one] Une table est copiée
   *[other] { $tables } tables sont copiées
} dans { $folder }, et la copie est saine.
backup-nothing = Il n’y a pas de maison à copier dans { $data }.
help-check = regarde si tout ce que la maison garde est intact, même pendant qu’on joue
check-table = Table { $table } :
check-file = Le fichier :
check-whole = { $tables ->
    [0] Il n’y a pas encore de table dans { $folder }, et le fichier est intact.
    [one] La seule table dans { $folder } est intacte.
   *[other] Les { $tables } tables dans { $folder } sont intactes.
}
check-faults = { $faults ->
    [one] Un défaut trouvé
   *[other] { $faults } défauts trouvés
} dans { $folder }, qui contient { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Les tables qui ne sont pas nommées sont intactes.
check-older-rules = { $tables ->
    [one] Une partie a commencé avec d’anciennes règles de son jeu : elle est gardée, intacte, mais
   *[other] { $tables } parties ont commencé avec d’anciennes règles de leur jeu : elles sont gardées, intactes, mais
} les règles d’aujourd’hui ne peuvent pas { $tables ->
    [one] l’ouvrir
   *[other] les ouvrir
}.
check-old = La maison dans { $folder } a été tenue par une Ludothèque plus ancienne : ses inscriptions ne portent pas encore de marques, et seuls leurs numéros ont été vérifiés. Le prochain démarrage les ajoutera.

# L’équité.
help-verify = vérifie qu’une partie a été tirée comme la maison l’avait promis
help-fingerprint = l’empreinte que la table montrait avant la partie
verify-replays = { $answers ->
    [one] La seule réponse
   *[other] Les { $answers } réponses
} et tous les tirages découlent de la graine. Son empreinte (SHA-256) est :
verify-same = C’est celle que tu avais notée : la partie a été tirée de la graine fixée avant le début.
verify-compare = Compare-la à celle que la table montrait avant la partie : si ce sont les mêmes, personne n’a touché au tirage.
verify-no-seed = Cette partie a été racontée à la main et n’a pas de graine : il n’y a rien à vérifier.
verify-other-seed = Les empreintes diffèrent. Notée avant la partie : { $noted }. De cet enregistrement : { $fingerprint }.
bench-fairness-how = Des tables de Zuma en direct, à quatre, par websocket. Chacun réagit au bout de { $reaction } ms, à { $spread } près, mais habite au bout d’une autre ligne : millisecondes pour aller à la maison / et en revenir, avec de la gigue. Le premier devrait être n’importe qui, une fois sur quatre.
bench-compensated = Comme la maison l’arbitre, { $rounds } tours
bench-uncompensated = Sans compensation, le premier arrivé est le premier, { $rounds } tours
bench-link = ligne
bench-first = premier
bench-passes = { $passes } passes à { $tables } tables en direct, juste à côté : de l’appel jusqu’à ce que les quatre voient leur nouvelle main, p50 { $p50 } ms, p99 { $p99 } ms.

# Paquets de cartes.
help-pack-what = check : qu’est-ce qui ne va pas, et est-ce équilibré ? cards : des planches à imprimer
help-pack-folder = le dossier du paquet
help-pack-html = où vont les planches, en un fichier HTML
help-pack-game = le jeu auquel il est destiné (par défaut, celui qui accepte des paquets)
pack-no-folder = { $path } n’est pas un dossier.
pack-no-game = { $game } n’accepte pas de paquets de cartes.
pack-no-out = Dis où vont les planches : --html OUT.
pack-printed = Les planches sont dans { $path } : ouvre-le dans un navigateur, et imprime-le en A4, sans marges.
pack-value = ici
pack-wanted = mieux
pack-good = Rien à signaler : le paquet est jouable.
pack-strange = { $count ->
    [one] Le paquet est jouable ; il y a 1 remarque.
   *[other] Le paquet est jouable ; il y a { $count } remarques.
}
pack-wrong = { $count ->
    [one] Le paquet n’est pas jouable : il y a 1 faute.
   *[other] Le paquet n’est pas jouable : il y a { $count } fautes.
}
bench-rollouts-need = La voie rapide a besoin de { $tool }, qui n’est pas installé ici : pip install 'ludotheque[fast]'
bench-compiling = Compilation
bench-rollouts-how = Des parties entières à deux, par l’interface publique et par la voie rapide, { $compiled ->
        [true] compilée,
       *[false] sans Numba,
    } tour à tour ; médianes de { $rounds } manches.
bench-public-playouts = parties/s
bench-public-decisions = décisions/s
bench-fast-playouts = rapide
bench-fast-decisions = décisions/s
bench-ratio = rapport
bench-policy-random = hasard
bench-policy-greedy = glouton

# La vitesse et la force des robots.
bench-bots-how = Les robots entre eux, tour à tour, avec le temps d’un cœur du processeur (CPU). Ce qu’on ne sait pas encore au bout de { $seconds } secondes de ce temps est marqué –.
bench-thinking = Au milieu de { $matches } parties : à quelle vitesse search@{ $calls } réfléchit
bench-thinking-note = Une itération d’ici suit une suite de coups jusqu’à la fin d’un tour et regarde la table ; une d’OpenSpiel joue une partie au hasard jusqu’au bout.
bench-iterations = itérations/s CPU
bench-decision-time = ms CPU/décision
bench-peer-iterations = OpenSpiel
bench-strength = { $game } à deux : victoires contre greedy, les mêmes donnes dans les deux dispositions
bench-strength-note = La recherche d’OpenSpiel (ISMCTSBot pour Zatre, MCTSBot pour Zerzura, qui ne cache rien) fait autant de simulations qu’il en tient dans le temps de search@{ $calls }, puis dix fois plus.
bench-bot = robot
bench-matches = parties
bench-victories = victoires
bench-interval = 95 %
bench-losses = Points perdus par décision à deux, près de la fin, là où le jeu exact est connu
bench-losses-note = Dans des parties jouées au hasard, là où rien n’est caché et où les réponses ne se valent pas. ± est la moitié de l’intervalle à 95 %.
bench-turn-last = { $game }, dernier tour
bench-turn-before = { $game }, avant
bench-positions = positions
bench-part-thinking = Vitesse
bench-part-strength = Force
bench-part-losses = Jeu exact

# Mots.
help-words-what = check : comparer les catalogues de toutes les langues entre eux et avec le code
help-words-game = de quel jeu (sans précision, tous, et la maison elle-même)
help-words-since = aussi ce qui a changé dans une langue depuis cette version de Git, et pas dans les autres
words-missing = { $id } manque.
words-unused = { $id } ne sert à rien.
words-doubled = { $id } figure deux fois.
words-changed = { $id } a changé dans une autre langue.
words-whole = { $packages ->
    [one] Rien ne manque, n’est inutile ni en double dans ce catalogue, dans aucune langue.
   *[other] Rien ne manque, n’est inutile ni en double dans ces { $packages } catalogues, dans aucune langue.
}
