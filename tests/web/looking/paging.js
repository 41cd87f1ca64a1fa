// What is too small, cut off, nameless or over one another on a page beside the tables, in words. A page may be long.
([least, hasBoard, names], { told, all, shown, common, size, clips, seen, over, textsOf, mayBeCut, TAPPED }) => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${told(one)}`);
    // What lies over the page is all that can be used.
    const root = document.querySelector("dialog[open]") ?? document.body;
    const isMeasured = (one) => shown(one) && !one.matches(".skip:not(:focus)") && !(hasBoard && one.closest("main.board"));

    // Sideways.
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const isStrip = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    // A strip that fades out at its end says that there is more.
    for (const one of all("*", root).filter(isMeasured)) if (isStrip(one) && getComputedStyle(one).maskImage === "none") say("scrolls sideways", one);
    const inStrip = (one) => {
        for (let at = one; at && at !== root; at = at.parentElement) if (isStrip(at)) return true;
        return false;
    };

    // What one taps: large enough, with a name, inside the page.
    const nameOf = (one) =>
        one.getAttribute("aria-label") ||
        (one.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join("") ||
        [...(one.labels ?? [])].map((label) => label.textContent).join("") ||
        one.textContent.trim() ||
        one.title;
    const isInText = (one) => getComputedStyle(one).display === "inline" && one.parentElement.textContent.trim() !== one.textContent.trim();
    const isTapped = (one) => isMeasured(one) || (one.matches("[type=radio]") && isMeasured(one.parentElement));
    for (const one of all(`${TAPPED}, summary`, root).filter(isTapped)) {
        // A radio button is as large as its label; a link in a sentence as a line, and one beside a line of the log as high as it.
        const touched = one.matches("[type=radio], [type=checkbox]") ? (one.closest("label") ?? one) : one;
        const { left, right, width, height } = touched.getBoundingClientRect();
        const high = one.matches("li > a.time") ? 0 : least;
        if (!isInText(one) && (width < least - 0.5 || height < high - 0.5)) say("too small to tap", touched);
        if (!nameOf(one).trim() && !one.closest("[aria-hidden=true]")) say("has no name", one);
        if (!inStrip(one) && (left < -0.5 || right > innerWidth + 0.5)) say("beyond the edge", one);
    }

    const isMoreThan = (rect, wide, high) => size(rect)[0] > wide && size(rect)[1] > high;
    // Texts: cut off, or over one another. A text that goes on in the next line takes its lines, not what lies between them.
    const texts = textsOf(root).filter(({ one }) => isMeasured(one)).map((text) => ({ ...text, at: seen(text.one, text.rect, text.one, true) }));
    for (const { one, rect } of texts) {
        for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
            if (!clips(at)) continue;
            const [width, height] = size(common(rect, at.getBoundingClientRect()));
            const isLess = width < rect.width - 3 || height < rect.height * 0.7;
            // A name may be longer than its place, and ends in dots; what we say ourselves must fit.
            if (isLess && getComputedStyle(at).textOverflow === "ellipsis" && !names.some((name) => one.textContent.includes(name))) say("shortened", one);
            if (mayBeCut(at)) break;
            if (isLess) { say("cut off", one); break; }
        }
    }
    const stays = (one) => {
        for (let at = one; at && at !== root; at = at.parentElement)
            if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return at;
        return null;
    };
    const staying = new Map(texts.map(({ one }) => [one, stays(one)]));
    texts.sort((a, b) => a.at.top - b.at.top);
    for (const [index, a] of texts.entries())
        for (const b of texts.slice(index + 1)) {
            if (b.at.top > a.at.bottom) break;
            // What stays in sight while the page is scrolled lies over it.
            if (a.one instanceof SVGElement || b.one instanceof SVGElement || staying.get(a.one) !== staying.get(b.one) || a.one.contains(b.one) || b.one.contains(a.one)) continue;
            const touches = a.lines.some((line) => b.lines.some((other) => isMoreThan(common(common(a.at, line), common(b.at, other)), 3, 5)));
            if (touches && over(a.one, a.rect, a.one) === over(b.one, b.rect, b.one)) found.push(`one over the other: ${told(a.one)} and ${told(b.one)}`);
        }
    return [...new Set(found)];
}
