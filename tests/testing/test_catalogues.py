"""What `ludotheque words check` tells a translator."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.testing.catalogues import Flaw, NoHistory, flaws_of, speaking

PACKAGE = "cellar"


class Cellar:
    """A package that says two things, in catalogues that can be written anew."""

    def __init__(self, folder: Path) -> None:
        self.words = folder / PACKAGE / "words"
        self.words.mkdir(parents=True)
        (folder / PACKAGE / "__init__.py").write_text('SAID = ("full", f"jug-{1}")\n')
        for language in LANGUAGES:
            self.write(language, "full = Full.\njug-one = One.\n")

    def write(self, language: Language, text: str) -> None:
        """Writes a catalogue."""
        (self.words / f"{language}.ftl").write_text(text)

    def git(self, *words: str) -> None:
        """Calls git in the package's folder."""
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(("git", *who, *words), cwd=self.words, check=True, capture_output=True)


@pytest.fixture
def cellar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Cellar:
    """The package, where it can be imported; each test has one of its own."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, PACKAGE, raising=False)
    return Cellar(tmp_path)


def test_a_whole_package_has_no_flaws(cellar: Cellar) -> None:
    assert flaws_of(PACKAGE) == []


def test_a_message_that_one_language_lacks_is_missing_there(cellar: Cellar) -> None:
    cellar.write("fr", "full = Plein.\n")
    assert flaws_of(PACKAGE) == [Flaw("fr", "missing", "jug-one")]


def test_a_language_without_a_catalogue_lacks_everything(cellar: Cellar) -> None:
    (cellar.words / "fr.ftl").unlink()
    assert flaws_of(PACKAGE) == [Flaw("fr", "missing", "full"), Flaw("fr", "missing", "jug-one")]


def test_a_message_that_nothing_says_is_unused_and_one_that_is_put_together_is_not(cellar: Cellar) -> None:
    for language in LANGUAGES:
        cellar.write(language, "full = Full.\njug-one = One.\nspilled-long-ago = Spilled.\n")
    assert flaws_of(PACKAGE) == [Flaw("en", "unused", "spilled-long-ago"), Flaw("fr", "unused", "spilled-long-ago")]


def test_a_message_that_stands_there_twice_is_doubled(cellar: Cellar) -> None:
    cellar.write("en", "full = Full.\njug-one = One.\nfull = Full up.\n")
    assert flaws_of(PACKAGE) == [Flaw("en", "doubled", "full")]


def test_what_has_changed_in_one_language_only_has_to_be_looked_at_in_the_other(cellar: Cellar) -> None:
    cellar.git("init", "--quiet")
    cellar.git("add", ".")
    cellar.git("commit", "--quiet", "--message", "words")
    cellar.write("en", "full = Full up.\njug-one =    One.\n")
    assert flaws_of(PACKAGE) == []
    assert flaws_of(PACKAGE, "HEAD") == [Flaw("fr", "changed", "full")]
    cellar.write("fr", "full = Plein à ras bord.\njug-one = One.\n")
    assert flaws_of(PACKAGE, "HEAD") == []


def test_a_commit_that_git_does_not_know_is_refused(cellar: Cellar) -> None:
    cellar.git("init", "--quiet")
    with pytest.raises(NoHistory, match="yesteryear"):
        flaws_of(PACKAGE, "yesteryear")


def test_the_house_s_rooms_and_all_games_speak() -> None:
    assert {"ludotheque.core", "ludotheque.server", "ludotheque.games.zatre"} <= {*speaking()}
    assert len(speaking()) == len({*speaking()})
