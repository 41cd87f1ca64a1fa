"""Find a Chromium for the browser tests, and bring one where there is none.

First the system's own; then the one Playwright downloads; then the system's package, where this user may install it.
dev.py does it before the tests; `python -m bring_browser` does it by itself and says which browser it is. Without one
the browser tests fail in CI, and are left out elsewhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-dejavu-core")
SECONDS = 300

WHERE_TO_LOOK = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> Path | None:
    """A Chromium that is there already: the one named by LUDOTHEQUE_CHROMIUM, the system's, or Playwright's."""
    named = os.environ.get("LUDOTHEQUE_CHROMIUM")
    found = [named] if named else [shutil.which(name) for name in NAMES]
    for path in found:
        if path and Path(path).exists():
            return Path(path)
    asked = subprocess.run((sys.executable, "-c", WHERE_TO_LOOK), capture_output=True, text=True)
    own = Path(asked.stdout.strip() or "nowhere")
    return own if asked.returncode == 0 and own.exists() else None


def bring_browser() -> Path | None:
    """A Chromium, brought if need be; None where none can be had."""
    found = find_browser()
    if found is None and attempt(
        (sys.executable, "-m", "playwright", "install", "chromium-headless-shell", "chromium")
    ):
        found = find_browser()
    if found is None and install_package():
        found = find_browser()
    return found


def install_package() -> bool:
    """Debian's or Ubuntu's Chromium, where apt-get is there and this user may use it."""
    apt = shutil.which("apt-get")
    sudo = () if not hasattr(os, "geteuid") or os.geteuid() == 0 else ("sudo", "-n")
    if apt is None or (sudo and shutil.which("sudo") is None):
        return False
    command = (*sudo, apt, "-o", "Acquire::Retries=3")
    install = (*command, "install", "-y", "--no-install-recommends", *PACKAGES)
    return attempt(install) or (attempt((*command, "update")) and attempt(install))


def attempt(command: Sequence[str]) -> bool:
    """Whether it worked; how it failed is nobody's business while there are other ways."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, capture_output=True, env=quiet, timeout=SECONDS).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    browser = bring_browser()
    print(browser or "There is no Chromium, and none can be had: install one (Debian: apt-get install chromium).")
    sys.exit(browser is None and os.environ.get("CI") == "true")
