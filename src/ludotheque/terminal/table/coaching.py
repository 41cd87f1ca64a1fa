"""The coach at a terminal: a hint in words, and what a match teaches."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludotheque.bots.coach.hints import Advice
from ludotheque.bots.coach.lessons import Costly, Lesson, Review, looked, turns_of
from ludotheque.bots.coach.phrasing import Reason
from ludotheque.core.match import Match
from ludotheque.core.words import Player, Sentence

from ..figures import progress_bar
from ..house import House

ADVICE, FOR, AGAINST = "#87d787", "#9ad0c2", "#e2a45b"


class Coaching:
    """Says to one reader what the coach thinks."""

    def __init__(self, house: House, names: list[str], reader: Player) -> None:
        self.house, self.names, self.reader = house, names, reader

    def advise(self, advice: Advice) -> None:
        """The move, what to expect of it, and the alternatives with what is wrong with them."""
        self._print(self.house.say("hint", moves=self._told(advice.best.says)), ADVICE)
        self._print(self._tell(advice.forecast))
        for other in advice.others:
            moves, verdict = self._told(other.plan.says), self._tell(other.verdict)
            self._print(self.house.say("hint-instead", moves=moves, verdict=verdict), "dim")
            self._reason(other.reasons)

    def teach(self, lesson: Lesson) -> None:
        """The costliest turns, the worst first."""
        self._print(self._tell(lesson.says), "bold")
        for costly in lesson.costly:
            self._turn(costly)

    def _turn(self, costly: Costly) -> None:
        house = self.house
        self.house.out.print()
        self._print(house.say("lesson-turn", at=costly.at, verdict=self._tell(costly.verdict)), "bold #e2a45b")
        self._print(house.say("lesson-played", moves=self._told(costly.played.says)))
        self._reason(costly.reasons)
        self._print(house.say("lesson-better", moves=self._told(costly.better.says)), ADVICE)
        self._reason(costly.gains)

    def _reason(self, reasons: Sequence[Reason]) -> None:
        for reason in reasons:
            sign, style = ("+", FOR) if reason.better else ("−", AGAINST)
            self._print(f"    {sign} {self._tell(reason.says)}", style)

    def _told(self, says: Sequence[Sentence]) -> str:
        return " ".join(map(self._tell, says))

    def _tell(self, sentence: Sentence) -> str:
        return self.house.tell(sentence, self.names, self.reader)

    def _print(self, text: str, style: str = "") -> None:
        self.house.out.print(Text(text, style=style))


def lesson_of(match: Match[Any], seat: Player, house: House) -> Lesson:
    """What a match teaches a seat, with a bar as it is thought over."""
    review = Review(match.game, seat, turns_of(match, seat))
    with progress_bar(house) as progress:
        bar = progress.add_task(house.say("lesson-looking"), total=review.total)
        while look := review.next():
            review.note(look, looked(match.game, look))
            progress.update(bar, completed=review.done)
        progress.update(bar, completed=review.total)
    return review.lesson()
