import { labelled, type Box, type Point } from "./shape";
import type { Spot } from "../rows";

const CLOSEST = 4;
const CLOSER = 2.25;

/** How near one looks at the board: `x` and `y` shift it, in cells, after it was enlarged. */
export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the next change is seen as a movement. */
  glides = $state(false);
  #box: Box;

  constructor(box: Box = labelled) {
    this.#box = box;
  }

  get isClose(): boolean {
    return this.scale > 1.01;
  }

  /** The point of the board under a point of the window. */
  under({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** The board so near that `held`, a point of it, lies under the point `at` of the window. */
  hold(held: Point, at: Point, scale: number, glides = false): void {
    this.glides = glides;
    this.scale = Math.min(CLOSEST, Math.max(1, scale));
    this.x = this.#within(at.x - held.x * this.scale, this.#box.x, this.#box.width);
    this.y = this.#within(at.y - held.y * this.scale, this.#box.y, this.#box.height);
  }

  /** Nearer to a point of the window, or back to the whole board. */
  toggle(at: Point): void {
    this.hold(this.under(at), at, this.isClose ? 1 : CLOSER, true);
  }

  /** Nearer or farther, the middle staying where it is. */
  zoom(by: number): void {
    const middle = { x: this.#box.x + this.#box.width / 2, y: this.#box.y + this.#box.height / 2 };
    this.hold(this.under(middle), middle, this.scale * by, true);
  }

  /** Moves, and farther away if need be, so that all these cells and their neighbours are in sight. */
  revealAll(cells: Spot[]): void {
    if (!this.isClose || cells.length === 0) return;
    const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
    const [top, left] = [Math.min(...rows) - 1, Math.min(...columns) - 1];
    const [bottom, right] = [Math.max(...rows) + 2, Math.max(...columns) + 2];
    const { x, y, width, height } = this.#box;
    const scale = Math.min(this.scale, width / (right - left), height / (bottom - top));
    const held = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.hold(held, { x: x + width / 2, y: y + height / 2 }, scale, true);
  }

  /** Whether the whole cell is in sight. */
  shows([row, column]: Spot): boolean {
    const { x, y, width, height } = this.#box;
    const [from, to] = [this.under({ x, y }), this.under({ x: x + width, y: y + height })];
    return column >= from.x && row >= from.y && column + 1 <= to.x && row + 1 <= to.y;
  }

  /** Moves just far enough that the cell and its neighbours are in sight. */
  reveal([row, column]: Spot): void {
    if (!this.isClose) return;
    const cell = { x: column + 0.5, y: row + 0.5 };
    const at = { x: this.x + cell.x * this.scale, y: this.y + cell.y * this.scale };
    const room = 1.5 * this.scale;
    const { x, y, width, height } = this.#box;
    const inside = (value: number, from: number, size: number) =>
      Math.min(from + size - room, Math.max(from + room, value));
    this.hold(cell, { x: inside(at.x, x, width), y: inside(at.y, y, height) }, this.scale, true);
  }

  #within(shift: number, from: number, size: number): number {
    return Math.min(from - from * this.scale, Math.max((from + size) * (1 - this.scale), shift));
  }
}
