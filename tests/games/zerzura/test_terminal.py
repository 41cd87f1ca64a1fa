"""The table in text: what it shows, and what can be typed."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import Event
from ludotheque.games.zerzura import GAME, terminal
from ludotheque.games.zerzura.commands import Claim, Leave
from ludotheque.games.zerzura.edition import Tile
from ludotheque.games.zerzura.market import Display
from tests.playing import Dice, moments
from tests.story import asked, tell

from .story import Place, Zerzura, enough, for_, offer, pass_, store, table, take

NAMES = ["You", "Bob", "Maximilienne-Alexandra", "Dan", "Eve"]


def printed(what: RenderableType) -> str:
    """What a terminal of 80 columns shows."""
    out = StringIO()
    Console(file=out, width=80).print(what)
    return out.getvalue()


def drawn(match: Zerzura, viewer: int, language: Language = "en") -> str:
    seen, seat = match.seen_by(viewer), Player(viewer)
    return printed(terminal.draw(seen, seat, language, NAMES, match.legal(viewer)))


def typed(match: Zerzura, text: str) -> list[Any]:
    player = asked(match)
    return terminal.read(text, match.seen_by(player), player)


def scene(**options: Any) -> Zerzura:
    return table(
        Place("P, TTT, mage lamp", "RR", "TTT"),
        Place("KL, L", "LLL, sultan", "L", ["C9"]),
        Place(),
        market="R, KPR, guard ring",
        tiles=["C4"],
        options=options,
    )


def test_the_table_shows_market_commands_rows_birds_counters_and_numbers() -> None:
    shown = drawn(scene(), 0)
    assert "Round 3 of 15 · 36 cards in the pile · dromedary: ● You" in shown
    assert "1 R   2 ZPR   3 Guard R" in shown.replace("\u00a0", " ")
    assert "5 turbans and 3 rings" in shown
    assert "T3:3   Z0:0   P1:6   R2:0   L0:0   = 9" in shown
    assert "4 P   5 ▾TTT   6 Mage L" in shown.replace("\u00a0", " ")
    assert "2 stored +3" in shown
    assert "Stored     RR" in shown


def test_in_expert_it_shows_no_counters_and_no_stored_card_of_others() -> None:
    shown = drawn(scene(mode="expert"), 0)
    assert ":" not in shown.replace("dromedary:", "")
    assert "LLL" not in shown
    assert "2 stored" in shown
    assert "▢" in printed(terminal.more(scene(mode="expert").seen_by(0), "en", NAMES))


def test_more_shows_what_is_stored_what_is_gone_and_the_values() -> None:
    shown = printed(terminal.more(scene().seen_by(0), "fr", NAMES))
    assert "LLL   Sultan" in shown
    assert "2 de chaque sorte" in shown
    assert "piments       0   6   3   3   0   0  -3  -3  -6  -6  -9" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["easy", "expert"])
@pytest.mark.parametrize("players", GAME.players)
def test_it_fits_80_columns_all_game_long(players: int, mode: str, language: Language) -> None:
    for match in moments(begin_match(GAME, players, "columns", {"mode": mode}), Dice(f"columns {players}"), one_in=12):
        for viewer in range(players):
            assert max(map(len, drawn(match, viewer, language).splitlines())) <= 80
        watched = match.seen_by(None)
        for shown in (terminal.more(watched, language, NAMES), terminal.draw(watched, None, language, NAMES, [])):
            assert max(map(len, printed(shown).splitlines())) <= 80


def test_a_number_is_a_card_of_the_market_or_of_ones_row() -> None:
    match = scene()
    assert typed(match, "2") == [take("KPR")]
    assert typed(match, "4") == [*store("P"), offer("P")]
    for nonsense in ("0", "7", "99", "", "store", "frobnicate 4", "1 2", "-1"):
        assert typed(match, nonsense) == []


@pytest.mark.parametrize("text", ["take 2", "t2", "prendre 2", "t 2"])
def test_a_verb_says_what_to_do_with_the_card(text: str) -> None:
    assert typed(scene(), text) == [take("KPR")]
    assert typed(scene(), "store 4") == typed(scene(), "abriter 4") == [*store("P")]
    assert typed(scene(), "swap 4") == typed(scene(), "échanger 4") == [offer("P")]


def test_in_a_swap_a_number_is_a_card_that_can_be_got() -> None:
    match = scene()
    tell(match, offer("P"))
    assert "1 ZL   ▾L" in drawn(match, 0)
    assert typed(match, "1") == [for_("P", 1, "KL")]
    assert typed(match, "2") == []


def test_while_storing_a_number_is_a_card_of_ones_row() -> None:
    match = scene()
    tell(match, *store("P"))
    assert "1 ▾TTT   2 Mage L" in drawn(match, 0).replace("\u00a0", " ")
    assert typed(match, "2")[0] == store("mage lamp")[0]


def test_a_word_claims_what_can_be_claimed() -> None:
    match = scene(claiming="manual")
    assert typed(match, "claim") == [Claim(Player(0), Tile("C4"))]
    assert {*terminal.KEYS.values()} == {pass_, enough, Leave()}


def test_what_lies_on_the_table_needs_no_line_under_it() -> None:
    assert not terminal.tells(Event(None, Display(1, ())), None)
    assert terminal.tells(Event(Player(0), pass_), None)
