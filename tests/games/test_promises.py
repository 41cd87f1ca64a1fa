"""The promises can be broken: each check notices a box that breaks it."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import BadRecord
from ludotheque.core.language.words import MissingWords, Player, Sentence, Why, because
from ludotheque.core.matches.match import Match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option, Steps

from .. import promises
from ..playing import Dice, moments
from ..plugins import lots as box

Check = Callable[[Match[Any], Dice], None]
Mutate = pytest.MonkeyPatch


def is_broken(check: Check) -> bool:
    """Whether some moment of some match breaks the promise."""
    for seed in range(10):
        dice = Dice(f"breaking {seed}")
        try:
            for moment in moments(lt.start("lots", players=3, seed=str(seed)), dice):
                check(moment, dice)
        except (AssertionError, LookupError, MissingWords, BadRecord):
            return True
    return False


def without_dice(check: Callable[[Match[Any]], None]) -> Check:
    return lambda match, _: check(match)


CHECKS: dict[str, Check] = {
    "somebody can go on": without_dice(promises.somebody_can_go_on),
    "legal lists are firm": without_dice(promises.legal_lists_are_firm),
    "refusals agree": without_dice(promises.refusals_agree_with_the_legal_list),
    "illegal answers": promises.illegal_answers_change_nothing,
    "saved": promises.a_saved_position_plays_on_the_same,
    "replayed": promises.a_replayed_match_plays_on_the_same,
    "clone": promises.a_clone_is_independent,
    "views": promises.views_hide_what_is_hidden,
    "imagined": promises.an_imagined_world_can_be_played,
    "log": promises.the_log_tells_no_more_than_the_view,
    "record": without_dice(promises.the_record_is_the_match),
    "undo": promises.undo_takes_back_what_was_not_shown,
    "read": without_dice(promises.the_log_can_be_read),
    "hidden words": without_dice(promises.words_tell_nothing_hidden),
    "rules": promises.refusals_name_a_rule,
}


@pytest.mark.parametrize("promise", CHECKS)
def test_a_box_as_it_should_be_breaks_no_promise(lots: Game[Any], promise: str) -> None:
    assert not is_broken(CHECKS[promise])


def nobody_has_options(mutate: Mutate) -> None:
    mutate.setattr(box.Bidding, "options", lambda ask, w, player: ())


def an_option_is_listed_twice(mutate: Mutate) -> None:
    mutate.setattr(box.Rewarding, "options", lambda ask, w, player: (box.Rest(), box.Rest()))


def the_order_changes(mutate: Mutate) -> None:
    times = count()
    options = (box.Grab(), box.Wait())
    mutate.setattr(box.Grabbing, "options", lambda ask, w, player: options[:: 1 if next(times) % 2 else -1])


def a_legal_option_is_refused(mutate: Mutate) -> None:
    mutate.setattr(box.Bid, "why_not", lambda bid, w, player: None if bid.stones else because("nobody-there", "2.1"))


def a_forbidden_option_is_listed(mutate: Mutate) -> None:
    def everybody(ask: object, w: box.Table, player: Player) -> Sequence[Option[Any]]:
        return (*(box.Peek(Player(seat)) for seat in range(len(w.won))), box.Rest())

    mutate.setattr(box.Rewarding, "options", everybody)


def a_refusal_leaves_a_trace(mutate: Mutate) -> None:
    def why_not(bid: box.Bid, w: box.Table, player: Player) -> Why | None:
        w.won[0] += 1
        return None if 0 <= bid.stones <= w.stones[player] else because("too-few-stones", "2.1", stones=0)

    mutate.setattr(box.Bid, "why_not", why_not)


def something_happens_outside_the_position(mutate: Mutate) -> None:
    times = count()

    def do(step: box.Rest, w: box.Table) -> Steps:
        w.won[0] += next(times) % 2
        return ()

    mutate.setattr(box.Rest, "do", do)


def a_clone_shares_its_lists(mutate: Mutate) -> None:
    mutate.setattr(box.Table, "clone", box.Table.__copy__)  # type: ignore[attr-defined]


def a_secret_is_seen(mutate: Mutate) -> None:
    mutate.setattr(box.Table, "seen_by", lambda w, viewer: w.clone())


def legal_options_need_a_secret(mutate: Mutate) -> None:
    def options(ask: object, w: box.Table, player: Player) -> Sequence[box.Bid]:
        return [box.Bid(stones) for stones in range(w.stones[player] + 1) if w.numbers[player - 1] != 3]

    mutate.setattr(box.Bidding, "options", options)


def nothing_is_imagined(mutate: Mutate) -> None:
    mutate.setattr(box.Lots, "imagine", lambda game, view, player, chance: view)


def too_much_is_imagined(mutate: Mutate) -> None:
    imagine = box.Lots.imagine

    def wildly(game: box.Lots, view: Position[Any], player: Player, chance: Chance) -> Position[Any]:
        position = imagine(game, view, player, chance)
        position.world.numbers[player] = 7
        return position

    mutate.setattr(box.Lots, "imagine", wildly)


def the_log_tells_what_was_dealt(mutate: Mutate) -> None:
    mutate.setattr(box.Deal, "seen_by", lambda deal, viewer: deal)


def the_log_tells_what_was_peeked(mutate: Mutate) -> None:
    mutate.setattr(box.Seen, "seen_by", lambda seen, viewer: seen)


def a_peek_can_be_taken_back(mutate: Mutate) -> None:
    mutate.setattr(box.Seen, "reveals", False)
    mutate.setattr(box.Rewarding, "chosen", lambda ask, w, option: (*option.do(w), ask) if option.do(w) else ())


def a_sentence_is_missing(mutate: Mutate) -> None:
    mutate.setattr(box.Rest, "sentence", lambda rest, who=None: Sentence("unwritten", {}, "tests.plugins.lots"))


def a_sentence_tells_a_secret(mutate: Mutate) -> None:
    secret = box.Deal.sentence

    def telling(deal: box.Deal, who: Player | None = None) -> Sentence:
        return Sentence("too-few-stones", {"stones": " ".join(map(str, box.NUMBERS))}, secret(deal, who).package)

    mutate.setattr(box.Deal, "sentence", telling)


def a_refusal_names_no_rule(mutate: Mutate) -> None:
    mutate.setattr(box.Bid, "why_not", lambda bid, w, player: because("nobody-there", "9.9"))


@pytest.mark.parametrize(
    ("breaking", "promise"),
    [
        (nobody_has_options, "somebody can go on"),
        (an_option_is_listed_twice, "legal lists are firm"),
        (the_order_changes, "legal lists are firm"),
        (a_legal_option_is_refused, "refusals agree"),
        (a_forbidden_option_is_listed, "refusals agree"),
        (a_refusal_leaves_a_trace, "illegal answers"),
        (something_happens_outside_the_position, "saved"),
        (something_happens_outside_the_position, "replayed"),
        (something_happens_outside_the_position, "record"),
        (a_clone_shares_its_lists, "clone"),
        (a_secret_is_seen, "views"),
        (legal_options_need_a_secret, "views"),
        (nothing_is_imagined, "imagined"),
        (too_much_is_imagined, "views"),
        (the_log_tells_what_was_dealt, "log"),
        (the_log_tells_what_was_peeked, "log"),
        (a_peek_can_be_taken_back, "undo"),
        (a_sentence_is_missing, "read"),
        (a_sentence_tells_a_secret, "hidden words"),
        (a_refusal_names_no_rule, "rules"),
    ],
)
def test_a_broken_promise_is_noticed(
    lots: Game[Any], monkeypatch: Mutate, breaking: Callable[[Mutate], None], promise: str
) -> None:
    breaking(monkeypatch)
    assert is_broken(CHECKS[promise])
