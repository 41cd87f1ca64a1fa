import { boxOf, cut, shown, withGap, type Box, type Surroundings } from "./docking";

/** What of a page must stay uncovered, and what had better, for whatever lies over it for a while. */

const EDGE = 6;

/** What had better not be covered, and how much that matters. */
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

/** What is around `mine`, which speaks of the `targets`, by what never and what rather not is to be covered. */
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

/** The same, where what may be chosen may be covered. */
export const withoutChoices = (around: Surroundings): Surroundings => ({ ...around, choices: [] });

/** Where these are in sight: inside the window, and inside whatever cuts them off. */
function seen(mine: Element, parts: Element[], room: Box): Box[] {
  return parts.flatMap((part) => {
    if (mine.contains(part) || !part.checkVisibility()) return [];
    const frame = part.closest("main, aside");
    const box = frame === null ? boxOf(part) : cut(boxOf(part), boxOf(frame));
    return (box && cut(box, room)) ?? [];
  });
}
