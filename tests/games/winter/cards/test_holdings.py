"""Words for decks, hands, equipment and dice."""

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.winter.actions.attack_people import Steal
from ludotheque.games.winter.actions.search import Keep
from ludotheque.games.winter.cards.decks import PutOnTop
from ludotheque.games.winter.cards.dice import RerollDie, RollDice
from ludotheque.games.winter.cards.interpreter import Enough
from ludotheque.games.winter.cards.open_cards import ShuffleBack, TakeTurned
from ludotheque.games.winter.cards.secrets import SawHand, SawObjective
from ludotheque.games.winter.cards.selectors import SYMBOL
from ludotheque.games.winter.cards.zones import MoveCard
from ludotheque.games.winter.pack import ItemCard
from ludotheque.games.winter.table import CRISES, Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell

from ..story import (
    AT_SCHOOL,
    FOOD,
    FUEL,
    ME,
    MEDICINE,
    ONE,
    SCHOOL,
    TOOL,
    WEAPON,
    YOU,
    after,
    deal,
    do,
    dress,
    village,
    w_of,
)


def test_cards_are_drawn_unseen() -> None:
    match = after(e.Draw(AT_SCHOOL, 2))
    card = match.legal(NATURE)[0]
    tell(match, card, match.legal(NATURE)[0])
    assert len(w_of(match).hands[0]) == 2


def test_look_and_keep() -> None:
    match = after(e.LookKeep(AT_SCHOOL, 3, 1))
    for _ in range(3):
        tell(match, match.legal(NATURE)[0])
    seen = w_of(match).looked[1]
    tell(match, Keep(ME, ItemCard(seen[1])))
    assert w_of(match).hands[0] == (seen[1],)
    assert [cards[0] for _, cards in w_of(match).decks[SCHOOL][1:]] == [seen[0], seen[2]]


def test_reveal_until_and_reveal_the_top() -> None:
    match = after(e.RevealUntil(AT_SCHOOL, "food"))
    turned = next(option for option in match.legal(NATURE) if SYMBOL[option.card] == "food")
    tell(match, turned)
    assert w_of(match).hands[0] == (turned.card,)
    match = after(e.RevealTop(AT_SCHOOL, 2, "food"))
    other = next(option for option in match.legal(NATURE) if SYMBOL[option.card] != "food")
    tell(match, turned, other)
    assert match.legal(0) == [TakeTurned(ME, SCHOOL, turned.card), ShuffleBack(SCHOOL)]
    tell(match, ShuffleBack(SCHOOL))
    assert w_of(match).turned == ()


def test_a_peek_leaves_the_card_on_top_and_known_to_who_looked() -> None:
    match = after(e.Peek(AT_SCHOOL))
    card = match.legal(NATURE)[0].card
    tell(match, match.legal(NATURE)[0])
    assert w_of(match).decks[SCHOOL][0] == (1, (card,))
    assert match.seen_by(0).decks[SCHOOL][0] == (1, (card,))
    assert match.seen_by(1).decks[SCHOOL][0] != (1, (card,))


def test_the_next_crises_are_put_in_order() -> None:
    match = after(e.Reorder(PlaceName("crises"), 2))
    first = match.legal(NATURE)[0].card
    tell(match, match.legal(NATURE)[0])
    second = match.legal(NATURE)[0].card
    told = tell(match, match.legal(NATURE)[0], PutOnTop(ME, CRISES, first))
    assert told[-1].what == PutOnTop(ME, CRISES, second)
    assert [cards for _, cards in w_of(match).decks[CRISES][:2]] == [(second,), (first,)]


def test_cards_move_between_zones() -> None:
    def arrange(w: Colony) -> None:
        deal(w, 0, FOOD, TOOL)
        deal(w, 1, FUEL)
        w.waste = (MEDICINE,)
        dress(w, ONE, WEAPON)

    match = after(e.MoveCards("hand", "waste"), arrange=arrange)
    tell(match, MoveCard(ME, FOOD, "hand", "waste"))
    assert w_of(match).waste == (MEDICINE, FOOD)
    match = after(e.MoveCards("hand", "hand", pick="random", who="left"), arrange=arrange)
    tell(match, Steal(ME, YOU, FUEL))
    assert FUEL in w_of(match).hands[0]
    assert w_of(after(e.MoveCards("waste", "hand", pick="top"), arrange=arrange)).hands[0].count(MEDICINE) == 1
    assert len(w_of(after(e.MoveCards("hand", "removed", pick="all"), arrange=arrange)).removed) == 2
    match = after(e.MoveCards("waste", "removed", pick="all"), arrange=arrange)
    assert (w_of(match).waste, w_of(match).removed) == ((), (MEDICINE,))
    match = after(e.MoveCards("equipped", "objective"), arrange=arrange)
    tell(match, match.legal(0)[0])
    assert w_of(match).stored == (WEAPON,)
    match = after(e.MoveCards("deck", "crisis", deck=AT_SCHOOL), arrange=arrange)
    tell(match, match.legal(NATURE)[0])
    assert len(w_of(match).given[0]) == 1


def test_secrets_are_seen_and_hands_are_shown() -> None:
    def arrange(w: Colony) -> None:
        deal(w, 1, FUEL, FOOD)

    match = village(arrange=arrange)
    events = do(match, e.See("hand", "left"))
    (saw,) = [event.what for event in events if isinstance(event.what, SawHand)]
    assert {*saw.cards} == {FUEL, FOOD}
    assert saw.seen_by(Player(2)).cards != saw.cards
    assert {*w_of(match).glimpses[0]} == {(1, FUEL), (1, FOOD)}
    (told,) = [event.what for event in do(match, e.See("objective", "left")) if isinstance(event.what, SawObjective)]
    assert (told.other, told.card) == (1, 1)
    assert w_of(match).insights[0] == ((1, 1),)
    do(match, e.See("random", "left"))
    glimpse = SawHand(ME, YOU, (FUEL,))
    assert [glimpse.seen_by(Player(seat)).cards for seat in range(3)] == [(FUEL,), HIDDEN, HIDDEN]
    tell(match, glimpse)
    do(match, e.Show("left", "food"))
    assert w_of(match).known[1] == (FOOD,)


def test_dice_are_rolled_again_or_all_used() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (2, 4)

    match = after(e.Dice("reroll_any"), arrange=arrange)
    tell(match, RerollDie(ME, 4), Enough(), RollDice(ME, (6,)))
    assert w_of(match).dice[0] == (2, 6)
    match = after(e.Dice("reroll"), arrange=arrange)
    tell(match, RerollDie(ME, 2), RollDice(ME, (1,)))
    assert w_of(match).dice[0] == (1, 4)
    assert w_of(after(e.Dice("spend_all"), arrange=arrange)).spent[0] == (2, 4)
