"""Playing at a terminal: to the end, with mistakes, with the plug pulled."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt

from .conftest import Ludotheque, Opened

FIRST_MOVES = "m\n1\n"


def saved(data: Path) -> dict[str, Any]:
    table: dict[str, Any] = json.loads((data / "zatre.json").read_text())
    return table


@pytest.mark.parametrize(("language", "won"), [("fr", ("Tu gagnes.", "gagne.", "victoire.")), ("en", ("win", "share"))])
def test_a_whole_game_is_played_by_choosing_from_the_list(
    ludotheque: Ludotheque, data: Path, language: str, won: tuple[str, ...]
) -> None:
    seats = ("--seats", "me,random,random", "--seed", "a whole game", "--lang", language)
    done = ludotheque("play", "zatre", *seats, typed=FIRST_MOVES * 400)
    assert done.returncode == 0, done.stderr
    assert any(words in done.stdout for words in won)
    assert not (data / "zatre.json").exists()
    (record,) = (data / "finished").iterdir()
    assert lt.replay(record.read_text()).over


def test_a_refusal_says_the_rule_and_the_numbers(ludotheque: Ludotheque) -> None:
    typed = "1 h5\n6 a1\n6 a5\nfoo\nend\n"
    english = ludotheque("play", "zatre", "--seats", "me,greedy,greedy", "--seed", "7", typed=typed).stdout
    french = ludotheque(
        "play", "zatre", "--seats", "moi,greedy,greedy", "--seed", "7", "--lang", "fr", typed=typed
    ).stdout
    for text in (english, french):
        assert "4.3.3" in text
        assert "4.2.2" in text
        assert "4.2.5" in text
    assert "There is no cell A1 on the board." in english
    assert "Il n’y a pas de case A1 sur le plateau." in french
    assert "Ni coup ni commande." in french


def test_a_cell_alone_is_enough_where_only_one_tile_may_go(ludotheque: Ludotheque, data: Path) -> None:
    match = lt.start("zatre", players=2, seed="cell")
    player = match.waiting_for()[0]
    one = match.legal(player)[0]
    row, column = one.cell
    seats = ",".join("me" if seat == player else "greedy" for seat in range(2))
    said = f"{one.tile} {chr(ord('a') + column)}{row + 1}\n"
    ludotheque("play", "zatre", "--seats", seats, "--seed", "cell", typed=said)
    assert saved(data)["record"]["answers"][0]["what"] == lt.wire(one)


def test_undo_hint_rules_sheets_log_and_help_answer(ludotheque: Ludotheque) -> None:
    typed = "hint\nm\n1\nundo\nundo\nrules 4.2.3\nrules 99\nsheets\nlog\nhelp\nq\n"
    done = ludotheque("play", "zatre", "--seats", "me,greedy", "--seed", "commands", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Hint. You lay" in done.stdout
    assert "nothing left to take back" in done.stdout
    assert "have no rule 99" in done.stdout
    assert "Or else: You lay" in done.stdout
    assert "what a good player would do in your place" in done.stdout


def test_leaving_saves_and_the_match_goes_on_where_it_was(ludotheque: Ludotheque, data: Path) -> None:
    ludotheque("play", "zatre", "--seats", "me,greedy", "--seed", "leave", typed=FIRST_MOVES * 3 + "q\n")
    before = saved(data)["record"]
    resumed = ludotheque("play", "zatre", "--resume", typed=FIRST_MOVES)
    assert resumed.returncode == 0, resumed.stderr
    after = saved(data)["record"]
    assert after["answers"][: len(before["answers"])] == before["answers"]
    assert len(after["answers"]) > len(before["answers"])


def test_a_waiting_match_is_offered_and_a_new_one_leaves_it_only_if_asked(ludotheque: Ludotheque, data: Path) -> None:
    ludotheque("play", "zatre", "--seats", "me,greedy", "--seed", "offered", typed=FIRST_MOVES)
    first = saved(data)["record"]["seed"]
    again = ludotheque("play", "zatre", typed="y\nq\n")
    assert "A match is waiting" in again.stdout
    assert saved(data)["record"]["seed"] == first
    ludotheque("play", "zatre", "--new", typed="q\n")
    assert saved(data)["record"]["seed"] != first


def _answers_after(opened: Opened, data: Path, moves: int, ending: signal.Signals) -> tuple[subprocess.Popen[str], int]:
    """Plays some moves at a table of two people, then ends the process that way."""
    with opened("play", "zatre", "--seats", "me,me", "--seed", "plug") as process:
        assert process.stdin is not None
        process.stdin.write("\n")
        for number in range(moves):
            process.stdin.write(FIRST_MOVES)
            process.stdin.flush()
            _wait_for_answers(data, number + 1)
        process.send_signal(ending)
        process.wait(timeout=60)
    return process, len(saved(data)["record"]["answers"])


def _wait_for_answers(data: Path, number: int) -> None:
    for _ in range(6000):
        if (data / "zatre.json").exists() and len(saved(data)["record"]["answers"]) >= number:
            return
        signal.sigtimedwait([], 0.01)
    raise AssertionError(f"answer {number} was never saved")


@pytest.mark.parametrize(("ending", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_nothing_is_lost_when_the_plug_is_pulled(
    opened: Opened, ludotheque: Ludotheque, data: Path, ending: signal.Signals, status: int
) -> None:
    process, answers = _answers_after(opened, data, 2, ending)
    assert process.returncode == status
    assert answers == 2
    resumed = ludotheque("play", "zatre", "--resume", typed="\n" + FIRST_MOVES)
    assert resumed.returncode == 0, resumed.stderr
    assert len(saved(data)["record"]["answers"]) == 3


def test_people_at_one_keyboard_hand_it_over_before_any_tile_is_shown(ludotheque: Ludotheque) -> None:
    seats = ("--seats", "me,me", "--seed", "two", "--names", "Ann,[/Bob]")
    seen = ludotheque("play", "zatre", *seats, typed="\n" + FIRST_MOVES * 4 + "\n" * 3).stdout
    first, second = seen.split("The keyboard goes to ")[1:3]
    assert seen.startswith("The keyboard goes to ")
    assert {first[:3], second[:3]} == {"Ann", "[/B"}
    starter = "Ann" if first.startswith("Ann") else "[/Bob]"
    assert not re.search(rf"{re.escape(starter)} draws a \d\.", second)


def test_a_new_match_sets_the_waiting_one_aside(ludotheque: Ludotheque, data: Path) -> None:
    ludotheque("play", "zatre", "--seats", "me,greedy", "--seed", "first", typed=FIRST_MOVES)
    done = ludotheque("play", "zatre", "--seed", "second", typed="q\n")
    assert "zatre-1.json" in done.stdout
    resumed = ludotheque("play", "zatre", "--resume", str(data / "zatre-1.json"), typed=FIRST_MOVES)
    assert resumed.returncode == 0, resumed.stderr
    assert json.loads((data / "zatre-1.json").read_text())["record"]["seed"] == "first"
    assert saved(data)["record"]["seed"] == "second"


@pytest.mark.parametrize("typed", ["e 8", "f 8", "d 5", "a 8", "h 8", "9 h8", "5 z9", "5, h8", "1" * 5000])
def test_a_cell_with_a_blank_in_it_is_never_taken_for_a_command(ludotheque: Ludotheque, data: Path, typed: str) -> None:
    done = ludotheque("play", "zatre", "--seats", "me,me", "--seed", "blank", typed=f"\n{typed}\n")
    assert done.returncode == 0, done.stderr
    assert all(answer["what"]["type"] == "Place" for answer in saved(data)["record"]["answers"])


@pytest.mark.parametrize("option", [b"end_rule=\xff", b"bonus_table=" + b"[" * 5000])
def test_an_option_of_odd_bytes_is_refused(ludotheque: Ludotheque, option: bytes) -> None:
    done = ludotheque("play", "zatre", "--option", os.fsdecode(option))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_is_said(ludotheque: Ludotheque, data: Path) -> None:
    data.write_text("in the way")
    done = ludotheque("play", "zatre", "--lang", "fr")
    assert done.returncode == 2
    assert "Impossible d’écrire" in done.stderr


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("play", "chess"), "no game “chess”", "Pas de jeu « chess »"),
        (("play", "zatre", "--seats", "me"), "2 to 6 players, not 1", "de 2 à 6, pas à 1"),
        (("play", "zatre", "--seats", "me,wizard"), "no bot “wizard”", "Pas de robot «\xa0wizard\xa0»"),
        (("play", "zatre", "--option", "speed=9"), "no option “speed”", "L’option « speed » n’existe pas"),
        (("play", "zatre", "--option", "end_rule=never"), "bag_empty", "bag_empty"),
        (("play", "zatre", "--names", "a,b,c"), "3 given for 2 seats", "3 pour 2 places"),
        (("play", "zatre", "--resume"), "cannot be read", "Impossible de lire"),
        (("play", "zatre", "--resume", "--new"), "not allowed with", "ne va pas avec"),
        (("rules", "zatre", "99"), "no rule 99", "pas de règle 99"),
        (("rules",), "required", "il manque"),
        (("replay", "nowhere.json"), "cannot be read", "Impossible de lire"),
        (("simulate", "zatre", "--players", "9"), "2 to 6 players, not 9", "de 2 à 6, pas à 9"),
        (("dance",), "invalid choice", "choix inconnu"),
    ],
)
def test_bad_input_is_refused_in_both_languages_with_status_2(
    ludotheque: Ludotheque, words: tuple[str, ...], english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        done = ludotheque(*words, "--lang", language)
        assert done.returncode == 2
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("spoiled", ["", "{", "[]", '{"seats": [], "names": [], "record": {}}'])
def test_a_damaged_save_is_refused_and_left_alone(ludotheque: Ludotheque, data: Path, spoiled: str) -> None:
    data.mkdir()
    (data / "zatre.json").write_text(spoiled)
    done = ludotheque("play", "zatre", "--resume", "--lang", "fr")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert (data / "zatre.json").read_text() == spoiled


def test_of_very_many_choices_those_of_a_kind_are_told_as_one_and_words_are_enough(
    ludotheque: Ludotheque, data: Path
) -> None:
    table = ("play", "winter", "--first", "--seats", "me,me,me", "--seed", "3", "--lang", "fr")
    everybody_keeps_the_first_two = "\n1\n" * 3
    told = ludotheque(*table, typed=f"{everybody_keeps_the_first_two}\nva garage\n1\nquitter\n").stdout
    assert "La colonie gagne si" in told, "a first match explains itself"
    assert re.search(r"va au pavillon de chasse\. \(et 5\s+de ce\s+genre\)", told)
    assert re.search(r" 1 \w+ va au garage du chasse-neige\.", told)
    *_, last = json.loads((data / "winter.json").read_text())["record"]["answers"]
    assert (last["what"]["type"], last["what"]["place"]) == ("Move", 6)
