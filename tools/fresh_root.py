"""Prove the two commands on a bare system: `python3 dev.py test --fresh`.

The system is this machine's own release, as small as debootstrap makes it, with Python, pip, git and certificates, in a
temporary folder. It gets packages from where this machine gets them. Mounts are made in a namespace of their own:
nobody else sees them, and they are gone with the last process in it.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

HERE = Path(__file__).resolve().parents[1]
CLONE = "/ludotheque"
PACKAGES = ("python3", "python3-pip", "git", "ca-certificates")
MOUNTED = ("dev", "proc", "sys")

COPIED = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs", "/usr/share/keyrings"),
    *("/etc/apt/sources.list", "/etc/apt/sources.list.d", "/etc/apt/preferences", "/etc/apt/preferences.d"),
    *("/etc/apt/trusted.gpg", "/etc/apt/trusted.gpg.d", "/etc/apt/keyrings", "/etc/apt/auth.conf.d"),
    *("/etc/pip.conf", "/etc/xdg/pip", "/etc/uv", "/etc/npmrc", "/usr/etc/npmrc"),
)
COPIED_FROM_HOME = (".config/pip", ".pip", ".config/uv", ".npmrc")
TOLD = re.compile(r"(.*_proxy|(pip|uv|npm_config)_.*|(ssl|node|requests|curl|git)_.*(ca|cert).*)", re.IGNORECASE)
"""Variables that say how to reach packages."""
BARE = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "CI": "true"}
PLACE = re.compile(r"(file://)?(/[^\s'\"]+)")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")

GONE_WITHIN = 10.0
"""Seconds in which a house must end after it was asked to."""

Say = Callable[..., str]


class NotProven(Exception):
    """One of the commands does not work as it should. The message is the name of a sentence, then its details."""


def can_be_made() -> bool:
    """True if this user may make such a system and has the tools for it."""
    tools = ("debootstrap", "apt-get", "unshare", "nsenter", "chroot")
    if sys.platform != "linux" or os.geteuid() != 0 or not all(map(shutil.which, tools)):
        return False
    return subprocess.run(("unshare", "--mount", "true"), capture_output=True).returncode == 0


def prove(say: Say, arguments: tuple[str, ...]) -> int:
    """Play, and test with these arguments, on a bare system; returns the status of the tests."""
    with ended_as_asked(), FreshRoot() as root:
        tell(say("bare system", release()))
        root.furnish()
        try:
            tell(say("page answers", round(root.play())))
            tell(say("nothing left"))
        except NotProven as reason:
            tell(say(*reason.args))
            return 1
        return root.run("python3", f"{CLONE}/dev.py", "test", *arguments).wait()


def tell(sentence: str) -> None:
    print("==>", sentence, flush=True)


@contextmanager
def ended_as_asked() -> Iterator[None]:
    """Turns a signal to end into an exit of Python, so that everything is cleared away first, as with Ctrl-C."""

    def end(number: int, _: object) -> None:
        sys.exit(128 + number)

    before = {number: signal.signal(number, end) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class FreshRoot:
    """A bare system in a folder. At the end its processes, its mounts and its folder are gone."""

    def __enter__(self) -> FreshRoot:
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-fresh-"))
        self.folder.chmod(0o755)
        self.keeper = subprocess.Popen(
            ("unshare", "--mount", "sh", "-c", "echo; exec cat"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self.keeper.stdout is not None
        self.keeper.stdout.readline()
        return self

    def __exit__(self, *_: object) -> None:
        while left := self.processes():
            for process in left:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            sleep(0.1)
        self.keeper.kill()
        self.keeper.communicate()
        shutil.rmtree(self.folder)

    def processes(self) -> list[int]:
        """All processes in its namespace except the one that keeps it open."""
        ours = Path(f"/proc/{self.keeper.pid}/ns/mnt")
        found = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
        return [each for each in found if each != self.keeper.pid and is_same(Path(f"/proc/{each}/ns/mnt"), ours)]

    def within(self, *command: str) -> tuple[str, ...]:
        """The command line that runs a command inside this system's mounts."""
        return ("nsenter", "--mount", "--target", str(self.keeper.pid), "--", *command)

    def do(self, *command: str) -> None:
        """Run a step that must work."""
        subprocess.run(self.within(*command), check=True, stdout=subprocess.DEVNULL)

    def run(self, *command: str, stdout: int | None = None) -> subprocess.Popen[str]:
        """Start a command inside, with the environment of a bare machine."""
        told = {name: value for name, value in os.environ.items() if TOLD.fullmatch(name)}
        return subprocess.Popen(
            self.within("chroot", str(self.folder), *command),
            env={**told, **BARE, "TERM": os.environ.get("TERM", "dumb")},
            stdout=stdout,
            text=True,
        )

    # Before.

    def furnish(self) -> None:
        """Install the system, tell it how to reach packages, and clone what is committed into it."""
        include = f"--include={','.join(PACKAGES)}"
        self.do("debootstrap", "--variant=minbase", include, release(), str(self.folder), archive())
        for place in (*map(Path, COPIED), *(Path.home() / name for name in COPIED_FROM_HOME)):
            copy(place, self.inside(place))
        fetching = subprocess.check_output(("apt-config", "dump", "Acquire"), text=True)
        (self.folder / "etc/apt/apt.conf.d/99-this-machine").write_text(fetching)
        for name in MOUNTED:
            self.do("mount", "--rbind", f"/{name}", str(self.folder / name))
        for place in local_packages():
            self.inside(place).mkdir(parents=True, exist_ok=True)
            self.do("mount", "--bind", str(place), str(self.inside(place)))
        self.do("git", "clone", "--quiet", str(HERE), str(self.inside(Path(CLONE))))

    def inside(self, place: Path) -> Path:
        """The path inside the folder for a place of this machine or its user."""
        if place.is_relative_to(Path.home()):
            place = Path(BARE["HOME"]) / place.relative_to(Path.home())
        return self.folder / place.relative_to("/")

    # The first command.

    def play(self) -> float:
        """Open the house, look at its page, end the house; returns the seconds until the page answered."""
        began = monotonic()
        house = self.run("python3", "-u", f"{CLONE}/dev.py", "play", "--port", "0", stdout=subprocess.PIPE)
        address = address_in(house)
        with urlopen(address) as page:
            if b"<html" not in page.read():
                raise NotProven("no page")
        took = monotonic() - began
        house.send_signal(signal.SIGTERM)
        self.see_that_it_ends(house)
        return took

    def see_that_it_ends(self, house: subprocess.Popen[str]) -> None:
        until = monotonic() + GONE_WITHIN
        while house.poll() is None or self.processes():
            if monotonic() > until:
                raise NotProven("something left", ", ".join(map(str, self.processes())))
            sleep(0.1)


def address_in(house: subprocess.Popen[str]) -> str:
    """The address at which the house says it is open."""
    assert house.stdout is not None
    for line in house.stdout:
        if found := ADDRESS.search(line):
            return found[0]
    raise NotProven("no page")


def release() -> str:
    """The codename of this machine's release: bookworm."""
    return platform.freedesktop_os_release()["VERSION_CODENAME"]


def archive() -> str:
    """Where this machine gets the packages of its release."""
    wanted = ("--format", "$(REPO_URI)", "Identifier: Packages", f"Release: {release()}")
    return subprocess.check_output(("apt-get", "indextargets", *wanted), text=True).split()[0]


def local_packages() -> list[Path]:
    """Folders of this machine in which pip looks for packages; for an index, also the files beside its pages."""
    said = subprocess.check_output((sys.executable, "-m", "pip", "config", "list"), text=True)
    lines = "\n".join(line for line in said.splitlines() if re.search(r"index|find.links", line))
    found = {Path(path).parent if scheme else Path(path) for scheme, path in PLACE.findall(lines)}
    return sorted(place for place in found if place.is_dir())


def copy(source: Path, target: Path) -> None:
    """Replace a place with a copy of a file or a folder; links become what they point to."""
    if not source.exists():
        return
    if target.is_dir() and not target.is_symlink():
        shutil.rmtree(target)
    target.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore_dangling_symlinks=True)
    else:
        shutil.copyfile(source, target)


def is_same(one: Path, other: Path) -> bool:
    """True if two names are the same file. A missing file is like no other."""
    try:
        return one.samefile(other)
    except OSError:
        return False
