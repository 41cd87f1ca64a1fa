"""The promises that every game keeps, over the whole shelf and every number of players."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.facets.talk import Amount, Somebody, Template, Word
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import CannotUndo
from ludotheque.core.language.rulebook import PICTURE
from ludotheque.core.language.words import LANGUAGES, Sentence, catalogue
from ludotheque.core.matches.match import Match, tell_match
from ludotheque.core.state.steps import NATURE, Event, message_id
from ludotheque.core.wire import save, vocabulary
from ludotheque.games.zatre.material import TILES
from ludotheque.games.zatre.table import Table as ZatreTable
from ludotheque.testing.catalogues import choices, flaws_of, speaking

from .. import promises
from ..playing import Dice, Table, few, moments, play, random_table, seats

SIZES = [(key, players) for key, game in lt.shelf.items() for players in game.players]

Test = Callable[..., None]
each_game = pytest.mark.parametrize("game", [*lt.shelf.values()], ids=[*lt.shelf])


@st.composite
def tables(draw: st.DrawFn, game: str, players: int) -> Table:
    """A table of a game, with a seed and with options as they come."""
    return random_table(lt.shelf[game], players, lambda n: draw(st.integers(0, n - 1)))


def at_every_table(examples: int) -> Callable[[Test], Test]:
    """The test for each game and number of players, at so many tables each; a table seeds its own dice."""

    def parametrized(test: Test) -> Test:
        def at_tables(game: str, players: int, data: st.DataObject) -> None:
            table = data.draw(tables(game, players))
            test(table.start(), Dice(f"dice of {table.seed}"))

        at_tables.__name__ = test.__name__  # Hypothesis draws other tables for another name
        drawn: Test = settings(max_examples=few(examples))(given(data=st.data())(at_tables))
        for_each_size: Callable[[Test], Test] = pytest.mark.parametrize(("game", "players"), SIZES)
        return for_each_size(drawn)

    return parametrized


@each_game
def test_a_variant_is_a_switch_or_a_choice_and_the_values_it_limits_exist(game: Game[Any]) -> None:
    for variant in game.offer.variants:
        kind = get_type_hints(game.options)[variant.option]
        values = {*map(str, get_args(kind))} if get_origin(kind) is Literal else set()
        assert values or kind is bool
        assert variant.fits.keys() <= values
        for players in game.players:
            assert any(players in variant.fits.get(value, game.players) for value in values or {"any"})


@at_every_table(15)
def test_somebody_can_always_go_on_and_a_game_always_ends(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice):
        promises.somebody_can_go_on(moment)
    promises.the_result_is_whole(match)


@at_every_table(5)
def test_the_default_answers_of_the_clock_end_a_game_too(match: Match[Any], dice: Dice) -> None:
    while match.waiting_for():
        player = dice.pick(match.waiting_for())
        match.answer(player, match.position.default(player))
        assert len(match.answers) < 20_000
    promises.the_result_is_whole(match)


@at_every_table(6)
def test_among_all_thinkable_options_exactly_the_legal_ones_are_not_refused(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=6):
        promises.refusals_agree_with_the_legal_list(moment)


@at_every_table(4)
def test_legal_options_have_no_doubles_and_always_the_same_order(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=2):
        promises.legal_lists_are_firm(moment)


@at_every_table(4)
def test_a_refused_answer_changes_nothing(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=20):
        promises.nobody_else_may_answer(moment, dice)
        promises.illegal_answers_change_nothing(moment, dice)


@at_every_table(3)
def test_a_saved_and_loaded_position_plays_on_the_same(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=30):
        promises.a_saved_position_plays_on_the_same(moment, dice)


@at_every_table(3)
def test_a_replayed_match_plays_on_the_same(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=40):
        promises.a_replayed_match_plays_on_the_same(moment, dice)


@at_every_table(3)
def test_a_clone_is_independent(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=40):
        promises.a_clone_is_independent(moment, dice)


@at_every_table(4)
def test_a_view_does_not_depend_on_what_is_hidden(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=10):
        promises.views_hide_what_is_hidden(moment, dice)


@at_every_table(2)
def test_who_is_ahead_and_what_everybody_tries_can_be_told_of_every_view(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=10):
        promises.the_standing_is_told_from_the_view(moment)
        promises.the_goals_are_told_from_the_view(moment)


@at_every_table(3)
def test_the_log_tells_a_viewer_no_more_than_the_view(match: Match[Any], dice: Dice) -> None:
    promises.the_log_tells_no_more_than_the_view(match, dice)


@at_every_table(6)
def test_in_every_imagined_world_somebody_can_go_on(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=2):
        promises.an_imagined_world_can_go_on(moment, dice)


@at_every_table(2)
def test_an_imagined_world_looks_the_same_and_can_be_played_to_its_end(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=60):
        promises.an_imagined_world_can_be_played(moment, dice)


@at_every_table(3)
def test_what_a_hint_tells_is_sure_in_every_world_that_fits_the_view(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=4):
        promises.what_a_hint_tells_is_sure(moment, dice)


@at_every_table(3)
def test_the_record_is_the_match(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=40):
        promises.the_record_is_the_match(moment)


@at_every_table(2)
def test_any_part_of_a_record_gives_that_moment_again(match: Match[Any], dice: Dice) -> None:
    passed = [save(moment.position) for moment in moments(match, dice)]
    record = match.record()
    for upto in {0, 1, len(passed) - 1, *(dice.below(len(passed)) for _ in range(8))}:
        promises.any_part_of_a_record_can_be_replayed(record, upto, passed[upto])


@at_every_table(2)
def test_a_told_match_is_recorded_and_replayed_like_any_other(match: Match[Any], dice: Dice) -> None:
    told = tell_match(match.game, match.players, match.options)
    for moment in moments(told, dice, one_in=60):
        promises.the_record_is_the_match(moment)


@at_every_table(2)
def test_undo_gives_back_exactly_the_earlier_position_and_nothing_revealed(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=8):
        promises.undo_takes_back_what_was_not_shown(moment, dice)


@at_every_table(2)
def test_a_whole_turn_can_be_taken_back_answer_by_answer(match: Match[Any], dice: Dice) -> None:
    passed = [save(match.position)]
    for _ in range(60):
        if not match.waiting_for():
            break
        player = dice.pick(match.waiting_for())
        match.answer(player, dice.pick(match.legal(player)))
        passed.append(save(match.position))
        while not dice.below(3) and match.can_undo(player):
            match.undo(player)
            passed.pop()
            assert save(match.position) == passed[-1]
    assert match.record() == lt.replay(match.record()).record()


@at_every_table(1)
def test_before_the_first_answer_there_is_nothing_to_undo(match: Match[Any], dice: Dice) -> None:
    for player in [*seats(match), NATURE]:
        with pytest.raises(CannotUndo):
            match.undo(player)


@at_every_table(1)
def test_everything_can_be_said_in_both_languages_to_every_reader(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=30):
        promises.the_moment_can_be_read(moment)
    promises.the_log_can_be_read(match)


@at_every_table(1)
def test_no_sentence_tells_what_its_reader_may_not_know(match: Match[Any], dice: Dice) -> None:
    promises.words_tell_nothing_hidden(play(match, dice))


@at_every_table(2)
def test_every_refusal_names_a_rule_of_the_rules_page(match: Match[Any], dice: Dice) -> None:
    for moment in moments(match, dice, one_in=15):
        promises.refusals_name_a_rule(moment, dice)


@each_game
def test_every_record_has_words_in_both_languages(game: Game[Any]) -> None:
    for language in LANGUAGES:
        ids = catalogue(game.package, language).ids
        assert [kind for kind in vocabulary(game).values() if message_id(kind) not in ids] == []


@each_game
def test_every_option_of_the_table_has_a_sentence_in_both_languages(game: Game[Any]) -> None:
    for name in game.options.__struct_fields__:
        promises.assert_worded(Sentence(f"option-{name}", {}, game.package))


@each_game
def test_every_value_that_can_be_chosen_has_words_in_both_languages(game: Game[Any]) -> None:
    for name, value in choices(game):
        promises.assert_worded(Sentence(f"option-{name}-{value}", {}, game.package))


@each_game
def test_whatever_can_be_said_in_ready_words_has_words_in_both_languages(game: Game[Any]) -> None:
    everybody = range(game.players[-1])
    ids = [template.id for template in game.talk.templates]
    assert len({*ids}) == len(ids)
    for template in game.talk.templates:
        for filling in fillings(template, everybody):
            sentence = template.filled(filling, everybody, game.package)
            assert sentence is not None
            promises.assert_worded(sentence)


@each_game
def test_the_rules_pages_have_the_same_numbers_in_both_languages(game: Game[Any]) -> None:
    english, french = (game.rulebook.numbers(language) for language in LANGUAGES)
    assert english == french
    assert len(english) == len({*english})
    assert english


@each_game
def test_every_rule_and_chapter_can_be_read_by_its_number(game: Game[Any]) -> None:
    for language in LANGUAGES:
        for number in game.rulebook.numbers(language):
            assert f"**{number}**" in (game.rulebook.rule(language, number) or "")
            chapter = number.partition(".")[0]
            assert f"**{number}**" in (game.rulebook.rule(language, chapter) or "")
        assert game.rulebook.rule(language, "99.9") is None


@each_game
def test_the_rules_pages_name_the_same_pictures_in_both_languages_each_in_words(game: Game[Any]) -> None:
    english, french = (game.rulebook.pictures(language) for language in LANGUAGES)
    assert english == french
    captions = [caption for language in LANGUAGES for caption, _ in PICTURE.findall(game.rulebook.page(language))]
    assert all(caption.endswith(".") for caption in captions)
    assert len(captions) == len({*captions}), "neither language speaks the other's words"


@pytest.mark.parametrize("package", speaking())
def test_every_catalogue_says_what_is_said_in_every_language_once_and_nothing_else(package: str) -> None:
    assert flaws_of(package) == []


def fillings(template: Template, seats: Iterable[int]) -> Iterator[dict[str, int | str]]:
    """Every way to fill the gaps of a template."""
    values = [values_of(gap, seats) for gap in template.gaps]
    names = [gap.name for gap in template.gaps]
    yield from (dict(zip(names, each, strict=True)) for each in product(*values))


def values_of(gap: Word | Amount | Somebody, seats: Iterable[int]) -> Iterable[int | str]:
    """What may stand in a gap."""
    if isinstance(gap, Word):
        return gap.words
    return seats if isinstance(gap, Somebody) else range(gap.least, gap.most + 1)


@pytest.mark.parametrize("players", lt.shelf["zatre"].players)
@settings(max_examples=10)
@given(seed=st.integers(0, 1 << 32))
def test_zatre_keeps_its_121_tiles(players: int, seed: int) -> None:
    told = tell_match(lt.shelf["zatre"], players)
    for moment in moments(told, Dice(f"tiles {seed}")):
        assert _tiles_on(moment.position.world, moment.everything()) == TILES


def _tiles_on(w: ZatreTable, log: list[Event]) -> Counter[int]:
    """Board, hands and bag, and before somebody begins the open tiles: afterwards those are in a hand."""
    lying = [tile for row in w.board.rows() for tile in row if tile]
    held = [tile for hand in w.hands for tile in hand]
    begun = any(type(event.what).__name__ == "Begin" for event in log)
    drawn = [] if begun else [tile for tiles in w.shown for tile in tiles]
    in_bag = Counter({tile: count for tile, count in zip(TILES, w.bag.plain(), strict=True) if count})
    return Counter([*lying, *held, *drawn]) + in_bag
