import type { BoardProps } from "../../../src/games/faces";
import {
  colourAt,
  SIZE,
  type Answer,
  type Laid,
  type Spot,
  type Squares,
  type View,
} from "../../../src/games/zatre/rows";

/** The cell that players call so: `H8` is the red one. */
export const at = (label: string): Spot => [Number(label.slice(1)) - 1, label.charCodeAt(0) - 65];
export const laid = (...tiles: [label: string, tile: number][]): Laid[] =>
  tiles.map(([label, tile]) => ({ tile, cell: at(label) }));

/** A board with these tiles and no others. */
export function boardWith(...tiles: [label: string, tile: number][]): Squares {
  const lying = laid(...tiles);
  const tileOn = (row: number, column: number) =>
    lying.find(({ cell }) => cell[0] === row && cell[1] === column)?.tile ?? 0;
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => (colourAt([row, column]) === undefined ? null : tileOn(row, column))),
  );
}

/** A table of two in the first turn, where seat 0 has a 3 and a 5. */
export function table(more: Partial<View> = {}): View {
  return {
    over: false,
    rules: { red_needs_own_row: false, bonus_table: [3, 3, 4], bonus_beyond: "none" },
    board: boardWith(),
    hands: [
      [3, 5],
      ["?", "?"],
    ],
    bag: 100,
    turn: 0,
    turns: 0,
    laid: [],
    sheets: [[], []],
    ...more,
  };
}

/** What the board is given: seat 0 is asked for these answers. */
export function given(options: Answer[], view: View = table(), more: Partial<BoardProps> = {}): BoardProps {
  return {
    game: "zatre",
    view,
    me: 0,
    names: ["Ann", "Bo"],
    asked: { prompt: { id: "which" }, options },
    waiting: [0],
    story: [],
    undo: null,
    answer: () => undefined,
    answered: null,
    live: null,
    busy: false,
    question: (() => undefined) as unknown as BoardProps["question"],
    ...more,
  };
}

export const place = (tile: number, label: string): Answer => ({ type: "Place", tile, cell: at(label) });
