import { untrack } from "svelte";

import type { Bargain } from "./bargain/bargain.svelte";
import type { Card, View } from "./bazaar";
import type { Dragging } from "./cards/dragging.svelte";
import { openedBetween, type Opened } from "./lately";
import { CardTravels, movesBetween, type Move, type Spot } from "./travel.svelte";

const APART = 70;
/** More cards at once do not travel: somebody has come back. */
const MANY = 9;
/** For so many milliseconds it is told over the market that a round has begun. */
const TOLD_FOR = 4500;

/** Cards travel from where they were to where they are; and what is new because of it. */
export class Arrivals {
  readonly travels = new CardTravels();
  /** Cards that have just been swapped. */
  moved = $state.raw<Card[]>([]);
  /** A round that has just begun. */
  opened = $state.raw<Opened | null>(null);
  readonly #table: () => HTMLElement;
  readonly #dragging: Dragging;

  constructor(bargain: Bargain, dragging: Dragging, table: () => HTMLElement) {
    [this.#dragging, this.#table] = [dragging, table];
    $effect(() => {
      if (this.opened === null) return;
      const over = setTimeout(() => (this.opened = null), TOLD_FOR);
      return () => clearTimeout(over);
    });
    let before: View | null = null;
    $effect.pre(() => {
      const now = bargain.view;
      untrack(() => {
        if (before && before !== now) this.#change(before, now);
        before = now;
        bargain.settle();
      });
    });
  }

  #change(old: View, now: View): void {
    this.opened = openedBetween(old, now) ?? this.opened;
    const moves = movesBetween(old, now);
    this.moved = moves.flatMap(({ card, from, to }) => (from.on === "row" && to.on === "row" ? [card] : []));
    const dropped = this.#dragging.takeDropped();
    if (moves.length === 0 || moves.length > MANY) return;
    const from = new Map(
      moves.map(({ card, from }) => [card, card === dropped?.card ? dropped.at : this.#rectOf(from, card)]),
    );
    const held = new Map(moves.map(({ card, to }) => [card, to.on === "stack" ? this.#rectOf(to, card) : null]));
    // The new places are measured once they are drawn.
    queueMicrotask(() => requestAnimationFrame(() => this.#setOut(moves, from, held)));
  }

  /** Cards set out from where they were; `held` is where they go to if it is not to be seen any more. */
  #setOut(moves: Move[], from: Map<Card, DOMRect | null>, held: Map<Card, DOMRect | null>): void {
    let dealt = 0;
    for (const { card, from: origin, to } of moves) {
      const delay = origin.on === "pile" ? APART * dealt++ : 0;
      const target = this.#rectOf(to, card) ?? held.get(card) ?? null;
      this.travels.setOut(this.#table(), card, from.get(card) ?? null, target, to.on === "stack", delay);
    }
  }

  #rectOf(spot: Spot, card: Card): DOMRect | null {
    const at =
      spot.on === "pile"
        ? "[data-pile] svg"
        : spot.on === "stack"
          ? `[data-stack="${spot.seat}"]`
          : `[data-card="${card}"]`;
    return this.#table()?.querySelector(at)?.getBoundingClientRect() ?? null;
  }
}
