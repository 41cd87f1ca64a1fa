"""A bot's name may carry a budget: `search@2000`."""

from typing import Any

import pytest

from ludotheque.bots import BOTS, BadBudget, UnknownBot, bot_named
from ludotheque.bots.players.random import Random
from ludotheque.core.language.words import LANGUAGES, Language


class Thrifty(Random):
    """A bot that can be told how much to think."""

    def __init__(self, budget: int = 0) -> None:
        self.budget = budget

    def with_budget(self, budget: int) -> "Thrifty":
        return Thrifty(budget)


@pytest.fixture(autouse=True)
def _a_thrifty_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thrifty", Thrifty())


def test_a_budget_after_the_name_goes_to_the_bot() -> None:
    bot: Any = bot_named("thrifty@2000")
    assert (bot.budget, bot_named("thrifty").budget) == (2000, 0)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_takes_no_budget_refuses_it(language: Language) -> None:
    with pytest.raises(BadBudget) as refused:
        bot_named("random@10")
    said = refused.value.text(language).replace("\u00a0", " ")
    assert {"en": "“random” takes no budget", "fr": "« random » ne prend pas de budget"}[language] in said


@pytest.mark.parametrize("budget", ["", "0", "-1", "1.5", "many", "007", "٣", "9" * 40, "1@2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_budget_is_a_whole_number_from_1(budget: str, language: Language) -> None:
    with pytest.raises(BadBudget) as refused:
        bot_named(f"thrifty@{budget}")
    assert "thrifty@2000" in refused.value.text(language)


def test_an_unknown_bot_is_unknown_with_a_budget_too() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        bot_named("nobody@5")
