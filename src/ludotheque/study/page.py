"""The page: one file that needs nothing else."""

from collections.abc import Sequence
from hashlib import blake2b
from importlib.resources import files

from msgspec import Struct

from ludotheque import __version__
from ludotheque.bots.series.tally import distribution
from ludotheque.core.language.words import Language
from ludotheque.core.wire import encode

from .flow import flow, lead
from .html import Markup, tag, together
from .measured import Measured
from .options import decisions, options
from .overview import lengths, margins, order, scores
from .playing import Findings
from .wording import ENOUGH, Teller


class Heading(Struct, frozen=True):
    """How the study was made: the bot, the seed, and the command that repeats it."""

    bot: str
    seed: str
    command: str
    complete: bool = True


def page(findings: Findings, heading: Heading, language: Language) -> str:
    """The report in one language."""
    teller = Teller(language)
    measured = Measured(findings, teller)
    told = [
        scores(findings, teller),
        margins(findings, teller),
        lengths(findings, teller),
        order(findings, teller),
        measured.opening(),
        flow(measured),
        lead(measured),
        measured.did(),
        *measured.own(),
        options(findings, teller),
    ]
    sections = [each for each in told if each is not None]
    name = findings.game.title().text(language)
    title = teller.say("title", game=name)
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Markup(style)),
    )
    body = tag(
        "body",
        tag("header", *_header(findings, heading, teller, name)),
        tag("main", _figures(findings, measured), *sections, _method(teller)),
        tag("footer", tag("p", teller.say("footer", version=__version__))),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=language)}\n"


def _header(findings: Findings, heading: Heading, teller: Teller, name: str) -> Sequence[Markup]:
    facts = [
        (
            "fact-matches",
            teller.say("fact-matches-value", matches=teller.number(findings.matches, 0), each=findings.games),
        ),
        ("fact-bot", heading.bot),
        ("fact-seed", heading.seed),
        ("fact-version", teller.say("fact-version-value", version=__version__, rules=findings.game.rules_version)),
        ("fact-fingerprint", fingerprint(findings)),
    ]
    listed = [tag("div", tag("dt", teller.say(label)), tag("dd", value)) for label, value in facts]
    warnings = [*([] if heading.complete else ["interrupted"]), *(["few"] if findings.games < ENOUGH else [])]
    told = [tag("p", teller.say(id, matches=findings.games), class_="warning") for id in warnings]
    return (
        tag("p", teller.say("kicker"), class_="kicker"),
        tag("h1", name),
        tag("p", teller.told(findings.game.pitch()), class_="pitch"),
        together(*told),
        tag("dl", *listed),
        tag("p", teller.say("again"), " ", tag("code", *_words(heading.command)), class_="again"),
    )


def _words(command: str) -> list[Markup]:
    """A command, marked up so that lines break only between its words."""
    return [together(tag("span", word), " ") for word in command.split(" ")]


def fingerprint(findings: Findings) -> str:
    """A short hash of scores and lengths. Repeating the study with the same program gives the same hash."""
    tallies = [(sums.tally.scores, sums.tally.lengths, sums.tally.ties) for sums in findings.sums]
    plain = [[sorted(scores.items()), sorted(lengths.items()), ties] for scores, lengths, ties in tallies]
    return blake2b(encode(plain), digest_size=6).hexdigest()


def _figures(findings: Findings, measured: Measured) -> Markup:
    """The four figures to remember."""
    teller, middle = measured.teller, findings.plain[len(findings.plain) // 2]
    choices = distribution(measured.notebook.numbers["options"])
    outcome = "won" if measured.study.shared else "score"
    first = teller.shares(middle.won.wins()) if measured.study.shared else teller.means(middle.level.score())
    begins = "begins" if measured.study.shared else "first"
    figures = [
        (first, teller.say(f"figure-{outcome}", players=middle.players)),
        (teller.means(decisions(middle, each=True), 0), teller.say("figure-decisions", players=middle.players)),
        (teller.number(choices.mean), teller.say("figure-options")),
        (teller.shares(middle.order[0].wins()), teller.say(f"figure-{begins}", players=middle.players)),
    ]
    return tag("div", *(tag("p", *_figure(value), tag("span", text)) for value, text in figures), class_="figures")


def _figure(told: str) -> Sequence[Markup]:
    """A figure in large print, and its interval in small print."""
    value, _, interval = told.partition(" (")
    return tag("strong", value), together(" ", tag("small", f"({interval}") if interval else None, " ")


def _method(teller: Teller) -> Markup:
    remarks = [
        tag("li", teller.say(f"method-{name}", enough=ENOUGH))
        for name in ("interval", "few", "chance", "cause", "bots", "within")
    ]
    return tag("section", tag("h2", teller.say("method-title")), tag("ul", *remarks), id="method", class_="method")
