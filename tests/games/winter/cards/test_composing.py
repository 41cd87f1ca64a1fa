"""Words that put effects together, or make them last."""

from ludotheque.games.winter.cards.conditions import holds
from ludotheque.games.winter.cards.lasting import promises_broken, promises_kept
from ludotheque.games.winter.cards.modifiers import has
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m

from ..story import ONE, THREE, TWO, after, do, scene, w_of


def test_something_is_attached_and_detached() -> None:
    match = after(e.Attach((m.SkipBite(),), on="actor"), e.Attach((m.Hardy(),), who="active"), actor=ONE)
    w = w_of(match)
    assert has(w, ONE, m.SkipBite)
    assert not has(w, TWO, m.SkipBite)
    assert has(w, TWO, m.Hardy)
    assert not has(w, THREE, m.Hardy)
    do(match, e.Detach())
    assert w.lasting == ()


def test_a_quest_is_kept_or_broken() -> None:
    quest = e.Quest(c.Tokens("food", 3), "round", (e.Morale(1),), (e.Morale(-1),))
    match = after(quest)
    assert promises_kept(w_of(match)) == ()
    broken = match.clone()
    do(match, e.Food(3))
    (kept,) = promises_kept(w_of(match))
    match.position.todo.append(kept)
    match.position.go_on([])
    assert w_of(match).morale == 7
    (failed,) = promises_broken(w_of(broken), "round")
    assert promises_broken(w_of(broken), "round") == ()
    broken.position.todo.append(failed)
    broken.position.go_on([])
    assert w_of(broken).morale == 5


def test_a_quest_for_searching_counts_from_now_on() -> None:
    match = after(
        e.Quest(c.SearchedEverywhere(), "game", (e.Morale(1),)), arrange=lambda w: setattr(w, "searched", 126)
    )
    assert w_of(match).searched == 0
    w_of(match).searched = 126
    assert holds(w_of(match), c.SearchedEverywhere(), scene())
