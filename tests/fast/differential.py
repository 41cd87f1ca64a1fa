"""The same matches through the kernels and through the public interface, compared at every position.

`python -m tests.fast.differential GAME --matches N [--seed S]`: 100,000 by default, which takes the better part of an
hour on one core, so the suite plays fewer. The same seed plays the same matches.

The kernels' row of numbers is compared with the public position in the same encoding (and now and then both are
decoded, which shows that the encoding loses nothing); then who is asked, what is legal and in which order, and in the
end the scores. All choices are random, nature's included.
"""

import argparse
import secrets
import sys
from random import Random
from typing import Any

import numpy as np

import ludotheque as lt
from ludotheque.bots.players.greedy import MOST_LOOKED_AT, Greedy
from ludotheque.core.state.position import Position
from ludotheque.core.wire import save
from ludotheque.fast import prepare
from ludotheque.fast.binding import games_with_kernels, kernels_of
from ludotheque.fast.constants import NATURE, NOBODY
from ludotheque.fast.workspace import Workspace
from tests.playing import random_table


class Both:
    """A match played twice: as a position, and as a row of numbers."""

    def __init__(self, game: str, players: int, options: Any) -> None:
        self.box = lt.shelf[game]
        self.options = self.box.agreed(players, options)
        self.position: Position[Any] = self.box.setup(players, self.options, None)
        self.position.go_on([])
        kernels = kernels_of(self.box)
        assert kernels is not None
        self.work, self.coding = Workspace(kernels, self.position), kernels.coding
        self.state = self.work.states[0]
        self.state[:] = self.work.start

    def asked(self) -> int:
        """Who is asked, by both; nobody once the match is over."""
        who: int = self.coding.asked(self.state)
        assert who == next(iter(self.position.waiting_for()), NOBODY)
        return who

    def compare_tables(self) -> None:
        """Checks that the whole world is the same."""
        public = self.coding.encoded(self.position)
        if not np.array_equal(public, self.state):
            places = np.nonzero(public != self.state)[0]
            raise AssertionError(f"at {places}: {self.state[places]} for {public[places]} in {save(self.position)!r}")

    def compare_saves(self) -> None:
        """Checks that the decoded row of numbers is the position, so that nothing was left out."""
        assert save(self.coding.decoded(self.state, self.options)) == save(self.position)

    def compare_options(self, who: int) -> int:
        """Checks that the legal options are the same, in the same order; returns how many there are."""
        work = self.work
        count: int = self.coding.options_of(work.rules, self.state, work.scratch, work.found[0])
        answers = work.found[0, :count].tolist()
        public = self.position.legal(who)  # type: ignore[arg-type]
        assert self.coding.options_at(self.position, answers) == public
        return count

    def compare_values(self, who: int) -> None:
        """Checks that a greedy player values each option the same."""
        work = self.work
        count = work.policies.weigh(
            *(work.rules, work.judged, who, work.states, work.found, work.scratch, MOST_LOOKED_AT),
            work.values,
        )
        public = Greedy().values_in(self.box, self.position, who)  # type: ignore[arg-type]
        np.testing.assert_allclose(work.values[:count], [value for value, _ in public], rtol=0, atol=1e-9)

    def answer(self, who: int, number: int) -> None:
        """Chooses one of the options in both."""
        answer = int(self.work.found[0, number])
        (option,) = self.coding.options_at(self.position, [answer])
        self.coding.answered(self.work.rules, self.state, answer)
        self.position.accept(who, option)  # type: ignore[arg-type]

    def compare_results(self) -> None:
        """Checks that the scores are the same."""
        scores = self.box.result(self.position.world).scores
        work = self.work
        assert scores == tuple(self.coding.score(work.rules, self.state, seat) for seat in range(work.players))


def play(game: str, seed: str, players: int = 0, saved: float = 0.0, weighed: float = 0.0) -> int:
    """Plays one match at a random table, compared at every position, now and then more closely; returns its length."""
    random = Random(seed)
    table = random_table(lt.shelf[game], players or random.choice(lt.shelf[game].players), random.randrange)
    both = Both(game, table.players, table.options)
    length = 0
    while True:
        both.compare_tables()
        if random.random() < saved:
            both.compare_saves()
        if (who := both.asked()) == NOBODY:
            both.compare_results()
            return length
        count = both.compare_options(who)
        if who != NATURE and random.random() < weighed:
            both.compare_values(who)
        both.answer(who, random.randrange(count))
        length += 1


def main(arguments: list[str]) -> int:
    """Reads the command line and compares."""
    parser = argparse.ArgumentParser(prog="python -m tests.fast.differential", description="Plays both ways.")
    parser.add_argument("game", choices=games_with_kernels())
    parser.add_argument("--matches", type=int, default=100_000, help="how many (default: 100,000)")
    parser.add_argument("--seed", default="", help="plays the same matches again (default: a fresh one)")
    chosen = parser.parse_args(arguments)
    prepare()
    seed, positions = chosen.seed or secrets.token_hex(4), 0
    for number in range(chosen.matches):
        try:
            positions += play(chosen.game, f"{seed} {number}", saved=0.001, weighed=0.00001) + 1
        except BaseException:
            print(f"{chosen.game}: parted in match {number} of seed {seed}", flush=True)
            raise
        if (number + 1) % 1000 == 0:
            print(f"{chosen.game}: {number + 1} matches, {positions} positions, all the same ({seed}).", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
