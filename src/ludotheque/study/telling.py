"""Telling: sentences and figures of a study in one language, and what may be said of them without fooling oneself."""

from typing import Literal

from ludotheque.bots.tally import Estimate
from ludotheque.core.numbers import number, percent
from ludotheque.core.words import Language, Sentence, catalogue, say

FRENCH = {" ;": "\u202f;", " :": "\u00a0:", " ?": "\u202f?", " !": "\u202f!", "« ": "«\u00a0", " »": "\u00a0»"}
"""Spaces that must not break."""

Verdict = Literal["more", "less", "chance"]


class Teller:
    """Words in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, id: str, /, **args: int | str) -> str:
        """A sentence of the studies' own catalogue."""
        return say(__package__, self.language, id, args)

    def words(self, what: Sentence | str) -> str:
        """A game's words, with a capital; without the full stop of a whole sentence."""
        text = self.told(what) if isinstance(what, Sentence) else what
        return (text[:1].upper() + text[1:]).removesuffix(".")

    def told(self, sentence: Sentence) -> str:
        """A game's sentence, with spaces that do not break where French wants them."""
        text = sentence.text(self.language)
        for loose, tight in FRENCH.items() if self.language == "fr" else ():
            text = text.replace(loose, tight)
        return text

    def knows(self, package: str, id: str) -> bool:
        """Whether a catalogue has such a message."""
        return id in catalogue(package, self.language).ids

    def number(self, value: float, digits: int = 1) -> str:
        """A number; below zero with a true minus, and zero with none."""
        text = number(value, digits, self.language).replace("-", "−")
        return text if text.strip("−0.,") else text.removeprefix("−")

    def short(self, value: float) -> str:
        """A number on an axis: whole where it is whole."""
        return self.number(value, 0 if value == round(value) else 1)

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference: +1.3, −0.4, 0."""
        text = self.number(value, digits)
        return text if text.startswith("−") or not text.strip("0.,") else f"+{text}"

    def step(self, value: float) -> str:
        """A difference on an axis: whole where it is whole."""
        return self.signed(value, 0 if value == round(value) else 1)

    def whole_percent(self, share: float) -> str:
        """A share on an axis."""
        return self.say("part", percent=round(100 * share))

    def percent(self, share: float) -> str:
        """A share."""
        return percent(share, self.language).replace("-", "−")

    def points(self, difference: float) -> str:
        """A difference between shares, in percentage points."""
        return self.say("percentage-points", value=self.signed(100 * difference))

    def shares(self, estimate: Estimate) -> str:
        """A share with its interval: 52.1% (50.3–53.9)."""
        low, high = _ends(estimate)
        return f"{self.percent(estimate.value)} ({self.number(100 * low)}–{self.number(100 * high)})"

    def means(self, estimate: Estimate, digits: int = 1) -> str:
        """A mean with its interval: 84.2 (81.9–86.5)."""
        if estimate.low is None or estimate.high is None:
            return self.number(estimate.value, digits)
        low, high = (self.number(end, digits) for end in (estimate.low, estimate.high))
        return f"{self.number(estimate.value, digits)} ({low}–{high})"

    def differences(self, estimate: Estimate, digits: int = 1, times: float = 1.0) -> str:
        """A difference with its interval: +1.3 (+0.9 to +1.7)."""
        low, high = (self.signed(times * end, digits) for end in _ends(estimate))
        return self.say("difference", value=self.signed(times * estimate.value, digits), low=low, high=high)


def _ends(estimate: Estimate) -> tuple[float, float]:
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return low, high


def verdict(estimate: Estimate, reference: float = 0.0) -> Verdict:
    """Whether it lies above or below, or whether chance alone may have moved it there."""
    if estimate.low is None or estimate.high is None:
        return "chance"
    if estimate.low > reference:
        return "more"
    return "less" if estimate.high < reference else "chance"
