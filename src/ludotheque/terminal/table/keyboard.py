"""A table at one keyboard: people and bots take turns, and everything is saved after every answer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.text import Text

from ludotheque.bots import bot_named
from ludotheque.bots.bot import play_for
from ludotheque.bots.coach.hints import advise
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES, Player, Sentence, catalogue, say
from ludotheque.core.matches.guide import Guide
from ludotheque.core.matches.match import Match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.steps import Event, Option
from ludotheque.core.state.world import Viewer

from ..chapters import show_chapters, show_rule
from ..terminal import CATALOGUE, Terminal, refusal
from . import saves
from .coach import Coaching
from .drawing import PLAIN, drawing_of
from .typed import kinds_of, plain

PERSON = "me"
LOG_LINES = 30
RECENT = 12
"""How many events a returning player is shown."""
NEWS_LINES = 4

MANY = 30
"""With more options than this, similar ones are shown as one."""

COMMANDS = ("moves", "undo", "hint", "rules", "more", "log", "help", "quit")


class Leave(Exception):
    """A player leaves the table; the match can be resumed."""


class KeyboardTable:
    """A match that people and bots play at one keyboard."""

    def __init__(self, terminal: Terminal, match: Match[Any], seats: list[str], names: list[str], path: Path) -> None:
        self.terminal, self.match, self.seats, self.names, self.path = terminal, match, seats, names, path
        self.drawing = drawing_of(match.game)
        self.told = [max(0, len(match.log(None)) - RECENT) if match.answers else 0] * match.players
        self.guide: Guide | None = None
        self.last_person: Player | None = None
        self.offered: list[list[Option[Any]]] = []

    def run(self) -> int:
        """Plays until the end, or until a player leaves; the match can then be resumed."""
        self._save()
        try:
            while asked := self.match.waiting_for():
                self._turn_of(asked[0])
        except (Leave, KeyboardInterrupt, EOFError) as left:
            farewell = self.terminal.say("saved", path=str(self.path), game=self.match.game.key)
            self.terminal.out.print("\n" + farewell, soft_wrap=True, markup=False)
            return 130 if isinstance(left, KeyboardInterrupt) else 0
        self._show_the_end()
        return 0

    def _turn_of(self, player: Player) -> None:
        seat = self.seats[player]
        if seat == PERSON:
            self._person_answers(player)
        else:
            chance = self._chance(f"seat {player}")
            play_for(self.match, player, bot_named(seat), chance)
        self._save()

    def _chance(self, who: str) -> Chance:
        """Randomness for a bot's thinking, independent of the match's own."""
        return Chance.of(f"thoughts at {self.path}").fork(f"{who}, answer {len(self.match.answers)}")

    def _save(self) -> None:
        saves.write(self.path, saves.Saved(self.seats, self.names, self.match.record()))

    def _person_answers(self, player: Player) -> None:
        """Shows the table and reads what is typed until the player gives an answer or takes one back."""
        self._hand_over(player)
        self._show(player, explained=True)
        answers = len(self.match.answers)
        while len(self.match.answers) == answers:
            try:
                self._obey(self.terminal.out.input("> ").strip().lower(), player)
            except Refused as refused:
                self._complain(refused, player)

    def _hand_over(self, player: Player) -> None:
        """With several people at one keyboard, keeps each from seeing another's hand."""
        if self.seats.count(PERSON) > 1 and self.last_person != player:
            self._clear()
            self.terminal.out.input(Text(self.terminal.say("hand-over", name=self.names[player]) + " "))
        self.last_person = player

    def _clear(self) -> None:
        """Clears the screen and its scrollback, which may show another player's view."""
        if self.terminal.out.is_terminal:
            self.terminal.out.clear()
            self.terminal.out.file.write("\x1b[3J")

    def _show(self, player: Player, explained: bool = False) -> None:
        out, match = self.terminal.out, self.match
        legal = match.legal(player)
        log = match.log(player)[self.told[player] :]
        self._clear()
        out.print(self.drawing.draw(match.seen_by(player), player, self.terminal.language, self.names, legal))
        if news := self._news(player):
            out.print(Text(news, style="italic"))
        ask = match.position.question
        assert ask is not None
        prompt = ask.prompt(match.seen_by(player), player)
        question = self.terminal.tell(prompt, self.names, player)
        if explained and self.guide is not None:
            others = sum(who != player for who, _ in match.answers)
            for note in self.guide.tells([event.sentence() for event in log], prompt, others):
                out.print(Text(self.terminal.tell(note, self.names, player), style="#9ad0c2"))
        choices = self.terminal.say("choices", count=len(legal))
        out.print(Text(question, style="bold #e2a45b").append(f"  {choices}", style="dim not bold"))
        if self.drawing.read is PLAIN["read"]:
            self._offer(legal, player)
        if len(legal) <= MANY:
            self._show_closed(player)

    def _show_closed(self, player: Player) -> None:
        """Shows the options that cannot be chosen now, each with the reason."""
        for option, why in self.match.closed(player):
            said = [self.terminal.tell(sentence, self.names, player) for sentence in (self._says(option, player), why)]
            self.terminal.out.print(Text("  × ", style="dim").append(" ".join(said)))

    def _news(self, player: Player) -> str:
        """What has happened since the player last looked."""
        log = self.match.log(player)
        news = [event for event in log[self.told[player] :] if self.drawing.tells(event, player)]
        self.told[player] = len(log)
        return self._shortened(self._worded(news, player))

    def _shortened(self, news: str) -> str:
        """The end of the news, so that the table stays on the screen."""
        room = NEWS_LINES * self.terminal.out.width
        return news if len(news) <= room else "… " + news[-room:].partition(". ")[2]

    def _worded(self, events: list[Event], reader: Viewer) -> str:
        return " ".join(self.terminal.tell(event.sentence(), self.names, reader) for event in events)

    def _complain(self, refused: Refused, player: Player) -> None:
        rule = refused.why.rule
        pointer = self.terminal.say("see-rule", rule=rule) if rule else ""
        complaint = refused.text(self.terminal.language, self.names, player)
        self.terminal.out.print(Text(complaint, style="#ff8787").append(f"  {pointer}", style="dim"))

    def _obey(self, text: str, player: Player) -> None:
        """Obeys a command, an answer in a word, the number of a listed move, or the game's own notation."""
        legal = self.match.legal(player)
        if not text:
            return self._answer(legal[0], player) if len(legal) == 1 else self._show(player)
        for name, option in self.drawing.KEYS.items():
            if text in self._aliases(f"key-{name}", self.match.game.package):
                return self._answer(option, player)
        for name in COMMANDS:
            if text in self._aliases(f"command-{name}", CATALOGUE):
                command: Callable[[Player], None] = getattr(self, f"_{name}")
                return command(player)
        word, _, rest = text.partition(" ")
        if word in self._aliases("command-rules", CATALOGUE):
            return show_rule(self.match.game.key, rest.strip(), self.terminal)
        if text in (numbers := [str(number + 1) for number in range(len(self.offered))]):
            return self._choose(self.offered[numbers.index(text)], player)
        read = self.drawing.read(text, self.match.seen_by(player), player)
        return self._choose(read or self._with_words(text, legal, player), player)

    def _aliases(self, id: str, package: str) -> list[str]:
        """The words for a command in both languages, so that either works."""
        ordered = sorted(LANGUAGES, key=lambda language: language != self.terminal.language)
        return [word.strip() for language in ordered for word in say(package, language, id, {}).split(",")]

    def _with_words(self, text: str, legal: list[Option[Any]], player: Player) -> list[Option[Any]]:
        """The legal options whose sentences contain all these words or beginnings of words."""
        wanted = plain(text).split()
        if self.drawing.read is not PLAIN["read"]:
            return []
        said = {option: plain(self.terminal.tell(self._says(option, player), self.names, player)) for option in legal}
        return [option for option in legal if all(f" {word}" in f" {said[option]}" for word in wanted)]

    def _choose(self, meant: list[Option[Any]], player: Player) -> None:
        """Chooses the only legal option among those that may be meant; otherwise says why not, or asks which."""
        if not meant:
            raise Refused(refusal("not-understood"))
        possible = [option for option in meant if self.match.refusal(player, option) is None]
        if len(possible) > 1:
            self._offer(possible, player)
            return
        self._answer((possible or meant)[0], player)

    def _answer(self, option: Option[Any], player: Player) -> None:
        self.match.answer(player, option)
        self.offered = []

    def _offer(self, options: list[Option[Any]], player: Player) -> None:
        """Lists options in words, each with the number that chooses it; if there are very many, one of each kind."""
        grouped = len(options) > MANY and self.drawing.read is PLAIN["read"]
        self.offered = kinds_of(options) if grouped else [[option] for option in options]
        lines = [self._line(alike, player) for alike in self.offered]
        numbered = [Text.assemble((f"{number:>3} ", "dim"), line) for number, line in enumerate(lines, 1)]
        self.terminal.out.print(Columns(numbered, column_first=True, padding=(0, 2)))

    def _line(self, alike: list[Option[Any]], player: Player) -> Text:
        """An option in words, and how many similar ones there are."""
        line = Text(self.terminal.tell(self._says(alike[0], player), self.names, player))
        return line.append(" " + self.terminal.say("more-like-it", count=len(alike) - 1), "dim") if alike[1:] else line

    def _says(self, option: Option[Any], player: Player) -> Sentence:
        """An option, as it is offered to the player now."""
        ask = self.match.position.question
        assert ask is not None
        return ask.says(self.match.seen_by(player), player, option)

    def _moves(self, player: Player) -> None:
        self._offer(self.match.legal(player), player)

    def _undo(self, player: Player) -> None:
        self.match.undo(player)
        self.told[player] = len(self.match.log(player))

    def _hint(self, player: Player) -> None:
        """Shows what the coach would do, from what the player has seen, and the drawbacks of the rest."""
        view = self.match.position.remembered_by(player)
        advice = advise(self.match.game, view, player, self._chance("hint"))
        Coaching(self.terminal, self.names, player).advise(advice)

    def _rules(self, player: Player) -> None:
        show_chapters(self.match.game.key, self.terminal)

    def _more(self, player: Player) -> None:
        self.terminal.out.print(self.drawing.more(self.match.seen_by(player), self.terminal.language, self.names))

    def _log(self, player: Player) -> None:
        for event in self.match.log(player)[-LOG_LINES:]:
            self.terminal.out.print(self.terminal.tell(event.sentence(), self.names, player), markup=False)

    def _help(self, player: Player) -> None:
        package = self.match.game.package
        if "how-to-answer" in catalogue(package, self.terminal.language).ids:
            self.terminal.out.print(say(package, self.terminal.language, "how-to-answer", {}))
        for name in COMMANDS:
            words = self._aliases(f"command-{name}", CATALOGUE)[:2]
            self.terminal.out.print(
                f"  [bold]{', '.join(words):<16}[/bold] {self.terminal.say(f'command-help-{name}')}"
            )

    def _quit(self, player: Player) -> None:
        raise Leave

    def _show_the_end(self) -> None:
        """Shows every player's account, the last table, and who has won."""
        out, match, terminal = self.terminal.out, self.match, self.terminal
        people = [Player(seat) for seat, who in enumerate(self.seats) if who == PERSON]
        reader = people[0] if len(people) == 1 else None
        result = match.result
        assert result is not None
        self._clear()
        account = [Text(terminal.tell(sentence, self.names, reader)) for sentence in result.why]
        out.print(Columns(account, column_first=True, padding=(0, 3)))
        out.print(self.drawing.draw(match.seen_by(reader), reader, terminal.language, self.names, []))
        out.print(Text(self._worded(match.log(reader)[-1:], reader), style="italic"))
        winners = terminal.say("and").join(self.names[winner] for winner in result.winners)
        if [*result.winners] == [reader]:
            out.print(terminal.say("you-win"), style="bold #e2a45b")
        else:
            out.print(Text(terminal.say("winners", names=winners, count=len(result.winners)), style="bold #e2a45b"))
        self._put_away()

    def _put_away(self) -> None:
        """Keeps the record of the finished match; nothing waits to be resumed any more."""
        record = self.match.record(self.names)
        path = saves.finished(self.match.game.key, record["end"])
        saves.write(path, record)
        if self.path == saves.unfinished(self.match.game.key):
            self.path.unlink(missing_ok=True)
        self.terminal.out.print(Text(self.terminal.say("record-kept", path=str(path)), style="dim"), soft_wrap=True)
