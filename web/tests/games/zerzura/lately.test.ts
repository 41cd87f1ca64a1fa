// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { lately, newsSince } from "../../../src/games/zerzura/lately";
import { happened } from "../../table/connection/telling";
import { table } from "./oasis";

const story = [
  happened(1, { type: "Take", card: "a" }, 0),
  happened(2, { type: "Swap", given: "b", owner: 0, card: "a" }, 1),
  happened(3, { type: "Claim", tile: "C3" }, 1),
  happened(4, { type: "Turn" }, null),
];

test("the last move is marked: cards that lie elsewhere, and the tile that was claimed", () => {
  expect(lately(story, table({ birds: ["board", "a"] }))).toEqual({ cards: ["a", "b"], stack: null, tile: "C3" });
  expect(lately([], table())).toEqual({ cards: [], stack: null, tile: null });
});

test("the news are what the others did since my last move", () => {
  expect(newsSince(story, 0, 2).map(({ number }) => number)).toEqual([2, 3]);
  expect(newsSince(story, 1, 2).map(({ number }) => number)).toEqual([3]);
});

test("of too many news the oldest go first, but a swap with me stays", () => {
  const swap = happened(1, { type: "Swap", owner: 0 }, 1);
  const others = [2, 3, 4, 5, 6].map((number) => happened(number, { type: "Take" }, 1 + (number % 3)));
  expect(newsSince([swap, ...others], 0, 4).map(({ number }) => number)).toEqual([1, 5, 6]);
});
