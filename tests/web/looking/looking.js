// What a page looks like to whoever measures it: what is shown of a thing, what lies over it, where its texts are.
() => {
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
    /** What of a rectangle can be seen, past all that cuts it off or scrolls it away; or could be, if the page were scrolled. */
    const seen = (one, rect = one.getBoundingClientRect(), from = one.parentElement, scrolled = false) => {
        let left = scrolled ? rect : common(rect, screen);
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
    /** Every text under a root, with the rectangle it takes. */
    const textsOf = (root) => {
        const texts = [];
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const one = walk.currentNode.parentElement;
            if (!walk.currentNode.data.trim() || !shown(one) || one.closest("[data-passing]")) continue;
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            texts.push({ one, rect: range.getBoundingClientRect(), lines: [...range.getClientRects()] });
        }
        return texts;
    };
    /** Whether a part may show less than all of its text: it ends in dots, fades out, or can be scrolled. */
    const mayBeCut = (one) => {
        const { textOverflow, webkitLineClamp, overflowX, overflowY, maskImage } = getComputedStyle(one);
        if (maskImage !== "none" && one.clientWidth >= 24) return true;
        return textOverflow === "ellipsis" || webkitLineClamp !== "none" || overflowX === "auto" || overflowY === "auto" || overflowY === "scroll";
    };
    const TAPPED = "button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=tab]";
    return { told, all, shown, screen, common, size, clips, seen, isWhole, over, textsOf, mayBeCut, TAPPED };
}
