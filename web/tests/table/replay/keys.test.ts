// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { pressed } from "../../../src/table/replay/keys";
import { Viewing } from "../../../src/table/replay/viewing.svelte";
import { facts, happened } from "../connection/telling";

let viewing: Viewing;
const find = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `<button id="go"></button><input id="line" type="range" /><select id="eyes"></select>
    <main id="board"><i id="tile"></i></main>`;
  viewing = new Viewing("one");
  const frames = [[], [0], [0], [1], [1]].map((seats, number) => ({
    lines: seats.map((seat) => happened(number, {}, seat)),
    view: null,
    waiting: [],
  }));
  viewing.replay = { facts: facts({ phase: "over" }), seat: null, mine: 0, frames, result: null };
});

/** Where the replay stands after a key. */
function press(key: string, on = "line", more: KeyboardEventInit = {}): number {
  const event = new KeyboardEvent("keydown", { key, ...more });
  Object.defineProperty(event, "target", { value: on === "body" ? document.body : find(on) });
  pressed(event, viewing, find("board"));
  return viewing.at;
}

test("arrows step, with Shift turn by turn; Home and End leap", () => {
  expect([press("ArrowRight"), press("End"), press("ArrowLeft"), press("Home")]).toEqual([1, 4, 3, 0]);
  expect([press("ArrowRight", "body", { shiftKey: true }), press("PageDown"), press("PageUp")]).toEqual([2, 4, 2]);
});

test("the space bar plays and stops, but on a button it is the button's", () => {
  press(" ", "go");
  expect(viewing.running).toBe(false);
  press(" ");
  expect(viewing.running).toBe(true);
  press("ArrowRight");
  expect(viewing.running).toBe(false);
});

test("at the board, in a list, or with a key of the browser, keys mean something else", () => {
  expect([press("ArrowRight", "tile"), press("ArrowRight", "eyes"), press("End", "line", { ctrlKey: true })]).toEqual([
    0, 0, 0,
  ]);
});
