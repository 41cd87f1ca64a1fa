import { expect, test } from "vitest";

import { decisive } from "../../src/games/decisive";

const PARTS = [
  { key: "rings", points: [8, 9, 0] },
  { key: "lamps", points: [7, 1, 9] },
];

test("what decided it is where the winner is furthest ahead of the runner-up", () => {
  expect(decisive(PARTS, { scores: [15, 10, 9], winners: [0] })).toEqual({ key: "lamps", points: 7, other: 1 });
  expect(decisive(PARTS, { scores: [15, 9, 10], winners: [0] })).toEqual({ key: "rings", points: 8, other: 0 });
});

test("nothing decided it where several share the victory, where nobody else played, or where the winner is ahead nowhere", () => {
  expect(decisive(PARTS, { scores: [15, 15, 9], winners: [0, 1] })).toBeNull();
  expect(decisive(PARTS, { scores: [15], winners: [0] })).toBeNull();
  expect(decisive([{ key: "rings", points: [3, 9] }], { scores: [3, 9], winners: [0] })).toBeNull();
  expect(decisive(PARTS, { scores: [0, 0], winners: [] })).toBeNull();
});
