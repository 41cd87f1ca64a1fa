import { expect, test } from "vitest";

import { Cursor } from "../../../../src/games/zatre/field/cursor.svelte";
import { keyOf } from "../../../../src/games/zatre/rows";
import { at } from "../tables";

const cursorAt = (label: string, ...lit: string[]): Cursor => {
  const cursor = new Cursor(() => new Set(lit.map((each) => keyOf(at(each)))));
  cursor.cell = at(label);
  return cursor;
};

test("arrows walk over the board, and across the gap in the middle of its sides", () => {
  const cursor = cursorAt("G1");
  expect([cursor.after("ArrowRight"), cursor.after("ArrowDown"), cursor.after("ArrowUp")]).toEqual([
    at("I1"),
    at("G2"),
    null,
  ]);
});

test("Home and End lead to the ends of the row", () => {
  const cursor = cursorAt("H8");
  expect([cursor.after("Home"), cursor.after("End")]).toEqual([at("B8"), at("N8")]);
});

test("N reads on from lit cell to lit cell, round and round; Shift leads back", () => {
  const cursor = cursorAt("H8", "C3", "J8", "D12");
  expect([cursor.after("n"), cursor.after("N")]).toEqual([at("J8"), at("C3")]);
  cursor.cell = at("D12");
  expect(cursor.nextLit(1)).toEqual(at("C3"));
});

test("no key leads anywhere without lit cells, nor does any other", () => {
  expect([cursorAt("H8").after("n"), cursorAt("H8").after("Enter")]).toEqual([undefined, undefined]);
});
