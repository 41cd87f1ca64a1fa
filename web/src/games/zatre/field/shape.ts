import { CELLS, SIZE, colourAt, keyOf, type Spot } from "../rows";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The board with the letters above it and the numbers on its left, measured in cells. */
export const labelled: Box = { x: -0.88, y: -0.78, width: 16.76, height: 16.02 };
/** How much of it the letters and the numbers take. */
export const STRIP = 0.66;

/** So far from a cell, in cells, a finger still means it. */
const SNAP = 0.24;
const EDGE = 0.16;
const CORNER = 0.22;

/** What the columns and the rows are called. */
export const letters = Array.from({ length: SIZE }, (_, column) => String.fromCharCode(65 + column));
export const numbers = Array.from({ length: SIZE }, (_, row) => String(row + 1));

/** The cell at a point of the board. */
export function cellAt({ x, y }: Point): Spot | null {
  const cell: Spot = [Math.floor(y), Math.floor(x)];
  return colourAt(cell) === undefined ? null : cell;
}

/** The lit cell that a finger means which touches this point just beside it, the nearest of several. */
export function litBeside({ x, y }: Point, lit: ReadonlySet<number>): Spot | undefined {
  const far = ([row, column]: Spot) => Math.max(column - x, x - column - 1, row - y, y - row - 1);
  const near = CELLS.flat().filter((each) => lit.has(keyOf(each)) && far(each) < SNAP);
  return near.toSorted((one, other) => far(one) - far(other))[0];
}

/** The next cell in a direction; gaps are stepped over. */
export function step([row, column]: Spot, rows: number, columns: number): Spot | null {
  for (let far = 1; far < SIZE; far++) {
    const next: Spot = [row + rows * far, column + columns * far];
    if (colourAt(next) !== undefined) return next;
  }
  return null;
}

/** The outline of the board as a path: all cells, a little wider, with round corners. */
export const outline = rounded(corners());

/** The corners of the outline, clockwise from the top left one of the first tab. */
function corners(): Point[] {
  const spans = CELLS.map((row) => ({ from: row[0]?.[1] ?? 0, to: (row.at(-1)?.[1] ?? 0) + 1 }));
  const right: Point[] = [];
  const left: Point[] = [];
  spans.forEach(({ from, to }, row) => {
    right.push({ x: to, y: row }, { x: to, y: row + 1 });
    left.push({ x: from, y: row }, { x: from, y: row + 1 });
  });
  const top = notch(0, 1);
  const bottom = notch(SIZE, SIZE - 1).reverse();
  const points = [...top, ...right, ...bottom, ...left.reverse()];
  return widened(turning(points));
}

/** The gap in the middle of the top or bottom side, from left to right. */
function notch(outside: number, inside: number): Point[] {
  return [
    { x: 7, y: outside },
    { x: 7, y: inside },
    { x: 8, y: inside },
    { x: 8, y: outside },
  ];
}

/** Only the points where the line turns. */
function turning(points: Point[]): Point[] {
  const around = points.filter((point, index) => !equal(point, points.at(index - 1)));
  return around.filter((point, index) => {
    const before = around.at(index - 1)!;
    const after = around[(index + 1) % around.length]!;
    return (before.x === point.x) !== (point.x === after.x);
  });
}

function equal(one: Point, other: Point | undefined): boolean {
  return one.x === other?.x && one.y === other.y;
}

/** Every side moved outwards; the points go clockwise. */
function widened(points: Point[]): Point[] {
  return points.map((point, index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    const x = point.x + EDGE * Math.sign(after.y - before.y);
    const y = point.y - EDGE * Math.sign(after.x - before.x);
    return { x, y };
  });
}

function rounded(points: Point[]): string {
  const parts = points.map((point, index) => {
    const from = towards(point, points.at(index - 1)!);
    const to = towards(point, points[(index + 1) % points.length]!);
    return `${index ? "L" : "M"}${from}Q${point.x} ${point.y} ${to}`;
  });
  return `${parts.join("")}Z`;
}

function towards(point: Point, other: Point): string {
  const x = point.x + CORNER * Math.sign(other.x - point.x);
  const y = point.y + CORNER * Math.sign(other.y - point.y);
  return `${x} ${y}`;
}
