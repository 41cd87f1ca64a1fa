import type { Manner } from "../Flight.svelte";
import { Travels } from "../travels.svelte";
import type { Card, View } from "./bazaar";

/** Where a card was or is: the market, a row, a stack, or the pile. */
export type Spot = { on: "market" } | { on: "row"; seat: number } | { on: "stack"; seat: number } | { on: "pile" };

/** A card that has gone from one place of the table to another. */
export interface Move {
  card: Card;
  from: Spot;
  to: Spot;
}

interface Travelling {
  card: Card;
  /** It turns over on its way, and is not seen where it arrives. */
  isHiding: boolean;
}

/** The cards on their way. */
export class CardTravels extends Travels<Travelling> {
  away = $derived(new Set(this.journeys.filter(({ isHiding }) => !isHiding).map(({ card }) => card)));

  /** A card sets out, if both places are to be seen, and whatever way it was on is at its end. */
  setOut(table: Element, card: Card, from: DOMRect | null, to: DOMRect | null, isHiding: boolean, delay = 0): void {
    const id = this.send(table, { card, isHiding }, from, to, delay);
    if (id !== null) this.journeys = this.journeys.filter((journey) => journey.card !== card || journey.id === id);
  }
}

/** A card on its way flies so. */
export function cardFlies({ isHiding }: Travelling): Manner {
  return {
    milliseconds: 260,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    ...(isHiding ? { opacity: [1, 1, 0.2] } : {}),
    fades: isHiding ? [1, 0] : [0, 1],
    height: 6,
    shadow: "drop-shadow(0 3px 4px rgb(0 0 0 / 40%))",
  };
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
