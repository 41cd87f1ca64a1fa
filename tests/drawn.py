"""What the pictures of a rules page show: the small data they are drawn from."""

import json
from typing import Any

from tools.build_client import WEB


def drawn(game: str, name: str) -> Any:
    """The data of a game's pictures, by the name of its file."""
    return json.loads((WEB / "src" / "games" / game / "pictures" / f"{name}.json").read_text(encoding="utf-8"))
