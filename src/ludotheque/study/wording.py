"""Wording: sentences and figures of a study in one language, and how much may be concluded from them."""

from typing import Literal

from ludotheque.bots.series.tally import Estimate
from ludotheque.core.language.numbers import number, percent
from ludotheque.core.language.words import Language, Sentence, catalogue, say

FRENCH = {" ;": "\u202f;", " :": "\u00a0:", " ?": "\u202f?", " !": "\u202f!", "« ": "«\u00a0", " »": "\u00a0»"}
"""Spaces that must not break."""

ENOUGH = 30
"""With fewer matches, a study says what happened and concludes nothing: a share may still be off by a sixth."""
UNKNOWN = "–"

Verdict = Literal["more", "less", "chance"]


class Teller:
    """The words of a study in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, id: str, /, **args: int | str) -> str:
        """A sentence from the studies' own catalogue."""
        return say(__package__, self.language, id, args)

    def words(self, what: Sentence | str) -> str:
        """A game's words, with a capital and without a full stop."""
        text = self.told(what) if isinstance(what, Sentence) else what
        return (text[:1].upper() + text[1:]).removesuffix(".")

    def told(self, sentence: Sentence) -> str:
        """A game's sentence, with non-breaking spaces where French needs them."""
        text = sentence.text(self.language)
        for loose, tight in FRENCH.items() if self.language == "fr" else ():
            text = text.replace(loose, tight)
        return text

    def knows(self, package: str, id: str) -> bool:
        """True if a catalogue has this message."""
        return id in catalogue(package, self.language).ids

    def number(self, value: float, digits: int = 1) -> str:
        """A number, with a true minus sign, and no sign for zero."""
        text = number(value, digits, self.language).replace("-", "−")
        return text if text.strip("−0.,") else text.removeprefix("−")

    def short(self, value: float) -> str:
        """A number on an axis, without digits if it is whole."""
        return self.number(value, 0 if value == round(value) else 1)

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference: +1.3, −0.4, 0."""
        text = self.number(value, digits)
        return text if text.startswith("−") or not text.strip("0.,") else f"+{text}"

    def step(self, value: float) -> str:
        """A difference on an axis, without digits if it is whole."""
        return self.signed(value, 0 if value == round(value) else 1)

    def whole_percent(self, share: float) -> str:
        """A share on an axis."""
        return self.say("part", percent=round(100 * share))

    def percent(self, share: float) -> str:
        """A share that was not measured; `shares` writes a measured one, with its interval."""
        return percent(share, self.language).replace("-", "−")

    def counted(self, count: int, total: int) -> str:
        """A count of a total: 34 of 400. It says what happened, not how often it does."""
        return self.say("counted", count=self.number(count, 0), total=self.number(total, 0))

    def shares(self, estimate: Estimate) -> str:
        """A share with its interval: 52.1% (50.3–53.9); a dash without one."""
        within = self.interval(estimate, times=100)
        return f"{self.percent(estimate.value)} {within}" if within else UNKNOWN

    def means(self, estimate: Estimate, digits: int = 1) -> str:
        """A mean with its interval: 84.2 (81.9–86.5)."""
        return f"{self.number(estimate.value, digits)} {self.interval(estimate, digits)}".rstrip()

    def interval(self, estimate: Estimate, digits: int = 1, times: float = 1.0) -> str:
        """The interval: (81.9–86.5), (−0.4 to 0.9); empty if it is unknown."""
        if estimate.low is None or estimate.high is None:
            return ""
        low, high = (self.number(times * end, digits) for end in (estimate.low, estimate.high))
        return self.say("within", low=low, high=high) if low.startswith("−") else f"({low}–{high})"

    def differences(self, estimate: Estimate, digits: int = 1, times: float = 1.0) -> str:
        """A difference with its interval: +1.3 (+0.9 to +1.7); a dash without one."""
        if estimate.low is None or estimate.high is None:
            return UNKNOWN
        value, low, high = (self.signed(times * each, digits) for each in (estimate.value, estimate.low, estimate.high))
        return self.say("difference", value=value, low=low, high=high)

    def points(self, difference: Estimate) -> str:
        """A difference between shares, in percentage points, with its interval."""
        return self.say("percentage-points", value=self.differences(difference, times=100))


def verdict(estimate: Estimate, reference: float = 0.0) -> Verdict:
    """Whether the estimate is above or below the reference, or chance alone explains the difference."""
    if estimate.low is None or estimate.high is None:
        return "chance"
    if estimate.low > reference:
        return "more"
    return "less" if estimate.high < reference else "chance"


def are_apart(one: Estimate, other: Estimate) -> bool:
    """True if the intervals do not overlap: rather miss a difference than see one that is not there."""
    if None in (one.low, one.high, other.low, other.high):
        return False
    return verdict(one, other.high or 0.0) == "more" or verdict(one, other.low or 0.0) == "less"
