import type { Happened } from "../../protocol";
import { editionOf, isFromMemory, type Card, type Tile, type View } from "./bazaar";
import { holdingOf, padOf } from "./scores/pad";

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

/**
 * What the others did since my last move, oldest first; for who watches, the last moves. Where that is too much, older moves
 * go first, then commands that were won; a swap with me stays.
 */
export function newsSince(story: readonly Happened[], me: number | null, players: number): Happened[] {
  const mine = me === null ? -1 : story.findLastIndex(({ who, what }) => who === me && isMove(what));
  const news = story.slice(mine + 1).filter(({ what }) => TOLD.has((what as What).type));
  const most = Math.min(MOST_NEWS, Math.max(2, players - 1));
  const drop = (is: (line: Happened) => boolean): boolean => {
    const at = news.findIndex((line) => is(line) && !concerns(line, me));
    if (at >= 0) news.splice(at, 1);
    return at >= 0;
  };
  while (news.filter(({ what }) => isMove(what)).length > most && drop(({ what }) => isMove(what)));
  while (news.length > MOST_NEWS && (drop(({ what }) => !isMove(what)) || drop(() => true)));
  return news;
}

const isMove = (what: unknown): boolean => MOVES.has((what as What).type);

/** Who a line is about. */
export function seatIn({ who, what }: Happened): number | null {
  return who ?? (what as What).player ?? null;
}

/** Whether a line tells that somebody has swapped with the reader. */
export function concerns({ what }: Happened, me: number | null): boolean {
  const { type, owner } = what as What;
  return type === "Swap" && owner === me && me !== null;
}

/** A round that has just begun, and how many cards were left of the market before. */
export interface Opened {
  round: number;
  left: number;
}

/** The round that begins between two looks at the table, if it is the next one. */
export function openedBetween(old: View, now: View): Opened | null {
  if (now.over || now.round !== old.round + 1) return null;
  return { round: now.round, left: now.discarded.length - old.discarded.length };
}

/** What the swaps among these news have done to my points; null where nobody counts, or nobody swapped with me. */
export function struckBy(news: readonly Happened[], view: View, me: number | null): number | null {
  const swaps = news.filter((line) => concerns(line, me));
  if (me === null || swaps.length === 0 || isFromMemory(view)) return null;
  const edition = editionOf(view);
  const now = holdingOf(view, me);
  const before = swaps.reduceRight((cards, { what }) => {
    const { given, card } = what as What;
    return [...cards.filter((each) => each !== given), card ?? ""];
  }, now.cards);
  const change = padOf(edition, now).total - padOf(edition, { ...now, cards: before }).total;
  return change === 0 ? null : change;
}
