# A table: before the match, in play, at its end, and looking back.

# Everywhere at a table.
table-table = Table
table-yes = yes
table-no = no
table-you = (you)
table-host = host
table-seat = Seat { $number }
table-player = Player
table-players = Players
table-free = free
table-here = here
table-away = away
table-held = away, a bot plays
table-bot-for = Bot for { $who }
table-bot-level = { $level ->
    [gentle] Bot, gentle
    [easy] Bot, easy
    [hard] Bot, hard
    [master] Bot, master
   *[medium] Bot, medium
}
table-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
table-connection-lost-before = Connection lost. Trying again.
table-connection-lost = Connection lost. Trying again; your moves are kept.
table-not-sent = Not sent: the connection is lost.

# When there is no table to show.
table-unknown = No table here
table-closed = This table is closed to you
table-broken = This table no longer opens
table-closed-hint = There are other tables, and you can always open your own.
table-unknown-hint = If somebody sent you the link, ask them for it once more.
table-no-answer = The house does not answer
table-trying = Still trying. The table is safe, and waits.

# A seat comes to this device.
table-take-seat = Take this seat on this device?
table-take-seat-hint = You play on here. On the other device the seat is no longer yours.
table-take-it = Take the seat
table-not-now = Not now
table-seat-moved = Your seat has moved to another device.

# Before the match.
table-you-host = You are the host of this table.
table-hosted = { $who } is the host of this table.
table-seats = Seats
table-seat-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
table-size = How many seats
table-fewer = Remove a seat
table-more = Add a seat
table-seat-for = Who seat { $number } is for
table-for-friend = By invitation
table-for-anybody = Open to anybody
table-sit = Sit here
table-sit-first = Sit down
table-get-up = Get up
table-full = Every seat is taken. Stay, and you can watch.
table-full-closed = Every seat is taken, and this table is not open to watchers.
table-my-name = Your name
table-rename = Change
table-invite = Invite
table-invite-hint = Whoever has this link can sit down on a free seat.
table-link = Link to this table
table-qr = Show the QR code
table-qr-label = QR code of the link to this table
table-options = House rules: { $count ->
    [0] as printed
    [one] one changed
   *[other] { $count } changed
}
table-settings = The table
table-custom-clock = Time for each turn
table-clock-none = as long as it takes
table-clock-seconds = { $count } seconds
table-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
table-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
table-custom-away = When somebody is away
table-away-wait = we wait
table-away-bot = a bot plays
table-custom-pace = Bots wait while a scene is shown
table-pace-quick = no
table-pace-normal = 15 seconds at most
table-pace-calm = a minute at most
table-custom-watchers = Others may watch
table-begin = Begin
table-all-here = Every seat is taken.
table-seats-free = { $count ->
    [one] One seat is still free: invite somebody, or give it to a bot.
   *[other] { $count } seats are still free: invite somebody, or give them to bots.
}
table-sit-down = A seat is free: sit down, or watch.
table-others-come = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-host-begins = Waiting for { $who } to begin.

# Fairness.
table-fair = Is the draw honest?
table-fair-before = All chance of this match comes from one secret number, fixed before anybody sat down. This is its fingerprint. At the end you are shown the number itself, and can check that nobody has changed it.
table-check = Check the draw
table-fair-after = All chance of this match came from one secret number. Its fingerprint was shown before the match; here is the number itself.
table-fingerprint = Fingerprint (SHA-256)
table-fingerprint-noted = The fingerprint as this browser noted it before the end
table-fingerprint-found = The fingerprint of the number, worked out here
table-seed = The secret number
table-check-now = Work out the fingerprint
table-fair-agrees = They agree: this is the number that was fixed before the match.
table-fair-differs = They differ: this is not the number that was fixed before the match.
table-verify = The whole match can be replayed and checked from its record, with the command

# In play.
table-sound-ask = Play with sounds?
table-sound-yes = Yes
table-sound-no = No
table-menu = Menu
table-your-turn = Your turn
table-asked-in = Your answer, please ({ $who } is playing)
table-turn-of = { $who } is playing
table-several-choose = { $count } players are choosing
table-over = The match is over
table-clock = Time left: { $left }
table-days-left = { $days } d { $hours } h
table-time-left = { $seconds } seconds left.
table-waiting = Waiting for { $who }.
table-you-watch = You are watching.
table-who-is-away = Away at the moment.
table-asked-since = Asked { $since }.
table-kept = Your move is kept, and sent when the connection is back.
table-rule = Rule { $rule }
table-skip = Catch up
table-moment = This is happening…
table-pause = Pause
table-go-on = Go on
table-hurry = Forward to my turn
table-paused = Paused
table-hold = Let a bot play
table-hold-for = Let a bot play for { $who }
table-votes = { $votes } of { $needed } want a bot
table-to-play = to play
table-undo = Take back

# The leaves beside the board.
table-leaves = Scores, log, rules, chat
table-players-and-scores = Players and scores
table-log-and-chat = Log and chat
table-log-and-rules = Log and rules
table-result = Result
table-scores = Scores
table-story = Story
table-log = Log
table-rules = Rules
table-chat = Chat
table-log-empty = Nothing has happened yet.
table-since = since you last looked
table-look-back = { $time }: look back at this moment
table-raise = Open it wide
table-chat-empty = Nobody has said anything yet.
table-messages = Messages
table-phrases = Quick phrases
table-ready-words = Ready sentences
table-ready-back = Back to the sentences
table-reply = Reply to { $who }
table-replied = to { $who }: { $text }
table-say = Say something
table-send = Send
table-says = { $who } says: { $text }
table-unread = unread
table-muted = The host has muted you at this table.
table-watchers-listen = To speak here you need a seat.
table-about = Mute or remove { $who }
table-mute = Mute for all
table-mute-mine = Mute for me
table-unmute-all = Unmute for all
table-about-mine = Mute { $who } for me
table-unheard = You have muted { $who } for yourself.
table-unmute = Unmute { $who } for all
table-unmute-mine = Unmute { $who } for me
table-hear-again = Unmute
table-remove = Remove
table-remove-who = Remove { $who } from the table
table-remove-really = Really remove
table-remove-sure = Really remove { $who }? They cannot come back.
table-phrase-hello = Hello
table-phrase-good-luck = Good luck
table-phrase-well-played = Well played
table-phrase-thinking = Let me think
table-phrase-your-turn = Your turn
table-phrase-oops = Oops
table-phrase-thanks = Thank you
table-phrase-rematch = Another game?
table-phrase-bye = See you soon

# The menu.
table-from-start = Replay from the start
table-menu-device = Continue on another device
table-menu-watch = Let somebody watch
table-menu-people = People at this table
table-menu-rise = Give up my seat
table-leave = Back to the shelf
table-leave-hint = Your seat stays yours.
table-watch-hint = Whoever opens this link sees what everybody sees, and no hand.
table-device-hint = Open this secret link on the other device. It works once, and moves your seat there.
table-secret-link = Secret link to your seat
table-secret-qr = QR code of the secret link to your seat
table-rise-hint = A bot plays on for you, and you cannot come back to the seat.
table-people-hint-mine = What you mute is hidden from you alone. Nobody is told.
table-stay = Stay
table-people-hint = Nobody reads what a muted person says. Whoever is removed cannot come back.

# The end.
table-wins = { $you ->
    [yes] You win.
   *[no] { $who } wins.
}
table-share = { $who } share the victory.
table-all-level = All level: the victory is shared.
table-nobody-wins = Nobody wins.
table-all-win = Everybody wins.
table-wins-by = { $you ->
    [yes] You win
   *[no] { $who } wins
} { $score ->
    [none] { $margin ->
        [0] at equal points
        [one] by { $margin } point
       *[other] by { $margin } points
    }
   *[other] { $score }
}{ $by ->
    [none] {""}
   *[other] , { $by }
}.
table-score-to = { $points } to { $other }
table-wins-thanks = { $you ->
    [yes] You win
   *[no] { $who } wins
}, { $by }.
table-share-with = { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-end = The end of the match
table-end-skip = Skip
table-end-on = Go on
table-end-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-won = won
table-score = Score
table-why = How it adds up
table-again = Play again
table-to-rematch = To the new match
table-record = Download the match
table-share-replay = Link to the replay

# A first match, explained.
table-guide = A word of explanation
table-guide-on = Explain as we play
table-guide-off = Stop explaining
table-guide-more = More
table-guide-next = Next
table-guide-read = Got it
table-guide-again = The explanations again

# Looking back.
table-replay = Replay
table-replay-title = { $title }: replay
table-back = Back to the table
table-replay-start = The start.
table-read-on = Read it all
table-replay-at = Moment
table-replay-of = { $at } of { $last }
table-first = To the start
table-previous = One back
table-next = One forward
table-last = To the end
table-run = Play
table-pause = Pause
table-turn-back = One turn back
table-turn-on = One turn on
table-moves = Moves
table-moves-and-scores = Moves and scores
table-moves-start = Setting up
table-moves-all = Everybody
table-moves-turn = { $who }, turn { $turn }
table-moves-quiet = A first choice; what comes of it follows.
table-graph = Who was ahead
table-graph-end = At the end: { $standing }.
table-graph-led = { $who } was ahead for { $share }% of the match.
table-graph-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
table-eyes = Whose view
table-eyes-watcher = What everybody sees
table-eyes-of = What { $who } sees
table-eyes-all = All hands open
table-share-moment = Share this moment
table-link-moment = Link to this moment

# The generic table.
table-on-the-table = On the table
table-lately = What happened last
table-nothing = nothing
table-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
table-filter = Find
table-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
table-more-choices = { $count ->
    [one] 1 more: type a word to find it.
   *[other] { $count } more: type a word to find them.
}

# A hint, and a lesson.
table-hint = Hint
table-hint-ask = What would you do?
table-hint-thinking = Let me look at it from your seat…
table-hint-show = Show me
table-hint-hide = Hide it
table-hint-instead = Other ideas
table-hint-gains = What this move brings over the weakest of the ideas below:
table-hint-again = Ask again
table-hint-done = Done:
table-hint-for = For it:
table-hint-against = Against it:
table-hint-fair = I know no more than you can know. Everybody sees that you have asked.
table-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
table-custom-hints = Players may ask for hints
table-lesson = Learn from this match
table-lesson-of = Whose turns?
table-lesson-looking = Looking at every turn, knowing only what could be known then…
table-lesson-looking-on = The other turns are still being looked at…
table-lesson-turns = The costliest turns
table-lesson-played = What was played
table-lesson-you-played = What you played
table-lesson-both = Both
table-lesson-better = Better
table-lesson-drawn = Drawn on the board
table-lesson-sum = The points lost count everything. The reasons name only what matters most, so they do not add up to them.
table-lesson-fair = I compare as if everybody played well afterwards.
table-lesson-go = Go there
table-lesson-turn = { $own ->
    [yes] Your turn
   *[no] Turn
} { $turn }{ $move ->
    [0] {""}
   *[other] {""}, move { $move }
}
