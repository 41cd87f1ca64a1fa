"""The section on options: how scores, length and the first player's advantage change when one option differs."""

from collections.abc import Sequence
from typing import Any

from ludotheque.bots.series.tally import Estimate, Totals
from ludotheque.core.language.words import Sentence

from .figures import Row, intervals, section, shortened
from .html import Markup
from .playing import Findings
from .sums import Sums
from .tables import Setting, middle_players
from .wording import ENOUGH, Teller, are_apart


def options(findings: Findings, teller: Teller) -> Markup | None:
    """Each option varied alone, beside the usual table."""
    if not findings.varied:
        return None
    middle = middle_players(findings.game)
    usual = next(sums for sums in findings.plain if sums.players == middle)
    shared = findings.game.study.shared
    named = [(_named(findings.game, setting, teller), sums) for setting, sums in findings.varied]
    outcome = _won if shared else _score
    tables = [
        _table(teller, "won" if shared else "score", usual, named, outcome, share=shared),
        _table(teller, "length", usual, named, decisions, share=False),
        _table(teller, "first", usual, named, _first, share=True),
    ]
    clear = [name for name, sums in named if are_apart(outcome(sums), outcome(usual))]
    found = "too-few" if findings.games < ENOUGH else "options-lead" if clear else "options-none"
    lead = teller.say(found, players=middle, count=len(named), clear=len(clear))
    return section("options", teller.say("options-title"), lead, *tables)


def _table(teller: Teller, id: str, usual: Sums, named: Sequence[tuple[str, Sums]], figure: Any, share: bool) -> Markup:
    write = teller.shares if share else teller.means
    base: Estimate = figure(usual)
    rows = [Row(teller.say("options-usual"), teller.number(usual.tally.games, 0), base, (write(base),))]
    for name, sums in named:
        each: Estimate = figure(sums)
        rows.append(Row(shortened(name), teller.number(sums.tally.games, 0), each, (write(each),)))
    heads = (teller.say("head-option"), teller.say("head-matches"), teller.say(f"options-{id}-head"))
    axis = teller.whole_percent if share else teller.short
    return intervals(teller, teller.say(f"options-{id}-caption"), heads, rows, axis, base.value, whole=True)


def _score(sums: Sums) -> Estimate:
    """The mean score of a match, because scores within a match depend on each other."""
    return sums.level.score()


def _won(sums: Sums) -> Estimate:
    return sums.won.wins()


def decisions(sums: Sums, each: bool = False) -> Estimate:
    """How many decisions a match takes, in total or for each player."""
    total, players = Totals(), sums.players if each else 1
    for taken, count in sums.tally.lengths.items():
        share = taken / players
        total.merge(Totals(count, 0, share * count, share * share * count))
    return total.score()


def _first(sums: Sums) -> Estimate:
    return sums.order[0].wins()


def _named(game: Any, setting: Setting, teller: Teller) -> str:
    """An option and its value, in the game's words."""
    name = teller.words(Sentence(f"option-{setting.option}", {}, game.package)).removesuffix(".")
    worded = f"option-{setting.option}-{setting.value}"
    if teller.knows(game.package, worded):
        value = Sentence(worded, {}, game.package).text(teller.language).removesuffix(".")
    elif isinstance(setting.value, bool):
        value = teller.say("yes" if setting.value else "no")
    else:
        value = str(setting.value)
    return teller.say("option-value", option=name, value=value)
