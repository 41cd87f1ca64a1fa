import { SIZE, tileAt, type Laid, type Squares } from "./rows";

/** A tile that goes from one place of the table to another; `cell` is the key of the cell that waits for it. */
export interface Journey {
  id: number;
  tile: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  cell: number | null;
}

const WIDEST = 56;

/** The tiles on their way over the table. */
export class Travels {
  journeys = $state.raw<Journey[]>([]);
  /** The cells that wait for a tile. */
  away = $derived(new Set(this.journeys.map(({ cell }) => cell ?? -1)));
  #sent = 0;

  /** A tile sets out, if both places are to be seen; `table` is what they are measured on. */
  send(table: Element, tile: number, from: DOMRect | null, to: DOMRect | null, cell: number | null, delay = 0): void {
    if (from === null || to === null || document.hidden) return;
    const { x, y } = table.getBoundingClientRect();
    const on = (rect: DOMRect) => new DOMRect(rect.x - x, rect.y - y, Math.min(rect.width, WIDEST), rect.height);
    this.journeys = [...this.journeys, { id: this.#sent++, tile, from: on(from), to: on(to), delay, cell }];
  }

  arrived(id: number): void {
    this.journeys = this.journeys.filter((journey) => journey.id !== id);
  }
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
