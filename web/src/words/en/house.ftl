# The house: its shelf, its boxes, its lists, its settings.

# Everywhere.
nav = The house
skip = Skip to the page
close = Close
patience = One moment…
try-again = Try again
trouble-offline = You seem to be offline. The house is still there.
trouble-house = The house does not answer at the moment.
no-words = The page has no words for this yet: reload it.
named-for = { $text }: { $title }
settings = Settings
my-tables = My tables
waiting-count = { $count ->
    [one] 1 is waiting for you
   *[other] { $count } are waiting for you
}
other-language = Français
to-shelf = Back to the shelf
link-copy = Copy
link-copied = Copied
link-share = Share
qr-code = QR code of the link

# A box.
sign-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
sign-minutes = about { $minutes } minutes
sign-minutes-short = min
sign-age = from age { $age }
play-now = Play now
play-bot = { $bots ->
    [one] Play now against a bot
   *[other] Play now against { $bots } bots
}
play-choose = Choose…
choose-title = { $title }: how shall we play?
choose-seats = Players, you among them
choose-seat-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
choose-level = The bots
choose-level-name = { $level ->
    [gentle] Gentle
    [easy] Easy
    [hard] Hard
    [master] Master
   *[medium] Medium
}
choose-bots = { $level ->
    [gentle] gentle bots
    [easy] easy bots
    [hard] hard bots
    [master] master bots
   *[medium] medium bots
}
choose-switch = { $on ->
    [yes] { $title }
   *[no] { $title }: no
}
choose-only = Only with { $players } players
choose-usual = The usual
choose-last = As last time: { $what }
choose-kept = Saved on this device: next time one tap begins like this.
play-first = A first game, explained
open-table = Open a table
open-table-hint = For friends, by link, or for whoever comes by. Bots fill the free seats.
glance-heading = The rules at a glance
read-rules = All the rules
rules-of = The rules of { $title }
rules-print = Print the summary
chapters = Chapters

# The shelf.
shelf-heading = What shall we play?
shelf-invites = Pick a box. The bot is already seated.
shelf-waits = { $title }: it is your turn
shelf-waiting = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
shelf-empty = The shelf is empty for now.
open-heading = Tables with a free seat
open-empty = Nobody is looking for players right now.
open-empty-hint = Open a table from a box and leave a seat to anybody: it will be listed here.

# A table in a list.
card-mine = Your turn
card-awaits = Waiting for { $names }
card-playing = In play
card-missing = { $count ->
    [one] One person is missing
   *[other] { $count } people are missing
}
card-ready = Ready to begin
card-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
card-over = The match is over
card-damaged = Damaged, and kept aside
card-me = You
card-players = Players
card-deadline = { $time } left
group-mine = Waiting for you
group-playing = Waiting for others
group-before = Not begun yet
group-over = Finished
mine-empty = You sit at no table yet.
mine-empty-hint = Your matches will be here, and wait for you.

# Settings.
name = Your name
name-hint = The others at the table read it.
name-missing = A name has at least one letter.
name-saved = You are called { $name } now.
save = Save
saved = Saved
language = Language
automatic = Auto
theme = Theme
theme-light = Light
theme-dark = Dark
text-size = Text size
text-normal = Normal
text-big = Large
motion = Motion
motion-hint = Tiles and cards travel to their place, or simply appear there.
motion-reduced = Reduced
scenes = Moments of a match
scenes-hint = What matters is shown as a scene of a few seconds. A tap, or the space bar, goes on.
scenes-slow = Slow
scenes-normal = Normal
scenes-quick = Quick
scenes-off = None
aloud = Words over the table
aloud-hint = Where the chat is not in sight, what is said shows over the board for some seconds.
sound = Sounds
sound-hint = A soft chime when it is your turn, a tap when something is placed.
volume = Volume
devices = Other devices
devices-hint = Lost a phone, or played on somebody else’s? Here nothing changes for you; everywhere else the house no longer knows you.
devices-sign-out = Sign out my other devices
devices-done = Signed out
known = What the house knows about you
known-hint = Your name, your tables and what you said there.
known-more = What is kept, and for how long
known-download = Download
known-erase = Erase…
known-sure = Shall the house forget you?
known-sure-hint = Your name becomes “somebody”, your words and your tables against bots are erased, and a bot plays on in your matches. This cannot be undone.
known-keep = No, leave it
known-really = Yes, erase everything
known-erased = Done: the house knows nothing about you any more.
about = About
about-house = Ludothèque { $version }. The games are told, drawn and programmed by us; their inventors are named in their rules.
about-fonts = Fonts: Fraunces and Atkinson Hyperlegible Next, under the SIL Open Font License.
about-privacy = No account: a cookie tells the house that you are you. These settings stay on this device.

# Lost.
lost = There is nothing here
lost-page = This address leads to no page of the house. Perhaps a piece of the link is missing.
lost-box = There is no such box on our shelf.
