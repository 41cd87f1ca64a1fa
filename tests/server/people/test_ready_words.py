"""What people say in ready words of the game: sentences with gaps, which each reads in their own language."""

from typing import Any

import pytest

from ludotheque.core.language.words import LANGUAGES
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire
from ludotheque.server import entries
from ludotheque.server.protocol.notices import Said
from ludotheque.server.tables.feed.updates import lines_of
from ludotheque.server.tables.table import Table

from ..houses import Guest, Json, RunningHouse, Tab, table_of, worded

OFFER = {"card": "fuel", "deed": "kill", "place": "school"}


@pytest.fixture
def people(house: RunningHouse) -> list[Guest]:
    return house.guests(3)


@pytest.fixture
def tabs(people: list[Guest]) -> list[Tab]:
    return table_of(people, game="winter")


def last_said(tab: Tab) -> Json:
    """The line of what was said last."""
    tab.catch_up()
    return next(line for line in reversed(tab.lines) if line["type"] == "Said")


def offered(tab: Tab) -> int:
    """Offers something in ready words; the number of the entry."""
    tab.ask("Speak", template="offer", filling=OFFER)
    return int(last_said(tab)["number"])


def test_each_reads_a_sentence_of_the_game_in_their_own_language(house: RunningHouse, tabs: list[Tab]) -> None:
    tabs[0].ask("Speak", template="offer", filling=OFFER)
    for tab in (*tabs, house.look_on(tabs[0].table)):
        line = last_said(tab)
        assert (line["person"], line["template"]) == (0, "offer")
        assert worded(line["says"]) == {
            "en": "I give fuel if you kill zombies at the school.",
            "fr": "Je donne du carburant si tu tues des zombies à l’école.",
        }


def test_who_is_accused_is_told_so_to_their_face(tabs: list[Tab]) -> None:
    tabs[0].ask("Speak", template="suspect", filling={"reason": "hand", "other": 2})
    says = last_said(tabs[2])["says"]
    assert worded(says, reader=2)["en"] == "I suspect you: a hand too full."
    assert "you" not in worded(says, reader=1)["en"]


def test_everybody_is_offered_the_same_whatever_they_hold(house: RunningHouse, tabs: list[Tab]) -> None:
    talk = house.get("/api/talk/winter").json
    known = [template["id"] for template in talk["templates"]]
    for tab in (*tabs, house.look_on(tabs[0].table)):
        assert tab.facts["templates"] == known


def test_nobody_is_accused_where_nobody_can_be_exiled(house: RunningHouse) -> None:
    ann, _ = table_of(house.guests(2), game="winter")
    assert "offer" in ann.facts["templates"]
    assert "suspect" not in ann.facts["templates"]
    assert ann.refused("Speak", template="suspect", filling={"reason": "hand", "other": 1}) == "no-such-template"


BADLY: dict[str, dict[str, Any]] = {
    "a gap is empty": {"card": "fuel", "deed": "kill"},
    "a gap that is not there": {**OFFER, "hand": "fuel"},
    "a word that the game does not have": {**OFFER, "card": "gold"},
    "a number for a word": {**OFFER, "place": 3},
    "a sentence for a word": {**OFFER, "card": "talk-card-fuel"},
}


@pytest.mark.parametrize("filling", BADLY.values(), ids=BADLY)
def test_a_sentence_is_whole_and_says_only_what_the_game_knows(tabs: list[Tab], filling: Json) -> None:
    assert tabs[0].refused("Speak", template="offer", filling=filling) == "gaps-badly-filled"


@pytest.mark.parametrize("other", [0, 3, -1, "Bob"])
def test_of_oneself_and_of_nobody_one_does_not_speak_by_name(tabs: list[Tab], other: int | str) -> None:
    filling = {"reason": "feeling", "other": other}
    assert tabs[0].refused("Speak", template="suspect", filling=filling) == "gaps-badly-filled"


@pytest.mark.parametrize("n", [0, 8, 10**30, "2"])
def test_a_number_stays_within_what_the_game_allows(tabs: list[Tab], n: int | str) -> None:
    assert tabs[0].refused("Speak", template="lacks", filling={"n": n}) in ("gaps-badly-filled", "not-a-message")


def test_only_at_a_table_whose_game_has_it_and_only_in_the_match(house: RunningHouse, tabs: list[Tab]) -> None:
    assert tabs[0].refused("Speak", template="treason") == "no-such-template"
    zatre, _ = table_of(house.guests(2))
    assert zatre.refused("Speak", template="offer", filling=OFFER) == "no-such-template"
    before = house.guest("Eve")
    early = before.sits_at(before.opens("winter"))
    assert early.refused("Speak", template="agree") == "no-such-template"


def test_a_reply_says_to_what(tabs: list[Tab]) -> None:
    number = offered(tabs[0])
    tabs[1].ask("Speak", template="agree", to=number)
    line = last_said(tabs[2])
    assert (line["person"], line["template"], line["to"]) == (1, "agree", number)


def test_one_replies_to_what_somebody_else_asked_and_to_nothing_else(tabs: list[Tab]) -> None:
    number = offered(tabs[0])
    tabs[2].ask("Speak", template="tonight", filling={"place": "school"})
    promise = last_said(tabs[2])["number"]
    tabs[2].ask("Say", text="hm")
    text = last_said(tabs[2])["number"]
    for tab in tabs:
        tab.catch_up()
    for to in (0, 1, promise, text, number + 100):
        assert tabs[1].refused("Speak", template="agree", to=to) == "nothing-to-reply-to"
    assert tabs[0].refused("Speak", template="agree", to=number) == "nothing-to-reply-to", "to oneself"
    assert tabs[1].refused("Speak", template="offer", filling=OFFER, to=number) == "nothing-to-reply-to"
    assert tabs[1].refused("Speak", template="second", to=number) == "nothing-to-reply-to", "no accusation"


def test_to_what_nobody_may_hear_nobody_replies(tabs: list[Tab]) -> None:
    number = offered(tabs[1])
    tabs[0].ask("Mute", person=1)
    tabs[2].catch_up()
    assert tabs[2].refused("Speak", template="agree", to=number) == "nothing-to-reply-to"


def test_who_is_muted_or_has_no_seat_says_nothing_in_ready_words(house: RunningHouse, tabs: list[Tab]) -> None:
    tabs[0].ask("Mute", person=1)
    tabs[1].catch_up()
    assert tabs[1].refused("Speak", template="offer", filling=OFFER) == "muted"
    assert house.look_on(tabs[0].table).refused("Speak", template="offer", filling=OFFER) == "no-seat"


def test_ready_words_are_kept_like_any_others_and_given_to_who_said_them(people: list[Guest], tabs: list[Tab]) -> None:
    tabs[1].ask("Speak", template="offer", filling=OFFER)
    again = people[2].sits_at(tabs[0].table)
    assert worded(last_said(again)["says"])["en"] == "I give fuel if you kill zombies at the school."
    known = people[1].get("/api/me/data").json["tables"][0]
    assert [each["text"] for each in known["said"]] == ["offer card=fuel deed=kill place=school"]


def test_words_from_before_there_were_ready_ones_are_read_as_ever() -> None:
    old = b'{"type":"Spoken","person":1,"phrase":"good-luck"}'
    assert entries.read(old) == entries.Spoken(1, phrase="good-luck")
    assert entries.written(entries.Spoken(1, phrase="good-luck")) == old


def test_a_sentence_that_the_game_no_longer_has_is_still_a_line() -> None:
    table = Table("t")
    history = [
        entries.Opened("winter", "seed", "a guest", "Ann", 2),
        entries.Offered(1, "bot", name="Bob"),
        entries.Begun({}, shelf.game("winter").rules_version),
        entries.Spoken(0, template="gone", filling={"what": "fuel"}),
    ]
    for entry in history:
        table.add(entry, 0)
    line = lines_of(table, table.lines, None)[-1]
    assert isinstance(line, Said)
    assert line.says is not None
    assert {line.says.text(language) for language in LANGUAGES} == {*worded(wire(line.says)).values()}
    assert line.says.id == "said-in-lost-words"
