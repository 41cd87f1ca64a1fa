import type { Happened } from "../../protocol";
import type { Card, Tile, View } from "./bazaar";

type What = { type: string; card?: Card; given?: Card; owner?: number; player?: number; tile?: Tile };

const MOVES = new Set(["Take", "Swap", "Store", "Pass"]);
const MOST_NEWS = 4;
const TOLD = new Set([...MOVES, "Claim"]);

/** What the last move has changed: cards that came to lie elsewhere, the stack that grew, a tile that was claimed. */
export interface Lately {
  cards: Card[];
  stack: number | null;
  tile: Tile | null;
}

/** Where players have to remember, the log names no card; but everybody sees on which one the bird sits. */
export function lately(story: readonly Happened[], view: View): Lately {
  const at = story.findLastIndex(({ what }) => MOVES.has((what as What).type));
  const move = story[at];
  if (move === undefined || move.who == null) return { cards: [], stack: null, tile: null };
  const { type, given } = move.what as What;
  const claim = story.slice(at).findLast(({ what }) => (what as What).type === "Claim");
  const landed = view.birds[move.who] ?? "";
  return {
    cards: type === "Take" ? [landed] : type === "Swap" ? [landed, given ?? ""] : [],
    stack: type === "Store" ? move.who : null,
    tile: (claim?.what as What | undefined)?.tile ?? null,
  };
}

/** What the others did since my last move, oldest first; for who watches, the last moves. */
export function newsSince(story: readonly Happened[], me: number | null, players: number): Happened[] {
  const mine = me === null ? -1 : story.findLastIndex(({ who, what }) => who === me && MOVES.has((what as What).type));
  return story
    .slice(mine + 1)
    .filter(({ what }) => TOLD.has((what as What).type))
    .slice(-Math.min(MOST_NEWS, Math.max(2, players - 1)));
}

/** Who a line is about. */
export function seatIn({ who, what }: Happened): number | null {
  return who ?? (what as What).player ?? null;
}

/** Whether a line tells that somebody has swapped with the reader. */
export function concerns({ what }: Happened, me: number | null): boolean {
  const { type, owner } = what as What;
  return type === "Swap" && owner === me && me !== null;
}
