# What the house says at its tables.
sat-down = { $name } sits down.
got-up = { $name } gets up.
begun = The match begins.
time-up = { $you ->
    [yes] Your time is up: a bot answers for you.
   *[no] { $who } has no time left: a bot answers.
}
was-removed = The host has removed { $name } from the table.
bot-holds = { $you ->
    [yes] A bot holds your seat.
   *[no] { $who } is away: a bot holds the seat.
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
friends-only = Seat { $seat } is kept for a friend with the link.
too-many-lines = This table is open in too many windows: close some of them.
time-was-up = Your time was up: what was answered for you stands.
rules-changed = This match was begun by older rules of { $game }, and cannot go on by the new ones.
table-broken = This table cannot be opened any more: the game has changed since it was opened.
folder-taken = Another house is open in { $folder }. Close it first, or choose another folder with --data.
no-hints = This table plays without hints.
no-hints-live = In live play there are no hints: a calm table has time for them.
hint-not-asked = You are not asked anything now.
hint-coming = Your hint is on its way.
hint-failed = No hint this time: ask again.
lesson-failed = The lesson was interrupted: ask again.
lessons-busy = Many matches are being studied just now: ask again in a minute.

name-empty = A name needs at least one letter or digit.
name-long = A name has at most { $most } characters.
no-guest = The house does not know you yet: allow its cookie and load the page again.
too-fast = That was too much at once: wait a moment.
too-large = That is more than the house can take.
not-a-message = The house does not understand that message.
hello-first = The first message at a table is a hello.
hello-already = You have said hello already.
other-site = This request comes from another site.
house-trouble = The house could not write that down, so it did not happen. It tries again.
house-closes = The house closes for a moment: nothing is lost.
address-taken = The house cannot open at { $host }, port { $port }: { $reason }. Try another with --port.
bad-setting = “{ $value }” is not a value of the setting “{ $name }”.

# Names for guests who have not said theirs.
guest-names = Otter, Heron, Squirrel, Robin, Hedgehog, Marten, Swallow, Beaver, Wren, Lynx, Dormouse, Curlew, Hare, Jay, Stoat, Owl
