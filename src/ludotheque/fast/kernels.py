"""The kernels of all games behind one interface, in which a game is a number; and the policies."""

import numpy as np

from . import zatre, zerzura
from .compiling import Reals, Row, Rows, compiled
from .constants import NATURE, NOBODY
from .luck import Luck, below, shuffle

State = Row
"""A world, as a row of numbers."""
States = Rows
Rules = Row
"""The options of the table, as a row of numbers."""
Found = Row
"""A list of answers, each a number."""
Lists = Rows
Values = Reals

ZATRE, ZERZURA = range(2)
RANDOM, GREEDY = range(2)


@compiled
def asked(game: int, state: State) -> int:
    """The seat that is asked, or nature, or NOBODY once the match is over."""
    return zatre.asked(state) if game == ZATRE else zerzura.asked(state)


@compiled
def options_of(game: int, rules: Rules, state: State, scratch: States, found: Found) -> int:
    """Writes the answers to the question into `found`; returns how many there are."""
    if game == ZATRE:
        return zatre.options_of(rules, state, scratch, found)
    return zerzura.options_of(rules, state, scratch, found)


@compiled
def answered(game: int, rules: Rules, state: State, answer: int) -> None:
    """Applies an answer, up to the next question or the end of the match."""
    if game == ZATRE:
        zatre.answered(rules, state, answer)
    else:
        zerzura.answered(rules, state, answer)


@compiled
def drawn(game: int, rules: Rules, state: State, scratch: States, found: Found, luck: Luck) -> int:
    """Nature's answer."""
    if game == ZATRE:
        return zatre.drawn(rules, state, scratch, found, luck)
    return zerzura.drawn(rules, state, scratch, found, luck)


@compiled
def evaluation(game: int, rules: Rules, judged: Reals, state: State, player: int) -> float:
    """How good the world looks for a player, by the game's own `evaluate`."""
    if game == ZATRE:
        return zatre.evaluation(rules, judged, state, player)
    return zerzura.evaluation(rules, judged, state, player)


@compiled
def score(game: int, rules: Rules, state: State, player: int) -> int:
    """A player's score at the end."""
    return zatre.score(rules, state, player) if game == ZATRE else zerzura.score(rules, state, player)


@compiled
def options_for(game: int, rules: Rules, player: int, state: State, scratch: States, found: Found) -> int:
    """Writes a player's answers into `found`; returns how many there are, 0 if the player is not asked."""
    return options_of(game, rules, state, scratch, found) if asked(game, state) == player else 0


@compiled
def copy(states: States, depth: int) -> None:
    """Copies the state at this depth to the next depth."""
    for place in range(states.shape[1]):
        states[depth + 1, place] = states[depth, place]


@compiled
def settle(game: int, rules: Rules, player: int, state: State, scratch: States, found: Found) -> int:
    """Gives every answer that has no alternative; returns how many answers the player then has to choose from."""
    count = options_for(game, rules, player, state, scratch, found)
    while count == 1:
        answered(game, rules, state, found[0])
        count = options_for(game, rules, player, state, scratch, found)
    return count


@compiled
def value(
    game: int, rules: Rules, judged: Reals, player: int, states: States, found: Lists, scratch: States, looks: int
) -> float:
    """The value of the state at depth 1 if the rest of the turn is played as well as this many looks can find."""
    depths = len(states)
    counts, tried = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    looking, best = np.zeros(depths, np.int64), np.full(depths, -np.inf)
    depth, looking[1] = 1, looks
    while depth:
        if not counts[depth]:
            counts[depth] = settle(game, rules, player, states[depth], scratch, found[depth])
            tried[depth] = 0
            best[depth] = -np.inf
            if not counts[depth] or counts[depth] > looking[depth]:
                best[depth] = evaluation(game, rules, judged, states[depth], player)
                tried[depth] = counts[depth]
        if tried[depth] < counts[depth]:
            copy(states, depth)
            answered(game, rules, states[depth + 1], found[depth, tried[depth]])
            tried[depth] += 1
            looking[depth + 1] = looking[depth] // counts[depth]
            depth += 1
        else:
            counts[depth] = 0
            depth -= 1
            best[depth] = max(best[depth], best[depth + 1])
    return float(best[0])


@compiled
def weigh(
    game: int,
    rules: Rules,
    judged: Reals,
    player: int,
    states: States,
    found: Lists,
    scratch: States,
    looks: int,
    values: Values,
) -> int:
    """Writes the value of each answer at depth 0 into `values`; returns how many there are."""
    count = options_for(game, rules, player, states[0], scratch, found[0])
    for number in range(count):
        copy(states, 0)
        answered(game, rules, states[1], found[0, number])
        values[number] = value(game, rules, judged, player, states, found, scratch, looks // count)
    return count


@compiled
def best_of(values: Values, count: int, luck: Luck) -> int:
    """The best answer; among equals, a random one."""
    best, equals = -np.inf, 0
    for number in range(count):
        if values[number] > best:
            best, equals = values[number], 0
        equals += values[number] == best
    left = below(luck, equals)
    for number in range(count):
        if values[number] == best:
            if not left:
                return number
            left -= 1
    return -1


@compiled
def play(
    game: int,
    rules: Rules,
    judged: Reals,
    policy: int,
    states: States,
    found: Lists,
    scratch: States,
    values: Values,
    looks: int,
    luck: Luck,
) -> int:
    """Plays the state at depth 0 to its end; returns how many answers the players gave."""
    state, answers = states[0], 0
    player = asked(game, state)
    while player != NOBODY:
        if player == NATURE:
            answered(game, rules, state, drawn(game, rules, state, scratch, found[0], luck))
        else:
            answers += 1
            count = options_of(game, rules, state, scratch, found[0])
            choice = 0
            if count > 1 and policy == RANDOM:
                choice = below(luck, count)
            elif count > 1:
                weigh(game, rules, judged, player, states, found, scratch, looks, values)
                choice = best_of(values, count, luck)
            answered(game, rules, state, found[0, choice])
        player = asked(game, state)
    return answers


@compiled
def play_many(
    game: int,
    rules: Rules,
    judged: Reals,
    policy: int,
    start: State,
    states: States,
    found: Lists,
    scratch: States,
    values: Values,
    looks: int,
    seed: int,
    scores: Rows,
    lengths: Row,
) -> None:
    """Plays from the start to the end, once for each entry of `lengths`, and records scores and lengths."""
    luck = np.zeros(4, np.int64)
    for number in range(len(lengths)):
        shuffle(luck, seed, number)
        for place in range(len(start)):
            states[0, place] = start[place]
        lengths[number] = play(game, rules, judged, policy, states, found, scratch, values, looks, luck)
        for player in range(scores.shape[1]):
            scores[number, player] = score(game, rules, states[0], player)
