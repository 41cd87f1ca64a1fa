import { boxOf, cut, shown, withGap, type Box, type Surroundings } from "./docking";

/** What of a page must stay uncovered, and what should, while a note lies over it. */

const EDGE = 6;

/** What should stay uncovered, and how much that matters. */
export type Weights = [string, number][];

/** What is never covered: the question, the hand, the button that confirms, and whatever else a board marks so. */
export const NEVER = '[data-clear], main [data-guide~="hand"], main .primary, nav';
/** What may be chosen now; a lamp in a drawing may not. */
const CHOICE = "main .lit:not(path, [data-clear]), main [data-choice]";
const RATHER: Weights = [
  ["main button, main [role=gridcell]", 150],
  ["main [data-guide]", 15],
  ["main [data-rather]", 120],
  ["main", 20],
  ["body header", 120],
  ["aside", 120],
  ["aside [data-guide~=scores]", 120],
];

/** What lies around `mine`, a note about the `targets`: what must stay uncovered and what should. */
export function surroundings(
  mine: Element,
  targets: Element[] = [],
  { never: least = NEVER, rather: weights = RATHER } = {},
): Surroundings {
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const room = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  const spoken = seen(mine, targets, room);
  const all = (which: string) => seen(mine, [...document.querySelectorAll(which)].flatMap(shown), room);
  const never = all(least);
  const rather = weights.flatMap(([which, matters]) => all(which).map((box) => ({ box, matters })));
  return {
    room,
    never: [...never, ...spoken].map(withGap),
    choices: all(CHOICE),
    rather,
    near: spoken[0] ?? never[0] ?? null,
  };
}

/** The same, but options may be covered. */
export const withoutChoices = (around: Surroundings): Surroundings => ({ ...around, choices: [] });

/** The visible parts of these: inside the window, and inside everything that clips them. */
function seen(mine: Element, parts: Element[], room: Box): Box[] {
  return parts.flatMap((part) => {
    if (mine.contains(part) || !part.checkVisibility()) return [];
    const frame = part.closest("main, aside");
    const box = frame === null ? boxOf(part) : cut(boxOf(part), boxOf(frame));
    return (box && cut(box, room)) ?? [];
  });
}
