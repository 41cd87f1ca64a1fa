// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from "vitest";

import { faceOf } from "../../../src/games";
import { Laying } from "../../../src/games/zatre/hand/laying.svelte";
import { Lens } from "../../../src/games/zatre/field/lens.svelte";
import { does } from "../../../src/games/zatre/keys";
import { given, place, table } from "./tables";

let laying: Laying;
let lens: Lens;
let done: unknown[];
let undo: (() => void) | null;

beforeAll(async () => void (await faceOf("zatre")));
beforeEach(() => {
  [done, undo] = [[], () => done.push("undo")];
  lens = new Lens();
  const props = given([place(3, "H8"), { type: "EndTurn" }], table(), { answer: (option) => done.push(option) });
  laying = new Laying(() => props, { meant: () => null, setOut: () => undefined });
});

/** Presses a key; returns whether it is the board's. */
const press = (key: string, code = "") =>
  does(new KeyboardEvent("keydown", { key, code }), { laying, lens, undo, focusLit: (by) => void done.push(by) });

test("digits choose a tile by its pips, also where they need Shift", () => {
  expect([press("3"), laying.tile]).toEqual([true, 3]);
  expect([press("(", "Digit5"), laying.tile]).toEqual([true, 5]);
});

test("N goes on to the next lit cell and back, once there is one", () => {
  expect(press("n")).toBe(false);
  press("3");
  expect([press("n"), press("N"), done]).toEqual([true, true, [1, -1]]);
});

test("U takes back where one may, E ends the turn", () => {
  expect([press("u"), press("e"), done]).toEqual([true, true, ["undo", { type: "EndTurn" }]]);
  undo = null;
  expect(press("u")).toBe(false);
});

test("Escape leaves the choice first, then the close-up; then it is none of the board's", () => {
  press("3");
  press("+");
  expect([press("Escape"), laying.tile, lens.isClose]).toEqual([true, null, true]);
  expect([press("Escape"), lens.isClose, press("Escape")]).toEqual([true, false, false]);
});

test("other keys are not the board's", () => {
  expect([press("x"), press("7"), press("Enter")]).toEqual([false, false, false]);
});
