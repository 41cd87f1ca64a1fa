"""Words for people: wounds, healing, exposure, death, newcomers."""

from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.cards.interpreter import PickSurvivor
from ludotheque.games.winter.cards.modifiers import is_frozen
from ludotheque.games.winter.chapters.exposure import Face, HealWound
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import SURVIVORS, Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import SurvivorId
from tests.story import tell

from ..story import BITE, BLANK, ONE, TWO, WEAPON, after, dress, village, w_of


def test_wounds_and_frostbite_and_their_dealing_out() -> None:
    w = w_of(after(e.Wound("actor", 2, frostbite=True), actor=ONE))
    assert (w.wounds[ONE], w.frost[ONE]) == (2, 2)
    match = after(e.Distribute(2))
    tell(match, PickSurvivor(ONE), PickSurvivor(TWO))
    assert (w_of(match).wounds[ONE], w_of(match).wounds[TWO]) == (1, 1)


def test_healing_by_kind() -> None:
    def hurt(w: Colony) -> None:
        w.wounds[ONE], w.frost[ONE] = 2, 1

    assert w_of(after(e.Heal("actor", 1, "frostbite"), arrange=hurt, actor=ONE)).frost[ONE] == 0
    assert w_of(after(e.Heal("actor", 1, "normal"), arrange=hurt, actor=ONE)).wounds[ONE] == 1
    match = after(e.Heal("actor", 2), arrange=hurt, actor=ONE)
    tell(match, HealWound(ONE, True))
    assert w_of(match).wounds[ONE] == 0


def test_exposure_by_a_card_and_what_follows_for_the_living() -> None:
    match = after(e.Exposure("actor", 1, (e.Food(1),)), actor=ONE)
    dead = match.clone()
    tell(match, Face(ONE, BLANK, "card"))
    assert w_of(match).food == 1
    tell(dead, Face(ONE, BITE, "card"))
    assert w_of(dead).food == 0


def test_kill_without_grief_and_removal() -> None:
    w = w_of(after(e.Kill("actor", morale=False), actor=TWO))
    assert (w.morale, w.gone) == (6, (TWO,))
    w = w_of(after(e.Remove(sel.Lowest())))
    assert (w.morale, w.gone) == (6, (ONE,))


def test_somebody_joins_by_name_or_from_the_deck_or_never() -> None:
    absent = next(s for s, place in enumerate(w_of(village()).at) if place == -1)
    name = SurvivorId(PACK.survivors[absent].id)
    w = w_of(after(e.Join(name, wounds=1, leader=True)))
    assert (w.owner[absent], w.wounds[absent], w.leader[0]) == (0, 1, absent)
    match = after(e.Join())
    tell(match, match.legal(NATURE)[0])
    assert len(w_of(match).groups[0]) == 3
    w = w_of(after(e.DropNamed(name)))
    assert absent in w.gone
    assert all(absent not in cards for _, cards in w.decks[SURVIVORS])


def test_somebody_goes_over() -> None:
    w = w_of(after(e.GiveSurvivor("actor", "left"), actor=TWO))
    assert w.owner[TWO] == 1
    assert TWO in w.groups[1]


def test_equipment_comes_off_and_somebody_freezes() -> None:
    match = after(e.Unequip("actor"), e.Freeze("actor"), arrange=lambda w: dress(w, ONE, WEAPON), actor=ONE)
    w = w_of(match)
    assert (w.equipped[ONE], w.hands[0]) == ((), (WEAPON,))
    assert is_frozen(w, ONE, "move")
    assert not any(isinstance(option, Move) and option.survivor == ONE for option in match.legal(0))
