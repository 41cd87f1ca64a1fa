"""The log reads like a story: every line, about every survivor, in both languages (see `lines.py`)."""

import re

import pytest

from ludotheque.core.language.words import LANGUAGES, Language, Sentence
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.cards import PlayCard, SpendFood
from ludotheque.games.winter.cards.decisions import Carried, Offered, Pay, Vote
from ludotheque.games.winter.cards.interpreter import Do
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.chapters.colony_phase import Eat, Hunger
from ludotheque.games.winter.chapters.exposure import Face, TakeWound
from ludotheque.games.winter.chapters.turn import Acting
from ludotheque.games.winter.pack import PACK, ItemCard
from ludotheque.games.winter.pack.names import card_names, name_of
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import selectors as sel
from tests.story import tell

from .lines import EVERYBODY, ME, NAMES, Line, kinds, lines
from .story import FOOD, FUEL, ONE, WOUND, Winter, after, colony_phase, deal, village, w_of

MECHANICAL = re.compile(r"\bNone\b(?! of)|hidden|HIDDEN|[{}]|\(e?s?\)|  | [.,]|\+\d|!")
"""What no line of a story has: a value that is missing, a double space, a form to fill in, a sum, a shout."""
MISCOUNTED = re.compile(
    r"\b1 (zombies|cards|cartes|dice|jetons|démunis|(food|starvation) tokens)\b|\b[2-9] (jeton|carte)\b"
)
UNELIDED = re.compile(r"\b(de|que|la|le|ne|se|te|me|je) (?=[aeiouàâéèêîô]|Honorine|Hippolyte|Yvonne)", re.IGNORECASE)
UNJOINED = re.compile(r"\b(à|de) les?\b")
CARDS_SPEAK = (
    "Agreeing AskMore BeginLasting Carried CrossroadsComes Deciding LayUp Offered Offering Picking PlayCard "
    "RevealCrisis TakeWay Vote Voting Vow"
)
"""Records in whose lines a card is quoted, with all that it does."""


def story(language: Language) -> list[Line]:
    """The lines in a language that quote no card."""
    return [line for line in lines() if line.language == language and line.kind not in CARDS_SPEAK.split()]


def told_after(match: Winter, *answers: object) -> list[str]:
    """What the log tells player 0 of these answers."""
    before = len(match.log(ME))
    tell(match, *answers)  # type: ignore[arg-type]
    return [event.sentence().text("en", NAMES, ME) for event in match.log(ME)[before:]]


def test_every_record_is_worded_about_every_survivor() -> None:
    silent = {kind.__name__ for kind in kinds()} - {line.kind for line in lines()}
    assert silent <= {"AskingReader"}, "no card of ours waits for something in the room"
    for s in EVERYBODY:
        about = {line.kind for line in lines() if name_of(s).text("fr") in line.text}
        assert about >= {"Arrive", "Attack", "Die", "Face", "GiveUp", "HealWound", "Move", "Search", "UseAbility"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_a_whole_sentence_with_all_that_belongs_in_it(language: Language) -> None:
    found = story(language)
    assert [line for line in found if MECHANICAL.search(line.text) or MISCOUNTED.search(line.text)] == []
    assert [line for line in found if not re.fullmatch(r"[A-ZÀÂÉÈÊÎÔ“«\d].*[.?”»]", line.text)] == []


def test_french_elides_and_contracts() -> None:
    assert [line for line in story("fr") if UNELIDED.search(line.text) or UNJOINED.search(line.text)] == []


def test_both_languages_know_who_is_a_woman() -> None:
    for s in EVERYBODY:
        is_woman = "female" in PACK.survivors[s].tags
        assert Face(s, "bite", "move").told().text("fr").endswith(" mordue." if is_woman else " mordu.")
        own = UseAbility(s, Source("ability", s)).told()
        assert own.text("en").endswith(" uses her ability." if is_woman else " uses his ability.")


def test_whoever_a_line_is_about_is_addressed() -> None:
    addressed = {line.kind for line in lines() if re.search(r"\b(you|your)\b", line.text, re.IGNORECASE)}
    named = {line.kind for line in lines() if NAMES[ME] in line.text}
    assert named <= addressed


def test_a_card_that_is_played_is_told_by_what_comes_of_it() -> None:
    match = village(arrange=lambda w: deal(w, 0, FOOD))
    name = PACK.items[FOOD].kind.name.en
    assert told_after(match, PlayCard(FOOD)) == [f"You play “{name}”.", "1 food token comes into the supply."]


def test_an_attack_is_told_once_and_so_is_the_wound() -> None:
    def arrange(w: Colony) -> None:
        w.zombies[0] = 1
        w.dice[0] = (6,)

    match = village(arrange=arrange)
    tell(match, Attack(ONE, 0, 6), Face(ONE, WOUND, "attack"))
    assert [type(event.what).__name__ for event in match.log(ME)[-3:]] == ["Attack", "Slay", "Face"]
    assert w_of(match).wounds[ONE] == 1
    assert TakeWound not in {type(event.what) for event in match.log(ME)}


def test_food_that_is_eaten_or_spent_is_told_once() -> None:
    def arrange(w: Colony) -> None:
        w.food, w.dice[0] = 9, (3,)

    match = village(arrange=arrange)
    assert told_after(match, SpendFood(3)) == ["You spend a food token: a 3 becomes a 4."]
    fed, starved = colony_phase(arrange=arrange), colony_phase()
    eaten = [event.what for event in fed.log(ME) if isinstance(event.what, Eat)]
    assert [w_of(fed).food] == [9 - eat.n for eat in eaten]
    assert any(isinstance(event.what, Hunger) for event in starved.log(ME))
    assert w_of(starved).starvation == 1


def test_a_pile_that_goes_is_told_in_one_line_by_those_alike() -> None:
    def arrange(w: Colony) -> None:
        w.waste = (FOOD, FUEL, FOOD)

    all_of_it = Do((e.MoveCards("waste", "removed", pick="all"),), Scene(ME))
    match = village(arrange=arrange, todo=[all_of_it, Acting(ME)])
    soup, petrol = (PACK.items[card].kind.name.en for card in (FOOD, FUEL))
    (line,) = (event.sentence().text("en") for event in match.log(ME))
    assert line == f"From the waste pile out of the game: “{soup}” × 2 and “{petrol}”."


def test_cards_of_the_same_name_are_counted_together_whatever_deck_they_come_from() -> None:
    alike = [ItemCard(n) for n, each in enumerate(PACK.items) if each.kind == PACK.items[FOOD].kind]
    assert len(alike) > 1
    named = card_names(alike)
    assert isinstance(named, Sentence)
    assert named.text("en") == f"“{PACK.items[FOOD].kind.name.en}” × {len(alike)}"


def test_9_6_what_a_vote_decides_is_told_where_not_all_agree() -> None:
    ways = (e.Way(PACK.info.title, (e.Food(1),)), e.Way(PACK.info.title, (e.Food(2),)))
    match = after(e.Vote(ways))
    split, agreed = match.clone(), match
    tell(split, *((player, Vote(n, ways[n])) for player, n in ((0, 1), (1, 0), (2, 1))))
    tell(agreed, *((player, Vote(1, ways[1])) for player in range(3)))
    assert [event.what for event in split.log(ME) if isinstance(event.what, Carried)] == [Carried(ways[1])]
    assert [event.what for event in agreed.log(ME) if isinstance(event.what, Carried)] == []


def test_9_7_what_may_be_paid_is_told_before_several_are_asked() -> None:
    price, prize = sel.Cost(cards=1), (e.Morale(1),)
    for who, told in (("each", [Offered]), ("active", [])):
        offer = e.Offer(price, who=who, then=prize)  # type: ignore[arg-type]
        todo = [Do((offer,), Scene(ME)), Acting(ME)]
        match = village(arrange=lambda w: deal(w, 0, FOOD, FUEL), todo=todo)
        assert [type(event.what) for event in match.log(ME)] == told
        assert told_after(match, Pay())[0] == "You agree to pay."


def test_12_4_what_the_main_objective_does_is_told_with_its_name_and_with_what_is_at_stake() -> None:
    spoonful = next(n for n, main in enumerate(PACK.mains) if main.id == "spoonful")

    def arrange(w: Colony) -> None:
        w.main = spoonful
        deal(w, 0, FOOD, FUEL)

    match = colony_phase(arrange=arrange)
    told = [event.sentence().text("en", NAMES, ME) for event in match.log(ME)]
    name = PACK.mains[spoonful].name.en
    assert f"The main objective, “{name}”, takes effect." in told
    assert any(" may be paid" in line and "the colony has failed" in line for line in told)
