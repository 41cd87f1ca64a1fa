"""Files: each is there whole, or not at all."""

import os
from pathlib import Path


def write_whole(path: Path, contents: bytes) -> None:
    """Puts a file on disk, in a folder made for it if there is none; whatever happens, none is ever half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
