import { expect, test } from "vitest";

import type { Frame } from "../../../src/protocol";
import { endOf, placeAfter, turnsOf, type Turn } from "../../../src/table/replay/turns";
import { happened } from "../connection/telling";

/** A match by who acted in each of its frames: several at once, nobody (`[]`), or chance (-1). */
const replay = (...actors: number[][]): Frame[] =>
  actors.map((seats, number) => ({ lines: seats.map((seat) => happened(number, {}, seat)), view: null, waiting: [] }));

const told = (turns: Turn[]) => turns.map(({ who, number, moves }) => [who, number, moves.map(({ at }) => at)]);

test("the start is a turn of its own", () => {
  expect(told(turnsOf(replay([], [0])))).toEqual([
    [null, 0, [0]],
    [0, 1, [1]],
  ]);
});

test("what one does until somebody else acts is one turn", () => {
  expect(told(turnsOf(replay([], [0], [0], [1], [0])))).toEqual([
    [null, 0, [0]],
    [0, 1, [1, 2]],
    [1, 1, [3]],
    [0, 2, [4]],
  ]);
});

test("what nobody did, and what chance did, belongs to the turn before it", () => {
  expect(told(turnsOf(replay([], [0], [], [-1], [1])))).toEqual([
    [null, 0, [0]],
    [0, 1, [1, 2, 3]],
    [1, 1, [4]],
  ]);
});

test("what all do at once is a turn each time", () => {
  expect(told(turnsOf(replay([], [0, 1], [0, 1])))).toEqual([
    [null, 0, [0]],
    [null, 1, [1]],
    [null, 2, [2]],
  ]);
});

test("a turn ends with its last move", () => {
  expect(turnsOf(replay([], [0], [0], [1])).map(endOf)).toEqual([0, 2, 3]);
});

test("after a moment comes the next move that somebody made, with its place in the turn", () => {
  const turns = turnsOf(replay([], [0], [], [0], [1]));
  expect(placeAfter(turns, 0)).toMatchObject({ who: 0, turn: 1, move: 1, at: 1 });
  expect(placeAfter(turns, 1)).toMatchObject({ who: 0, turn: 1, move: 3, at: 3 });
  expect(placeAfter(turns, 3)).toMatchObject({ who: 1, turn: 1, move: 1 });
  expect(placeAfter(turns, 4)).toBeNull();
});
