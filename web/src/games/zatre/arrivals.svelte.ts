import { tick, untrack } from "svelte";

import type { Laying, Pending } from "./hand/laying.svelte";
import type { Mark } from "./field/marks";
import { keyOf, same, type Spot, type Squares } from "./rows";
import { missingFrom, TileTravels } from "./travel.svelte";

const APART = 140;
/** More tiles at once do not travel: somebody has come back, or leafs through a match. */
const MANY = 4;
/** Pixels of a tile that sets out from beside somebody's points. */
const SMALL = 10;

/** Where things lie on the page. */
export interface Places {
  table: () => HTMLElement;
  cell: (cell: Spot) => DOMRect;
  /** A tile of my hand, by its place there. */
  tile: (index: number) => DOMRect | null;
  /** However near one looks, these cells come into sight. */
  reveal: (cells: Spot[]) => void;
}

/** Tiles that have come lie down, and tiles that were taken back return; both are seen as journeys. */
export class Arrivals {
  readonly travels = new TileTravels();
  readonly #places: Places;
  readonly #laying: Laying;
  readonly #marks: () => Map<number, Mark>;
  readonly #me: () => number | null;

  constructor(places: Places, laying: Laying, marks: () => Map<number, Mark>, me: () => number | null) {
    [this.#places, this.#laying, this.#marks, this.#me] = [places, laying, marks, me];
    let before: Squares | null = null;
    $effect.pre(() => {
      const { board } = laying.view;
      untrack(() => {
        if (before && before !== board) this.#change(before, board);
        before = board;
      });
    });
  }

  /** A tile of mine goes from the hand to its cell. */
  setOut({ tile, cell, index }: Pending): void {
    const [from, to] = [this.#places.tile(index), this.#places.cell(cell)];
    this.travels.setOut(this.#places.table(), tile, from, to, keyOf(cell));
  }

  #change(old: Squares, now: Squares): void {
    const expected = this.#laying.pending;
    this.#laying.pending = null;
    const come = missingFrom(old, now).filter(({ cell }) => !same(cell, expected?.cell ?? null));
    const gone = missingFrom(now, old);
    if (come.length + gone.length > MANY) return;
    const { table, cell: rectOf, reveal } = this.#places;
    reveal(come.map(({ cell }) => cell).filter((cell) => this.#layerOf(cell) !== this.#me()));
    come.forEach(({ tile, cell }, order) =>
      this.travels.setOut(table(), tile, this.#origin(tile, cell), rectOf(cell), keyOf(cell), order * APART),
    );
    if (this.#laying.view.turn !== this.#me()) return;
    for (const { tile, cell } of gone) void this.#comeBack(tile, rectOf(cell));
  }

  #layerOf(cell: Spot): number {
    return this.#marks().get(keyOf(cell))?.seat ?? this.#laying.view.turn;
  }

  /** Where a tile comes from: my hand, or the player who laid it. */
  #origin(tile: number, cell: Spot): DOMRect | null {
    const seat = this.#layerOf(cell);
    const mine = seat === this.#me() ? this.#places.tile(this.#laying.hand.indexOf(tile)) : null;
    return mine ?? this.#heldBy(seat);
  }

  /** Where a player's tiles stand beside the points; below the name, which is not covered. */
  #heldBy(seat: number): DOMRect | null {
    const all = this.#places.table().querySelector(`[data-seat="${seat}"]`);
    const { x, y, height } = (all?.querySelector(".held") ?? all)?.getBoundingClientRect() ?? new DOMRect();
    return height > 0 ? new DOMRect(x, y, SMALL, SMALL) : (all?.getBoundingClientRect() ?? null);
  }

  async #comeBack(tile: number, from: DOMRect): Promise<void> {
    await tick();
    const { table, tile: placeOf } = this.#places;
    this.travels.setOut(table(), tile, from, placeOf(this.#laying.hand.lastIndexOf(tile)), null);
  }
}
