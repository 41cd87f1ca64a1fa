"""Set up and run Ludothèque: `python3 dev.py play`, `python3 dev.py test`.

It needs Python 3.11 or newer with pip, and nothing else. What it fetches stays in this folder: uv, and Node if there is
none on the PATH, in `.tools`; what the browser's pages are made of in `web/node_modules`; everything else in `.venv`.
If nothing has changed since the last time, it starts at once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from tools import build_client, fresh_root

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "set-up.stamp"

PYTHON_CHECKS = (("ruff", "format", "--check"), ("ruff", "check"), ("mypy",))
CLIENT_CHECKS = ("tools.build_client", "lint", "test")
WORKERS = (os.cpu_count() or 1) + 2
"""Two more than there are cores: half of them drive browsers, the others mostly wait for a house or a clock."""
TESTS = ("pytest", "-n", str(WORKERS), "--dist", "loadscope", "--durations", "20", "-rs", "-m", "not soak")
COLLECT = ("pytest", "--collect-only", "-qq")
"""Done beside the checks, so that the tests are compiled once, and not by each worker at the same time."""

QUICK = (
    *("pytest", "-n", str(os.cpu_count() or 1), "-m", "not soak and not thorough", "--hypothesis-profile", "quick"),
    *("tests/core", "tests/games", "tests/repository", "tests/env", "tests/bots"),
)
"""The tests that need no house and no browser, with fewer examples."""

RESEARCH = ("--extra", "pettingzoo", "--extra", "openspiel", "--extra", "fast", "--extra", "ray")
LOCKS = {
    "uv": ("--group", "tools"),
    "node": ("--group", "node"),
    "dev": ("pyproject.toml", "--group", "dev"),
    "research": ("pyproject.toml", "--group", "dev", *RESEARCH, "--constraint", "requirements/dev.txt"),
    "bench": (
        *("pyproject.toml", "--group", "dev", *RESEARCH, "--extra", "bench"),
        *("--constraint", "requirements/research.txt"),
    ),
}
NESTED = ("dev", "research", "bench")
"""Environments, each of which contains the ones before it."""

SENTENCES = {
    "setting up": (
        "Setting up, this once; it takes about half a minute.",
        "Installation, cette fois seulement ; il faut une demi-minute environ.",
    ),
    "building": (
        "Building the pages for the browser.",
        "Construction des pages pour le navigateur.",
    ),
    "old python": (
        "Ludothèque needs Python 3.11 or newer, and this is Python {}.",
        "Ludothèque a besoin de Python 3.11 ou plus récent, et ceci est Python {}.",
    ),
    "no pip": (
        "This Python has no pip: install it (Debian, Ubuntu: apt install python3-pip), then try again.",
        "Ce Python n'a pas pip : installe-le (Debian, Ubuntu : apt install python3-pip), puis réessaie.",
    ),
    "no network": (
        "What Ludothèque needs could not be downloaded: check the network connection, then try again.",
        "Le nécessaire n'a pas pu être téléchargé : vérifie la connexion au réseau, puis réessaie.",
    ),
    "no pages": (
        "The pages for the browser could not be built.",
        "Les pages pour le navigateur n'ont pas pu être construites.",
    ),
    "not set up": (
        "The set-up failed; remove the folders .venv and .tools, then try again.",
        "L'installation a échoué ; supprime les dossiers .venv et .tools, puis réessaie.",
    ),
    "no fresh root": (
        "Only root can make a fresh system, with debootstrap (Debian, Ubuntu: apt install debootstrap).",
        "Seul root peut installer un système neuf, avec debootstrap (Debian, Ubuntu : apt install debootstrap).",
    ),
    "check failed": (
        "A check of the Python code failed: look further up.",
        "Une vérification du code Python a échoué : regarde plus haut.",
    ),
    "bare system": (
        "Making a bare system ({}) with Python, pip and git; it takes a minute or two.",
        "Installation d'un système nu ({}) avec Python, pip et git ; il faut une minute ou deux.",
    ),
    "page answers": (
        "dev.py play: its page answers after {} s.",
        "dev.py play : la page répond au bout de {} s.",
    ),
    "no page": (
        "dev.py play: no page answers.",
        "dev.py play : aucune page ne répond.",
    ),
    "nothing left": (
        "dev.py play: ended, and nothing is left of it.",
        "dev.py play : terminé, et il n'en reste rien.",
    ),
    "something left": (
        "dev.py play: asked to end, and still there: {}.",
        "dev.py play : prié de terminer, et toujours là : {}.",
    ),
}


class NotReady(Exception):
    """Nothing can be run. The message says why, in the reader's language."""


def say(sentence: str, *details: object) -> str:
    """The sentence: in French for a French locale, otherwise in English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return SENTENCES[sentence][locale.startswith("fr")].format(*details)


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def fingerprint(lock: str) -> str:
    """A hash that changes when the environment must be made again."""
    files = (ROOT / "pyproject.toml", lock_file(lock))
    parts = (sys.version.encode(), bytes(ROOT), *(file.read_bytes() for file in files))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_ready(lock: str) -> bool:
    """True if the environment has everything that the lock file names."""
    return STAMP.exists() and STAMP.read_text() in map(fingerprint, NESTED[NESTED.index(lock) :])


def prepare(lock: str = "dev") -> None:
    """Make the environment, exactly as pinned, and the pages for the browser, unless they exist already."""
    ready, current = is_ready(lock), build_client.is_current()
    if not ready:
        print(say("setting up"), file=sys.stderr, flush=True)
    if not (ready and current) and build_client.find_node() is None:
        fetch("node")
    if not current:
        build_pages()
    if not ready:
        set_up(lock)


def build_pages() -> None:
    print(say("building"), file=sys.stderr, flush=True)
    try:
        build_client.build()
    except build_client.NotBuilt as reason:
        raise NotReady(f"{say('no pages')}\n\n{reason}") from reason


def set_up(lock: str) -> None:
    uv = fetch_uv()
    into = (uv, "pip", "install", "--python", str(VENV))
    step("not set up", uv, "venv", "--clear", "--prompt", "ludotheque", str(VENV))
    step("no network", *into, "--requirement", str(lock_file(lock)))
    step("not set up", *into, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(fingerprint(lock))


def fetch(tool: str) -> None:
    """Put a tool into `.tools`, at its pinned version."""
    wanted, present = lock_file(tool), TOOLS / f"{tool}.txt"
    if not present.exists() or present.read_bytes() != wanted.read_bytes():
        pip = (base_python(), "-m", "pip", "install", "--quiet")
        step("no network", *pip, "--upgrade", "--target", str(TOOLS), "--requirement", str(wanted))
        shutil.copyfile(wanted, present)


def fetch_uv() -> str:
    """The path of uv in `.tools`, at the pinned version."""
    fetch("uv")
    uv = shutil.which("uv", path=os.pathsep.join((str(TOOLS / "bin"), str(TOOLS / "Scripts"))))
    if uv is None:
        raise NotReady(say("not set up"))
    return uv


def base_python() -> str:
    """The Python that runs this script, or its base if that is `.venv` itself."""
    return str(getattr(sys, "_base_executable", "")) if Path(sys.prefix) == VENV else sys.executable


def settings() -> dict[str, str]:
    """The person's own environment, changed so that pip and uv write only in this folder."""
    ours = {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_CACHE_DIR": "1",
        "PIP_REQUIRE_VIRTUALENV": "0",
        "PIP_USER": "0",
        "UV_PYTHON": base_python(),
        "UV_PYTHON_DOWNLOADS": "never",
    }
    return {"UV_CACHE_DIR": str(TOOLS / "cache"), **os.environ, **ours}


def step(otherwise: str, *command: str) -> None:
    """Run a step of the setup, silently unless it fails: then print a sentence and the tool's own output."""
    done = subprocess.run(command, cwd=ROOT, env=settings(), capture_output=True)
    words = [line for line in done.stderr.decode(errors="replace").splitlines() if "WARNING" not in line]
    if any("No module named pip" in line for line in words):
        raise NotReady(say("no pip"))
    if done.returncode:
        raise NotReady("\n".join((say(otherwise), "", *words)))


def keep_compiled() -> None:
    """Let every Python started here keep what it has compiled, in `.tools`, whatever the surroundings say."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(TOOLS / "bytecode")
    os.environ["NUMBA_CACHE_DIR"] = str(TOOLS / "kernels")


def call(program: str, *arguments: str, cwd: Path | None = None) -> int:
    """Run a program of the environment; returns its exit status. Ctrl-C is left to the program."""
    signal.signal(signal.SIGINT, lambda *_: None)
    status = subprocess.call((str(PROGRAMS / program), *arguments), cwd=cwd)
    return status if status >= 0 else 128 - status


def become(program: str, *arguments: str) -> int:
    """Replace this process with a program of the environment, so that whatever ends one ends both.

    Windows cannot do that, so there the program is called.
    """
    if os.name == "nt":
        return call(program, *arguments)
    path = str(PROGRAMS / program)
    os.execv(path, (path, *arguments))


def in_order(steps: Iterable[tuple[str, ...]]) -> int:
    """Run the tools one after another, up to the first that fails."""
    for tool in steps:
        print("==>", *tool, flush=True)
        status = call("python", "-m", *tool, cwd=ROOT)
        if status:
            return status
    return 0


def check_all() -> int:
    """Run the client's checks beside Python's; what those say is printed last."""
    beside = subprocess.Popen(
        (str(PROGRAMS / "python"), "-m", *CLIENT_CHECKS), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    status = in_order(PYTHON_CHECKS)
    print("==>", *CLIENT_CHECKS, flush=True)
    said, _ = beside.communicate()
    print(said.decode(errors="replace"), end="", flush=True)
    if status:
        print(say("check failed"), flush=True)
    return status or beside.returncode


def play(*arguments: str) -> int:
    """open the house in the browser; arguments go to `ludotheque serve`"""
    return run("serve", *arguments)


def run(*arguments: str) -> int:
    """run any command of ludotheque"""
    prepare()
    os.environ.setdefault("LUDOTHEQUE_COMMAND", "python3 dev.py run")
    return become("ludotheque", *arguments)


def bench(*arguments: str) -> int:
    """measure the engine beside its peers"""
    prepare("bench")
    return become("ludotheque", "bench", *arguments)


def test(*arguments: str) -> int:
    """check format, style and types, then run the tests; --quick: in a minute; --fresh: on a bare system"""
    if arguments[:1] == ("--fresh",):
        return on_a_bare_system(arguments[1:])
    prepare("research")
    if arguments[:1] == ("--quick",):
        return in_order((*PYTHON_CHECKS, (*QUICK, *arguments[1:])))
    quiet = subprocess.DEVNULL
    collecting = subprocess.Popen((str(PROGRAMS / "python"), "-m", *COLLECT), cwd=ROOT, stdout=quiet, stderr=quiet)
    status = check_all()
    collecting.wait()
    return status or in_order((("tools.bring_browser",), (*TESTS, *arguments)))


def on_a_bare_system(arguments: tuple[str, ...]) -> int:
    """Prove this clone's two commands on a bare system."""
    if not fresh_root.can_be_made():
        raise NotReady(say("no fresh root"))
    return fresh_root.prove(say, arguments)


def check() -> int:
    """check format, style, types and the logic of the client only"""
    prepare("research")
    return check_all()


def fix() -> int:
    """put format and style right, as far as a tool can"""
    prepare()
    return in_order((("ruff", "check", "--fix"), ("ruff", "format"), ("tools.build_client", "fix")))


def lock(*arguments: str) -> int:
    """write the pinned versions again; --upgrade takes the newest"""
    uv = fetch_uv()
    note = "python3 dev.py lock (--upgrade takes the newest versions)"
    how = ("--universal", "--python-version=3.11", "--generate-hashes", f"--custom-compile-command={note}")
    for name, what in LOCKS.items():
        into = ("--output-file", f"requirements/{name}.txt")
        step("no network", uv, "pip", "compile", *what, *how, *into, *arguments)
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    command.__name__: command for command in (play, test, check, fix, run, bench, lock)
}


def usage() -> str:
    """One line for each command."""
    return "\n".join(f"python3 dev.py {name:6} {command.__doc__}" for name, command in COMMANDS.items())


def main(arguments: list[str]) -> int:
    """Run the command named by the first argument. Status 2 means that nothing could be started."""
    if sys.version_info < (3, 11):
        raise NotReady(say("old python", sys.version.split()[0]))
    if arguments and arguments[0] in ("-h", "--help"):
        print(usage())
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        raise NotReady(usage())
    command, given = COMMANDS[arguments[0]], arguments[1:]
    if given and command in (check, fix):
        raise NotReady(usage())
    keep_compiled()
    return command(*given)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NotReady as reason:
        print(reason, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
