"""What bots say aloud with what they do: true, in both languages, and made from what everybody sees."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.bots import bot_named
from ludotheque.bots.remarks import remark_on
from ludotheque.core import Chance, Option
from ludotheque.core.language.words import LANGUAGES, Sentence
from ludotheque.core.matches.match import begin_match
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.cards import GiveToCrisis, PlayCard, Store
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.sharing import HandOff, Refuse, Request
from ludotheque.games.winter.actions.work import Attract, Barricade, CleanWaste
from ludotheque.games.winter.bot.remarks import REMARKS
from ludotheque.games.winter.chapters.turn import CallVote
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import ROOM_AT, Colony, Tally

from .story import FOOD, FUEL, GROCERY, LODGE, ME, MEDICINE, ONE, SCHOOL, THREE, TOOL, YOU, Winter, deal, mine, village

FUEL_CRISIS = next(n for n, crisis in enumerate(PACK.crises) if crisis.symbols == ("fuel",))
FUEL_IS_STORED = next(n for n, main in enumerate(PACK.mains) if "fuel" in main.normal.stores)
KILLS = next(n for n, main in enumerate(PACK.mains) if "counter" in repr(type(main.normal.goal).__struct_config__.tag))
BOOKS = next(n for n, main in enumerate(PACK.mains) if "each_player=True" in repr(main.normal.goal))
BETRAYAL = len(PACK.loyal)
NAMES = ("Ann", "Bob", "Chloé")


def remark(match: Winter, option: Option[Any], before: str = "") -> Sentence | None:
    """What the first player says with this answer."""
    return remark_on(GAME, match.position, ME, option, before)


def said(match: Winter, option: Option[Any]) -> str:
    """The same, in English."""
    found = remark(match, option)
    assert found is not None
    return found.text("en", NAMES)


def test_who_gives_to_the_crisis_says_how_many_cards_it_lacks() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = FUEL_CRISIS
        deal(w, 0, FUEL)

    match = village(arrange=arrange)
    give = GiveToCrisis(ME, FUEL)
    assert said(match, give) == "The crisis lacked 3 fuel cards. Here is one."
    match.position.world.given[2] = (FUEL, FUEL)
    assert said(match, give) == "The crisis lacked one fuel card. Here it is."
    match.position.world.given[1] = (FUEL,)
    assert said(match, give) == "Two more than the crisis asks for, and morale rises."


def test_a_betrayer_says_what_a_loyal_player_would_say() -> None:
    def arranged(objective: int, *cards: Any) -> Winter:
        def arrange(w: Colony) -> None:
            w.crisis, w.objectives[0] = FUEL_CRISIS, (objective,)
            deal(w, 0, *cards)

        return village(arrange=arrange)

    loyal = remark(arranged(0, FUEL), GiveToCrisis(ME, FUEL))
    assert loyal == remark(arranged(BETRAYAL, TOOL), GiveToCrisis(ME, TOOL)) != None  # noqa: E711


def a_round(level: str, seed: str) -> Any:
    """Positions of a match with a betrayer, each with what a bot answers."""
    match = begin_match(GAME, 4, seed, {"variant": "betrayer"})
    for number in range(120):
        if not (waiting := match.waiting_for()):
            return
        player = waiting[0]
        view = match.position.remembered_by(player)
        option = bot_named(level).choose(GAME, view, player, Chance.of(str(number)))
        yield match.position, player, option
        match.answer(player, option)


def test_nobody_can_hear_from_a_remark_what_lies_hidden() -> None:
    """In every world that the table cannot tell from the true one, the remark is the same."""
    remarks = 0
    for position, player, option in a_round("hard", "hidden"):
        true = remark_on(GAME, position, player, option)
        other = position.clone()
        w = other.world
        w.objectives = [(BETRAYAL - card,) for (card,) in w.objectives] if all(w.objectives) else w.objectives
        w.hands = [tuple(reversed(hand)) for hand in [*w.hands[1:], w.hands[0]]]
        w.hands = [hand[:1] * len(true_hand) for hand, true_hand in zip(w.hands, position.world.hands, strict=True)]
        w.given = [(TOOL,) * len(cards) for cards in w.given]
        if isinstance(option, GiveToCrisis):
            option = GiveToCrisis(option.player, TOOL)
        assert remark_on(GAME, other, player, option) == true
        remarks += true is not None
    assert remarks > 5


def starving(w: Colony) -> None:
    w.food = 1
    deal(w, 0, FOOD)


def overrun(w: Colony) -> None:
    w.zombies[0], w.dice[0] = 3, (6,)


def wasted(w: Colony) -> None:
    w.waste, w.dice[0] = (FOOD,) * 10, (1,)


def littered(w: Colony) -> None:
    w.waste, w.dice[0] = (FOOD,) * 7, (1,)


def crowded(w: Colony) -> None:
    w.at[THREE], w.zombies[5 + LODGE], w.dice[0] = LODGE, ROOM_AT[5 + LODGE], (1,)


def fuelled(w: Colony) -> None:
    w.main = FUEL_IS_STORED
    deal(w, 0, FUEL)


def hurt(w: Colony) -> None:
    w.wounds[ONE] = 2
    deal(w, 1, MEDICINE)


def armed(w: Colony) -> None:
    w.main = BOOKS


def hunted(w: Colony) -> None:
    w.main, w.zombies[0], w.dice[0] = KILLS, 1, (6,)


TOLD: list[tuple[Callable[[Colony], None], Callable[[Winter], Option[Any]], str]] = [
    (starving, lambda match: PlayCard(FOOD), "We were 2 food tokens short for tonight."),
    (starving, lambda match: Request(YOU, "food"), "Tonight we are 2 food tokens short."),
    (overrun, lambda match: Attack(ONE, 0, 6), "Tonight they would break through in the colony."),
    (overrun, lambda match: Barricade(ONE, 6), "Tonight they would break through in the colony."),
    (hunted, lambda match: Attack(ONE, 0, 6), "Every one we put down counts for our objective."),
    (crowded, lambda match: Attract(ONE, LODGE, 1), "There are too many of them"),
    (wasted, lambda match: CleanWaste(ONE, 1), "With 10 cards of waste, morale falls every night."),
    (littered, lambda match: CleanWaste(ONE, 1), "7 cards of waste already; at ten, morale falls."),
    (fuelled, lambda match: Store(FUEL), "fuel card"),
    (hurt, lambda match: Request(YOU, "medicine"), "Without medicine"),
    (armed, lambda match: Request(YOU, "book"), "Each of us is to carry a book card, and I have none."),
    (starving, lambda match: Move(mine(match)[0], GROCERY), "We lack food cards"),
    (starving, lambda match: Refuse(), "I cannot do without it."),
]


@pytest.mark.parametrize(("arrange", "option", "words"), TOLD)
def test_a_remark_says_what_is_lacking(
    arrange: Callable[[Colony], None], option: Callable[[Winter], Option[Any]], words: str
) -> None:
    match = village(arrange=arrange)
    assert words in said(match, option(match))


def test_who_flees_says_from_where() -> None:
    def arrange(w: Colony) -> None:
        w.at[ONE], w.zombies[5 + SCHOOL] = SCHOOL, ROOM_AT[5 + SCHOOL]

    assert said(village(arrange=arrange), Move(ONE, COLONY)).startswith("Nobody should stay")


def test_what_everybody_is_to_carry_is_handed_on_with_a_word() -> None:
    book = next(n for n, item in enumerate(PACK.items) if item.kind.symbol == "book" and item.kind.play == "equip")

    def arrange(w: Colony) -> None:
        w.main, w.equipped[ONE] = BOOKS, (book,)  # type: ignore[assignment]

    option = HandOff(ONE, book, THREE)  # type: ignore[arg-type]
    assert said(village(arrange=arrange), option) == "Each of us is to carry a book card. This one is for you."


def test_an_accusation_names_the_crises_that_tell_against_the_accused() -> None:
    def accused(*tallies: Tally) -> str:
        return said(village(arrange=lambda w: setattr(w, "tallies", tallies)), CallVote(YOU))

    assert accused(Tally((1, 1, 0), 1)) == "There was a wrong card in a crisis, and Bob had given to it."
    assert (
        accused(Tally((1, 0, 1), 0), Tally((1, 0, 2), 1)) == "Bob has let 2 crises pass without giving a single card."
    )
    assert accused(Tally((1, 0, 1), 0, (1, 7, 2))) == "Bob is sitting on 7 cards and gave nothing to the crisis."
    assert accused(Tally((1, 1, 1), 0)) == "I no longer trust Bob."
    wrong = remark(village(arrange=lambda w: setattr(w, "tallies", (Tally((1, 2, 0), 2),))), CallVote(YOU))
    assert wrong is not None
    assert wrong.text("en", NAMES, YOU) == "There were 2 wrong cards in a crisis, and you had given to it."
    assert wrong.text("fr", NAMES, YOU) == "Une crise comptait 2 mauvaises cartes, et tu y avais donné."


def test_the_same_is_not_said_twice_in_a_row() -> None:
    match = village(arrange=starving)
    first = remark(match, PlayCard(FOOD))
    assert first is not None
    assert remark(match, PlayCard(FOOD), first.id) is None
    assert remark(match, PlayCard(FOOD), "remark-crisis") == first


def test_where_nothing_presses_nothing_is_said() -> None:
    def arrange(w: Colony) -> None:
        w.food = 20
        deal(w, 0, FOOD, MEDICINE)

    match = village(arrange=arrange)
    for option in (PlayCard(FOOD), PlayCard(MEDICINE), Request(YOU, "food"), Move(ONE, GROCERY), Barricade(ONE, 1)):
        assert remark(match, option) is None


def test_bots_speak_now_and_then_and_in_both_languages() -> None:
    answers = [(position.clone(), player, option) for position, player, option in a_round("medium", "speaking")]
    remarks = [found for it in answers if (found := remark_on(GAME, *it)) is not None]
    assert 0.05 < len(remarks) / len(answers) < 0.4
    assert all(each.text(language, ("A", "B", "C", "D")) for each in remarks for language in LANGUAGES)
    assert {type(option) for _, _, option in answers} & {*REMARKS}
