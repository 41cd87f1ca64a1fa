"""`ludotheque study`: one page that needs nothing else, the same from the same seed, in both languages."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.core.language.words import LANGUAGES, Language, catalogue
from ludotheque.core.shelf import shelf
from ludotheque.core.state.steps import Ask, Roll, accepted, message_id
from ludotheque.core.wire import vocabulary

Capture = pytest.CaptureFixture[str]
PLUGINS = Path(__file__).parents[1] / "plugins"
VOID = {"meta", "br", "hr", "img"}
OUTSIDE = {"href", "src", "xlink:href", "srcset", "action"}
AXES = {"across", "beside"}
EXACT: dict[Language, str] = {
    "en": r"where [\d.]+% would be fair|of 95%",
    "fr": r"quand [\d,]+\s% serait juste|à 95\s%",
}
"""Percentages that nobody measured."""
CONCLUDES: dict[Language, str] = {
    "en": r"^No\b|Hardly|advantage|handicap|leads furthest|chance (alone|may|does)|move the outcome",
    "fr": r"^Non\b|À peine|avantage|handicap|mène le plus loin|le hasard (seul|n’explique|ne)|déplacent",
}


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed in its turn; notes ids, texts and all that leads elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.axis: int | None = None
        self.ids: list[str] = []
        self.outside: list[str] = []
        self.elements: set[str] = set()
        self.text = self.told = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.outside += [
            f"{tag} {name}" for name, _ in attrs if name in ("href", "src", "xlink:href", "srcset", "action")
        ]
        self.outside += [f"{tag} {name}" for name, _ in attrs if name.startswith("on")]
        if tag not in VOID:
            self.open.append(tag)
        if self.axis is None and _is_axis(tag, dict(attrs)):
            self.axis = len(self.open)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if self.axis is not None and len(self.open) < self.axis:
            self.axis = None

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data
            self.told += data if self.axis is None else ""


def _is_axis(tag: str, attrs: dict[str, str | None]) -> bool:
    """Whether this names places on an axis, or when in a match something was."""
    return attrs.get("class") in AXES or (tag == "th" and attrs.get("scope") == "row")


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def studied(tmp_path: Path, game: str, language: Language, *words: str) -> str:
    out = tmp_path / f"{game}.{language}.html"
    given = ("--games", "2", "--jobs", "1", "--bot", "random", "--lang", language, "--out", str(out), *words)
    assert main(["study", game, *given]) == 0
    return out.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["zatre", "zerzura", "zuma", "winter"])
def test_every_game_has_a_page_that_needs_nothing_else(
    game: str, language: Language, tmp_path: Path, capsys: Capture
) -> None:
    page = studied(tmp_path, game, language)
    reader = read(page)
    assert page.startswith("<!doctype html>\n<html")
    assert f'lang="{language}"' in page
    assert reader.outside == []
    assert not {"script", "link", "iframe", "object"} & reader.elements
    assert "url(" not in page
    assert "@import" not in page
    assert len(reader.ids) == len({*reader.ids})
    assert {"scores", "lengths", "order", "flow", "did", "options", "method"} <= {*reader.ids}
    assert f"ludotheque study {game} --games 2 --bot random --seed ludotheque --lang {language}" in re.sub(
        r"\s+", " ", reader.text
    )
    assert not re.search(r"\bnan\b|\binf\b|None[%,)]|-0\.0|−0[.,]0\b", reader.text)


@pytest.mark.parametrize("game", ["zatre", "zerzura", "zuma", "winter"])
def test_four_matches_are_too_few_to_conclude_anything_and_no_share_lacks_its_interval(
    game: str, tmp_path: Path, capsys: Capture
) -> None:
    given = ("--games", "4", "--jobs", "1", "--bot", "random", "--lang", "en", "--out", str(tmp_path / "{lang}.html"))
    assert main(["study", game, *given]) == 0
    assert "Too few matches to tell" in capsys.readouterr().out
    for language in LANGUAGES:
        page = (tmp_path / f"{language}.html").read_text(encoding="utf-8")
        concludes_nothing(page, language)
        has_intervals(page, language)


def concludes_nothing(page: str, language: Language) -> None:
    """The page says that there were too few matches; no section says more."""
    leads = re.findall(r'<p class="lead">(.*?)</p>', page)
    order = re.search(r'<section id="order">.*?<p class="lead">(.*?)</p>', page)
    assert order is not None
    assert order[1].startswith({"en": "Too few matches to tell", "fr": "Trop peu de parties pour le dire"}[language])
    assert [lead for lead in leads if re.search(CONCLUDES[language], lead)] == []
    assert {"en": "Only 4 matches", "fr": "Seulement 4 parties"}[language] in read(page).text


def has_intervals(page: str, language: Language) -> None:
    """Every percentage that was measured has its interval beside it."""
    told = re.sub(EXACT[language], "", read(page).told)
    assert re.search(r"\d\s?% \([\d.,]+–[\d.,]+\)", told)
    assert re.findall(r".{30}\d\s?%(?! \([\d.,]+–).{20}", told, re.DOTALL) == []


def test_every_measure_of_every_game_has_its_words_in_both_languages() -> None:
    for game in shelf.values():
        for language in LANGUAGES:
            ids = catalogue(game.package, language).ids
            for measure in game.study.measures:
                if measure.name == "opening":
                    continue
                assert f"study-{measure.name}" in ids
                assert f"study-{measure.name}-note" in ids
                assert measure.kind != "case" or f"study-{measure.name}-well" in ids


@pytest.mark.parametrize("key", ["zatre", "zerzura", "zuma", "winter"])
def test_every_kind_of_answer_has_a_name_in_a_study(key: str) -> None:
    game = shelf[key]
    asks = [kind for kind in vocabulary(game).values() if issubclass(kind, Ask) and not issubclass(kind, Roll)]
    kinds = {message_id(answer) for ask in asks for answer in _answers(ask)}
    for language in LANGUAGES:
        missing = [kind for kind in sorted(kinds) if f"study-did-{kind}" not in catalogue(game.package, language).ids]
        assert missing == []


def _answers(ask: type[Ask[object, object]]) -> tuple[type, ...]:  # type: ignore[type-var]
    try:
        return accepted(ask)
    except TypeError:
        return ()  # a question that only others are made of


def test_the_page_does_not_depend_on_the_number_of_processes(tmp_path: Path, capsys: Capture) -> None:
    alone = studied(tmp_path, "zerzura", "en", "--games", "5")
    together = studied(tmp_path, "zerzura", "en", "--games", "5", "--jobs", "2")
    assert alone == together


def test_another_seed_gives_another_page(tmp_path: Path, capsys: Capture) -> None:
    assert studied(tmp_path, "zuma", "en") != studied(tmp_path, "zuma", "en", "--seed", "other")


def test_a_seed_that_looks_like_markup_stays_text(tmp_path: Path, capsys: Capture) -> None:
    reader = read(studied(tmp_path, "zuma", "en", "--seed", "<script>&'"))
    assert "script" not in reader.elements
    assert "<script>&'" in reader.text


def test_a_game_without_notes_of_its_own_has_a_page_too(tmp_path: Path) -> None:
    out = tmp_path / "lots.html"
    words = ("study", "lots", "--games", "6", "--jobs", "2", "--bot", "random", "--out", str(out), "--lang", "en")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(PLUGINS), os.environ.get("PYTHONPATH", "")))}
    subprocess.run((sys.executable, "-m", "ludotheque", *words), env=environment, capture_output=True, check=True)
    reader = read(out.read_text(encoding="utf-8"))
    assert {"scores", "opening", "did", "options"} <= {*reader.ids}
    assert "lead" not in reader.ids
    assert "Does the seat matter?" in reader.text


def test_a_picture_is_an_svg_of_its_own(tmp_path: Path, capsys: Capture) -> None:
    for game in ("zerzura", "winter"):
        drawn = tmp_path / f"{game}.svg"
        studied(tmp_path, game, "fr", "--picture", str(drawn))
        text = drawn.read_text(encoding="utf-8")
        assert text.startswith("<svg")
        assert read(text).outside == []
        assert "parties" in text


def test_a_name_with_a_place_for_the_language_gives_a_page_in_each(tmp_path: Path, capsys: Capture) -> None:
    given = ("--games", "1", "--jobs", "1", "--bot", "random", "--out", str(tmp_path / "zuma.{lang}.html"))
    assert main(["study", "zuma", *given]) == 0
    for language in LANGUAGES:
        page = (tmp_path / f"zuma.{language}.html").read_text(encoding="utf-8")
        assert f'lang="{language}"' in page
        assert f"<span>{language}</span>" in page


REFUSALS = [
    (("nobody",), {"en": "nobody", "fr": "nobody"}),
    (("zatre", "--bot", "nobody"), {"en": "There is no bot “nobody”.", "fr": "Pas de robot « nobody »."}),
    (("zatre", "--out", "/no/such/folder/x.html"), {"en": "There is no folder", "fr": "Il n’y a pas de dossier"}),
    (("zatre", "--out", "/"), {"en": "/ is a folder.", "fr": "/ est un dossier."}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "said"), REFUSALS)
def test_what_cannot_be_studied_is_refused_before_anything_is_played(
    words: tuple[str, ...], said: dict[Language, str], language: Language, capsys: Capture, tmp_path: Path
) -> None:
    assert main(["study", *words, "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said[language] in " ".join(err.split()).replace("\u00a0", " ")


@pytest.mark.parametrize("words", [("--games", "0"), ("--games", "many"), ("--jobs", "-1")])
def test_numbers_that_make_no_sense_are_refused(words: tuple[str, ...], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["study", "zatre", *words])
    assert left.value.code == 2


def test_interrupted_it_writes_what_there_is_or_says_that_there_is_nothing(tmp_path: Path) -> None:
    """Ctrl-C once every table has a match, and Ctrl-C at once."""
    out = tmp_path / "zerzura.html"
    words = ("study", "zerzura", "--games", "1000000", "--jobs", "1", "--bot", "random", "--out", str(out))
    script = (
        "import sys, signal, threading, os\n"
        "from ludotheque.terminal.commands import study\n"
        "from ludotheque.cli import main\n"
        "played = study.play_study\n"
        "def until(after):\n"
        "    def play(*given):\n"
        "        for number, report in enumerate(played(*given)):\n"
        "            if number == after:\n"
        "                os.kill(os.getpid(), signal.SIGINT)\n"
        "            yield report\n"
        "    return play\n"
        "study.play_study = until(int(sys.argv[1]))\n"
        "sys.exit(main(sys.argv[2:]))\n"
    )
    for after, written in ((2, False), (20, True)):
        done = subprocess.run(
            (sys.executable, "-c", script, str(after), *words, "--lang", "en"),
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 130, done.stderr
        assert out.exists() is written
        assert ("nothing is written" in done.stderr) is not written
    assert "The study was interrupted" in read(out.read_text(encoding="utf-8")).text
