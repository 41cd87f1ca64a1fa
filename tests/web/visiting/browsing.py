"""A Chromium to browse with, and the client built for it from `web/`."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools import build_client
from tools.bring_browser import find_browser, lend_node

FLAGS = ("--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking")
NO_BROWSER = "There is no Chromium: python -m tools.bring_browser brings one, or says what to install."


class NoBrowser(Exception):
    """There is no browser."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless browser. Its sandbox is off only where that is unavoidable, as root."""
    path = find_browser()
    if path is None:
        raise NoBrowser(NO_BROWSER)
    lend_node()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, chromium_sandbox=os.geteuid() != 0)
        yield browser
        browser.close()


def build_once() -> None:
    """Builds the client unless it is current. One of several processes builds, and the others wait."""
    folder = os.open(build_client.WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        build_client.build()
    finally:
        os.close(folder)
