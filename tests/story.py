"""Tests told as stories: what happens, told one choice after the other."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.refusals import IllegalAnswer
from ludotheque.core.steps import Event, Option, W
from ludotheque.core.words import Player, Why

Told = Option[Any] | tuple[int, Option[Any]]
"""What is chosen by whoever is being asked; where several are asked at the same time, by whom."""


def tell(match: Match[Any], *story: Told) -> list[Event]:
    """Plays the story on, each choice answered by who is being asked, nature included; what happened comes back."""
    return [event for told in story for event in match.answer(*_answer(match, told))]


def what_if(match: Match[W], *story: Told) -> Match[W]:
    """The match as it would be after the story; the match itself stays where it is."""
    twin = match.clone()
    tell(twin, *story)
    return twin


def asked(match: Match[Any]) -> Player:
    """The one player who is being asked."""
    (player,) = match.waiting_for()
    return player


def why_not(match: Match[Any], option: Option[Any]) -> Why:
    """Why the player who is being asked may not choose this. It is no choice at all, and trying it changes nothing."""
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
