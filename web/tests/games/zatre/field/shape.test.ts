import { expect, test } from "vitest";

import { cellAt, litBeside } from "../../../../src/games/zatre/field/shape";
import { keyOf } from "../../../../src/games/zatre/rows";
import { at } from "../tables";

test("a point of the board lies on a cell, unless it is a gap or beside the board", () => {
  expect([cellAt({ x: 7.5, y: 7.5 }), cellAt({ x: 7.5, y: 0.5 }), cellAt({ x: -1, y: 7 })]).toEqual([
    at("H8"),
    null,
    null,
  ]);
});

test("a finger just beside a lit cell means it, the nearest of several, but none that is far", () => {
  const lit = new Set([keyOf(at("H8")), keyOf(at("J8"))]);
  expect(litBeside({ x: 8.1, y: 7.5 }, lit)).toEqual(at("H8"));
  expect(litBeside({ x: 8.9, y: 7.5 }, lit)).toEqual(at("J8"));
  expect(litBeside({ x: 8.5, y: 7.5 }, lit)).toBeUndefined();
});
