# The page.
title = { $game }: a study
kicker = A study
fact-matches = Matches
fact-matches-value = { $matches } ({ $each } at each table)
fact-bot = Played by the bot
fact-seed = Seed
fact-version = Version
fact-version-value = Ludothèque { $version }, rules { $rules }
fact-fingerprint = Fingerprint
again = The same again:
interrupted = The study was interrupted: this is what there was until then, and some tables have more matches than others.
few = { $matches ->
    [one] Only one match at a table
   *[other] Only { $matches } matches at a table
}: too few to conclude anything. The figures tell what happened here, and not how the game is.
footer = Made by Ludothèque { $version }. This page needs nothing else, and tells nobody that you read it.
figure-score = points on average, with { $players } players
figure-won = of the players win, with { $players } at the table
figure-decisions = decisions for each in a match, with { $players } players
figure-options = options at a decision, on average
figure-first = of the victories go to whoever begins, with { $players } players
figure-begins = of those who begin win, with { $players } players
all-rows = All { $count }, as numbers
the-numbers = As numbers
yes = yes
no = no
option-value = { $option }: { $value }
difference = { $value } ({ $low } to { $high })
within = ({ $low } to { $high })
counted = { $count } of { $total }
too-few = Too few matches to tell.
percentage-points = { $value } pts
part = { $percent }%
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
spread-caption = { $mean } on average; nine times out of ten from { $low } to { $high }.

# Heads of columns.
head-players = Players
head-matches = Matches
head-won = Victories
head-score = Score
head-choice = What
head-what = What
head-share = How often
head-margin = Points beside the table’s average
head-often = Per player
head-slope = Points with one more
head-slope-wins = Victories with one more
head-times = Times
head-when = When
head-option = Option

# Scores, margins, length.
scores-title = Scores
scores-lead = With { $players } players, a score is { $mean } on average, and nine out of ten lie between { $low } and { $high }; with { $many }, the average is { $mean_many }.
victories-title = Who wins
victories-lead = Players do best with { $best } at the table, where { $most } of them win; with { $worst } it is { $least }.
victories-few = Too few matches to tell with how many players it goes best: with { $best }, { $most } of them have won; with { $worst } it is { $least }.
victories-caption = The share of the players at a table who have won, with the interval that covers the true one 95 times in 100.
margins-title = How close it is
margins-lead = With { $players } players, the winner is ahead of the next by { $mean } points on average, by { $median } or less in half of the matches; { $ties } of them end in a shared victory.
lengths-title = How long it takes
lengths-lead = With { $players } players a match takes { $mean } decisions, about { $each } for each; with { $many } players { $mean_many }, about { $each_many } for each.

# Who begins.
place-order-title = Does it matter who begins?
place-order-head = Place in the order of play
place-order-place = { $players } players: { $place ->
    [1] who begins
    [2] second
    [3] third
   *[other] number { $place }
}
place-order-caption = The share of the victories, by the order of play. The dashed line is everybody’s fair share; grey intervals include it, blue lie above it, red below.
place-order-none = Hardly, if at all: with any number of players, the share of whoever begins should lie within { $most } percentage points of what is fair. With { $players } players it is { $share }, where { $fair } would be fair.
place-order-few = Too few matches to tell: with { $players } players, whoever begins has won { $share }, where { $fair } would be fair.
place-order-lead = With { $players } players, whoever begins wins { $share }, where { $fair } would be fair: { $size ->
    [small-more] an advantage, perhaps a small one
    [clear-more] a clear advantage at least
    [large-more] a large advantage
    [small-less] a handicap, perhaps a small one
    [clear-less] a clear handicap at least
   *[large-less] a large handicap
}. { $clear ->
    [one] With every other number of players, chance alone may explain the difference.
   *[other] Beyond what chance explains, it matters with { $clear } of { $tables } numbers of players.
}
place-seats-title = Does the seat matter?
place-seats-head = Seat
place-seats-place = { $players } players: seat { $place }
place-seats-caption = The share of the victories, by seat. The dashed line is everybody’s fair share; grey intervals include it, blue lie above it, red below.
place-seats-none = Hardly, if at all: with any number of players, the share of the first seat should lie within { $most } percentage points of what is fair. With { $players } players it is { $share }, where { $fair } would be fair.
place-seats-few = Too few matches to tell: with { $players } players, the first seat has won { $share }, where { $fair } would be fair.
place-seats-lead = With { $players } players, the first seat wins { $share }, where { $fair } would be fair: { $size ->
    [small-more] an advantage, perhaps a small one
    [clear-more] a clear advantage at least
    [large-more] a large advantage
    [small-less] a handicap, perhaps a small one
    [clear-less] a clear handicap at least
   *[large-less] a large handicap
}. { $clear ->
    [one] With every other number of players, chance alone may explain the difference.
   *[other] Beyond what chance explains, it matters with { $clear } of { $tables } numbers of players.
}

# Openings, and what is chosen.
study-opening = The opening
study-opening-note = What was chosen first, how often, and how many points its players had at the end beside the average of their table. The dashed line is what openings bring on average.
choice-lead = Most often it is “{ $often }”: { $share }. “{ $best }” leads furthest: { $difference } points beside the usual.
choice-none = Most often it is “{ $often }”: { $share }. “{ $best }” has done best, by { $difference } points, but chance alone may explain that.
choice-few = Too few matches to tell where it leads. Most often it was “{ $often }”: { $share }.
study-did = What players do
study-did-note = How often a player does each thing in a match, and how those fare who do it once more than the others at their table. Those who do well may simply have had more occasion to do it.
held-none = None of the { $count } goes with more or fewer points than chance alone may explain.
held-lead = Of { $count }, { $clear } go with a difference that chance does not explain: once more “{ $best }” with { $most } { $unit ->
    [wins] in victories
   *[points] points
}, once more “{ $worst }” with { $least }.
held-one-way = { $clear ->
    [one] One of { $count } goes with a difference that chance does not explain: once more “{ $best }” with { $most } { $unit ->
        [wins] in victories
       *[points] points
    }.
   *[other] Of { $count }, { $clear } go with a difference that chance does not explain, all in the same direction: once more “{ $best }” with { $most } { $unit ->
        [wins] in victories
       *[points] points
    }, once more “{ $worst }” with { $least }.
}
share-lead = “{ $value }” comes about most often: { $share } of { $total } times.
case-lead = { $well }: { $usual } on the whole, most often “{ $best }”, { $most }, and least often “{ $worst }”, { $least }. For { $clear } of { $count }, chance does not explain the difference.
case-none = { $well }: { $usual } on the whole, most often “{ $best }”, { $most }, and least often “{ $worst }”, { $least }, but chance alone may explain that.
case-one = { $well }: { $usual } on the whole; there is only one here to tell of, “{ $best }”, with { $most }.
number-lead = { $mean } on average, { $median } in the middle, and nine times out of ten from { $low } to { $high }.
course-lead = It begins at { $first }; at { $at } it is { $last }.

# The course of a match.
flow-title = How much there is to choose
flow-lead = A decision has { $mean } options on average, { $median } in the middle and { $most } at the most; { $forced } of { $all } decisions had only one. There is most to choose in part { $part } of 10 of a match.
branching-title = Options at a decision
branching-caption = From the beginning of a match to its end, on average; the band is the interval of 95%.
options-plot = How many options
lead-title = When is it decided?
lead-lead = Whoever leads half-way wins { $half }; shortly before the end, it is { $late }. The lead changes { $changes } times in a match.
lead-plot = The leader goes on to win, in %
lead-caption = From the beginning of a match to its end; where several lead together, the share of them who win. The dashed line is what it would be if to lead meant nothing.
changes-title = Changes of the lead

# Options.
options-title = The options, each varied alone
options-lead = With { $players } players: of { $count } changes, { $clear } move the outcome by more than chance explains.
options-none = With { $players } players: none of { $count } changes moves the outcome by more than chance may explain.
options-usual = As usual
options-score-head = Mean score
options-score-caption = Scores. The dashed line is the table with the usual options, whose own figure is not certain either.
options-won-head = Players who win
options-won-caption = The share of the players who win. The dashed line is the table with the usual options, whose own figure is not certain either.
options-length-head = Decisions
options-length-caption = Length of a match. The dashed line is the table with the usual options.
options-first-head = First player wins
options-first-caption = Victories of whoever begins. The dashed line is the table with the usual options.

# Method.
method-title = How to read this
method-interval = An interval of 95% is made so that it covers the true figure 95 times in 100. Shares have Wilson’s interval, means the usual one.
method-few = A study concludes nothing from fewer than { $enough } matches.
method-chance = Many things are compared here. Of twenty differences that do not exist, about one will look as if it did: a lone coloured dot close to the line is no discovery.
method-cause = What goes with more points need not bring them. Who is winning does other things than who is losing.
method-bots = Bots played this. People play otherwise, better or worse, and against each other’s habits.
method-within = “With one more” compares players of the same match: least squares with a mean for each match. Tables with all numbers of players are taken together.

# The picture.
picture-matches = { $matches } matches
picture-scores = Scores, { $players } players
picture-lengths = Decisions in a match, { $players } players
picture-order = Whoever begins wins (dashed: a fair share)
