"""Tests told as stories: what happens, one choice after another."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.language.refusals import IllegalAnswer
from ludotheque.core.language.words import Player, Why
from ludotheque.core.matches.match import Match
from ludotheque.core.state.steps import Event, Option, W

Told = Option[Any] | tuple[int, Option[Any]]
"""An option chosen by whoever is asked; if several are asked at the same time, with its player."""


def tell(match: Match[Any], *story: Told) -> list[Event]:
    """Plays the story on, each choice made by whoever is asked, nature included; returns the events."""
    return [event for told in story for event in match.answer(*_answer(match, told))]


def what_if(match: Match[W], *story: Told) -> Match[W]:
    """The match as it would be after the story. The match itself does not change."""
    twin = match.clone()
    tell(twin, *story)
    return twin


def asked(match: Match[Any]) -> Player:
    """The only player who is asked."""
    (player,) = match.waiting_for()
    return player


def why_not(match: Match[Any], option: Option[Any]) -> Why:
    """Why the player who is asked may not choose this. Checks that it is not legal, and that trying it changes
    nothing."""
    player = asked(match)
    why = match.refusal(player, option)
    assert why is not None, f"{option} is legal"
    assert option not in match.legal(player)
    assert _refused(lambda: match.answer(player, option)) == why
    return why


def _refused(attempt: Callable[[], object]) -> Why:
    try:
        attempt()
    except IllegalAnswer as illegal:
        return illegal.why
    raise AssertionError("it was accepted")


def _answer(match: Match[Any], told: Told) -> tuple[int, Option[Any]]:
    return told if isinstance(told, tuple) else (asked(match), told)
