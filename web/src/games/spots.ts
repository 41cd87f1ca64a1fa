/** How far something lies in the direction of an arrow key; Infinity: not that way. */
export type Distance = (here: DOMRect, there: DOMRect, key: string) => number;

/** The next thing in a direction that the arrow keys can reach, the nearest first. */
export function nextSpot(root: Element, from: Element, key: string, distance: Distance): HTMLElement | null {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const far = spot === from ? Infinity : distance(here, spot.getBoundingClientRect(), key);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
