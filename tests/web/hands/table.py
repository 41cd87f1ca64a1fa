"""Hands at a table, whatever the game: they wait for their turn, and look on no longer than they like."""

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from ..people import Person

OFTEN = 80
"""Milliseconds between two looks at a page that is about to change."""
A_MOMENT = 300
"""Milliseconds for which a button that is about to go is tried."""
MOST_STEPS = 80
"""Nothing is farther away than so many steps with the Tab key."""

SAYS_ONE_OF = "(texts) => texts.some((text) => document.querySelector('header')?.textContent.includes(text))"
SAYS_NONE_OF = f"(texts) => !({SAYS_ONE_OF})(texts)"
OFFERS_TO_SKIP = f"""([texts, skip]) => ({SAYS_ONE_OF})(texts) ||
    [...document.querySelectorAll("button")].some((button) => button.textContent.includes(skip))"""


class Table:
    """A match on somebody's page, whatever the game."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.mine, self.over = person.says("table-your-turn"), person.says("table-over")

    def is_asked(self) -> bool:
        """Whether the page says that it is this person's turn."""
        return bool(self.page.evaluate(SAYS_ONE_OF, [self.mine]))

    def await_turn(self) -> bool:
        """Waits until it is this person's turn; false: the match is over."""
        self.page.wait_for_function(SAYS_ONE_OF, arg=[self.mine, self.over], polling=OFTEN)
        return self.is_asked()

    def skip_to_turn(self) -> bool:
        """The same, without looking on while others play."""
        while not self.has_stopped():
            wanted = [[self.mine, self.over], self.person.says("table-skip")]
            self.page.wait_for_function(OFFERS_TO_SKIP, arg=wanted, polling=OFTEN)
            self.skip()
        return self.is_asked()

    def has_stopped(self) -> bool:
        """Whether the page waits for this person, or the match is over."""
        return bool(self.page.evaluate(SAYS_ONE_OF, [self.mine, self.over]))

    def skip(self) -> None:
        """Looks on no longer, if there is something to look on at."""
        skip = self.person.button("table-skip")
        if skip.is_visible():
            with suppress(TimeoutError):
                self.person.tap(skip, A_MOMENT)

    def await_others(self) -> None:
        """Waits until it is no longer this person's turn."""
        self.page.wait_for_function(SAYS_NONE_OF, arg=[self.mine], polling=OFTEN)


def ranks(page: Page) -> list[tuple[str, int]]:
    """Who stands where with how many points."""
    expect(page.locator(".ranks li").first).to_be_visible()
    lines = page.locator(".ranks li").all_inner_texts()
    found = [re.fullmatch(r"\d+\.\s*(.+?)\s*(?:\([^)]*\))?\s*(\d+)", line, re.DOTALL) for line in lines]
    return [(match[1], int(match[2])) for match in found if match]
