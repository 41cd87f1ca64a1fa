// What is too small, cut off, covered or out of sight on a table, in words.
([parts, least, share], { told, all, shown, common, size, clips, seen, isWhole, over, textsOf, mayBeCut, TAPPED }) => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${told(one)}`);

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
    const texts = textsOf(document.querySelector("main.board"));
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
