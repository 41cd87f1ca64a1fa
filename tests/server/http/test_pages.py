"""What the house serves: pages, words, rules, figures; with the headers a browser needs to keep others out."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

import ludotheque as lt
from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.core.shapes import shapes_of
from ludotheque.core.wire import wire
from ludotheque.server.protocol import api, notices, parts, requests
from ludotheque.server.protocol.typescript import typescript
from tests.playing import Dice
from tests.plugins.humbug import GAME as HUMBUG

from ..conftest import OpenHouse
from ..houses import ROOT, RunningHouse, play_on, table_of
from ..plugins import installed

SCREENS = ("/", "/box/zatre", "/rules/zatre", "/tables", "/settings", "/table/abc", "/table/abc/replay", "/table/abc/")
ELSEWHERE = ("/nowhere", "/box", "/table/abc/def", "/assets/none.js", "/index.php", "/.git/config", "/box/a/b")


class Page(HTMLParser):
    """What a browser finds in a page: its tags with their attributes, and what stands inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in ("script", "style"):
            self.inline += data.strip()


# Headers and cookies.


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/api/house", "/api/me", "/api/nowhere", "/api/tables/x/film", "/health", "/metrics"]
)
def test_every_answer_has_the_headers_that_keep_others_out(house: RunningHouse, path: str) -> None:
    headers = house.get(path, X_Forwarded_For="10.9.9.9").headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_the_page_has_nothing_that_the_policy_forbids(house: RunningHouse) -> None:
    page = Page(house.get("/").body.decode())
    assert page.inline == ""
    for tag, attributes in page.tags:
        assert tag != "style"
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        assert tag != "script" or (attributes.get("src") or "").startswith("/assets/")


def test_the_cookie_is_for_the_house_alone(house: RunningHouse) -> None:
    reply = house.get("/api/me", X_Forwarded_For="10.8.8.1")
    value, *rest = [part.strip().lower() for part in reply.headers["set-cookie"].split(";")]
    assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} <= {*rest}
    assert "secure" not in rest
    assert len(value.partition("=")[2]) > 40
    safe = house.get("/api/me", X_Forwarded_For="10.8.8.2", X_Forwarded_Proto="https").headers["set-cookie"]
    assert "secure" in safe.lower()


def test_who_has_a_cookie_keeps_it(house: RunningHouse) -> None:
    ann = house.guest()
    again = ann.get("/api/me")
    assert again.headers["set-cookie"].partition(";")[0] == ann.cookie, "its year begins anew"
    assert again.json == {"name": ann.name}
    assert house.guest().cookie != ann.cookie


# Addresses.


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_page_of_the_client(house: RunningHouse, path: str) -> None:
    reply = house.get(path)
    assert reply.status == 200
    assert reply.body == house.get("/").body
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ELSEWHERE)
def test_an_unknown_page_is_the_client_s_too_and_says_404(house: RunningHouse, path: str) -> None:
    reply = house.get(path)
    assert reply.status == 404
    assert reply.body == house.get("/").body


@pytest.mark.parametrize(
    "path", ["/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd"]
)
def test_nothing_outside_the_client_is_served(house: RunningHouse, path: str) -> None:
    reply = house.get(path)
    assert reply.status == 404
    assert b"import" not in reply.body
    assert b"root:" not in reply.body


def test_files_of_the_client_never_change_and_are_kept(house: RunningHouse) -> None:
    page = Page(house.get("/").body.decode())
    (script,) = [attributes["src"] or "" for tag, attributes in page.tags if tag == "script"]
    reply = house.get(script)
    assert reply.status == 200
    assert "javascript" in reply.headers["content-type"]
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert house.get(script, Accept_Encoding="gzip").headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/tables/x/nothing", "/api/words/en"])
def test_an_unknown_address_of_the_api_is_404_with_words(house: RunningHouse, path: str) -> None:
    if path == "/api":
        assert house.get(path).status == 404
        return
    assert (house.get(path).status, house.get(path).why) == (404, "no-such-page")
    posted = house.guest().post(path, {})
    assert (posted.status, posted.why) == (404, "no-such-page")


def test_other_methods_are_not_taken(house: RunningHouse) -> None:
    for method in ("PUT", "DELETE", "PATCH"):
        assert house.send(method, "/api/tables", b"{}", {}).status == 405
    assert house.send("HEAD", "/health", None, {}).status == 200


# Words and rules.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["ludotheque.core", "ludotheque.server", "ludotheque.games.zatre"])
def test_words_are_served_in_both_languages(house: RunningHouse, language: Language, package: str) -> None:
    reply = house.get(f"/api/words/{language}/{package}")
    assert reply.body.decode() == files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["de/ludotheque.core", "en/os", "en/ludotheque.terminal", "en/..", "en/ludotheque", "../ludotheque.core"]
)
def test_no_other_words_are_served(house: RunningHouse, path: str) -> None:
    assert house.get(f"/api/words/{path}").status == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_served_with_an_anchor_for_every_rule(house: RunningHouse, language: Language) -> None:
    page = house.get(f"/api/rules/zatre/{language}").json["html"]
    numbers = lt.shelf["zatre"].rulebook.numbers(language)
    anchors = re.findall(r'id="rule-([\d.]+)"', page)
    assert {*numbers} <= {*anchors}
    assert len(anchors) == len({*anchors})
    assert "<script" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["zatre", "zerzura", "zuma", "winter"])
def test_a_rules_page_names_options_as_the_page_does_and_not_as_a_terminal(
    house: RunningHouse, game: str, language: Language
) -> None:
    page = house.get(f"/api/rules/{game}/{language}").json["html"]
    typed = {*re.findall(r"(?<!<pre>)<code>([^<]*)</code>", page)}
    assert not typed & {"true", "false"}
    assert not any("--option" in each for each in typed)
    box = next(box for box in house.get("/api/house").json["boxes"] if box["key"] == game)
    plain = unescape(page).replace("\N{NO-BREAK SPACE}", " ")
    for option in box["options"]:
        assert not typed & {option["name"], *option.get("values", [])}
        assert option["title"][language].removesuffix(".") in plain
    assert ("Règles de la table" if language == "fr" else "House rules") in page


def test_rules_there_are_not_are_404(house: RunningHouse) -> None:
    assert (house.get("/api/rules/chess/en").status, house.get("/api/rules/chess/en").why) == (404, "unknown-game")
    assert (house.get("/api/rules/zatre/de").status, house.get("/api/rules/zatre/de").why) == (404, "no-such-page")


def test_the_library_tells_of_every_box_in_both_languages(house: RunningHouse) -> None:
    library = house.get("/api/house").json
    boxes = {box["key"]: box for box in library["boxes"]}
    zatre = boxes["zatre"]
    assert (zatre["least"], zatre["most"]) == (2, 6)
    assert [option["name"] for option in zatre["options"]] == [*lt.shelf["zatre"].options.__struct_fields__]
    kinds = {option["name"]: option["kind"] for option in zatre["options"]}
    assert (kinds["red_needs_own_row"], kinds["end_rule"], kinds["bonus_table"]) == ("switch", "choice", "numbers")
    for box in library["boxes"]:
        for told in (box["title"], box["pitch"], *(option["title"] for option in box["options"])):
            assert {*told} == {*LANGUAGES}
            assert all(text.strip() for text in told.values())
        for option in box["options"]:
            assert len(option.get("named", ())) == len(option.get("values", ()))
    assert library["levels"] == ["gentle", "easy", "medium", "hard", "master"]
    assert library["version"] == lt.__version__


def test_the_shapes_of_a_game_are_the_same_for_everybody(house: RunningHouse) -> None:
    reply = house.get("/api/shapes/humbug")
    assert reply.json == wire(shapes_of(HUMBUG))
    assert reply.headers["cache-control"] == "public, max-age=60"
    assert house.get("/api/shapes/nothing").status == 404


def test_a_box_without_words_is_left_out_and_the_house_opens(open_house: OpenHouse, tmp_path: Path) -> None:
    box = installed(tmp_path / "box", "mute", "mute_box:GAME")
    (box / "mute_box.py").write_text(
        "from tests.plugins.lots import Lots\n\n\nclass Mute(Lots):\n    key = 'mute'\n\n\nGAME = Mute()\n"
    )
    house = open_house(see=[box])
    boxes = [box["key"] for box in house.get("/api/house").json["boxes"]]
    assert "zatre" in boxes
    assert "mute" not in boxes
    assert '"box-broken"' in house.log()


# For whoever runs the house.


def figures(house: RunningHouse) -> dict[str, Metric]:
    return {family.name: family for family in text_string_to_metric_families(house.get("/metrics").body.decode())}


def value(house: RunningHouse, name: str, **labels: str) -> float:
    found = [
        sample.value
        for family in figures(house).values()
        for sample in family.samples
        if sample.name == name and sample.labels == labels
    ]
    assert len(found) == 1, name
    return float(found[0])


def test_the_figures_are_what_prometheus_reads_and_they_count(open_house: OpenHouse) -> None:
    house = open_house()
    tabs = table_of(house.guests(2))
    house.look_on(tabs[0].table)
    play_on(tabs, Dice("figures"), 5)
    tabs[0].refused("Begin")
    house.guest().opens()
    assert value(house, "ludotheque_entries_total") == tabs[0].number + 1
    assert value(house, "ludotheque_refusals_total") == 1
    assert value(house, "ludotheque_request_seconds_count") > 5
    assert value(house, "ludotheque_connections") == 3
    assert value(house, "ludotheque_players") == 2
    assert value(house, "ludotheque_tables_open") == 2
    assert value(house, "ludotheque_tables", phase="playing") == 1
    assert value(house, "ludotheque_tables", phase="before") == 1
    assert all(family.documentation for family in figures(house).values())


def test_health_says_that_all_is_well(house: RunningHouse) -> None:
    reply = house.get("/health")
    assert (reply.status, reply.json) == (200, {"ok": True})
    assert reply.headers["cache-control"] == "no-store"


def serve(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """`ludotheque serve`, which must end by itself."""
    command = [sys.executable, "-m", "ludotheque", "serve", *words]
    surroundings = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=60)


def refusals_to_open(house: RunningHouse, tmp_path: Path) -> Iterator[tuple[list[str], dict[str, str], str]]:
    data = ["--data", str(tmp_path / "data")]
    yield [*data, "--port", str(house.port), "--lang", "fr"], {}, "ne peut pas ouvrir à 127.0.0.1"
    yield data, {"LUDOTHEQUE_PORT": "door"}, "“door” is not a value of the setting “port”"


def test_a_house_that_cannot_open_says_why(house: RunningHouse, tmp_path: Path) -> None:
    for words, environment, told in refusals_to_open(house, tmp_path):
        done = serve(*words, **environment)
        assert done.returncode == 2
        assert told in done.stderr
        assert "Traceback" not in done.stderr


# The client's types.


def test_the_types_of_the_client_are_those_of_the_messages() -> None:
    assert (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8") == typescript()


def test_the_types_name_every_message() -> None:
    text = typescript()
    kinds = [
        kind
        for module in (parts, requests, notices, api)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    abstract = (parts.Message, requests.Request, notices.SentLine)
    told = {kind.__name__ for kind in kinds if kind not in abstract}
    assert told <= {*re.findall(r"export (?:interface|type) (\w+)", text)}


def test_every_address_that_the_page_on_the_protocol_names_is_answered(house: RunningHouse) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    examples = {"ID": "x", "LANG": "en", "PACKAGE": "ludotheque.core", "GAME": "zatre"}
    paths = re.findall(r"`GET (/[^`?]*)", page)
    assert len(paths) >= 9
    for path in paths:
        known = "/".join(examples.get(part, part) for part in path.split("/"))
        reply = house.get(known, X_Forwarded_For="10.7.7.7")
        assert reply.status == 200 or reply.why in ("unknown-table", "no-guest"), path
