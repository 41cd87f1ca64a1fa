# The command line.
help-ludotheque = A game library that never closes.
help-commands = commands
help-lang = the language: en or fr (by default, this machine’s)
help-json = for a program to read
help-version = the version of this house
help-game = a game’s key, as “games” lists it
help-option = an option of the table, as often as wanted; “rules GAME” tells which there are
help-games = what stands on the shelf
help-play = play here, with friends at this keyboard or against bots
help-rules = the rules of a game
help-simulate = let bots play many matches, and show how they end
help-replay = look at a recorded match again, step by step
help-bench = measure the engine, the server or the bots beside their peers, the fairness of live play, or fast rollouts
help-pack = check cards that others have written for a game, or print them
help-words = check the sentences of games: what is missing, unused or no longer the same in every language
help-rule = one rule or chapter, by its number

column-game = Game
column-players = Players
column-minutes = Minutes
column-age = Age
column-pitch = {""}
how-to-play = Play: { $command } play { $game }   Rules: { $command } rules { $game }
broken-game = { $game } is installed but does not open: { $reason }
no-such-rule = The rules of { $game } have no rule { $rule }.

# Play.
help-seats = who sits where, for example me,medium,hard (bots: random, gentle, easy, medium, hard, master)
help-names = a name for each seat, separated by commas
help-seed = a seed: the same seed gives the same luck
help-first = a first match, explained as it goes, with gentle bots
help-new = a new match, even if one waits
help-resume = go on with the match that waits, or with the one in FILE
me = You
person = Player { $number }
match-waits = A match is waiting: { $players } players, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} so far.
go-on-question = Go on with it? [Y/n]
wrong-names = Every seat needs a name: { $names } given for { $seats } seats, perhaps an empty one.
set-aside = The match that waited is kept in { $path }; “--resume” with that file goes on with it.
missing-file = there is no such file
cannot-save = { $path } cannot be written: { $reason }.
not-this-table = { $path } is not a table of { $game } that can be resumed.
not-a-table = { $path } is not a saved table: it is damaged or something else.
no-file = { $path } cannot be read: { $reason }.
saved = The match is saved in { $path }. It goes on with: { $command } play { $game } --resume
hand-over = The keyboard goes to { $name }. Press Enter when nobody else is looking.
choices = { $count ->
    [one] (Enter takes it; ? for help)
   *[other] ({ $count } choices; ? for help)
}
see-rule = rule { $rule }
not-understood = That is neither a move nor a command. Type ? for help.
more-like-it = (and { $count } like it)
hint = Hint. { $moves }
hint-instead = Or else: { $moves } { $verdict }
and = {" and "}
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
you-win = You win.
record-kept = The record: { $command } replay { $path }

command-moves = moves, m
command-undo = undo, u
command-hint = hint, h
command-rules = rules, r
command-more = sheets, more, s
command-log = log, l
command-help = help, ?
command-quit = quit, q
command-help-moves = list what you may do; a number of the list chooses it
command-help-undo = take back, until something is confirmed or shown
command-help-hint = what a good player would do in your place, knowing what you know, and why
command-help-rules = a rule or chapter by its number; without one, the chapters
command-help-more = everybody’s sheet or row
command-help-log = what has happened lately
command-help-help = this help
command-help-quit = leave the table; the match waits for you

# Replay.
help-file = a record, or a saved table
help-seat = whose eyes: a seat’s number from 1, “spectator”, or “all” (everything open)
help-at = how many answers to show; without a terminal, only that page
help-coach = the three turns that cost this seat (its number, from 1) most, and what was better
lesson-later = A lesson waits until the match is over.
lesson-looking = Looking at every turn
lesson-turn = After answer { $at }. { $verdict }
lesson-played = Played: { $moves }
lesson-better = Better: { $moves }
no-such-seat = There is no seat “{ $seat }”: choose 1 to { $players }, spectator or all.
seat-name = { $seat ->
    [all] everything open
    [spectator] as a spectator
   *[other] from seat { $seat }
}
page = After answer { $at } of { $last }, { $whose }.
leaf = Enter: on   b: back   12: to answer 12   s 1, s all: whose eyes   q: quit

# A plain table
yes = yes
no = no

# Simulate
help-simulate-players = how many play (by default, as few as the game allows, or one for each bot named)
help-simulate-games = how many matches are played (by default { $n })
help-simulate-bot = who plays: one bot for all seats, or one for each, separated by commas; they change seats from match to match. There are: { $bots }; a class of your own as module:Class
help-simulate-jobs = over how many processes (by default, one for each core); the figures do not depend on it
help-simulate-seed = where all chance comes from (by default “{ $seed }”): with the same seed, the same matches
simulate-seats = { $bots } bots for { $players } seats: name one for all, or one for each.
simulate-playing = Playing
simulate-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
simulate-pace = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} in { $seconds } s, over { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
simulate-speed = { $games } matches and { $decisions } decisions per second
simulate-scores = Score
simulate-lengths = Decisions in a match
simulate-mean = mean
simulate-median = median
simulate-p5 = 5%
simulate-p95 = 95%
simulate-min = lowest
simulate-max = highest
simulate-seat = seat { $number }
simulate-wins = wins
simulate-score = mean score
simulate-interval = 95% interval
simulate-ties = Shared victories: { $share } ({ $interval }); each winner is credited with a part.

# The arena.
help-arena = let bots meet in a tournament, and say which is stronger, by how much, and how sure that is
help-arena-bots = who meets whom: two or more, separated by commas; where a bot takes a budget of forward calls for each decision, it stands after an “@”, as in search@2000. There are: { $bots }; a class of your own as module:Class
help-arena-players = how many sit at a table (by default, as few as the game allows)
help-arena-games = how many matches those who meet play, at least (by default { $n }); rounded up to whole deals, each played in every seating
help-arena-lineup = who shares a table of more than two. split (by default): each pair of bots, half of the seats each. one-vs-rest: each pair, one alone and the other at all other seats. mixed: as many different bots as there are seats
help-arena-count = what puts one seat ahead of another. places (by default): victory, and then the score. victories: victory alone
help-arena-jobs = over how many processes (by default, one for each core); the results do not depend on it
help-arena-out = the folder where everything is written down (by default one here, named after the game and what was agreed); the same command with the same folder goes on where it stopped, and more bots or matches may be added
help-arena-ray = on a Ray cluster instead: its address, or “local” for one made here (needs ludotheque[ray])
arena-few = A tournament needs at least two bots, each named once.
arena-alone = A tournament needs at least two at a table.
arena-mixed = For mixed tables of { $players }, at least { $players } bots are needed, not { $bots }.
arena-pace = { $played ->
    [0] Nothing was left to play
    [one] { $played } match in { $seconds } s
   *[other] { $played } matches in { $seconds } s
}
arena-kept = { $kept ->
    [one] { $kept } match was there already
   *[other] { $kept } matches were there already
}
arena-bot = bot
arena-elo = Elo
arena-interval = 95% interval
arena-points = points
arena-forward = forward calls
arena-cpu = CPU, ms
arena-pair = pair
arena-ahead = ahead
arena-further = Elo apart
arena-note = Elo: 0 is the average of these bots. A tie counts half. Intervals come from resampling deals, each with all its seatings. Forward calls are answers tried on imagined positions; they and CPU time are per decision.
arena-written = Everything is in { $folder }; the picture is { $picture }
arena-interrupted = Interrupted after { $done } of { $all } matches. The same command goes on with the others.

# Study
help-study = let bots play a game in every way, and write a page on how it behaves
help-study-games = how many matches at each table (by default, as many as { $seconds } seconds allow)
help-study-bot = who plays (by default { $bot }). There are: { $bots }; a class of your own as module:Class
help-study-out = where the page goes (by default, GAME-study.LANG.html here); with “{"{"}lang{"}"}” in its name, a page in each language
help-study-picture = where a small picture for a README goes, if one is wanted
study-playing = Matches
study-written = { $matches ->
    [one] One match is
   *[other] { $matches } matches are
} told in { $path }: open it in a browser.
study-few = Too few matches to tell much: below { $enough } at each table, the page concludes nothing.
study-nothing = Interrupted before every table had a match: nothing is written.
study-no-folder = There is no folder { $path }.
study-is-folder = { $path } is a folder.

# Bench
help-bench-name = what is measured: engine (by default), server, fairness, rollouts or bots
help-bench-seconds = for about how many seconds (by default { $seconds })
bench-round = Round { $number }
bench-how = Random play by the public interfaces, in turns; medians of { $rounds } rounds.
bench-players = players
bench-decisions-per-second = decisions/s
bench-clone-time = copy, µs
bench-times = { $game }, times as fast as
bench-decisions = decisions
bench-clone = copy
bench-missing =
    Not installed here: { $peers }.
    To install them and measure everything in one run: python3 dev.py bench
help-bench-matches = server: matches at the same time (by default { $matches })
help-bench-tables = server: tables with one answer a second each, in a run of their own (by default { $tables }; 0: no such run)
bench-needs = Servers are measured with { $tool }, which is not installed here. python3 dev.py bench server brings it.
bench-fetching = Fetching boardgame.io
bench-opening = Opening tables
bench-pacing = { $tables } tables, one answer a second each
bench-server-how = { $matches } matches for two over websockets: Zatre here, tic-tac-toe at boardgame.io’s. An answer follows as soon as both have seen the last; p50 and p99 are from sending it to the other’s update. Medians of { $rounds } rounds, in turns; ratios are taken round by round. Python { $python }.
bench-answers = answers/CPU s
bench-p50 = p50, ms
bench-p99 = p99, ms
bench-memory = kB/table
bench-times-p50 = p50
bench-times-p99 = p99
bench-times-memory = memory
bench-store-disk = synced to disk
bench-store-files = files
bench-store-memory = memory
bench-server-times = times as good as
bench-paced = With { $tables } tables and one answer a second at each: p50 { $p50 } ms, p99 { $p99 } ms, { $memory } kB for a table in the middle of its match.
bench-no-node = boardgame.io is not measured: there is no Node with npm on this machine.
bench-no-fetch = boardgame.io is not measured: npm could not fetch it.

# The house on the web.
help-serve = open the house on the web (what happens without a command)
help-serve-host = the address of this machine to listen at (by default { $default }: only this machine)
help-serve-port = the port (by default { $default })
help-serve-data = the folder where everything is kept (by default, your own data folder)
help-serve-origin = the address people type, where a reverse proxy stands before the house
help-serve-thinkers = how many processes bots think in (by default { $default })
help-serve-pace = seconds between two moves of a bot (by default { $default })
help-serve-log_level = how much is logged: debug, info, warning or error (by default { $default })
house-open =
    The house is open: { $address }
    Everything is kept in { $data }. Ctrl-C closes.
house-closed = The house is closed. Nothing is lost.
help-backup = copy everything the house keeps, also while people play
help-backup-folder = a new folder for the copy; “serve --data FOLDER” opens it
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} copied to { $folder }, and the copy is sound.
backup-nothing = There is no house in { $data } to copy.
help-check = look whether everything the house keeps is whole, also while people play
check-table = Table { $table }:
check-file = The file:
check-whole = { $tables ->
    [0] There is no table in { $folder } yet, and the file is whole.
    [one] The one table in { $folder } is whole.
   *[other] All { $tables } tables in { $folder } are whole.
}
check-faults = { $faults ->
    [one] One fault was found
   *[other] { $faults } faults were found
} in { $folder }, which holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Tables that are not named are whole.
check-older-rules = { $tables ->
    [one] One match was begun by older rules of its game: it is kept, and whole, but
   *[other] { $tables } matches were begun by older rules of their games: they are kept, and whole, but
} cannot be opened by the rules of today.
check-old = The house in { $folder } was kept by an older Ludothèque: its entries carry no marks yet, so that only their numbers were checked. The next start adds them.

# Fairness.
help-verify = check that a match was dealt as the house had promised
help-fingerprint = the fingerprint that the table showed before the match
verify-replays = { $answers ->
    [one] The one answer
   *[other] All { $answers } answers
} and every draw follow from the seed. Its fingerprint (SHA-256) is:
verify-same = It is the one you noted: the match was dealt from the seed that was fixed before it began.
verify-compare = Compare it with the one the table showed before the match: if they are the same, nobody has meddled with the draw.
verify-no-seed = This match was told by hand and has no seed: there is nothing to check.
verify-other-seed = The fingerprints differ. Noted before the match: { $noted }. Of this record: { $fingerprint }.
bench-fairness-how = Live tables of Zuma for four over websockets. Everybody reacts after { $reaction } ms, give or take { $spread }, but lives at the end of another link: milliseconds to the house / and back, with jitter. Who is first should be anybody, one time in four.
bench-compensated = As the house plays it, { $rounds } rounds
bench-uncompensated = Without compensation, the first to arrive is first, { $rounds } rounds
bench-link = link
bench-first = first
bench-passes = { $passes } passes at { $tables } live tables next door: from the call until all four are shown their new hand, p50 { $p50 } ms, p99 { $p99 } ms.

# Packs of cards.
help-pack-what = check: what is wrong, and is it in balance? cards: sheets to print
help-pack-folder = the folder of the pack
help-pack-html = where the sheets go, as one HTML file
help-pack-game = the game it is for (by default, the one that takes packs)
pack-no-folder = { $path } is no folder.
pack-no-game = { $game } takes no packs of cards.
pack-no-out = Say where the sheets go: --html OUT.
pack-printed = The sheets are in { $path }: open it in a browser, and print it on A4, without margins.
pack-value = here
pack-wanted = better
pack-good = Nothing to remark: the pack can be played.
pack-strange = { $count ->
    [one] The pack can be played; there is 1 remark.
   *[other] The pack can be played; there are { $count } remarks.
}
pack-wrong = { $count ->
    [one] The pack cannot be played: there is 1 fault.
   *[other] The pack cannot be played: there are { $count } faults.
}
bench-rollouts-need = The fast path needs { $tool }, which is not installed here: pip install 'ludotheque[fast]'
bench-compiling = Compiling
bench-rollouts-how = Whole matches for two, by the public interface and by the fast path, { $compiled ->
        [true] compiled,
       *[false] without Numba,
    } in turns; medians of { $rounds } rounds.
bench-public-playouts = playouts/s
bench-public-decisions = decisions/s
bench-fast-playouts = fast
bench-fast-decisions = decisions/s
bench-ratio = ratio
bench-policy-random = random
bench-policy-greedy = greedy

# How fast and how strong bots are.
bench-bots-how = Bots by themselves, in turns, with the time of one core of the processor (CPU). What is still unknown after { $seconds } seconds of it is shown as –.
bench-thinking = Half-way through { $matches } matches: how fast search@{ $calls } thinks
bench-thinking-note = An iteration of ours follows a line to the end of a turn and looks at the table; one of OpenSpiel’s plays a match to its end at random.
bench-iterations = iterations/CPU s
bench-decision-time = CPU ms/decision
bench-peer-iterations = OpenSpiel’s
bench-strength = { $game } for two: victories against greedy, the same deals in both seatings
bench-strength-note = OpenSpiel’s search (ISMCTSBot for Zatre, MCTSBot for Zerzura, which hides nothing) has as many simulations as fit into the time of search@{ $calls }, and then ten times as many.
bench-bot = bot
bench-matches = matches
bench-victories = victories
bench-interval = 95%
bench-losses = Points lost at a decision for two near the end, where exact play is known
bench-losses-note = In matches played at random, where nothing is hidden and the answers differ. ± is half the interval of 95%.
bench-turn-last = { $game }, last turn
bench-turn-before = { $game }, before it
bench-positions = positions
bench-part-thinking = Speed
bench-part-strength = Strength
bench-part-losses = Exact play

# Words.
help-words-what = check: compare the catalogues of all languages with each other and with the code
help-words-game = of which game (by default, all of them and the house itself)
help-words-since = also what has changed in one language since this Git commit, and not in the others
words-missing = { $id } is missing.
words-unused = { $id } is said by nothing.
words-doubled = { $id } stands there twice.
words-changed = { $id } has changed in another language.
words-whole = { $packages ->
    [one] Nothing is missing, unused or doubled in this catalogue, in any language.
   *[other] Nothing is missing, unused or doubled in these { $packages } catalogues, in any language.
}
