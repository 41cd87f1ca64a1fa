import { expect, it } from "vitest";

import { highest, line, marks, points, type Frame } from "../../../../src/games/winter/story/graph";

const frame: Frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 15 };

it("goes to ten at least, as the track does, and else to the next whole five", () => {
  expect(highest([{ values: [3, 2, 0] }])).toBe(10);
  expect(highest([{ values: [3] }, { values: [11, 4] }])).toBe(15);
  expect(highest([])).toBe(10);
  expect(marks(15)).toEqual([0, 5, 10, 15]);
});

it("lays the values out from the left edge to the right, nothing at the bottom, all at the top", () => {
  expect(points([0, 5, 10], 10, frame)).toEqual([
    { x: 10, y: 45 },
    { x: 60, y: 25 },
    { x: 110, y: 5 },
  ]);
});

it("has a place for a match that ended before anything could change", () => {
  expect(points([4], 10, frame)).toEqual([{ x: 10, y: 29 }]);
  expect(line(points([4], 10, frame))).toBe("M10.0 29.0");
});

it("draws one line through all of them", () => {
  expect(line(points([0, 10], 10, frame))).toBe("M10.0 45.0L110.0 5.0");
});
