import { expect, test } from "vitest";

import type { Curve } from "../../../src/protocol";
import { figure, ledBy, range, shareLed } from "../../../src/table/replay/curves";

const curves = (...all: number[][]): Curve[] => all.map((values, seat) => ({ seat, values }));

test("nothing is always in sight, and never alone", () => {
  expect(range([])).toEqual({ low: 0, high: 1 });
  expect(range(curves([3, 7], [5, -2]))).toEqual({ low: -2, high: 7 });
  expect(range(curves([-3]))).toEqual({ low: -3, high: 1 });
});

test("nobody leads where two have the same, or where a curve is nobody's", () => {
  expect([0, 1, 2].map((at) => ledBy(curves([1, 2, 0], [1, 1, 5]), at))).toEqual([null, 0, 1]);
  expect(ledBy([{ values: [1] }, { values: [2] }], 0)).toBeNull();
});

test("who led for the longest, for how much of it, and how often the lead changed hands", () => {
  expect(shareLed(curves([0, 3, 3, 1, 4], [0, 1, 1, 2, 2]))).toEqual({ seat: 0, share: 0.6, changes: 2 });
  expect(shareLed(curves([0, 0], [0, 0]))).toBeNull();
  expect(shareLed([])).toBeNull();
});

test("a value is written to the tenth, as the language does, with a true minus", () => {
  expect([figure(1.25, "en"), figure(-2.5, "fr"), figure(3, "en")]).toEqual(["1.3", "−2,5", "3"]);
});
