# Ce que la maison dit à ses tables.
sat-down = { $name } s’assied.
got-up = { $name } se lève.
begun = La partie commence.
time-up = { $you ->
    [yes] Ton temps est écoulé : un robot répond pour toi.
   *[no] { $who } n’a plus de temps : un robot répond.
}
was-removed = L’hôte a exclu { $name } de la table.
watchers-welcome = L’hôte a ouvert la table au public.
watchers-unwelcome = L’hôte a fermé la table au public.
bot-holds = { $you ->
    [yes] Un robot garde ta place.
   *[no] { $who } n’est plus là : un robot garde la place.
}
bot-says = { $who } : « { $what } »
bot-hurried = Beaucoup de robots réfléchissent en ce moment : { $who } a joué plus vite que d’habitude.
bot-failed = { $you ->
    [yes] Le robot n’a pas su se décider : il a joué au hasard pour toi.
   *[no] { $who } n’a pas su se décider : le robot a joué au hasard.
}
is-back = { $you ->
    [yes] Te revoilà à ta place.
   *[no] { $who } est de retour.
}
rematch-waits = { $you ->
    [yes] Tu veux rejouer : une nouvelle table est prête.
   *[no] { $who } veut rejouer : une nouvelle table est prête.
}

# Pourquoi pas.
not-begun = La partie n’a pas commencé.
begun-already = La partie a commencé : les places et les options sont fixées.
over-already = La partie est finie.
not-over = Cela s’ouvre quand la partie est finie.
not-the-caller = Ce n’est pas à toi d’appeler.
too-early = Pas encore : chacun a besoin d’un instant pour voir ses cartes.
reaching-already = Ta main est déjà en route.
from-memory = Ici on joue de mémoire : la relecture s’ouvre à la fin de la partie.
host-only = C’est à l’hôte de la table de le faire.
no-seat = Tu n’as pas de place à cette table.
no-such-seat = Cette table n’a pas de place { $seat }.
no-such-person = Il n’y a personne à cette table sous ce numéro.
seat-taken = La place { $seat } est prise.
seats-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
variant-players = À { $players }, on ne peut pas jouer cela : « { $value } »
has-seat = Tu as déjà une place à cette table.
question-passed = La table a avancé entre-temps : cette question est réglée.
says-nothing = Ton message est vide.
no-such-template = Cette phrase n’existe pas à cette table.
gaps-badly-filled = Cette phrase ne se dit pas comme ça : il y manque quelque chose, ou quelque chose n’y est pas à sa place.
nothing-to-reply-to = C’est une réponse : il faut que quelqu’un d’autre ait dit ce à quoi elle répond.
said-in-lost-words = (dit avec des mots que le jeu n’a plus)
muted = L’hôte t’a coupé la parole à cette table.
removed = L’hôte t’a fait quitter cette table.
no-watchers = Cette table se joue sans public.
not-away = { $who } est bien là.
gone-just-now = { $who } vient de sortir : laisse-lui une minute.
voted-already = Tu l’as déjà dit.
bad-link = Ce lien n’ouvre aucune place : il a déjà servi, ou il est incomplet.
unknown-table = Il n’y a pas de table à cette adresse.
no-such-page = Il n’y a rien à cette adresse.
too-many-tables = Tu es l’hôte de { $most } tables en cours : finis-en d’abord une.
too-many-open = { $most } tables ouvertes depuis ton adresse attendent déjà n’importe qui : commence l’une d’elles, ou garde ses places pour tes amis, avant d’en ouvrir une autre à tous.
friends-only = La place { $seat } est gardée pour qui a reçu le lien.
new-link = Quelqu’un a été exclu de cette table, et les anciennes invitations ne valent plus : demande le nouveau lien à l’hôte.
removed-address = Quelqu’un qui venait de ton adresse a été exclu de cette table : demande le nouveau lien à l’hôte.
too-many-lines = Cette table est ouverte dans trop de fenêtres : ferme-en quelques-unes.
too-many-watchers = Cette table a déjà tous les spectateurs qu’elle peut accueillir : réessaie plus tard.
time-was-up = Ton temps était écoulé : la réponse donnée pour toi reste.
rules-changed = Cette partie a commencé avec d’anciennes règles de { $game }, et ne peut pas continuer avec les nouvelles.
table-broken = Cette table ne s’ouvre plus : le jeu a changé depuis son ouverture.
table-damaged = Cette table est abîmée sur le disque de la maison : on n’y joue plus. Elle est mise de côté telle quelle, et la personne qui tient la maison le sait.
damage-gap = Il manque l’inscription { $number }.
damage-mark = L’inscription { $number } n’est pas ce qui avait été écrit.
damage-end = Elle s’arrête à l’inscription { $number }, alors que { $wanted } avaient été écrites.
damage-head = Rien ne dit combien elle avait d’inscriptions.
damage-unreadable = Son endroit dans le fichier est illisible : { $reason }.
fault-file = { $reason }
fault-empty = Elle n’a aucune inscription.
fault-fold = Sa partie ne peut plus être rejouée : { $reason }
no-house = Il n’y a pas de maison dans { $folder }.
house-unreadable = La maison n’arrive pas à lire cela sur son disque. Réessaie dans un instant ; la personne qui tient la maison le sait.
folder-taken = Une autre maison est ouverte dans { $folder }. Ferme-la d’abord, ou choisis un autre dossier avec --data.
no-hints = Cette table joue sans conseils.
no-hints-live = En direct, pas de conseils : une table calme leur laisse le temps.
hint-not-asked = On ne te demande rien pour l’instant.
hint-coming = Ton conseil est en préparation.
hint-elsewhere = Ton conseil à une autre table est en préparation : un seul à la fois.
hints-busy = Plusieurs conseils sont en préparation pour ta connexion : redemande dans un instant.
thinkers-busy = Trop de réflexions à la fois : redemande dans un instant.
hint-failed = Pas de conseil cette fois-ci : demande encore.
renderer-busy = La maison prépare déjà beaucoup de parties à revoir : réessaie dans un instant.
not-rendered = La maison n’a pas pu préparer cela : réessaie dans un instant.
lesson-failed = La leçon a été interrompue : demande encore.
lessons-busy = Beaucoup de parties sont à l’étude en ce moment : redemande dans une minute.

name-empty = Un nom a au moins une lettre ou un chiffre.
name-long = Un nom a au plus { $most } signes.
no-guest = La maison ne te connaît pas encore : accepte son cookie et recharge la page.
signed-out = Les autres appareils sont déconnectés : la connexion repart à neuf.
too-fast = C’était trop à la fois : attends un instant.
many-guests = Beaucoup de monde vient d’arriver depuis ton adresse : attends une minute, puis recharge la page.
very-many-guests = Beaucoup de monde arrive en ce moment : attends une minute, puis recharge la page.
tables-too-fast = Beaucoup de tables viennent d’être ouvertes depuis ton adresse : attends une demi-minute, puis réessaie.
too-large = C’est plus que la maison ne peut prendre.
not-a-message = La maison ne comprend pas ce message.
hello-first = Le premier message à une table est un bonjour.
hello-already = Tu as déjà dit bonjour.
other-site = Cette demande vient d’un autre site.
other-host = Cette maison ne répond pas au nom « { $host } ». Qui la tient peut l’ouvrir avec --origin https://{ $host }, ou ajouter ce nom à LUDOTHEQUE_HOSTS.
house-trouble = La maison n’a pas pu l’écrire, donc cela n’a pas eu lieu. Elle essaie de nouveau.
table-rewritten = On met cette table en ordre : elle s’ouvre de nouveau dans un instant.
house-closes = La maison ferme un instant : rien n’est perdu.
disk-full = La maison ne peut pas ouvrir dans { $folder } : le disque est plein. Fais de la place, ou choisis un autre dossier avec --data.
disk-closed = La maison ne peut pas ouvrir dans { $folder } : elle n’a pas le droit d’y écrire ({ $reason }). Donne-le-lui, ou choisis un autre dossier avec --data.
disk-garbled = La maison ne peut pas ouvrir dans { $folder } : ce qui s’y trouve est abîmé ({ $reason }). Rien n’a été modifié. Restaure une sauvegarde, ou choisis un autre dossier avec --data.
disk-trouble = La maison ne peut pas ouvrir dans { $folder } : { $reason }. Choisis un autre dossier avec --data.
newer-store = La maison dans { $folder } a été tenue par une Ludothèque plus récente (version { $found } de ses données, celle-ci connaît la { $known }). Rien n’a été modifié : mets Ludothèque à jour, ou choisis un autre dossier avec --data.
address-taken = La maison ne peut pas ouvrir à { $host }, port { $port } : { $reason }. Essaie un autre port avec --port.
bad-setting = « { $value } » n’est pas une valeur du réglage « { $name } ».

# Combien de temps on garde.
days-kept = { $days ->
    [0] sans limite
    [one] un jour
   *[other] { $days } jours
}

# Quelqu’un qui a été effacé.
somebody = quelqu’un

# Des noms pour qui n’a pas dit le sien.
guest-names = Loutre, Héron, Écureuil, Rouge-gorge, Hérisson, Martre, Hirondelle, Castor, Roitelet, Lynx, Loir, Courlis, Lièvre, Geai, Hermine, Chouette

# Les options, dans les pages de règles.
rules-options = Les mots entre guillemets sont ceux des réglages : on les trouve à la table, avant la partie, sous « Règles de la table » ou juste au-dessus.
rules-quoted = « { $text } »
rules-true = oui
rules-false = non
