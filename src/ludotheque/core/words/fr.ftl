# Les phrases du cœur.
player = Joueur { $number }
nature = le hasard

game-over = La partie est finie.
not-asked = Ce n’est pas à toi de répondre : on attend { $waiting }.
answered-already = Tu as déjà répondu.
not-this-question = Ce n’est pas une réponse à la question posée.
not-offered = Ce choix ne t’est pas offert pour l’instant.
cannot-undo = Plus rien à reprendre : ce qui a été montré ou validé reste acquis.

wrong-players = Ce jeu se joue de { $low } à { $high }, pas à { $players }.
unknown-option = L’option « { $option } » n’existe pas. On connaît : { $known }.
bad-option = « { $value } » ne convient pas à l’option « { $option } ». Au choix : { $allowed }.
bad-options = Les options d’une table sont des noms avec des valeurs.
a-list = une liste de nombres entiers
a-number = un nombre entier
bad-seed = Une graine est un texte.
unknown-game = Pas de jeu « { $game } » sur l’étagère. On y trouve : { $known }.
broken-game = Le jeu « { $game } » est installé, mais la boîte ne s’ouvre pas ({ $reason }).

not-an-option = Ce n’est pas une réponse : on attend un objet avec un « type ».
unknown-option-type = { $game } ne connaît pas de réponse du type « { $type } ».
bad-option-fields = Une réponse du type « { $type } » n’a pas cette forme (à l’endroit { $where }).
bad-save = Ce n’est pas une position de ce jeu (à l’endroit { $where }).

record-not-json = Ce n’est pas une partie enregistrée : le JSON est incomplet. Le fichier a peut-être été coupé.
record-not-a-record = C’est bien du JSON, mais pas une partie enregistrée.
record-format = Cette partie est écrite au format { $format } ; ici on ne lit que le format { $ours }.
record-fields = L’enregistrement est incomplet ou retouché (à l’endroit { $where }).
record-rules = Partie jouée avec la version { $rules } des règles de { $game } ; ici, c’est la version { $ours }.
record-start = L’enregistrement diverge dès le départ : graine, options ou joueurs ne sont pas ceux de la partie.
record-refused = L’enregistrement diverge à la réponse { $number } : { $reason }
record-parts = L’enregistrement diverge à la réponse { $number } : acceptée, elle mène ailleurs que prévu.
record-end = L’enregistrement diverge à la fin, après la réponse { $number } : des réponses manquent ou le résultat a changé.

# Le chapitre d’une règle qui dit tout le jeu en une page.
rules-summary = En une page
