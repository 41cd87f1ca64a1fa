"""Find the programs that the tests need for visiting the house, and fetch those that are missing.

Browsers: Chromium, Firefox, and WebKit, Safari's engine. Proxies in front of a house: nginx and Caddy.

The system's own come first; for Chromium, then the one Playwright downloads; then the system's packages, if this user
may install them. dev.py does it before the tests. `python -m tools.bring_browser` does it alone and says where they
are; `python -m tools.bring_browser firefox` does it for one. Tests of a missing browser fail in CI, and are skipped
elsewhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tools import build_client

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = {
    "chromium": ("chromium", "fonts-dejavu-core"),
    "firefox": ("firefox-esr", "fonts-dejavu-core"),
    "webkit": ("webkit2gtk-driver", "xvfb", "fonts-dejavu-core"),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
}
"""Their names in Debian. WebKit has no headless mode, so it gets a virtual screen."""
BROWSERS = ("chromium", "firefox", "webkit")
PROXIES = {"nginx": "usr/sbin/nginx", "caddy": "usr/bin/caddy"}
"""Where each is in its package. Installed, it would start serving, so it is only unpacked."""
UNPACKED = build_client.TOOLS / "proxies"
SECONDS = 900

WHERE_TO_LOOK = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> Path | None:
    """An existing Chromium: the one named by LUDOTHEQUE_CHROMIUM, the system's, or Playwright's."""
    named = os.environ.get("LUDOTHEQUE_CHROMIUM")
    found = [named] if named else [shutil.which(name) for name in NAMES]
    for path in found:
        if path and Path(path).exists():
            return Path(path)
    lend_node()
    asked = subprocess.run((sys.executable, "-c", WHERE_TO_LOOK), capture_output=True, text=True)
    own = Path(asked.stdout.strip() or "nowhere")
    return own if asked.returncode == 0 and own.exists() else None


def lend_node() -> None:
    """Make Playwright use the Node that builds the client: its own needs a library that a bare system lacks."""
    node = build_client.find_node()
    if node is not None:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))


def find_firefox() -> Path | None:
    """The system's Firefox."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found else None


def find_webkit() -> Path | None:
    """WebKitGTK's own small browser, if its driver and a virtual screen are there, too."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return None
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))), None)


def find_proxy(name: str) -> Path | None:
    """A proxy: the system's, even if it is only on root's path, or the unpacked one."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    own = UNPACKED / PROXIES[name]
    return Path(found) if found else own if own.exists() else None


FINDERS: dict[str, Callable[[], Path | None]] = {
    "chromium": find_browser,
    "firefox": find_firefox,
    "webkit": find_webkit,
    "nginx": partial(find_proxy, "nginx"),
    "caddy": partial(find_proxy, "caddy"),
}


def bring(engine: str) -> Path | None:
    """A browser with this engine, fetched if necessary; None if that is impossible."""
    find = FINDERS[engine]
    found = find()
    if found is None and engine == "chromium" and download_chromium():
        found = find()
    fetch = unpack if engine in PROXIES else install
    if found is None and fetch(PACKAGES[engine]):
        found = find()
    return found


def unpack(packages: Sequence[str]) -> bool:
    """Unpack Debian packages in the clone, without installing or starting anything."""
    apt, folder = shutil.which("apt-get"), UNPACKED / "packages"
    if apt is None:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (apt, "download", *packages)
    if not (attempt(wanted, folder) or (attempt((apt, "update")) and attempt(wanted, folder))):
        return False
    return all(attempt(("dpkg", "-x", str(file), str(UNPACKED))) for file in folder.glob("*.deb"))


def download_chromium() -> bool:
    """Download Playwright's own Chromium."""
    return attempt((sys.executable, "-m", "playwright", "install", "chromium-headless-shell", "chromium"))


def install(packages: Sequence[str]) -> bool:
    """Install packages of Debian or Ubuntu, if apt-get is there and this user may use it."""
    apt = shutil.which("apt-get")
    sudo = () if not hasattr(os, "geteuid") or os.geteuid() == 0 else ("sudo", "-n")
    if apt is None or (sudo and shutil.which("sudo") is None):
        return False
    command = (*sudo, apt, "-o", "Acquire::Retries=3")
    wanted = (*command, "install", "-y", "--no-install-recommends", *packages)
    return attempt(wanted) or (attempt((*command, "update")) and attempt(wanted))


def attempt(command: Sequence[str], where: Path | None = None) -> bool:
    """True if the command worked. Failures stay silent, because there are other ways."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, capture_output=True, env=quiet, cwd=where, timeout=SECONDS).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def main(engines: Sequence[str]) -> int:
    """Bring these, or all, and say where each is."""
    missing = False
    for engine in engines or FINDERS:
        found = bring(engine)
        missing = missing or found is None
        wanted = " ".join(PACKAGES[engine])
        print(f"{engine}: {found or f'there is none, and none can be had (Debian: apt-get install {wanted})'}")
    return int(missing and os.environ.get("CI") == "true")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
