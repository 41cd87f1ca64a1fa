"""The balance is measured table by table, and every line says how sure it is."""

import pytest

from tests.games.winter import balance


def test_a_share_is_told_with_its_interval_and_its_aim() -> None:
    assert balance.told("somebody", 50, 100, "aim").split() == [
        "somebody",
        "50%",
        "(40%",
        "to",
        "60%)",
        "of",
        "100",
        "aim",
    ]
    assert balance.told("nobody", 0, 0, "aim").split() == ["nobody", "none"]


@pytest.mark.parametrize(("table", "lines"), [("together", 10), ("first", 2), ("suspicion", 14)])
def test_every_table_is_measured(
    table: str, lines: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["balance", table, "--matches", "1", "--players", "3", "--partners", "gentle", "easy"]
    )
    balance.main()
    assert len(capsys.readouterr().out.splitlines()) == lines
