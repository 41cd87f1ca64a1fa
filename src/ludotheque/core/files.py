"""Files: written whole, or not at all."""

import os
from pathlib import Path


def write_whole(path: Path, contents: bytes) -> None:
    """Writes a file, and creates its folder if there is none. Even a crash leaves no half-written file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
