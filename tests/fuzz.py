"""The fuzzer: plays at random, legally and illegally, and checks the promises as it goes.

`python -m tests.fuzz GAME --seconds N [--seed S] [--out DIR]`. The same seed plays the same matches. A broken promise
ends it with status 1. The match is then saved as a record, beside a text that says which check failed.
"""

import argparse
import json
import secrets
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from msgspec import Struct

import ludotheque as lt
from ludotheque.core.language.refusals import IllegalAnswer, UnknownGame
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.wire import decode_option, load, save, wire

from . import promises
from .playing import Dice, Table, answer_at_random, plain_json, random_table, seats, state

ENOUGH = 20_000
"""A longer match counts as endless."""


class Fuzzer(Struct):
    """A match being played at random, and what is being done to it."""

    match: Match[Any]
    dice: Dice
    doing: str = "setting up"

    def play(self) -> int:
        """Plays the match to its end, with a check here and there; returns the number of answers."""
        while self.match.waiting_for():
            self.something()
            assert len(self.match.answers) < ENOUGH, "the match does not end"
        self.do("the end")
        return len(self.match.answers)

    def something(self) -> None:
        """Mostly an answer; now and then something else that must change nothing, or can be taken back."""
        self.do(self.dice.pick(RARELY) if not self.dice.below(400) else self.dice.pick(OFTEN))

    def do(self, what: str) -> None:
        """Does one of the things below by name, so that a failure can be reported."""
        self.doing = what
        getattr(self, what.replace(" ", "_"))()

    def a_legal_answer(self) -> None:
        answer_at_random(self.match, self.dice)
        promises.somebody_can_go_on(self.match)

    def an_answer_over_the_wire(self) -> None:
        player = self.dice.pick(self.match.waiting_for())
        sent = json.dumps(wire(self.dice.pick(self.match.legal(player))))
        self.match.answer(player, decode_option(self.match.game, json.loads(sent)))

    def a_thinkable_answer(self) -> None:
        """Any answer, legal or not, is accepted exactly if it is listed."""
        player = self.dice.pick(self.match.waiting_for())
        option = self.dice.pick([*promises.thinkable_for(self.match, player)])
        legal, before = option in self.match.legal(player), state(self.match)
        try:
            self.match.answer(player, option)
        except IllegalAnswer as refused:
            promises.assert_worded(refused.why)
            assert state(self.match) == before, f"{option} was refused and has changed something"
            assert not legal, f"{option} is listed and refused"
        else:
            assert legal, f"{option} is not listed and was accepted"

    def an_answer_out_of_turn(self) -> None:
        promises.nobody_else_may_answer(self.match, self.dice)

    def taking_back(self) -> None:
        before = state(self.match)
        player = self.dice.pick(self.match.waiting_for())
        self.match.answer(player, self.dice.pick(self.match.legal(player)))
        if self.match.can_undo(player):
            self.match.undo(player)
            assert state(self.match) == before, "taken back, it is not as it was"

    def taking_back_what_was_shown(self) -> None:
        promises.undo_takes_back_what_was_not_shown(self.match, self.dice)

    def playing_on_with_a_clone(self) -> None:
        before, original = state(self.match), self.match
        self.match = original.clone()
        answer_at_random(self.match, self.dice)
        assert state(original) == before, "the clone was played and the original has changed"

    def saving_and_loading(self) -> None:
        saved = save(self.match.position)
        self.match.position = load(self.match.game, saved)
        assert save(self.match.position) == saved

    def looking(self) -> None:
        promises.views_hide_what_is_hidden(self.match, self.dice, times=1)
        promises.an_imagined_world_can_go_on(self.match, self.dice, times=1)

    def listing(self) -> None:
        promises.legal_lists_are_firm(self.match)

    def asking_why_not(self) -> None:
        promises.refusals_agree_with_the_legal_list(self.match)
        promises.refusals_name_a_rule(self.match, self.dice)

    def reading(self) -> None:
        promises.the_log_can_be_read(self.match)
        promises.the_moment_can_be_read(self.match)
        promises.words_tell_nothing_hidden(self.match)

    def replaying(self) -> None:
        promises.the_record_is_the_match(self.match)
        self.match = lt.replay(self.match.record())

    def imagining(self) -> None:
        promises.an_imagined_world_can_be_played(self.match, self.dice)

    def the_end(self) -> None:
        promises.somebody_can_go_on(self.match)
        promises.the_result_is_whole(self.match)
        promises.the_record_is_the_match(self.match)


OFTEN = [
    *["a legal answer"] * 12,
    *["an answer over the wire", "a thinkable answer", "a thinkable answer", "an answer out of turn"],
    *["taking back", "playing on with a clone", "saving and loading", "looking", "listing"],
]
RARELY = ["asking why not", "reading", "replaying", "imagining", "taking back what was shown"]


def fuzz(game: str, seconds: float, seed: str, out: Path) -> int:
    """Plays until the time is over, at least one match; returns the exit status."""
    began, matches, answers = time.monotonic(), 0, 0
    while not matches or time.monotonic() - began < seconds:
        dice = Dice(f"{seed} {matches}")
        table = random_table(lt.shelf[game], dice.pick(lt.shelf[game].players), dice.below)
        fuzzer = Fuzzer(table.start(), dice)
        try:
            answers += fuzzer.play()
        except Exception as error:
            saved = save_failure(fuzzer, table, error, f"seed {seed}, match {matches}", out)
            print(f"{game}: broken while {fuzzer.doing}: {_in_short(error)}; saved as {saved}")
            return 1
        matches += 1
    print(f"{game}: {matches} matches, {answers} answers, every promise kept (seed {seed}).")
    return 0


def save_failure(fuzzer: Fuzzer, table: Table, error: Exception, where: str, out: Path) -> Path:
    """Saves the offending match as a record, beside a text on what failed."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{table.game}-{secrets.token_hex(4)}.json"
    path.write_bytes(plain_json(_record_of(fuzzer.match, table)))
    who = [Player(seat) for seat in fuzzer.match.waiting_for() if seat in seats(fuzzer.match)]
    told = [f"{table.game}, {where}, while {fuzzer.doing}", f"{table}", f"waiting for {who}", ""]
    path.with_suffix(".txt").write_text("\n".join([*told, *traceback.format_exception(error)]), encoding="utf-8")
    return path


def _record_of(match: Match[Any], table: Table) -> dict[str, Any]:
    """The record or, if it can no longer be made, what it would be made of."""
    try:
        return match.record()
    except Exception:
        answers = [{"who": who, "what": wire(what)} for who, what in match.answers]
        return {"game": table.game, "players": table.players, "seed": table.seed, "options": table.options} | {
            "answers": answers
        }


def _in_short(error: Exception) -> str:
    said = str(error).strip() or "it does not hold"
    return f"{type(error).__name__}: {said.splitlines()[0][:200]}"


def main(arguments: list[str]) -> int:
    """Reads the command line and fuzzes."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Plays at random and checks the promises."
    )
    parser.add_argument("game", help="the game's key on the shelf")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (default: 60)")
    parser.add_argument("--seed", default="", help="plays the same matches again (default: a fresh one)")
    parser.add_argument("--out", type=Path, default=Path("fuzz"), help="where a broken match is saved (default: fuzz)")
    chosen = parser.parse_args(arguments)
    try:
        lt.shelf.game(chosen.game)
    except UnknownGame as unknown:
        parser.error(str(unknown))
    return fuzz(chosen.game, chosen.seconds, chosen.seed or secrets.token_hex(4), chosen.out)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
