# Ce que la maison dit à ses tables.
sat-down = { $name } s’assied.
got-up = { $name } se lève.
begun = La partie commence.
time-up = { $you ->
    [yes] Ton temps est écoulé : un robot répond pour toi.
   *[no] { $who } n’a plus de temps : un robot répond.
}
was-removed = L’hôte a exclu { $name } de la table.
bot-holds = { $you ->
    [yes] Un robot garde ta place.
   *[no] { $who } n’est plus là : un robot garde la place.
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
muted = L’hôte t’a coupé la parole à cette table.
removed = L’hôte a mis fin à ta présence à cette table.
no-watchers = Cette table se joue sans public.
not-away = { $who } est bien là.
gone-just-now = { $who } vient de sortir : laisse-lui une minute.
voted-already = Tu l’as déjà dit.
bad-link = Ce lien n’ouvre aucune place : il a déjà servi, ou il est incomplet.
unknown-table = Il n’y a pas de table à cette adresse.
no-such-page = Il n’y a rien à cette adresse.
too-many-tables = Tu es l’hôte de { $most } tables en cours : finis-en d’abord une.
friends-only = La place { $seat } est gardée pour qui a reçu le lien.
too-many-lines = Cette table est ouverte dans trop de fenêtres : ferme-en quelques-unes.
time-was-up = Ton temps était écoulé : la réponse donnée pour toi reste.
rules-changed = Cette partie a commencé avec d’anciennes règles de { $game }, et ne peut pas continuer avec les nouvelles.
table-broken = Cette table ne s’ouvre plus : le jeu a changé depuis son ouverture.
folder-taken = Une autre maison est ouverte dans { $folder }. Ferme-la d’abord, ou choisis un autre dossier avec --data.
no-hints = Cette table joue sans conseils.
no-hints-live = En direct, pas de conseils : une table calme leur laisse le temps.
hint-not-asked = On ne te demande rien pour l’instant.
hint-coming = Ton conseil est en préparation.
hint-failed = Pas de conseil cette fois-ci : demande encore.
lesson-failed = La leçon a été interrompue : demande encore.
lessons-busy = Beaucoup de parties sont à l’étude en ce moment : redemande dans une minute.

name-empty = Un nom a au moins une lettre ou un chiffre.
name-long = Un nom a au plus { $most } signes.
no-guest = La maison ne te connaît pas encore : accepte son cookie et recharge la page.
too-fast = C’était trop à la fois : attends un instant.
too-large = C’est plus que la maison ne peut prendre.
not-a-message = La maison ne comprend pas ce message.
hello-first = Le premier message à une table est un bonjour.
hello-already = Tu as déjà dit bonjour.
other-site = Cette demande vient d’un autre site.
house-trouble = La maison n’a pas pu l’écrire, donc cela n’a pas eu lieu. Elle essaie de nouveau.
house-closes = La maison ferme un instant : rien n’est perdu.
address-taken = La maison ne peut pas ouvrir à { $host }, port { $port } : { $reason }. Essaie un autre port avec --port.
bad-setting = « { $value } » n’est pas une valeur du réglage « { $name } ».

# Des noms pour qui n’a pas dit le sien.
guest-names = Loutre, Héron, Écureuil, Rouge-gorge, Hérisson, Martre, Hirondelle, Castor, Roitelet, Lynx, Loir, Courlis, Lièvre, Geai, Hermine, Chouette
