/** The rules of Zatre as far as a reader needs them: rows and their sums, what a turn brings, what a sheet is worth. */

export type Spot = readonly [row: number, column: number];
export type Colour = "black" | "light" | "red";
export type Direction = "across" | "down";
/** 1 to 6 pips, or a tile seen from behind. */
export type Tile = number | "?";

/** Null where there is no cell, 0 where it is empty, else the tile. */
export type Squares = readonly (readonly (number | null)[])[];

export interface Laid {
  tile: number;
  cell: Spot;
}

/** A line of a sheet: crossed or not, and the boxes 10, 11 and 12, null while empty. */
export type Line = readonly [crossed: boolean, ten: number | null, eleven: number | null, twelve: number | null];
export type SheetLines = readonly Line[];

export interface Rules {
  red_needs_own_row: boolean;
  bonus_table: readonly number[];
  bonus_beyond: "none" | "last" | "rising";
}

/** The table as a seat may know it. */
export interface View {
  over: boolean;
  rules: Rules;
  board: Squares;
  hands: readonly (readonly Tile[])[];
  bag: number;
  turn: number;
  turns: number;
  laid: readonly Laid[];
  sheets: readonly SheetLines[];
}

/** What may be answered in Zatre. */
export type Answer = { type: "Place"; tile: number; cell: Spot } | { type: "EndTurn" | "DrawOne" | "PlayOn" };

/** A row of tiles: its cells in order, their pips, and the sum. */
export interface Row {
  direction: Direction;
  cells: Spot[];
  pips: number[];
  sum: number;
}

/** What a turn brings: its rows of 10, 11 and 12, and its crosses. */
export interface Gain {
  rows: Row[];
  crosses: Spot[];
  points: number;
}

const LAYOUT = [
  "....oox.xoo....",
  ".xooooooooooox.",
  ".oxoooooooooxo.",
  ".ooxoooooooxoo.",
  "ooooxoooooxoooo",
  "oooooxoooxooooo",
  "xoooooxoxooooox",
  ".ooooooRoooooo.",
  "xoooooxoxooooox",
  "oooooxoooxooooo",
  "ooooxoooooxoooo",
  ".ooxoooooooxoo.",
  ".oxoooooooooxo.",
  ".xooooooooooox.",
  "....oox.xoo....",
];
const COLOURS: Record<string, Colour> = { o: "black", x: "light", R: "red" };

export const SIZE = LAYOUT.length;
export const RED: Spot = [7, 7];
export const HIGHEST = 12;
export const LOWEST_SCORING = 10;
const POINTS: Record<number, number> = { 10: 1, 11: 2, 12: 4 };

/** The cells of the board, row by row. */
export const CELLS: Spot[][] = LAYOUT.map((signs, row) =>
  [...signs].flatMap((sign, column): Spot[] => (sign === "." ? [] : [[row, column]])),
);

export const colourAt = ([row, column]: Spot): Colour | undefined => COLOURS[LAYOUT[row]?.[column] ?? "."];
export const keyOf = ([row, column]: Spot): number => row * SIZE + column;
export const cellOf = (key: number): Spot => [Math.floor(key / SIZE), key % SIZE];
export const same = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** The name of a cell as players say it: H8 is the red one. */
export const labelOf = ([row, column]: Spot): string => `${String.fromCharCode(65 + column)}${row + 1}`;

export const tileAt = (board: Squares, [row, column]: Spot): number => board[row]?.[column] ?? 0;
export const pointsOf = (sum: number): number => POINTS[sum] ?? 0;

/** The board with one more tile. */
export function withTile(board: Squares, { tile, cell }: Laid): Squares {
  return board.map((line, row) =>
    row === cell[0] ? line.map((lying, column) => (column === cell[1] ? tile : lying)) : line,
  );
}

/** The run of tiles through a cell, in one direction; a run of one tile is no row (rule 4.1). */
export function runAt(board: Squares, cell: Spot, direction: Direction): Row {
  const cells = [...reach(board, cell, direction, -1).reverse(), cell, ...reach(board, cell, direction, 1)];
  const pips = cells.map((each) => tileAt(board, each));
  return { direction, cells, pips, sum: pips.reduce((sum, each) => sum + each, 0) };
}

function reach(board: Squares, [row, column]: Spot, direction: Direction, by: 1 | -1): Spot[] {
  const found: Spot[] = [];
  for (let steps = by; ; steps += by) {
    const next: Spot = direction === "across" ? [row, column + steps] : [row + steps, column];
    if (!tileAt(board, next)) return found;
    found.push(next);
  }
}

/** The rows through a cell, across and down; none where its tile lies alone. */
export function rowsThrough(board: Squares, cell: Spot): Row[] {
  return (["across", "down"] as const)
    .map((direction) => runAt(board, cell, direction))
    .filter((row) => row.cells.length > 1);
}

/**
 * Where a tile would fit by itself, once the first turn is over: on black, on light in a row of 10 to 12, and on any light
 * cell where no black one takes it (rules 4.2, 4.2.7 and 4.2.8).
 */
export function placesFor(board: Squares, tile: number): Set<number> {
  const sums = (cell: Spot) => (["across", "down"] as const).map((direction) => runAt(board, cell, direction).sum);
  const open = CELLS.flat().filter((cell) => {
    const [most, least] = sums(cell).toSorted((one, other) => other - one);
    return tileAt(board, cell) === 0 && most! + least! > 0 && most! + tile <= HIGHEST;
  });
  const isLight = (cell: Spot) => colourAt(cell) === "light";
  const scores = (cell: Spot) => Math.max(...sums(cell)) + tile >= LOWEST_SCORING;
  const fitting = open.every(isLight) ? open : open.filter((cell) => !isLight(cell) || scores(cell));
  return new Set(fitting.map(keyOf));
}

/** What the tiles of a turn bring as they lie (rules 5.1 to 5.4); without a row of 10 to 12, nothing. */
export function gainOf(board: Squares, laid: readonly Laid[], rules: Rules): Gain {
  const rows: Row[] = [];
  for (const { cell } of laid) {
    for (const row of rowsThrough(board, cell)) {
      if (row.sum >= LOWEST_SCORING && !rows.some((found) => sameRow(found, row))) rows.push(row);
    }
  }
  const crosses = laid.map(({ cell }) => cell).filter((cell) => earnsCross(rows, cell, rules));
  return { rows, crosses, points: rows.reduce((sum, row) => sum + pointsOf(row.sum), 0) };
}

function earnsCross(rows: Row[], cell: Spot, rules: Rules): boolean {
  const colour = colourAt(cell);
  if (colour === "black" || rows.length === 0) return false;
  if (colour === "red" && !rules.red_needs_own_row) return true;
  return rows.some((row) => row.cells.some((each) => same(each, cell)));
}

const sameRow = (one: Row, other: Row): boolean =>
  one.direction === other.direction && same(one.cells[0] ?? null, other.cells[0] ?? null);

/** The sums of which a turn has several rows, which share one box (rule 6.2). */
export function sharedSums({ rows }: Gain): { sum: number; count: number }[] {
  const sums = [...new Set(rows.map(({ sum }) => sum))];
  return sums
    .map((sum) => ({ sum, count: rows.filter((row) => row.sum === sum).length }))
    .filter(({ count }) => count > 1);
}

/** The sheet after a turn: equal rows share one box of their column, each cross has its own (rules 6.2 and 6.3). */
export function written(sheet: SheetLines, gain: Gain): SheetLines {
  const columns = [10, 11, 12].map((sum, index) => {
    const boxes = sheet.map((line) => line[(index + 1) as 1 | 2 | 3]).filter((box) => box !== null);
    const count = gain.rows.filter((row) => row.sum === sum).length;
    return count ? [...boxes, count * pointsOf(sum)] : boxes;
  });
  const crosses = sheet.filter(([crossed]) => crossed).length + gain.crosses.length;
  const lines = Math.max(crosses, ...columns.map((boxes) => boxes.length));
  return Array.from({ length: lines }, (_, line): Line => {
    const [ten = null, eleven = null, twelve = null] = columns.map((boxes) => boxes[line] ?? null);
    return [line < crosses, ten, eleven, twelve];
  });
}

/** The bonus printed on a line, counted from 0 (rule 6.4). */
export function bonusAt(line: number, { bonus_table: table, bonus_beyond: beyond }: Rules): number {
  const last = table[table.length - 1] ?? 0;
  const rising = 1 + Math.floor((line - table.length) / 4);
  return table[line] ?? { none: 0, last, rising: last + rising }[beyond];
}

export const isComplete = ([, ...boxes]: Line): boolean => !boxes.includes(null);

/** A line's points and bonus, all of it doubled by a cross (rules 6.4 and 6.5). */
export function lineTotal(sheet: SheetLines, number: number, rules: Rules): number {
  const line = sheet[number];
  if (line === undefined) return 0;
  const [crossed, ten, eleven, twelve] = line;
  const points = (ten ?? 0) + (eleven ?? 0) + (twelve ?? 0) + (isComplete(line) ? bonusAt(number, rules) : 0);
  return crossed ? points * 2 : points;
}

/** The whole sheet (rule 6.6). */
export const totalOf = (sheet: SheetLines, rules: Rules): number =>
  sheet.reduce((sum, _, line) => sum + lineTotal(sheet, line, rules), 0);

/** Everybody's sheet as the turn in progress would leave it. */
export function sheetsToBe(view: View): readonly SheetLines[] {
  const gain = gainOf(view.board, view.laid, view.rules);
  if (view.over || gain.rows.length === 0) return view.sheets;
  return view.sheets.map((sheet, seat) => (seat === view.turn ? written(sheet, gain) : sheet));
}
