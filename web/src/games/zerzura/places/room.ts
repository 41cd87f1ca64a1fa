/** The least that is to be seen of a card for a finger to choose it: CSS pixels. */
export const REACH = 44;

const GAP = 3;

/** How many lines my cards take, for none to be narrower than a finger. */
export function linesFor(cards: number, width: number): number {
  const across = Math.max(1, Math.floor((width + GAP) / (REACH + GAP)));
  return width > 0 ? Math.max(1, Math.ceil(cards / across)) : 1;
}

/** How much is seen of a card that the next one may cover. */
export function shownOf(cards: number, width: number, height: number): number {
  const card = Math.min(height * (5 / 7), width);
  return cards < 2 ? card : Math.min(card, (width - card) / (cards - 1));
}
