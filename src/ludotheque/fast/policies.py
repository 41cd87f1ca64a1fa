"""The policies: how everybody plays in a playout.

This source is loaded once for each game, with that game's kernels in place of the `contract` (`binding`), so that
machine code calls them directly.
"""

import numpy as np

from .compiling import Reals, Row, Rows, compiled
from .constants import NATURE, NOBODY
from .contract import Found, Rules, State, States, answered, asked, drawn, evaluation, options_of, score
from .luck import Luck, below, shuffle

Lists = Rows
Values = Reals

RANDOM, GREEDY = range(2)


@compiled
def options_for(rules: Rules, player: int, state: State, scratch: States, found: Found) -> int:
    """Writes a player's answers into `found`; returns how many there are, 0 if the player is not asked."""
    return options_of(rules, state, scratch, found) if asked(state) == player else 0


@compiled
def copy(states: States, depth: int) -> None:
    """Copies the state at this depth to the next depth."""
    for place in range(states.shape[1]):
        states[depth + 1, place] = states[depth, place]


@compiled
def settle(rules: Rules, player: int, state: State, scratch: States, found: Found) -> int:
    """Gives every answer that has no alternative; returns how many answers the player then has to choose from."""
    count = options_for(rules, player, state, scratch, found)
    while count == 1:
        answered(rules, state, found[0])
        count = options_for(rules, player, state, scratch, found)
    return count


@compiled
def value(rules: Rules, judged: Reals, player: int, states: States, found: Lists, scratch: States, looks: int) -> float:
    """The value of the state at depth 1 if the rest of the turn is played as well as this many looks can find."""
    depths = len(states)
    counts, tried = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    looking, best = np.zeros(depths, np.int64), np.full(depths, -np.inf)
    depth, looking[1] = 1, looks
    while depth:
        if not counts[depth]:
            counts[depth] = settle(rules, player, states[depth], scratch, found[depth])
            tried[depth] = 0
            best[depth] = -np.inf
            if not counts[depth] or counts[depth] > looking[depth]:
                best[depth] = evaluation(rules, judged, states[depth], player)
                tried[depth] = counts[depth]
        if tried[depth] < counts[depth]:
            copy(states, depth)
            answered(rules, states[depth + 1], found[depth, tried[depth]])
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
    count = options_for(rules, player, states[0], scratch, found[0])
    for number in range(count):
        copy(states, 0)
        answered(rules, states[1], found[0, number])
        values[number] = value(rules, judged, player, states, found, scratch, looks // count)
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
    player = asked(state)
    while player != NOBODY:
        if player == NATURE:
            answered(rules, state, drawn(rules, state, scratch, found[0], luck))
        else:
            answers += 1
            count = options_of(rules, state, scratch, found[0])
            choice = 0
            if count > 1 and policy == RANDOM:
                choice = below(luck, count)
            elif count > 1:
                weigh(rules, judged, player, states, found, scratch, looks, values)
                choice = best_of(values, count, luck)
            answered(rules, state, found[0, choice])
        player = asked(state)
    return answers


@compiled
def play_many(
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
        lengths[number] = play(rules, judged, policy, states, found, scratch, values, looks, luck)
        for player in range(scores.shape[1]):
            scores[number, player] = score(rules, states[0], player)
