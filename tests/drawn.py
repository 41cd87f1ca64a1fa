"""The small data from which the pictures of a rules page are drawn."""

import json
from typing import Any

from tools.build_client import WEB


def drawn(game: str, name: str) -> Any:
    """The data of a game's pictures, by file name."""
    return json.loads((WEB / "src" / "games" / game / "pictures" / f"{name}.json").read_text(encoding="utf-8"))
