"""What stands around the rules: the box as plain data, the terminal, the bots."""

from io import StringIO

import pytest
from rich.console import Console

from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.games.winter import GAME, terminal
from ludotheque.games.winter.bot import NOISE
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.pack.text import said
from ludotheque.server.http.boxes import option_offered
from tests.playing import NAMES, Dice, moments


def test_the_box_is_plain_data_in_both_languages() -> None:
    box = GAME.face.material()
    assert [place["id"] for place in box["places"]] == [*PACK.place_ids]
    assert len(box["entrances"]) == 12
    assert len(box["survivors"]) == len(PACK.survivors)
    assert len(box["items"]) == len(PACK.items)
    for deck in ("survivors", "items", "crises", "mains", "secrets", "exiles", "crossroads"):
        assert all(card["text"]["fr"] and card["name"]["en"] for card in box[deck])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_for_everybody_at_any_time(language: Language) -> None:
    console = Console(width=80, record=True, file=StringIO())
    match = begin_match(GAME, 4, "drawn")
    for moment in moments(match, Dice("drawn"), one_in=15):
        for viewer in (Player(0), Player(2), None):
            view = moment.seen_by(viewer)
            console.print(terminal.draw(view, viewer, language, NAMES, []))
    console.print(terminal.more(match.seen_by(None), language, NAMES))
    text = console.export_text()
    assert PACK.mains[match.position.world.main].name.said().text(language) in text


def test_the_terminal_leaves_out_what_others_draw() -> None:
    match = begin_match(GAME, 3, "told")
    lines = [event for event in match.log(0) if terminal.tells(event, Player(0))]
    assert 0 < len(lines) < len(match.log(0))


@pytest.mark.parametrize("level", NOISE)
def test_bots_of_every_level_play_to_the_end_and_know_only_their_seat(level: str) -> None:
    match, chance = begin_match(GAME, 4, f"bots {level}"), Chance.of(level)
    for _ in range(3000):
        waiting = match.waiting_for()
        if not waiting:
            break
        chance = chance.fork("next")
        view = match.position.seen_by(waiting[0])
        answer = GAME.mind.instinct(view, waiting[0], level, chance)
        assert answer is not None
        imagined = GAME.imagine(view, waiting[0], chance)
        assert GAME.mind.instinct(imagined.seen_by(waiting[0]), waiting[0], level, chance) == answer
        match.answer(waiting[0], answer)
    assert match.over
    assert isinstance(GAME.mind.evaluate(match.position.world, Player(0)), float)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_main_objective_is_chosen_by_the_name_on_its_card(language: Language) -> None:
    option = option_offered(GAME, "objective")
    assert (option.kind, option.values[0]) == ("choice", "0")
    assert [each[language] for each in option.named[1:]] == [main.name.said().text(language) for main in PACK.mains]
    assert option_offered(GAME, "morale_cap").kind == "number", "a number without names stays one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_reads_the_numbers_that_are_its_own(language: Language) -> None:
    box = GAME.face.material()
    sides = [side for main in box["mains"] for side in main["sides"].values()]
    read_here = [each for side in sides for name in ("texts", "goals") for each in side[name]]
    read_here += [each for secret in box["secrets"] for each in secret["texts"]]
    anywhere = said("by-players", two=2, three=2, four=2, count=2).text(language).partition("(")[2]
    assert any(anywhere in main["text"][language] for main in box["mains"])
    assert [each[language] for each in read_here if anywhere in each[language]] == []
