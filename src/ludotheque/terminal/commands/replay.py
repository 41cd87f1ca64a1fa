"""`ludotheque replay FILE`: a match again, step by step, as any seat knows it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.text import Text

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.state.world import Viewer
from ludotheque.core.wire import wire

from ..table import saves
from ..table.coach import Coaching, lesson_of
from ..table.drawing import drawing_of
from ..terminal import Terminal, refusal

EVERYTHING = "all"
NOBODY = "spectator"


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help=terminal.say("help-file"))
    parser.add_argument("--seat", default=EVERYTHING, help=terminal.say("help-seat"))
    parser.add_argument("--at", type=int, help=terminal.say("help-at"))
    parser.add_argument("--coach", type=int, metavar="SEAT", help=terminal.say("help-coach"))
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Lets the user leaf through the match on a terminal; otherwise prints its story, in words or as JSON."""
    album = Album(*saves.match_in(args.file), terminal)
    if args.coach is not None:
        return album.teach(args.coach, args.json)
    album.look_as(args.seat)
    album.turn_to(len(album.pages) - 1 if args.at is None else args.at)
    if args.json:
        terminal.json(album.story())
    elif terminal.out.is_terminal:
        album.turn_to(args.at or 0)
        album.leaf_through()
    elif args.at is not None:
        album.show()
    else:
        album.tell()
    return 0


class Album:
    """Every position of a match, and whose view of it is shown."""

    def __init__(self, match: Match[Any], names: list[str], terminal: Terminal) -> None:
        self.terminal, self.match = terminal, match
        self.drawing = drawing_of(match.game)
        unnamed = [terminal.say("person", number=seat + 1) for seat in range(match.players)]
        self.names = names if len(names) == match.players else unnamed
        self.pages = list(_positions(match))
        self.at, self.seat, self.notice = 0, EVERYTHING, ""

    @property
    def viewer(self) -> Viewer:
        """The seat whose view is shown; None for a spectator, and with everything open."""
        return Player(int(self.seat) - 1) if self.seat.isdecimal() else None

    def look_as(self, seat: str) -> None:
        """Takes the view of a seat (numbered from 1) or a spectator, or opens everything."""
        seat = {"tout": EVERYTHING, "public": NOBODY}.get(seat, seat)
        if seat not in (EVERYTHING, NOBODY, *(str(number + 1) for number in range(self.match.players))):
            raise Refused(refusal("no-such-seat", seat=seat, players=self.match.players))
        self.seat = seat

    def turn_to(self, page: int) -> None:
        """Opens a page, or the last one if there are fewer."""
        self.at = max(0, min(page, len(self.pages) - 1))

    def show(self) -> None:
        """Shows the table after this many answers, and what the last one led to."""
        page, terminal = self.pages[self.at], self.terminal
        world = page.position.world if self.seat == EVERYTHING else page.seen_by(self.viewer)
        terminal.out.print(self.drawing.draw(world, self.viewer, terminal.language, self.names, []))
        before = len(self.pages[self.at - 1].log(None)) if self.at else 0
        terminal.out.print(Text(" ".join(self._lines(page, before)), style="italic"))
        whose = terminal.say("seat-name", seat=self.seat)
        terminal.out.print(terminal.say("page", at=self.at, last=len(self.pages) - 1, whose=whose), style="dim")
        if result := page.result:
            winners = terminal.say("and").join(self.names[winner] for winner in result.winners)
            terminal.out.print(terminal.say("winners", names=winners, count=len(result.winners)), style="bold")
        terminal.out.print(self.notice, end="")
        self.notice = ""

    def tell(self) -> None:
        """Prints the whole story, a line for each event, and how it ended."""
        for line in self._lines(self.match, 0):
            self.terminal.out.print(line, markup=False)
        for sentence in self.match.result.why if self.match.result else ():
            self.terminal.out.print(self.terminal.tell(sentence, self.names), markup=False)

    def teach(self, number: int, for_a_program: bool) -> int:
        """Shows the costliest turns of a seat, numbered from 1. The match must be over."""
        self.look_as(str(number))
        if not self.match.over:
            raise Refused(refusal("lesson-later"))
        seat = Player(number - 1)
        lesson = lesson_of(self.match, seat, self.terminal)
        if for_a_program:
            self.terminal.json(wire(lesson))
        else:
            Coaching(self.terminal, self.names, seat).teach(lesson)
        return 0

    def story(self) -> dict[str, Any]:
        """The open page for a program: what the viewer may know, event by event, and the world."""
        page = self.pages[self.at]
        result = page.result
        return {
            "game": page.game.key,
            "players": page.players,
            "answers": len(page.answers),
            "events": [{"who": event.who, "what": wire(event.what)} for event in self._events(page)],
            "table": wire(page.position.world if self.seat == EVERYTHING else page.seen_by(self.viewer)),
            "scores": list(result.scores) if result else None,
            "winners": list(result.winners) if result else None,
        }

    def leaf_through(self) -> None:
        """Goes forward, back, to a page or to another seat, until the user leaves."""
        while True:
            self.terminal.out.clear()
            self.show()
            try:
                typed = self.terminal.out.input(self.terminal.say("leaf") + " ").strip().lower()
            except EOFError:
                return
            if typed in ("q", "quit", "quitter"):
                return
            self._obey(typed)

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word in ("b", "p", "-"):
            self.turn_to(self.at - 1)
        elif word in ("s", "seat", "place"):
            self._change_eyes(rest)
        elif word.isdecimal() and len(word) < 9:
            self.turn_to(int(word))
        else:
            self.turn_to(self.at + 1)

    def _change_eyes(self, asked: str) -> None:
        try:
            self.look_as(asked)
        except Refused as refused:
            self.notice = refused.text(self.terminal.language) + "\n"

    def _events(self, match: Match[Any]) -> list[Any]:
        return match.everything() if self.seat == EVERYTHING else match.log(self.viewer)

    def _lines(self, match: Match[Any], first: int) -> list[str]:
        events = self._events(match)[first:]
        return [self.terminal.tell(event.sentence(), self.names, self.viewer) for event in events]


def _positions(match: Match[Any]) -> list[Match[Any]]:
    """The match after each of its answers."""
    again: Match[Any] = Match(match.game, match.players, match.seed, match.options)
    pages = [again.clone()]
    for who, what in match.answers:
        again.answer(who, what)
        pages.append(again.clone())
    return pages
