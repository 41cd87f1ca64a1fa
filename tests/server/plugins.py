"""Third-party games as the house finds them: folders to put on its path."""

from pathlib import Path

from .houses import ROOT

LOTS = ROOT / "tests" / "plugins"
MOODS = "tests.server.moods:GAME"
HUMBUG = "tests.plugins.humbug:GAME"
BRIMFUL = ROOT / "examples" / "brimful"


def installed(folder: Path, key: str, where: str) -> Path:
    """A folder that says where the game is found, as an installer does."""
    box = folder / f"{key}_box-1.0.dist-info"
    box.mkdir(parents=True)
    box.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}-box\nVersion: 1.0\n")
    box.joinpath("entry_points.txt").write_text(f"[ludotheque.games]\n{key} = {where}\n")
    return folder
