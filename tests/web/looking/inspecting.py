"""How a page is inspected: what axe finds, how wide it is, whether it moves, and whether it has only one language."""

import re
from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from ..visiting.people import Person, Theme
from ..visiting.wording import OTHER, worded

THEMES: tuple[Theme, ...] = ("light", "dark")

AXE: str = Axe().axe_script
RUN_AXE = """([part, unread]) => axe.run(
    { include: [part ?? "html"], exclude: unread },
    { resultTypes: ["violations"] },
).then(({ violations }) => violations)"""
A_LONG_LOG = (".log li:nth-child(n + 16)",)
"""The rest of a long log, whose lines are all alike."""
A_RULE = re.compile(r'<a href="#[0-9.]+">')
"""A rule that links to another: the page goes there itself, but axe takes it for a broken skip link."""
IS_STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
HAS_COME = """() => document.getAnimations().every((one) => one.playState !== "running" ||
    one.effect.getComputedTiming().endTime === Infinity)"""
"""Nothing fades in or slides any more. Endless animations may go on."""
WIDTH = "() => document.documentElement.scrollWidth"
TWICE_THE_SIZE = "() => document.documentElement.style.setProperty('font-size', '200%')"


def violations(one: Person, part: str | None, unread: Sequence[str] = A_LONG_LOG) -> list[str]:
    """What axe finds wrong with a page or a part of it, except in what is left unread: rule, weight and where."""
    found = one.page.evaluate(RUN_AXE, [part, unread])
    return [
        f"{each['id']} ({each['impact']}): {node['target']} {node['html'][:120]}"
        for each in found
        for node in each["nodes"]
        if not (each["id"] == "skip-link" and A_RULE.match(node["html"]))
    ]


def complaints(one: Person, part: str) -> list[str]:
    """What axe finds wrong in a part of the page."""
    one.page.wait_for_function(HAS_COME)
    one.page.evaluate(AXE)
    return violations(one, part)


def reads_only_their_language(one: Person) -> None:
    """Checks that the page is in the reader's language only."""
    assert one.page.evaluate("() => document.documentElement.lang") == one.language
    for id in ("table-over", "table-why", "table-replay", "table-check"):
        one.reads(id)
        expect(one.page.get_by_text(worded(OTHER[one.language], id), exact=True)).to_have_count(0)
