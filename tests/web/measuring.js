// What is too small, cut off, covered or out of sight on a table, in words.
([parts, least, share]) => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${told(one)}`);
    const told = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const name = one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
        const kind = [one.tagName.toLowerCase(), ...[...one.classList].filter((name) => !name.startsWith("svelte-"))].join(".");
        return `${kind} "${name}" ${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
    };
    const all = (selector, within = document) => (selector ? [...within.querySelectorAll(selector)] : []);
    const isSpoken = (one) => one.closest(".visually-hidden, .unseen") || one.getBoundingClientRect().width <= 1;
    const shown = (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest("[inert]") && !isSpoken(one);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const common = (a, b) => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
    });
    const size = ({ left, top, right, bottom }) => [right - left, bottom - top];
    const clips = (one) => getComputedStyle(one).overflow !== "visible";
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
    /** What lies over the middle of a thing and is no part of it. */
    const over = (one, rect = one.getBoundingClientRect(), from = one.parentElement) => {
        const left = seen(one, rect, from), [width, height] = size(left);
        const at = document.elementFromPoint((left.left + left.right) / 2, (left.top + left.bottom) / 2);
        return width < 2 || height < 2 || at === null || one.contains(at) || at.contains(one) || isGlass(at) ? null : at;
    };
    /** A thing to touch that lies over others and hides nothing. */
    const isGlass = (one) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        return !one.textContent.trim() && backgroundImage === "none" && backgroundColor.endsWith(", 0)");
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
            else if (over(one)) say(`covered by ${told(over(one))}`, one);
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
            const both = common(rect, other.getBoundingClientRect());
            const [width, height] = size(both);
            if (other === one || width <= 1 || height <= 1) continue;
            const isLater = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
            if (isLater) wide = Math.min(wide, both.left - rect.left);
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
        const { textOverflow, webkitLineClamp, overflowX, overflowY, maskImage } = getComputedStyle(one);
        if (maskImage !== "none" && one.clientWidth >= 24) return true;
        return textOverflow === "ellipsis" || webkitLineClamp !== "none" || overflowX === "auto" || overflowY === "auto" || overflowY === "scroll";
    };
    for (const { one, rect } of texts) {
        if (!(one instanceof SVGElement) && over(one, rect, one)) say(`covered by ${told(over(one, rect, one))}`, one);
        for (let at = one; at && at.tagName !== "MAIN"; at = at.parentElement) {
            if (!clips(at)) continue;
            if (mayBeCut(at)) break;
            const [width, height] = size(common(rect, at.getBoundingClientRect()));
            if (width < rect.width - 3 || height < rect.height * 0.7) { say("cut off", one); break; }
        }
    }
    // A drawing may be scrolled under what stays in sight.
    const isUnder = ({ one, rect }) => one instanceof SVGElement && over(one, rect, one) !== null;
    for (const [index, a] of texts.entries())
        for (const b of texts.slice(index + 1)) {
            // Cards may lie over one another, if enough is seen of each.
            if (a.one.contains(b.one) || b.one.contains(a.one) || (a.one.closest("[data-card]") && b.one.closest("[data-card]"))) continue;
            const [width, height] = size(common(seen(a.one, a.rect, a.one), seen(b.one, b.rect, b.one)));
            if (width > 3 && height > 5 && !isUnder(a) && !isUnder(b)) found.push(`one over the other: ${told(a.one)} and ${told(b.one)}`);
        }
    return [...new Set(found)];
}
