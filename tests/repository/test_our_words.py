"""The glossary is true: each word stands once, and lives where the page says."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LINE = re.compile(r"^\| (?P<word>[^|]+) \| (?P<means>[^|]+) \| (?P<places>`[^|]+`) \|$", re.MULTILINE)
LINES = [*LINE.finditer((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))]


def test_every_word_lives_where_the_glossary_says() -> None:
    assert len(LINES) > 50
    places = [place for line in LINES for place in re.findall(r"`([^`]+)`", line["places"])]
    assert [place for place in places if not (ROOT / place).exists()] == []


def test_every_word_has_one_meaning() -> None:
    words = Counter(word for line in LINES for word in line["word"].split(", "))
    assert [word for word, times in words.items() if times > 1] == []
