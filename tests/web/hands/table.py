"""Hands at a table, whatever the game: they wait for their turn, and skip what they do not want to watch."""

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from ..visiting.people import Person

OFTEN = 80
"""Milliseconds between two looks at a page that is about to change."""
A_MOMENT = 300
"""Milliseconds for which a button that may vanish is tried."""
SOMEBODY = "somebody"
MOST_STEPS = 80
"""Nothing is more than this many steps of the Tab key away."""

SAYS_ONE_OF = "(texts) => texts.some((text) => document.querySelector('header')?.textContent.includes(text))"
SAYS_NONE_OF = f"(texts) => !({SAYS_ONE_OF})(texts)"
OFFERS_TO_SKIP = f"""([texts, skip]) => ({SAYS_ONE_OF})(texts) ||
    [...document.querySelectorAll("button")].some((button) => button.textContent.includes(skip))"""


class Table:
    """A match on somebody's page, whatever the game."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.mine, self.over = person.says("table-your-turn"), person.says("table-over")
        self.asked, _, _ = person.says("table-asked-in", who=SOMEBODY).partition(SOMEBODY)

    def is_asked(self) -> bool:
        """True if the page says that this person is to answer, in a turn of theirs or of somebody else."""
        return bool(self.page.evaluate(SAYS_ONE_OF, [self.mine, self.asked]))

    def await_turn(self) -> bool:
        """Waits until this person is to answer; False if the match is over."""
        self.page.wait_for_function(SAYS_ONE_OF, arg=[self.mine, self.asked, self.over], polling=OFTEN)
        return self.is_asked()

    def skip_to_turn(self) -> bool:
        """The same, skipping what others play."""
        while not self.has_stopped():
            wanted = [[self.mine, self.asked, self.over], self.person.says("table-skip")]
            self.page.wait_for_function(OFFERS_TO_SKIP, arg=wanted, polling=OFTEN)
            self.skip()
        return self.is_asked()

    def has_stopped(self) -> bool:
        """True if the page waits for this person, or the match is over."""
        return bool(self.page.evaluate(SAYS_ONE_OF, [self.mine, self.asked, self.over]))

    def skip(self) -> None:
        """Skips what is being shown, if anything."""
        skip = self.person.button("table-skip")
        if skip.is_visible():
            with suppress(TimeoutError):
                self.person.tap(skip, A_MOMENT)

    def await_others(self) -> None:
        """Waits until this person need not answer any more: looked for in every frame, since bots may be quick."""
        self.page.wait_for_function(SAYS_NONE_OF, arg=[self.mine, self.asked])


def ranks(page: Page) -> list[tuple[str, int]]:
    """Everybody's place, with their points."""
    expect(page.locator(".ranks li").first).to_be_visible()
    lines = page.locator(".ranks li").all_inner_texts()
    found = [re.fullmatch(r"\d+\.\s*(.+?)\s*(?:\([^)]*\))?\s*(\d+)", line, re.DOTALL) for line in lines]
    return [(match[1], int(match[2])) for match in found if match]
