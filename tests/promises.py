"""The promises that every game keeps, each a check of a match at some moment.

A check leaves the match as it was. `test_every_game.py` makes them over the shelf, and the fuzzer as it plays.
"""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from math import isfinite
from typing import Any

import ludotheque as lt
from ludotheque.bots.coach.plans import Foresight
from ludotheque.core.facets.face import named
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import CannotUndo, IllegalAnswer
from ludotheque.core.language.words import LANGUAGES, Language, Player, Sentence, Why
from ludotheque.core.matches.match import Match, tell_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import NATURE, Choice, Event, Option
from ludotheque.core.state.world import HIDDEN, Viewer
from ludotheque.core.wire import encode, load, save, wire

from .playing import NAMES, Dice, moments, play, positions, seats, state, viewers

CORE = "ludotheque.core"
"""The package of the core's own sentences, which speak of the moment and not of a rule."""


def somebody_can_go_on(match: Match[Any]) -> None:
    """During the match somebody is asked and can answer; at its end there is a result, and nobody is asked."""
    waiting = match.waiting_for()
    assert bool(waiting) != match.over
    assert (match.result is None) != match.over
    for player in seats(match):
        assert bool(match.legal(player)) == (player in waiting), f"player {player} is asked {player in waiting}"


def the_result_is_whole(match: Match[Any]) -> None:
    """Everybody has a score, and somebody has won; or nobody has, and a sentence says why."""
    assert match.result is not None
    assert len(match.result.scores) == match.players
    assert match.result.winners or match.result.why
    assert set(match.result.winners) <= set(seats(match))


def legal_lists_are_firm(match: Match[Any]) -> None:
    """Each legal option is listed once, and in the same order each time."""
    again = load(match.game, save(match.position))
    for player in seats(match):
        listed = match.legal(player)
        assert len({encode(option) for option in listed}) == len(listed), "an option is listed twice"
        assert match.legal(player) == match.clone().legal(player) == again.legal(player) == listed


def refusals_agree_with_the_legal_list(match: Match[Any]) -> None:
    """Of everything thinkable, exactly the legal options are not refused."""
    for player in match.waiting_for():
        legal, thinkable = match.legal(player), [*thinkable_for(match, player)]
        assert all(option in thinkable for option in legal), "a legal option is not thinkable"
        for option in thinkable:
            refused = match.refusal(player, option) is not None
            assert refused == (option not in legal), f"{option}: legal {option in legal}, refused {refused}"
        for option, why in match.closed(player):
            assert match.refusal(player, option) == why, f"{option} is closed for another reason than it is refused for"


def nobody_else_may_answer(match: Match[Any], dice: Dice) -> None:
    """Whoever is not asked is refused, whatever they try, and nothing changes."""
    before = state(match)
    attempts = _legal_for_somebody(match) or [option for _, option in match.answers[-1:]]
    outsiders = {*seats(match), NATURE, Player(match.players)} - {*match.waiting_for()}
    for player in outsiders if attempts else ():
        option = dice.pick(attempts)
        assert match.refusal(player, option) is not None
        assert _is_refused(match, player, option)
    assert state(match) == before


def illegal_answers_change_nothing(match: Match[Any], dice: Dice, tries: int = 5) -> None:
    """A refused answer gives a reason, and leaves everything as it was."""
    before = state(match)
    for player in match.waiting_for():
        thinkable, legal = [*thinkable_for(match, player)], match.legal(player)
        for option in (dice.pick(thinkable) for _ in range(tries)):
            assert option in legal or _is_refused(match, player, option)
    assert state(match) == before


def a_saved_position_plays_on_the_same(match: Match[Any], dice: Dice) -> None:
    """A position that was saved and loaded stays the same to the byte, all the way to the end."""
    saved = save(match.position)
    loaded = load(match.game, saved)
    assert save(loaded) == saved
    seed = f"on {dice.below(1 << 32)}"
    ours, theirs = positions(match.position.clone(), Dice(seed)), positions(loaded, Dice(seed))
    for one, other in zip(ours, theirs, strict=True):
        assert save(one) == save(other)


def a_replayed_match_plays_on_the_same(match: Match[Any], dice: Dice) -> None:
    """A match replayed from its record has the same legal lists and the same marks to the end."""
    seed = f"on {dice.below(1 << 32)}"
    one, other = match.clone(), lt.replay(match.record())
    for ours, theirs in zip(moments(one, Dice(seed)), moments(other, Dice(seed)), strict=True):
        assert [ours.legal(seat) for seat in seats(ours)] == [theirs.legal(seat) for seat in seats(theirs)]
    assert one.marks() == other.marks()
    assert one.result == other.result


def a_clone_is_independent(match: Match[Any], dice: Dice) -> None:
    """What happens to a clone does not happen to the match, or the other way round."""
    before, twin = state(match), match.clone()
    play(twin, dice)
    assert state(match) == before
    ended, again = state(twin), match.clone()
    play(again, dice)
    assert state(match) == before
    assert state(twin) == ended


def views_hide_what_is_hidden(match: Match[Any], dice: Dice, times: int = 3) -> None:
    """However the hidden is imagined: the same view, the same legal options, and nothing more for a watcher."""
    position = match.position
    for player in seats(match):
        view = position.seen_by(player)
        assert view.legal(player) == position.legal(player), "the view alone does not give the legal options"
        for _ in range(times):
            other = match.game.imagine(view, player, dice.chance())
            assert wire(other.seen_by(player)) == wire(view)
            assert other.legal(player) == position.legal(player)
            assert other.closed(player) == position.closed(player)
            assert wire(other.seen_by(None)) == wire(position.seen_by(None))
            question = other.question
            asked = not isinstance(question, Choice) or question.only(other.world) is None
            assert asked, "that it is asked tells what is hidden"


def the_standing_is_told_from_the_view(match: Match[Any]) -> None:
    """Every view shows who is ahead, for the same seats or names, with words for what is counted."""
    if match.position.world.from_memory:
        return
    names = named(match.game.face.standing(match.position.world))
    for viewer in viewers(match):
        standing = named(match.game.face.standing(match.position.seen_by(viewer).world))
        assert [*standing] == [*names]
        assert all(isfinite(value) for value in standing.values())
    said = ["standing", *(f"standing-{name}" for name in names if isinstance(name, str))] if names else []
    for id in said:
        assert_worded(Sentence(id, {}, match.game.package))


def an_imagined_world_can_go_on(match: Match[Any], dice: Dice, times: int = 2) -> None:
    """In every world that a player can imagine, whoever is asked has a legal answer."""
    for player in seats(match):
        view = match.position.seen_by(player)
        for imagined in (match.game.imagine(view, player, dice.chance()) for _ in range(times)):
            for asked in imagined.waiting_for():
                legal = imagined.legal(asked)
                assert legal, f"player {player} imagines a world in which player {asked} can do nothing"
                option = dice.pick(legal)
                why = imagined.refusal(asked, option)
                assert why is None, f"player {player} imagines a world in which {asked} may and may not answer {option}"


def an_imagined_world_can_be_played(match: Match[Any], dice: Dice) -> None:
    """A player can imagine a whole position in which the same people are asked, and play it to its end."""
    for player in seats(match):
        before = save(match.position)
        imagined = match.game.imagine(match.position.seen_by(player), player, dice.chance())
        assert imagined.waiting_for() == match.position.waiting_for()
        assert "?" not in _texts_in(wire(imagined)), "something in the imagined world is still hidden"
        assert [*positions(imagined, dice)][-1].world.over
        assert save(match.position) == before


def what_a_hint_tells_is_sure(match: Match[Any], dice: Dice) -> None:
    """A plan goes only as far as it is certain: in any world that fits the view, whatever is drawn and rolled, its
    answers can all be given, and what it says will follow does follow."""
    for player in match.waiting_for():
        view = match.position.remembered_by(player)
        foresight = Foresight(match.game, view, player, dice.chance())
        for option in _one_of_each_kind(match.legal(player), dice):
            plan = foresight.plan_from([option])
            for _ in range(3):
                is_sure(match.game, view, player, plan.options, plan.says, dice.chance())


def _one_of_each_kind(options: Sequence[Option[Any]], dice: Dice) -> list[Option[Any]]:
    kinds: dict[type, list[Option[Any]]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    return [dice.pick(alike) for alike in kinds.values()]


def is_sure(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    options: Sequence[Option[Any]],
    says: Sequence[Sentence],
    chance: Chance,
) -> None:
    """In a world that the player cannot tell from the true one, these answers are possible and these sentences true."""
    world, happened = game.imagine(view, player, chance), list[Sentence]()
    for option in options:
        assert player in world.waiting_for(), f"in another world {player} is not asked for {option}"
        assert world.refusal(player, option) is None, f"in another world {player} may not answer {option}"
        happened.append(option.sentence(player))
        events = world.accept(player, option)
        happened += [event.what.seen_by(player).told(event.who) for event in events]
    for sentence in says:
        assert sentence in happened, f"in another world it is not so: {sentence.text('en', NAMES, player)}"


def the_log_tells_no_more_than_the_view(match: Match[Any], dice: Dice) -> None:
    """In two worlds that look the same to a viewer, the viewer reads the same log."""
    told = tell_match(match.game, match.players, match.options)
    for moment in moments(told, dice):
        if moment.waiting_for() == [NATURE] and len(moment.legal(NATURE)) > 1 and not dice.below(6):
            _play_two_worlds(moment, dice)


def _play_two_worlds(match: Match[Any], dice: Dice) -> None:
    """Nature chooses differently in each; then both are answered the same as long as that is possible."""
    here, there, fooled = match.clone(), match.clone(), viewers(match)
    one = dice.pick(match.legal(NATURE))
    here.answer(NATURE, one)
    there.answer(NATURE, dice.pick([option for option in match.legal(NATURE) if option != one]))
    for _ in range(30 if _differ(here, there) else 0):
        fooled = [viewer for viewer in fooled if _look_the_same(here, there, viewer)]
        assert all(here.log(viewer) == there.log(viewer) for viewer in fooled), "the log tells what the view hides"
        if not fooled or not here.waiting_for():
            return
        player = dice.pick(here.waiting_for())
        option = dice.pick(here.legal(player))
        if there.refusal(player, option):
            return
        here.answer(player, option)
        there.answer(player, option)


def _differ(here: Match[Any], there: Match[Any]) -> bool:
    return encode(here.position.world) != encode(there.position.world)


def _look_the_same(here: Match[Any], there: Match[Any], viewer: Viewer) -> bool:
    return encode(here.position.seen_by(viewer)) == encode(there.position.seen_by(viewer))


def the_record_is_the_match(match: Match[Any]) -> None:
    """A record, through JSON, is the match again: the same record, log, views and result."""
    record = match.record()
    again = lt.replay(json.dumps(record))
    assert again.record() == record == json.loads(json.dumps(record))
    assert state(again) == state(match)
    assert again.result == match.result


def any_part_of_a_record_can_be_replayed(record: dict[str, Any], upto: int, expected: bytes) -> None:
    """Replayed up to its k-th answer, a match is at its k-th position."""
    part = lt.replay(record, upto=upto)
    assert save(part.position) == expected
    assert len(part.answers) == upto


def undo_takes_back_what_was_not_shown(match: Match[Any], dice: Dice) -> None:
    """Whoever gave an answer can take it back exactly, until something is revealed or somebody else is asked."""
    if not match.waiting_for():
        return
    before, after = match.clone(), match.clone()
    player = dice.pick(match.waiting_for())
    option = dice.pick(match.legal(player))
    events = after.answer(player, option)
    others = {*seats(match), NATURE, Player(match.players)} - {player}
    _cannot_undo(after, others if after.can_undo(player) else others | {player})
    if not after.can_undo(player):
        return
    assert not any(event.who == NATURE for event in events), "a roll could be taken back"
    assert after.position.chance == before.position.chance, "chance was used and could be taken back"
    assert player in after.position.answers or after.waiting_for() == [player], "somebody else has been asked"
    assert not _has_learned(before, player, option, after.position, dice), f"{option} has shown the player something"
    after.undo(player)
    assert state(after) == state(before)


def _has_learned(before: Match[Any], player: Player, option: Option[Any], after: Position[Any], dice: Dice) -> bool:
    """True if the player sees more than followed from the view: in an imagined world it would have come out
    otherwise."""
    for _ in range(4):
        imagined = before.game.imagine(before.position.seen_by(player), player, dice.chance())
        imagined.chance = None
        imagined.answer(player, option)
        if wire(imagined.seen_by(player)) != wire(after.seen_by(player)):
            return True
    return False


def _cannot_undo(match: Match[Any], players: set[Player]) -> None:
    before = state(match)
    for player in players:
        assert not match.can_undo(player)
        try:
            match.undo(player)
        except CannotUndo as refused:
            assert_worded(refused.why)
        else:
            raise AssertionError(f"player {player} has taken back what was not theirs to take back")
    assert state(match) == before


def the_log_can_be_read(match: Match[Any]) -> None:
    """Every line of the log has words in each language, for every reader."""
    for viewer in viewers(match):
        assert all(text.strip() for text in worded(match, viewer))


def the_moment_can_be_read(match: Match[Any]) -> None:
    """The question, its options and the result have words in each language."""
    for sentence in _sentences_now(match):
        assert_worded(sentence)


def _sentences_now(match: Match[Any]) -> Iterator[Sentence]:
    question = match.position.question
    for player in match.waiting_for():
        assert question is not None
        yield question.prompt(match.position.world, player)
        view = match.seen_by(player)
        yield from (question.says(view, player, option) for option in match.legal(player))
        for option, why in match.closed(player):
            yield from (question.says(view, player, option), why)
    if match.result:
        yield from match.result.why
    yield from (match.game.title(), match.game.pitch())


def worded(match: Match[Any], viewer: Viewer) -> Iterator[str]:
    """The log as a viewer reads it, in each language."""
    for event in match.log(viewer):
        yield from (event.sentence().text(language, NAMES, viewer) for language in LANGUAGES)


def words_tell_nothing_hidden(match: Match[Any]) -> None:
    """A sentence does not contain what is hidden from its reader, in any language."""
    for viewer in viewers(match):
        for event, seen in zip(match.everything(), match.log(viewer), strict=True):
            hidden = {str(value) for value in hidden_values(event, seen)}
            for language in LANGUAGES if hidden else ():
                text = seen.sentence().text(language, NAMES, viewer)
                assert not hidden & {*re.findall(r"\w+", text)}, f"{viewer} reads {text!r}"


def hidden_values(event: Event, seen: Event) -> Iterator[Any]:
    """The values of the record that the viewer does not see."""
    for name in event.what.__struct_fields__:
        if getattr(seen.what, name) is HIDDEN:
            yield getattr(event.what, name)


def refusals_name_a_rule(match: Match[Any], dice: Dice, tries: int = 40) -> None:
    """Every refusal is a sentence in each language, and names a rule that stands on the rules page of each."""
    for player in match.waiting_for():
        thinkable = [*thinkable_for(match, player)]
        for option in (dice.pick(thinkable) for _ in range(tries)):
            if why := match.refusal(player, option):
                _points_at_a_rule(match, why)


def _points_at_a_rule(match: Match[Any], why: Why) -> None:
    """A game's own refusal names one of its rules; the core's speaks of the moment."""
    assert_worded(why)
    if why.package == CORE:
        assert not why.rule
        return
    for language in LANGUAGES:
        assert why.rule in _rules(match.game, language), f"{why.id} names rule {why.rule!r}"


@cache
def _rules(game: Game[Any], language: Language) -> list[str]:
    return game.rulebook.numbers(language)


def assert_worded(sentence: Sentence) -> None:
    """The sentence has words in each language."""
    for language in LANGUAGES:
        assert sentence.text(language, NAMES).strip()


def thinkable_for(match: Match[Any], player: Player) -> Iterator[Option[Any]]:
    """Every answer that somebody might try."""
    question = match.position.question
    assert question is not None
    yield from question.thinkable(match.position.world, player)


def _legal_for_somebody(match: Match[Any]) -> list[Option[Any]]:
    return [option for player in match.waiting_for() for option in match.legal(player)]


def _is_refused(match: Match[Any], player: Player, option: Option[Any]) -> bool:
    """Tries an answer; if it is refused, the refusal has words."""
    try:
        match.answer(player, option)
    except IllegalAnswer as illegal:
        assert_worded(illegal.why)
        return True
    return False


def _texts_in(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, list | dict):
        for inner in plain.values() if isinstance(plain, dict) else plain:
            yield from _texts_in(inner)


def the_goals_are_told_from_the_view(match: Match[Any]) -> None:
    """What everybody tries to do can be told of every view, in words; who would win now has done all that is theirs."""
    if match.position.world.from_memory:
        return
    for viewer in viewers(match):
        for goal in match.game.face.goals(match.position.seen_by(viewer).world, viewer):
            assert_worded(goal.says)
            assert goal.aims
            for aim in goal.aims:
                for sentence in (aim.says, *aim.ways):
                    assert_worded(sentence)
                assert not (aim.done and aim.ways), "what is done needs no way"


def all_promises(match: Match[Any], dice: Dice) -> None:
    """Every promise at this moment of the match: slow and thorough."""
    somebody_can_go_on(match)
    legal_lists_are_firm(match)
    refusals_agree_with_the_legal_list(match)
    nobody_else_may_answer(match, dice)
    illegal_answers_change_nothing(match, dice)
    a_saved_position_plays_on_the_same(match, dice)
    a_replayed_match_plays_on_the_same(match, dice)
    a_clone_is_independent(match, dice)
    views_hide_what_is_hidden(match, dice)
    the_standing_is_told_from_the_view(match)
    the_goals_are_told_from_the_view(match)
    an_imagined_world_can_go_on(match, dice)
    an_imagined_world_can_be_played(match, dice)
    what_a_hint_tells_is_sure(match, dice)
    the_record_is_the_match(match)
    undo_takes_back_what_was_not_shown(match, dice)
    the_log_can_be_read(match)
    the_moment_can_be_read(match)
    words_tell_nothing_hidden(match)
    refusals_name_a_rule(match, dice)
