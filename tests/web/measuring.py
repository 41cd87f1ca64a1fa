"""What is too small, cut off, covered or out of sight on a table: measured on the page, told in words."""

from dataclasses import dataclass

from .people import Person

FINGER, MOUSE = 44, 40
"""CSS pixels: the least that one can be asked to tap, or to click."""
OF_THE_WINDOW = 2 / 3
"""A board of many cells takes at least so much of the smaller side of the window."""


@dataclass(frozen=True)
class Parts:
    """Where the parts of a board are on its page: selectors."""

    hand: str
    """What one plays from."""
    acts: str = ""
    """What confirms a choice, once there is one."""
    field: str = ""
    """A board of many cells."""
    cards: str = ""
    card: tuple[int, int] = (0, 0)
    """The cards one plays with, and the least that is to be seen of each."""


MEASURE = r"""([parts, least, share]) => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${told(one)}`);
    const told = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const name = one.getAttribute?.("aria-label") ?? one.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
        const kind = one.tagName.toLowerCase() + (one.getAttribute("class") ? "." + one.getAttribute("class").replace(/ ?s(velte)?-\w+/g, "").trim().replaceAll(" ", ".") : "");
        return `${kind} "${name}" ${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
    };
    const all = (selector, within = document) => (selector ? [...within.querySelectorAll(selector)] : []);
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".visually-hidden, .unseen, [inert]");
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const common = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    const size = ({ left, top, right, bottom }) => [right - left, bottom - top];
    const clips = (one) => getComputedStyle(one).overflow !== "visible" || getComputedStyle(one).containerType?.includes("size") && getComputedStyle(one).contain.includes("paint");
    /** What of a rectangle can be seen, past all that cuts it off or scrolls it away. */
    const seen = (one, rect = one.getBoundingClientRect(), from = one.parentElement) => {
        let left = common(rect, screen);
        for (let at = from; at && at !== document.documentElement; at = at.parentElement)
            if (clips(at)) left = common(left, at.getBoundingClientRect());
        return left;
    };
    const isWhole = (one) => {
        const [width, height] = size(seen(one)), rect = one.getBoundingClientRect();
        return width >= rect.width - 1.5 && height >= rect.height - 1.5;
    };
    /** Nothing of the page lies over its middle. */
    const isFree = (one) => {
        const { left, top, right, bottom } = seen(one);
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return at !== null && (one.contains(at) || at.contains(one));
    };

    // Sideways.
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const one of all("main.board *"))
        if (["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1) say("scrolls sideways", one);

    // Question, hand and confirming button together.
    for (const selector of ["main.board .question", parts.hand, parts.acts]) {
        const these = all(selector).filter(shown);
        if (selector && these.length === 0) found.push(`nothing is ${selector}`);
        for (const one of these) {
            if (!isWhole(one)) say("not wholly in sight", one);
            else if (!isFree(one)) say("covered", one);
        }
    }

    // What one taps.
    const TAPPED = "button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=tab]";
    for (const one of all(TAPPED).filter(shown)) {
        if (one.matches("[role=gridcell]") || getComputedStyle(one).display === "inline" || one.matches("li a") || !isWhole(one)) continue;
        // A touch anywhere there opens a close-up, where everything is larger.
        if (one.closest("[data-close-up]")) continue;
        const { width, height } = one.getBoundingClientRect();
        if (Math.min(width, height) < least - 0.5) say("too small to tap", one);
    }

    for (const one of all("[data-close-up]").filter(shown)) {
        const { width, height } = one.getBoundingClientRect();
        if (Math.min(width, height) < least - 0.5) say("too small to tap for a close-up", one);
    }

    // Cards, as much of them as no other card covers.
    const cards = all(parts.cards).filter(shown);
    for (const one of cards) {
        const rect = seen(one);
        let [wide, high] = size(rect);
        for (const other of cards) {
            const over = common(rect, other.getBoundingClientRect());
            const [width, height] = size(over);
            if (other === one || width <= 1 || height <= 1) continue;
            if (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) wide = Math.min(wide, over.left - rect.left);
        }
        if (wide < parts.card[0] - 0.5 || high < parts.card[1] - 0.5) say(`a card of which ${Math.round(wide)}×${Math.round(high)} is seen`, one);
    }

    // A board of many cells.
    for (const one of all(parts.field)) {
        const { width, height } = one.getBoundingClientRect();
        if (Math.min(width, height) < share * Math.min(innerWidth, innerHeight) - 1) say("the board is small", one);
        if (!isWhole(one)) say("the board is cut off", one);
    }

    // Texts: cut off, or over one another.
    const texts = [];
    const walk = document.createTreeWalker(document.querySelector("main.board"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !shown(one) || one.closest("[data-passing]")) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        texts.push({ one, rect: range.getBoundingClientRect() });
    }
    const mayBeCut = (one) => {
        const { textOverflow, webkitLineClamp, overflowX, overflowY } = getComputedStyle(one);
        return textOverflow === "ellipsis" || webkitLineClamp !== "none" || overflowX === "auto" || overflowY === "auto" || overflowY === "scroll";
    };
    for (const { one, rect } of texts) {
        for (let at = one; at && at.tagName !== "MAIN"; at = at.parentElement) {
            if (!clips(at)) continue;
            if (mayBeCut(at)) break;
            const [width, height] = size(common(rect, at.getBoundingClientRect()));
            if (width < rect.width - 3 || height < rect.height * 0.7) { say("cut off", one); break; }
        }
    }
    for (const [index, a] of texts.entries())
        for (const b of texts.slice(index + 1)) {
            if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
            const [width, height] = size(common(seen(a.one, a.rect, a.one), seen(b.one, b.rect, b.one)));
            if (width > 3 && height > 5) found.push(`one over the other: ${told(a.one)} and ${told(b.one)}`);
        }
    return [...new Set(found)];
}"""


def complaints(one: Person, parts: Parts, is_touched: bool) -> list[str]:
    """All that is wrong with the room on this page."""
    wanted = {"hand": parts.hand, "acts": parts.acts, "field": parts.field, "cards": parts.cards, "card": [*parts.card]}
    found: list[str] = one.page.evaluate(MEASURE, [wanted, FINGER if is_touched else MOUSE, OF_THE_WINDOW])
    return found
