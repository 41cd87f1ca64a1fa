# La ligne de commande.
help-ludotheque = Une ludothèque qui ne ferme jamais.
help-commands = commandes
help-lang = la langue : en ou fr (sans précision, celle de la machine)
help-json = pour être lu par un programme
help-game = la clé d’un jeu, telle que la donne « games »
help-option = une option de la table, autant de fois qu’on veut ; « rules JEU 8 » dit lesquelles existent
help-games = ce qu’il y a sur l’étagère
help-play = jouer ici, à plusieurs devant ce clavier ou contre des robots
help-rules = les règles d’un jeu
help-simulate = faire jouer beaucoup de parties par des robots, et voir comment elles finissent
help-replay = revoir une partie enregistrée, pas à pas
help-bench = mesurer le moteur à côté de ses pairs
help-rule = une règle ou un chapitre, par son numéro

column-game = Jeu
column-players = Joueurs
column-minutes = Minutes
column-age = Âge
column-pitch = {""}
how-to-play = Jouer : ludotheque play { $game }   Les règles : ludotheque rules { $game }
broken-game = { $game } est installé, mais ne s’ouvre pas : { $reason }
no-such-rule = Les règles de { $game } n’ont pas de règle { $rule }.
