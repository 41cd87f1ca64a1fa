"""The coach at a terminal: hints in words, and what a match teaches."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludotheque.bots.coach.hints import Advice
from ludotheque.bots.coach.lessons import Costly, Lesson, Review, looked, turns_of
from ludotheque.bots.coach.phrasing import Reason
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.matches.match import Match

from ..figures import progress_bar
from ..terminal import Terminal

ADVICE, FOR, AGAINST = "#87d787", "#9ad0c2", "#e2a45b"


class Coaching:
    """Tells one reader what the coach thinks."""

    def __init__(self, terminal: Terminal, names: list[str], reader: Player) -> None:
        self.terminal, self.names, self.reader = terminal, names, reader

    def advise(self, advice: Advice) -> None:
        """Prints the move, what to expect of it, and the alternatives with their drawbacks."""
        self._print(self.terminal.say("hint", moves=self._told(advice.best.says)), ADVICE)
        self._print(self._tell(advice.forecast))
        for other in advice.others:
            moves, verdict = self._told(other.plan.says), self._tell(other.verdict)
            self._print(self.terminal.say("hint-instead", moves=moves, verdict=verdict), "dim")
            self._reason(other.reasons)

    def teach(self, lesson: Lesson) -> None:
        """Prints the costliest turns, the worst first."""
        self._print(self._tell(lesson.says), "bold")
        for costly in lesson.costly:
            self._turn(costly)

    def _turn(self, costly: Costly) -> None:
        terminal = self.terminal
        self.terminal.out.print()
        self._print(terminal.say("lesson-turn", at=costly.at, verdict=self._tell(costly.verdict)), "bold #e2a45b")
        self._print(terminal.say("lesson-played", moves=self._told(costly.played.says)))
        self._reason(costly.reasons)
        self._print(terminal.say("lesson-better", moves=self._told(costly.better.says)), ADVICE)
        self._reason(costly.gains)

    def _reason(self, reasons: Sequence[Reason]) -> None:
        for reason in reasons:
            sign, style = ("+", FOR) if reason.better else ("−", AGAINST)
            self._print(f"    {sign} {self._tell(reason.says)}", style)

    def _told(self, says: Sequence[Sentence]) -> str:
        return " ".join(map(self._tell, says))

    def _tell(self, sentence: Sentence) -> str:
        return self.terminal.tell(sentence, self.names, self.reader)

    def _print(self, text: str, style: str = "") -> None:
        self.terminal.out.print(Text(text, style=style))


def lesson_of(match: Match[Any], seat: Player, terminal: Terminal) -> Lesson:
    """What a match teaches a seat, with a progress bar while it is worked out."""
    review = Review(match.game, seat, turns_of(match, seat))
    with progress_bar(terminal) as progress:
        bar = progress.add_task(terminal.say("lesson-looking"), total=review.total)
        while look := review.next():
            review.note(look, looked(match.game, look))
            progress.update(bar, completed=review.done)
        progress.update(bar, completed=review.total)
    return review.lesson()
