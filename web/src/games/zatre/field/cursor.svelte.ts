import { CELLS, keyOf, type Spot } from "../rows";
import { step } from "./shape";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where the keyboard walks on the board. */
export class Cursor {
  /** The cell to which the focus comes back. */
  cell = $state<Spot>([7, 7]);
  /** The cell on which the keyboard is, while it is there. */
  here = $state<Spot | null>(null);
  readonly #lit: () => Set<number>;

  /** `lit`: the keys of the cells that are lit. */
  constructor(lit: () => Set<number>) {
    this.#lit = lit;
  }

  /** The cell to which a key leads; null: it leads off the board; undefined: it leads nowhere. */
  after(key: string): Spot | null | undefined {
    const arrow = ARROWS[key];
    if (arrow !== undefined) return step(this.cell, ...arrow);
    const row = CELLS[this.cell[0]]!;
    if (key === "Home") return row[0];
    if (key === "End") return row.at(-1);
    return key.toLowerCase() === "n" ? this.nextLit(key === "n" ? 1 : -1) : undefined;
  }

  /** The next cell that is lit, reading on from the cursor, or the one before; round and round. */
  nextLit(by: 1 | -1): Spot | undefined {
    const lit = CELLS.flat().filter((cell) => this.#lit().has(keyOf(cell)));
    const after = lit.filter((cell) => (keyOf(cell) - keyOf(this.cell)) * by > 0);
    return by > 0 ? (after[0] ?? lit[0]) : (after.at(-1) ?? lit.at(-1));
  }
}
