import { expect, test } from "vitest";

import { lookAt } from "../../../src/games/zatre/field/look";
import {
  bonusAt,
  CELLS,
  colourAt,
  gainOf,
  keyOf,
  labelOf,
  lineTotal,
  placesFor,
  rowsThrough,
  sharedSums,
  sheetsToBe,
  SIZE,
  totalOf,
  withTile,
  written,
  type Rules,
  type SheetLines,
  type Spot,
  type Squares,
  type View,
} from "../../../src/games/zatre/rows";
import { at, laid } from "./tables";

const RULES: Rules = {
  red_needs_own_row: false,
  bonus_table: [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6],
  bonus_beyond: "none",
};

const EMPTY: Squares = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (_, column) => (colourAt([row, column]) === undefined ? null : 0)),
);
const board = (...tiles: [label: string, tile: number][]): Squares => laid(...tiles).reduce(withTile, EMPTY);
const sums = (squares: Squares, label: string) => rowsThrough(squares, at(label)).map(({ sum }) => sum);
const gain = (before: [string, number][], now: [string, number][], rules = RULES) =>
  gainOf(board(...before, ...now), laid(...now), rules);
const crosses = (found: { crosses: Spot[] }) => found.crosses.map(labelOf);

test("the board has one red cell, in its middle, and is the same from every side", () => {
  const cells = CELLS.flat();
  expect(cells.filter((cell) => colourAt(cell) === "red").map(labelOf)).toEqual(["H8"]);
  for (const [row, column] of cells) {
    for (const other of [
      [column, row],
      [SIZE - 1 - row, column],
      [row, SIZE - 1 - column],
    ] as Spot[])
      expect(colourAt(other)).toBe(colourAt([row, column]));
  }
});

test("4.1 a row is taken in its full length, and a tile alone is none", () => {
  const three = board(["H8", 2], ["I8", 5], ["J8", 5]);
  expect([sums(three, "H8"), sums(three, "I8"), sums(three, "J8")]).toEqual([[12], [12], [12]]);
  expect(sums(board(["H8", 2]), "H8")).toEqual([]);
  expect(sums(board(["H8", 2], ["J8", 5]), "H8")).toEqual([]);
});

test("4.1 a cell may belong to two rows", () => {
  expect(sums(board(["H8", 1], ["I8", 5], ["I7", 5]), "I8")).toEqual([6, 10]);
});

test("4.2.3 no row may exceed 12", () => {
  const before = board(["H8", 6], ["I8", 5]);
  expect(placesFor(before, 1)).toContain(keyOf(at("J8")));
  expect(placesFor(before, 2)).not.toContain(keyOf(at("J8")));
});

test("4.2.2 a tile must touch another, side to side", () => {
  const places = placesFor(board(["H8", 6], ["I8", 5]), 1);
  expect(places).not.toContain(keyOf(at("K8")));
  expect(places).not.toContain(keyOf(at("J9")));
  expect(places).not.toContain(keyOf(at("H8")));
});

test("4.2.7 a light cell is only for a row of 10 to 12", () => {
  expect(colourAt(at("I7"))).toBe("light");
  const before = board(["H8", 6], ["I8", 5]);
  expect(placesFor(before, 5)).toContain(keyOf(at("I7")));
  expect(placesFor(before, 3)).not.toContain(keyOf(at("I7")));
});

test("4.2.8 a light cell where a tile makes less than 10 is open only if no black one takes it", () => {
  const black = CELLS.flat().filter((cell) => colourAt(cell) === "black");
  const full = black.reduce((squares, cell) => withTile(squares, { tile: 1, cell }), EMPTY);
  expect(sums(withTile(full, { tile: 1, cell: at("G1") }), "G1")).toEqual([3, 6]);
  expect(placesFor(full, 1)).toContain(keyOf(at("G1")));
  const oneLeft = withTile(full, { tile: 0, cell: at("F1") });
  expect(placesFor(oneLeft, 1)).toContain(keyOf(at("F1")));
  expect(placesFor(oneLeft, 1)).not.toContain(keyOf(at("G1")));
});

test("5.1 each row counts once, however many new tiles are in it", () => {
  expect(
    gain(
      [["H8", 2]],
      [
        ["I8", 4],
        ["J8", 5],
      ],
    ).points,
  ).toBe(2);
});

test("5.2 a row of 10 is worth 1 point, of 11 is worth 2, of 12 is worth 4, and nothing else", () => {
  const points = [3, 4, 5, 6].map((tile) => gain([["H8", 6]], [["I8", tile]]).points);
  expect(points).toEqual([0, 1, 2, 4]);
});

test("5.3 each new tile on a light cell that belongs to a row of 10 to 12 earns one cross", () => {
  expect(
    crosses(
      gain(
        [
          ["H8", 1],
          ["I8", 5],
        ],
        [["I7", 5]],
      ),
    ),
  ).toEqual(["I7"]);
  expect(
    crosses(
      gain(
        [
          ["H8", 1],
          ["I8", 5],
        ],
        [["I7", 4]],
      ),
    ),
  ).toEqual([]);
});

test("5.4 red earns its cross with any row of 10, unless it needs a row of its own", () => {
  const now: [string, number][] = [
    ["H8", 1],
    ["I8", 5],
    ["I7", 5],
  ];
  expect(crosses(gain([], now))).toEqual(["H8", "I7"]);
  expect(crosses(gain([], now, { ...RULES, red_needs_own_row: true }))).toEqual(["I7"]);
});

test("5.6 a row that is lengthened counts again, with its new sum", () => {
  expect(
    gain(
      [
        ["H8", 5],
        ["I8", 6],
      ],
      [["J8", 1]],
    ).rows.map(({ sum }) => sum),
  ).toEqual([12]);
});

const twice = gain(
  [
    ["H8", 6],
    ["I8", 1],
  ],
  [
    ["H9", 6],
    ["G8", 5],
  ],
);

test("6.2 all rows of the same sum made in one turn go into one box", () => {
  expect(twice.rows.map(({ sum }) => sum).toSorted()).toEqual([12, 12]);
  expect(sharedSums(twice)).toEqual([{ sum: 12, count: 2 }]);
  expect(written([], twice).map(([, , , twelve]) => twelve)).toEqual([8]);
});

test("6.1 each column is filled by itself, from the top", () => {
  const sheet: SheetLines = [
    [true, 1, null, null],
    [false, 1, null, null],
  ];
  const eleven = gain([["H8", 6]], [["I8", 5]]);
  expect(written(sheet, eleven)).toEqual([
    [true, 1, 2, null],
    [false, 1, null, null],
  ]);
});

test("6.3 crosses go into a column of their own, one below the other", () => {
  const found = written(
    [[true, null, null, null]],
    gain(
      [
        ["H8", 1],
        ["I8", 5],
      ],
      [["I7", 5]],
    ),
  );
  expect(found).toEqual([
    [true, 1, null, null],
    [true, null, null, null],
  ]);
});

test("6.4 the bonus rises every four lines, and beyond the table it is what was agreed", () => {
  const bonus = (line: number, beyond: Rules["bonus_beyond"]) => bonusAt(line - 1, { ...RULES, bonus_beyond: beyond });
  expect([1, 4, 5, 8, 9, 12, 13, 16, 17].map((line) => bonus(line, "none"))).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 0]);
  expect([17, 30].map((line) => bonus(line, "last"))).toEqual([6, 6]);
  expect([17, 20, 21].map((line) => bonus(line, "rising"))).toEqual([7, 7, 8]);
});

test("6.5 a crossed line counts double, its bonus included", () => {
  expect(lineTotal([[false, 1, 2, 4]], 0, RULES)).toBe(10);
  expect(lineTotal([[true, 1, 2, 4]], 0, RULES)).toBe(20);
  expect(lineTotal([[true, 1, null, 4]], 0, RULES)).toBe(10);
  expect(lineTotal([[true, 1, 2, 8]], 0, RULES)).toBe(28);
  expect(lineTotal([[true, null, null, null]], 0, RULES)).toBe(0);
});

test("6.6 the total is the sum of all lines, complete or not", () => {
  expect(
    totalOf(
      [
        [true, 1, 2, 4],
        [false, null, 2, null],
        [true, null, null, null],
      ],
      RULES,
    ),
  ).toBe(22);
});

function view(more: Partial<View>): View {
  return {
    over: false,
    rules: RULES,
    board: EMPTY,
    hands: [],
    bag: 0,
    turn: 1,
    turns: 0,
    laid: [],
    sheets: [[], []],
    ...more,
  };
}

test("the sheet of whoever's turn it is shows what it would be if the turn ended now", () => {
  const now = view({ board: board(["H8", 6], ["I8", 5]), laid: laid(["I8", 5]) });
  expect(sheetsToBe(now)).toEqual([[], [[false, null, 2, null]]]);
  expect(sheetsToBe({ ...now, over: true })).toEqual([[], []]);
});

test("a look at a cell tells its rows, what they bring, and the crosses that come with them", () => {
  const now = view({ board: board(["H8", 1], ["I8", 5]), laid: laid(["H8", 1], ["I8", 5]) });
  const look = lookAt(now, 5, at("I7"), true)!;
  expect([look.points, look.crosses.map(labelOf)]).toEqual([1, ["H8", "I7"]]);
  expect(lookAt(now, 5, at("I7"), false)!.crosses).toEqual([]);
  expect(lookAt(now, 5, at("I8"), true)).toBeNull();
});
