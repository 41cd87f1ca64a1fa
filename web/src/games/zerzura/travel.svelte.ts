import type { Card, View } from "./bazaar";

/** Where a card was or is: the market, a row, a stack, or the pile. */
export type Spot = { on: "market" } | { on: "row"; seat: number } | { on: "stack"; seat: number } | { on: "pile" };

/** A card that has gone from one place of the table to another. */
export interface Move {
  card: Card;
  from: Spot;
  to: Spot;
}

/** A card on its way over the table, in the table's own measure. */
export interface Journey {
  id: number;
  card: Card;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  /** It turns over on its way, and is not seen where it arrives. */
  isHiding: boolean;
}

/** The cards on their way. */
export class Travels {
  journeys = $state.raw<Journey[]>([]);
  away = $derived(new Set(this.journeys.filter(({ isHiding }) => !isHiding).map(({ card }) => card)));
  #sent = 0;

  /** A card sets out, if both places are to be seen; `table` is what they are measured on. */
  send(table: Element, card: Card, from: DOMRect | null, to: DOMRect | null, isHiding: boolean, delay = 0): void {
    if (from === null || to === null || document.hidden) return;
    const { x, y } = table.getBoundingClientRect();
    const on = (rect: DOMRect) => new DOMRect(rect.x - x, rect.y - y, rect.width, rect.height);
    const others = this.journeys.filter((journey) => journey.card !== card);
    this.journeys = [...others, { id: this.#sent++, card, from: on(from), to: on(to), delay, isHiding }];
  }

  arrived(id: number): void {
    this.journeys = this.journeys.filter((journey) => journey.id !== id);
  }
}

/** What has moved between two views of a table. Views may hide what was stored: then the card has left the row. */
export function movesBetween(before: View, now: View): Move[] {
  const [were, are] = [spotsOf(before), spotsOf(now)];
  const moves: Move[] = [];
  for (const [card, to] of are) {
    const from = were.get(card) ?? (to.on === "market" ? { on: "pile" } : null);
    if (from && !sameSpot(from, to)) moves.push({ card, from, to });
  }
  for (const [card, from] of were) {
    if (are.has(card) || from.on !== "row") continue;
    const grown = (now.stored[from.seat]?.length ?? 0) > (before.stored[from.seat]?.length ?? 0);
    if (grown) moves.push({ card, from, to: { on: "stack", seat: from.seat } });
  }
  return moves;
}

function spotsOf({ market, rows, stored }: View): Map<Card, Spot> {
  const spots = new Map<Card, Spot>();
  for (const card of market) spots.set(card, { on: "market" });
  rows.forEach((cards, seat) => cards.forEach((card) => spots.set(card, { on: "row", seat })));
  stored.forEach((cards, seat) => cards.forEach((card) => card !== "?" && spots.set(card, { on: "stack", seat })));
  return spots;
}

function sameSpot(one: Spot, other: Spot): boolean {
  return one.on === other.on && ("seat" in one ? one.seat : -1) === ("seat" in other ? other.seat : -1);
}
