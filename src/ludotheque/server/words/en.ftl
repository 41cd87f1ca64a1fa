# What the house says at its tables.
sat-down = { $name } sits down.
got-up = { $name } gets up.
begun = The match begins.
time-up = { $you ->
    [yes] Your time is up: a bot answers for you.
   *[no] { $who } has no time left: a bot answers.
}
was-removed = The host has removed { $name } from the table.
watchers-welcome = The host has opened the table to watchers.
watchers-unwelcome = The host has closed the table to watchers.
bot-holds = { $you ->
    [yes] A bot holds your seat.
   *[no] { $who } is away: a bot holds the seat.
}
bot-says = { $who }: “{ $what }”
bot-hurried = Many bots are thinking just now: { $who } has played faster than usual.
bot-failed = { $you ->
    [yes] The bot could not make up its mind and has played at random for you.
   *[no] { $who } could not make up their mind and has played at random.
}
is-back = { $you ->
    [yes] You are back at your seat.
   *[no] { $who } is back.
}
rematch-waits = { $you ->
    [yes] You want to play again: a new table is set.
   *[no] { $who } wants to play again: a new table is set.
}

# Why not.
not-begun = The match has not begun.
begun-already = The match has begun: its seats and options are settled.
over-already = The match is over.
not-over = That opens when the match is over.
not-the-caller = It is not for you to call.
too-early = Not yet: everybody needs a moment to see their cards.
reaching-already = You are already reaching for something.
from-memory = Here you play from memory: the replay opens when the match is over.
host-only = Only the host of the table can do that.
no-seat = You have no seat at this table.
no-such-seat = This table has no seat { $seat }.
no-such-person = Nobody at this table has that number.
seat-taken = Seat { $seat } is taken.
seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
variant-players = With { $players } players one cannot play that: “{ $value }”
has-seat = You already have a seat at this table.
question-passed = The table has moved on since: that question is answered.
says-nothing = Your message is empty.
no-such-template = There is no such sentence at this table.
gaps-badly-filled = This sentence cannot be said like that: something in it is missing, or does not belong there.
nothing-to-reply-to = This is a reply: somebody else has to have said what it replies to.
said-in-lost-words = (said in words that the game no longer has)
muted = The host has muted you at this table.
removed = The host has removed you from this table.
no-watchers = This table is not open to watchers.
not-away = { $who } is not away.
gone-just-now = { $who } has only just left: give them a minute.
voted-already = You have said so already.
bad-link = This link opens no seat: it has been used, or it is incomplete.
unknown-table = There is no table at this address.
no-such-page = There is nothing at this address.
too-many-tables = You host { $most } tables that are not over: finish one first.
too-many-open = { $most } tables from your address wait for anybody already: begin one of them, or offer its seats to friends, before you open another to all.
friends-only = Seat { $seat } is kept for a friend with the link.
new-link = Somebody was removed from this table, and older invitations no longer count: ask the host for the new link.
removed-address = Somebody who came from your address was removed from this table: ask the host for the new link.
too-many-lines = This table is open in too many windows: close some of them.
too-many-watchers = As many people watch this table as it has room for: try again later.
time-was-up = Your time was up: what was answered for you stands.
rules-changed = This match was begun by older rules of { $game }, and cannot go on by the new ones.
table-broken = This table cannot be opened any more: the game has changed since it was opened.
table-damaged = This table is damaged on the house’s disk, so it is not played on. It was kept aside as it is, and whoever runs the house knows.
damage-gap = Entry { $number } is missing.
damage-mark = Entry { $number } is not what was written.
damage-end = It ends at entry { $number }, though { $wanted } were written.
damage-head = Nothing says how many entries it had.
damage-unreadable = Its place in the file cannot be read: { $reason }.
fault-file = { $reason }
fault-empty = It has no entries.
fault-fold = Its match cannot be played again: { $reason }
no-house = There is no house in { $folder }.
house-unreadable = The house cannot read that from its disk just now. Try again in a moment; whoever runs the house knows.
folder-taken = Another house is open in { $folder }. Close it first, or choose another folder with --data.
no-hints = This table plays without hints.
no-hints-live = In live play there are no hints: a calm table has time for them.
hint-not-asked = You are not asked anything now.
hint-coming = Your hint is on its way.
hint-elsewhere = Your hint at another table is on its way: one at a time.
hints-busy = Several hints are being thought out for your household: ask again in a moment.
thinkers-busy = Too much is being thought over at once: ask again in a moment.
hint-failed = No hint this time: ask again.
renderer-busy = Many replays are being prepared just now: try again in a moment.
not-rendered = That could not be prepared: try again in a moment.
lesson-failed = The lesson was interrupted: ask again.
lessons-busy = Many matches are being studied just now: ask again in a minute.

name-empty = A name needs at least one letter or digit.
name-long = A name has at most { $most } characters.
no-guest = The house does not know you yet: allow its cookie and load the page again.
signed-out = The other devices of this guest are signed out: the connection begins anew.
too-fast = That was too much at once: wait a moment.
many-guests = Many people have come in from your address just now: wait a minute, then load the page again.
very-many-guests = Very many people are coming in just now: wait a minute, then load the page again.
tables-too-fast = Many tables were opened from your address just now: wait half a minute, then try again.
too-large = That is more than the house can take.
not-a-message = The house does not understand that message.
hello-first = The first message at a table is a hello.
hello-already = You have said hello already.
other-site = This request comes from another site.
other-host = This house does not answer to the name “{ $host }”. Whoever runs it can start it with --origin https://{ $host }, or add the name to LUDOTHEQUE_HOSTS.
house-trouble = The house could not write that down, so it did not happen. It tries again.
table-rewritten = This table is being tidied up: it opens again in a moment.
house-closes = The house closes for a moment: nothing is lost.
disk-full = The house cannot open in { $folder }: the disk is full. Make room on it, or choose another folder with --data.
disk-closed = The house cannot open in { $folder }: it may not write there ({ $reason }). Give it the right to, or choose another folder with --data.
disk-garbled = The house cannot open in { $folder }: what is kept there is damaged ({ $reason }). Nothing was changed. Restore a backup, or choose another folder with --data.
disk-trouble = The house cannot open in { $folder }: { $reason }. Choose another folder with --data.
newer-store = The house in { $folder } was kept by a newer Ludothèque (its store has version { $found }, this one knows { $known }). Nothing was changed: upgrade Ludothèque, or choose another folder with --data.
address-taken = The house cannot open at { $host }, port { $port }: { $reason }. Try another with --port.
bad-setting = “{ $value }” is not a value of the setting “{ $name }”.

# How long something is kept.
days-kept = { $days ->
    [0] without a limit
    [one] one day
   *[other] { $days } days
}

# Somebody who was erased.
somebody = somebody

# Names for guests who have not said theirs.
guest-names = Otter, Heron, Squirrel, Robin, Hedgehog, Marten, Swallow, Beaver, Wren, Lynx, Dormouse, Curlew, Hare, Jay, Stoat, Owl

# Options, in the rules pages.
rules-options = The words in quotation marks are those of the settings: you find them at the table before the match, under “House rules” or just above.
rules-quoted = “{ $text }”
rules-true = yes
rules-false = no
