"""Files: written whole, or not at all."""

import os
from pathlib import Path


def write_whole(path: Path, contents: bytes, mode: int = 0o666) -> None:
    """Writes a file, and creates its folder if there is none. Even a crash leaves no half-written file.

    The umask takes its bits off the mode, as ever.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
