import type { Manner } from "../Flight.svelte";
import { Travels } from "../travels.svelte";
import { SIZE, tileAt, type Laid, type Squares } from "./rows";

const WIDEST = 56;

/** A tile on its way flies so; it is about as large as a tile in the hand. */
export const TILE_FLIES: Manner = {
  milliseconds: 250,
  easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
  fades: [0, 1],
  height: 3,
  shadow: "drop-shadow(0 2px 3px rgb(0 0 0 / 40%))",
};

/** The tiles on their way over the table; `cell` is the key of the cell that waits for one. */
export class TileTravels extends Travels<{ tile: number; cell: number | null }> {
  /** The cells that wait for a tile. */
  away = $derived(new Set(this.journeys.map(({ cell }) => cell ?? -1)));

  /** A tile sets out, if both places are to be seen; `table` is what they are measured on. */
  setOut(table: Element, tile: number, from: DOMRect | null, to: DOMRect | null, cell: number | null, delay = 0): void {
    this.send(table, { tile, cell }, from && asTile(from), to && asTile(to), delay);
  }
}

/** A place as large as the tile that lies there. */
function asTile({ x, y, width }: DOMRect): DOMRect {
  const side = Math.min(width, WIDEST);
  return new DOMRect(x, y, side, side);
}

/** The tiles that one board has and another has not. */
export function missingFrom(other: Squares, board: Squares): Laid[] {
  const found: Laid[] = [];
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const tile = tileAt(board, [row, column]);
      if (tile && tileAt(other, [row, column]) !== tile) found.push({ tile, cell: [row, column] });
    }
  }
  return found;
}
