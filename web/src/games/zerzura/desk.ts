import type { Bargain } from "./bargain/bargain.svelte";
import type { Card, Kind } from "./bazaar";

/** What every part of the table needs to know. */
export interface Desk {
  readonly bargain: Bargain;
  readonly names: string[];
  /** Cards that are on their way to where they lie. */
  readonly away: ReadonlySet<Card>;
  /** Cards that the last move has brought where they are. */
  readonly fresh: ReadonlySet<Card>;
  /** Whose stack the last move has added to. */
  readonly freshStack: number | null;
  /** Whether the end, if it has come, may be told: before, nobody's points are. */
  readonly told: boolean;
  /** What somebody else's move has done to the reader's points. */
  readonly struck: number | null;
  /** What a dragged card is over: a card, or "row" or "stack". */
  readonly over: string | null;
  /** Which card is dragged. */
  readonly dragged: Card | null;
  /** A finger or the mouse is down on a card: it may become a drag. */
  press(event: PointerEvent, card: Card, owner: number | null): void;
  /** A click, unless it ends a drag; by a finger or the mouse, or else by a key. */
  pick(card: Card, owner: number | null, isPointed: boolean): void;
  /** Looks closer at a player's place: at the cards first, or at what objects are worth, of one kind above all. */
  look(seat: number, first?: "cards" | "curves", kind?: Kind | null): void;
}
