"""What a sheet will be worth at the end of the match: its points, and what the turns to come will add to them."""

from functools import cache, lru_cache
from math import erf, sqrt

from ..scoring import bonus_at
from ..table import Boxes, Sheet, ZatreOptions

CROSSES, TENS, ELEVENS, TWELVES = 0.3, 0.38, 0.38, 0.55
"""How many crosses, and boxes of each column, a turn adds on average for players who look for them."""
RATES = (TENS, ELEVENS, TWELVES)
BOXES = (1.05, 2.1, 5.0)
"""What a box of each column holds on average: now and then a turn makes two equal rows."""
MOST_LINES = 40


def turns_left(tiles: int, players: int) -> float:
    """About how many turns each player has after this one, with this many tiles in the bag."""
    return round(tiles / players) / 2


def worth(sheet: Sheet, turns: float, rules: ZatreOptions) -> float:
    """What the sheet will be worth at the end, on average, after this many more turns."""
    return _worth(sheet.crosses, sheet.columns, turns, rules)


@lru_cache(maxsize=100_000)
def _worth(crosses: int, columns: tuple[Boxes, Boxes, Boxes], turns: float, rules: ZatreOptions) -> float:
    """The worth of a sheet, line by line: boxes, filled or still to be filled, and the bonus, once or twice."""
    value = 0.0
    for line in range(MOST_LINES):
        points, complete = 0.0, 1.0
        for column, rate, usual in zip(columns, RATES, BOXES, strict=True):
            if line < len(column):
                points += column[line]
            else:
                likely = _reached(line - len(column), turns, rate)
                points += usual * likely
                complete *= likely
        if points < 0.02:
            break
        crossed = 1.0 if line < crosses else _reached(line - crosses, turns, CROSSES)
        value += (1 + crossed) * (points + complete * bonus_at(line, rules))
    return value


@cache
def _reached(ahead: int, turns: float, rate: float) -> float:
    """The chance that something with this rate per turn happens more than `ahead` times."""
    if turns <= 0:
        return 0.0
    mean, deviation = rate * turns, sqrt(turns * rate * (1 - rate))
    return 0.5 * (1 + erf((mean - ahead - 0.5) / deviation / sqrt(2)))
