import { SIZE, colourAt, gainOf, rowsThrough, same, withTile } from "../rows";
import type { Laid, Row, Rules, Spot, Squares } from "../rows";
import moves from "./moves.json";

type Tiles = Record<string, number>;

/** A table that plays as chapter 6 says. */
export const RULES: Rules = { red_needs_own_row: false, bonus_table: [3, 3, 3, 3], bonus_beyond: "none" };

/** A moment of a turn: the board, the rows that the newest tiles make, and what brings a cross. */
export interface Moment {
  board: Squares;
  fresh: Spot[];
  rows: Row[];
  crosses: Spot[];
}

/** A part of the board, from its first row and column to its last. */
export interface Part {
  rows: [number, number];
  columns: [number, number];
}

/** The place that players call H8. */
const spot = (name: string): Spot => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
const laid = (tiles: Tiles): Laid[] => Object.entries(tiles).map(([name, tile]) => ({ cell: spot(name), tile }));

const EMPTY: Squares = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (_, column) => (colourAt([row, column]) === undefined ? null : 0)),
);

/** What a picture shows: the moments of a turn, or several turns to choose from, and the part of the board they need. */
export function momentsOf(name: string): { moments: Moment[]; part: Part } {
  const { before, steps } = (moves as unknown as Record<string, { before: Tiles; steps: Tiles[] }>)[name] ?? {
    before: {},
    steps: [],
  };
  const lying = laid(before).reduce(withTile, EMPTY);
  const moments = steps.map((step, at) => moment(lying, step, steps[at - 1] ?? {}));
  return { moments, part: around([before, ...steps].flatMap((tiles) => Object.keys(tiles).map(spot))) };
}

function moment(lying: Squares, now: Tiles, earlier: Tiles): Moment {
  const turn = laid(now);
  const board = turn.reduce(withTile, lying);
  const fresh = turn
    .filter(({ cell, tile }) => !laid(earlier).some((old) => same(old.cell, cell) && old.tile === tile))
    .map(({ cell }) => cell);
  return {
    board,
    fresh,
    rows: fresh.flatMap((cell) => rowsThrough(board, cell)),
    crosses: gainOf(board, turn, RULES).crosses,
  };
}

/** One cell more than the tiles take, on every side. */
function around(cells: Spot[]): Part {
  const span = (numbers: number[]): [number, number] => [
    Math.max(0, Math.min(...numbers) - 1),
    Math.min(SIZE - 1, Math.max(...numbers) + 1),
  ];
  return { rows: span(cells.map(([row]) => row)), columns: span(cells.map(([, column]) => column)) };
}
