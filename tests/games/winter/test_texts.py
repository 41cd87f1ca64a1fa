"""What stands on cards and in questions: who and where is named, and French and English as people write them."""

import re

import pytest

from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.games.winter.cards.composing import Agreeing
from ludotheque.games.winter.cards.decisions import Vote, Voting
from ludotheque.games.winter.cards.lasting import BeginLasting
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.naming import InScene
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.pack.names import name_of
from ludotheque.games.winter.pack.text import card_text, conditions_text
from ludotheque.games.winter.table import Lasting
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.triggers import State
from ludotheque.games.winter.vocabulary.words import SurvivorId, words_in

from .lines import EVERYBODY, NAMES
from .prompts import effects_of, scene
from .story import GROCERY, ME, YOU, village, w_of

CARDS = (*PACK.survivors, *PACK.kinds, *PACK.crises, *PACK.mains, *PACK.secrets, *PACK.exiles, *PACK.crossroads)
CONSENTS = [
    (s, effect)
    for s, survivor in enumerate(PACK.survivors)
    for effect in effects_of(survivor.ability)
    if isinstance(effect, e.Consent)
]
"""Whose ability needs somebody's consent, and to what."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_10_whoever_is_asked_to_agree_reads_who_is_meant_and_where(language: Language) -> None:
    w = w_of(village())
    assert CONSENTS
    for s, consent in CONSENTS:
        for partner in EVERYBODY:
            there = Scene(ME, actor=s, bearer=s, partner=partner, place=GROCERY)
            asked = Agreeing(YOU, partner, consent.then, there).prompt(w, YOU).text(language, NAMES, YOU)
            _, _, what = asked.partition(name_of(partner).text(language))
            assert name_of(partner).text(language) in what
            assert not re.search(r"\b(here|the other|that survivor|ici|l’autre|ce survivant)\b", asked)
            assert (name_of(s).text(language) in what) or not isinstance(consent.then[0], e.Swap)


def test_each_survivor_who_rolls_is_the_one_of_whom_the_table_speaks() -> None:
    rolls = e.Roll((e.Rolled(6, (e.Wound("actor"),)),), sel.All())
    once = e.Roll(rolls.table)
    w, there = w_of(village()), scene()
    acting = name_of(there.actor).text("en")
    assert acting not in rolls.said(InScene(w, there)).text("en")
    assert acting in once.said(InScene(w, there)).text("en")


def test_10_8_how_often_something_can_be_used_is_told_when_it_begins() -> None:
    free = m.NoExposure("move")
    told = [BeginLasting(Lasting(free, "", "game", player=1, uses=uses)).told().text("en", NAMES) for uses in (0, 1, 3)]
    assert [re.search(r"for Éric(.*):", line)[1] for line in told] == ["", ", once", ", 3 times"]  # type: ignore[index]


def test_in_french_a_small_letter_follows_a_colon_on_every_card() -> None:
    names = {name_of(s).text("fr") for s in EVERYBODY}
    for card in CARDS:
        labels = {way.label.fr.split()[0] for _, _, way in words_in(card) if isinstance(way, e.Way)}
        for found in re.finditer(r" : ([A-ZÀÂÉÈÊÎÔ]\S*)", card_text(card).text("fr")):
            assert found[1] in names | labels | {"Moral"}, card_text(card).text("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_speaks_of_another_one_before_anybody_was_chosen(language: Language) -> None:
    for survivor in PACK.survivors:
        assert not re.search(r"the other one|l’autre\b", card_text(survivor).text(language))


def test_conditions_that_differ_only_in_their_cards_are_said_in_one_breath() -> None:
    tools, fuel = (c.Stored(n, symbol) for n, symbol in ((4, "tool"), (6, "fuel")))  # type: ignore[arg-type]
    assert conditions_text((tools, fuel)).text("en") == "at least 4 tool cards and 6 fuel cards on the objective"
    assert conditions_text((tools, c.MainDone())).text("en").endswith("; the main objective is completed")


def test_what_each_player_does_is_said_of_them() -> None:
    wound = e.Wound(sel.Chosen(), frostbite=True)
    each = e.ForEach("each", (wound,))
    assert each.said(PACK).text("en") == "Each player gives 1 frostbite to one survivor of their group (their choice)."
    assert each.said(PACK).text("fr") == "Chaque joueur inflige 1 engelure à un survivant de son groupe (à son choix)."
    offered = e.ForEach("each", (e.Offer(sel.Cost(dice=1), who="active", then=(e.Morale(1),)),))
    assert offered.said(PACK).text("en") == "Each player may pay any die. If paid: Morale +1."


def test_french_elides_after_as_soon_as() -> None:
    for survivor in PACK.survivors:
        name = survivor.name.shortly().text("fr")
        said = State(if_=c.InPlay(SurvivorId(survivor.id))).said(PACK).text("fr")
        assert said.startswith(f"Dès qu’{name} " if name[0] in "AEIOUÉH" or name == "Yvonne" else f"Dès que {name} ")


def test_9_6_whoever_votes_reads_whom_a_newcomer_would_join() -> None:
    way = e.Way(PACK.info.title, (e.Join(),))
    asked = Voting((ME, YOU), (way, way), Scene(ME))
    read = [asked.says(w_of(village()), player, Vote(0, way)).text("fr", NAMES, player) for player in (ME, YOU)]
    assert [text.rpartition("rejoint ")[2] for text in read] == ["ton groupe.", "Ann."]
