"""The other commands: games, rules, replay."""

import json
from pathlib import Path

import ludotheque as lt

from .conftest import Ludotheque


def recorded(path: Path, answers: int = 30) -> Path:
    match = lt.start("zatre", players=3, seed="recorded")
    for _ in range(answers):
        player = match.waiting_for()[0]
        match.answer(player, match.legal(player)[-1])
    path.write_text(json.dumps(match.record()))
    return path


def test_games_lists_the_shelf_for_people_and_for_programs(ludotheque: Ludotheque) -> None:
    assert "Zatre" in ludotheque("games").stdout
    (zatre,) = [game for game in json.loads(ludotheque("games", "--json").stdout) if game["key"] == "zatre"]
    assert zatre["players"] == [2, 3, 4, 5, 6]
    assert zatre["options"]["end_rule"] == "cannot_draw"
    assert set(zatre["title"]) == {"en", "fr"}


def test_rules_are_shown_whole_by_chapter_and_by_number(ludotheque: Ludotheque) -> None:
    whole = ludotheque("rules", "zatre", "--lang", "fr").stdout
    assert "4.2.3" in whole
    assert "8.7" in whole
    assert max(map(len, whole.splitlines())) <= 80
    chapter = ludotheque("rules", "zatre", "4", "--lang", "fr").stdout
    assert "4.2.3" in chapter
    assert "5.1" not in chapter
    rule = ludotheque("rules", "zatre", "4.2.3").stdout
    assert rule.startswith("4.2.3")
    assert "4.2.4" not in rule


def test_where_a_page_has_a_picture_the_terminal_says_what_it_shows(ludotheque: Ludotheque) -> None:
    rule = ludotheque("rules", "zatre", "4.2.3", "--lang", "en").stdout
    assert "A 1 makes 12 and may lie there." in rule
    for game in ("zatre", "zerzura", "zuma", "winter"):
        whole = ludotheque("rules", game, "--lang", "fr").stdout
        assert "En une page" in whole
        assert "picture:" not in whole
        assert "🌆" not in whole


def test_the_language_comes_from_the_locale_and_lang_overrules_it(ludotheque: Ludotheque) -> None:
    assert "Joueurs" in ludotheque("games", LC_ALL="fr_FR.UTF-8").stdout
    assert "Players" in ludotheque("games", "--lang", "en", LC_ALL="fr_FR.UTF-8").stdout
    assert "Players" in ludotheque("games", LC_ALL="de_DE.UTF-8").stdout


def test_help_is_in_both_languages(ludotheque: Ludotheque) -> None:
    assert "what stands on the shelf" in ludotheque("--help").stdout
    french = ludotheque("--help", "--lang", "fr").stdout
    assert "ce qu’il y a sur l’étagère" in french
    assert "show this help" not in french


def test_a_replay_tells_the_story_as_a_seat_knows_it(ludotheque: Ludotheque, tmp_path: Path) -> None:
    path = recorded(tmp_path / "match.json")
    everything = ludotheque("replay", str(path)).stdout
    spectator = ludotheque("replay", str(path), "--seat", "spectator").stdout
    assert "draws a tile." not in everything
    assert "Player 1 draws a tile." in spectator
    second = ludotheque("replay", str(path), "--seat", "2").stdout
    assert "You draw a" in second
    assert "Player 1 draws a tile." in second


def test_a_replay_shows_the_table_at_any_answer(ludotheque: Ludotheque, tmp_path: Path) -> None:
    path = recorded(tmp_path / "match.json")
    page = ludotheque("replay", str(path), "--at", "3", "--seat", "1", "--lang", "fr").stdout
    assert "Après la réponse 3 sur 30, vu de la place 1." in page
    assert "Tes tuiles" in page


def test_a_replay_for_a_program_hides_what_the_seat_may_not_know(ludotheque: Ludotheque, tmp_path: Path) -> None:
    path = recorded(tmp_path / "match.json")
    story = json.loads(ludotheque("replay", str(path), "--json", "--seat", "1").stdout)
    draws = [event["what"] for event in story["events"] if event["what"]["type"] == "Draw"]
    assert all((draw["tile"] == "?") == (draw["player"] != 0) for draw in draws)
    assert story["answers"] == 30


def test_a_record_that_was_touched_says_where_it_parts(ludotheque: Ludotheque, tmp_path: Path) -> None:
    path = recorded(tmp_path / "match.json")
    record = json.loads(path.read_text())
    record["answers"][7], record["answers"][8] = record["answers"][8], record["answers"][7]
    path.write_text(json.dumps(record))
    done = ludotheque("replay", str(path), "--lang", "fr")
    assert done.returncode == 2
    assert "diverge à la réponse 8" in done.stderr
    path.write_text(path.read_text()[:200])
    assert "coupé" in ludotheque("replay", str(path), "--lang", "fr").stderr


def test_a_replay_coaches_a_seat_once_the_match_is_over(ludotheque: Ludotheque, tmp_path: Path) -> None:
    unfinished = recorded(tmp_path / "match.json")
    assert "until the match is over" in ludotheque("replay", str(unfinished), "--coach", "1").stderr
    path = tmp_path / "whole.json"
    match = lt.start("zerzura", players=2, seed="coached")
    while asked := match.waiting_for():
        match.answer(asked[0], match.legal(asked[0])[-1])
    path.write_text(json.dumps(match.record()))
    assert "no seat “3”" in ludotheque("replay", str(path), "--coach", "3").stderr
    lesson = ludotheque("replay", str(path), "--coach", "1", "--lang", "fr")
    assert lesson.returncode == 0, lesson.stderr
    assert "Mieux" in lesson.stdout
    told = json.loads(ludotheque("replay", str(path), "--coach", "1", "--json").stdout)
    assert 0 < len(told["costly"]) <= 3
