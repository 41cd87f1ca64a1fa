"""Hands for each game: a legal answer by touch, one by keys and, if the board lets one try it, a refused one."""

from collections.abc import Callable
from itertools import count

from .visitor import Visitor

ALERT = "[role=alert]"
REFUSED = "(alert) => document.querySelector(alert)?.textContent.length > 20"
SOMEBODY = "somebody"
MINE_OR_SKIPPED = """(mine, asked, skip) => {
    if ([mine, asked].some((text) => document.querySelector("header")?.textContent.includes(text))) return "mine";
    const scene = document.querySelector("[data-act=skip-scene]");
    const button = scene ?? [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === skip);
    button?.click();
    return button && "skipped";
}"""
ACTIVE = "() => document.activeElement?.dataset ?? {}"
IS_AT = "(selector) => document.activeElement?.matches(selector)"
"""Not `:focus`, which needs the window to be in front."""
STAYS_AT = "() => { globalThis.stays = document.activeElement; }"
HAS_MOVED = "() => document.activeElement !== globalThis.stays"


class Hands:
    """Plays a game on a visitor's page."""

    title = ""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def is_refused(self) -> None:
        """Tries something illegal, and reads why not."""

    def answer_by_touch(self) -> None:
        """Gives a legal answer by finger or mouse, and sees that the house has it."""
        raise NotImplementedError

    def answer_by_key(self) -> None:
        """Gives another answer with keys alone."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Goes to the next choice; some engines take a moment over a key."""
        self.visitor.looks(STAYS_AT)
        self.visitor.press("n")
        self.visitor.sees(HAS_MOVED)

    def await_turn(self) -> None:
        """Waits until this visitor is asked, skipping what others play."""
        mine, skip = self.visitor.says("table-your-turn"), self.visitor.says("table-skip")
        asked, _, _ = self.visitor.says("table-asked-in", who=SOMEBODY).partition(SOMEBODY)
        while self.visitor.sees(MINE_OR_SKIPPED, mine, asked, skip) != "mine":
            pass


class ZatreHands(Hands):
    """Lays a tile. On a cell that is not lit, it is refused."""

    title = "Zatre"
    TILES = "[role=group] button[aria-pressed]"
    LIT, DARK = "[role=gridcell]:has(.lit)", "[role=gridcell]:not(:has(.lit))"
    LAID = """() => [...document.querySelectorAll("[role=gridcell]")]
        .filter((cell) => /^\\d+$/.test(cell.getAttribute("aria-label").split(", ")[2])).length"""
    ARE_LAID = f"(number) => ({LAID})() === number"
    PIPS = "(tile) => document.querySelector(tile).getAttribute('aria-label').match(/\\d/)[0]"

    @property
    def playable(self) -> str:
        return f"{self.TILES}:not(.idle)"

    def choose(self) -> None:
        self.visitor.place_of(self.playable)
        if not self.visitor.count(f"{self.TILES}[aria-pressed=true]"):
            self.visitor.touch(self.playable)
        self.visitor.place_of(self.LIT)

    def is_refused(self) -> None:
        self.choose()
        self.visitor.touch(self.DARK)
        self.visitor.sees(REFUSED, ALERT)

    def answer_by_touch(self) -> None:
        laid = self.visitor.looks(self.LAID)
        self.choose()
        self.visitor.touch(self.LIT)
        self.visitor.sees(self.ARE_LAID, laid + 1)

    def answer_by_key(self) -> None:
        """Takes the tile back, and lays one somewhere else or in the same place."""
        one = self.visitor
        laid = one.looks(self.LAID)
        one.press("u")
        one.sees(self.ARE_LAID, laid - 1)
        one.place_of(self.playable)
        one.press(one.looks(self.PIPS, self.playable))
        one.place_of(self.LIT)
        self.go_on()
        one.press("Enter")
        one.sees(self.ARE_LAID, laid)


class ZerzuraHands(Hands):
    """Takes a card from the market. Cards there cannot be stored."""

    title = "Zerzura"
    MARKET, STACK = ".stall [data-card]", "[data-drop=stack]"
    IS_MINE = "(card) => document.querySelector(`.table [data-card='${card}']`)?.dataset.owner === '0'"
    CARD = "(selector) => document.querySelector(selector).dataset.card"

    def is_refused(self) -> None:
        self.visitor.drag(self.MARKET, self.STACK)
        self.visitor.sees(REFUSED, ALERT)

    def answer_by_touch(self) -> None:
        """What was refused is still chosen, so one more touch takes it at once."""
        one, chosen = self.visitor, f"{self.MARKET}[aria-pressed=true]"
        if not one.count(chosen):
            one.touch(self.MARKET)
        take = one.place_of("button", one.says("zerzura-take"))
        card = one.looks(self.CARD, chosen)
        one.page.point([take])
        one.sees(self.IS_MINE, card)

    def answer_by_key(self) -> None:
        one = self.visitor
        one.place_of(self.MARKET)
        while not one.looks(IS_AT, self.MARKET):
            self.go_on()
        card = one.looks(ACTIVE)["card"]
        one.press("Enter")
        one.place_of("button", one.says("zerzura-take"))
        one.press("Enter")
        one.sees(self.IS_MINE, card)


class ZumaHands(Hands):
    """Grabs a totem as soon as the cards are dealt, which ends the round."""

    title = "Zuma"
    OPEN = ".totem.open"
    KEY = "(open) => document.querySelector(open)?.getAttribute('aria-keyshortcuts')"
    IN_MY_HAND = ".totem.taken svg[style*='--player-1)'], section.end li.me .totem svg"
    REMEMBERS = """(mine) => {
        globalThis.held = false;
        const look = () => (globalThis.held ||= document.querySelector(mine) !== null);
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }"""
    DEALT_OR_TO_DEAL = """(open) => {
        if (document.querySelector(".deal")) return "to deal";
        const cards = document.querySelectorAll("button[aria-keyshortcuts][aria-pressed]");
        return cards.length === 7 && document.querySelector(open) && "dealt";
    }"""
    HELD_OR_FREE = f"""(open) => {{
        if (globalThis.held) return "held";
        return !document.querySelector(".reaching") && ({DEALT_OR_TO_DEAL})(open);
    }}"""

    def await_turn(self) -> None:
        """Waits for the deal: in real time, it is then everybody's turn. Whoever calls makes it."""
        while self.visitor.sees(self.DEALT_OR_TO_DEAL, self.OPEN) != "dealt":
            self.visitor.press("Enter")

    def answer_by_touch(self) -> None:
        self.grab(lambda: self.visitor.touch(self.OPEN))

    def answer_by_key(self) -> None:
        self.grab(lambda: self.visitor.press(self.visitor.sees(self.KEY, self.OPEN)))

    def grab(self, reach: Callable[[], None]) -> None:
        """Reaches until a totem is in this hand, which shows only for a moment: the page remembers it.

        Between two passes a hand reaches nothing, and others may be faster.
        """
        self.visitor.looks(self.REMEMBERS, self.IN_MY_HAND)
        reach()
        while self.visitor.sees(self.HELD_OR_FREE, self.OPEN) != "held":
            self.await_turn()
            reach()


class WinterHands(Hands):
    """Keeps a group, then does whatever is asked."""

    title = "Winter Colony"
    KEEP = "[data-act=keep]"
    ASKING = "() => document.querySelector('.winter .table')?.dataset.asking"
    MOMENT = "() => document.querySelector('.winter .table')?.dataset.moment"

    def answer_by_touch(self) -> None:
        one = self.visitor
        for number in count(1):
            one.touch(f".cast li:nth-child({number}) [data-candidate]")
            if not one.count(f"{self.KEEP}:disabled"):
                break
        one.touch(self.KEEP)
        one.sees(f"() => ({self.ASKING})() !== 'keeping'")

    def answer_by_key(self) -> None:
        one = self.visitor
        moment = one.looks(self.MOMENT)
        is_acting = one.looks(self.ASKING) == "acting"
        one.press(*("e", "e") if is_acting else ("ArrowRight", "Enter"))
        one.sees(f"(moment) => ({self.MOMENT})() !== moment", moment)


HANDS: dict[str, type[Hands]] = {"zatre": ZatreHands, "zerzura": ZerzuraHands, "zuma": ZumaHands, "winter": WinterHands}
