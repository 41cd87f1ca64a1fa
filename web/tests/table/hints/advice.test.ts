// @vitest-environment happy-dom
import { expect, test } from "vitest";

import type { Advised } from "../../../src/protocol";
import { followed } from "../../../src/table/hints/advice";
import { happened, position } from "../connection/telling";

const [FIRST, SECOND, OTHER] = [
  { type: "Place", tile: 1 },
  { type: "Place", tile: 2 },
  { type: "Place", tile: 3 },
];
const advised: Advised = {
  type: "Advised",
  ref: 1,
  question: 5,
  best: { options: [FIRST, SECOND], says: [] },
  outlook: { id: "outlook" },
  others: [],
};
const next = (options: unknown[], undo = true) => position(6, { undo, asked: { prompt: { id: "which" }, options } });

test("a hint holds at its own question, with nothing done yet", () => {
  expect(followed(advised, position(5), [], 0)).toBe(0);
});

test("it holds while exactly what it said was done, and what it says next is possible", () => {
  expect(followed(advised, next([OTHER, SECOND]), [happened(5, OTHER), happened(6, FIRST)], 0)).toBe(1);
  expect(followed(advised, next([OTHER]), [happened(6, FIRST)], 0)).toBeNull();
  expect(followed(advised, next([SECOND]), [happened(6, OTHER)], 0)).toBeNull();
});

test("what nobody chose changes nothing, what somebody else did ends it", () => {
  expect(followed(advised, next([SECOND]), [happened(6, FIRST), happened(6, {}, null)], 0)).toBe(1);
  expect(followed(advised, next([SECOND]), [happened(6, FIRST), happened(7, OTHER, 1)], 0)).toBeNull();
});

test("it holds no longer when something came to light, so that nothing can be taken back", () => {
  expect(followed(advised, next([SECOND], false), [happened(6, FIRST)], 0)).toBeNull();
});

test("it ends when all of it is done, or nobody asks me anything", () => {
  expect(followed(advised, next([OTHER]), [happened(6, FIRST), happened(7, SECOND)], 0)).toBeNull();
  expect(followed(advised, position(6, { undo: true, asked: null }), [happened(6, FIRST)], 0)).toBeNull();
});
