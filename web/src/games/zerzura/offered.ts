import type { Answer, Card, Tile } from "./bazaar";

/** What is asked: a turn, the other half of a swap, a second card to store, or a command to claim. */
export type Asking = "acting" | "swapping" | "storing" | "claiming";

/** What may be answered. */
export interface Offered {
  asking: Asking | null;
  takes: Set<Card>;
  gives: Set<Card>;
  stores: Set<Card>;
  /** The cards that may be had for the one that is given. */
  swaps: Set<Card>;
  claims: Tile[];
}

export function offeredBy(options: readonly Answer[]): Offered {
  const found: Offered = {
    asking: null,
    takes: new Set(),
    gives: new Set(),
    stores: new Set(),
    swaps: new Set(),
    claims: [],
  };
  for (const option of options) {
    if (option.type === "Take") found.takes.add(option.card);
    else if (option.type === "Offer") found.gives.add(option.card);
    else if (option.type === "Store") found.stores.add(option.card);
    else if (option.type === "Swap") found.swaps.add(option.card);
    else if (option.type === "Claim") found.claims.push(option.tile);
    if (option.type === "Pass") found.asking = "acting";
    else if (option.type === "Swap") found.asking = "swapping";
    else if (option.type === "Enough") found.asking = "storing";
    else if (option.type === "Leave") found.asking = "claiming";
  }
  return found;
}
