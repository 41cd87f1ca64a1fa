// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from "vitest";

import type { Pressed } from "../../../src/games/keyboard";
import { Bargain } from "../../../src/games/zerzura/bargain/bargain.svelte";
import { does, enter } from "../../../src/games/zerzura/keys";
import { bringOasis, given, table } from "./oasis";

let bargain: Bargain;
let looks: number;
const find = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

beforeAll(bringOasis);
beforeEach(() => {
  looks = 0;
  const places = { one: 0, two: 50, three: 100 };
  document.body.innerHTML = `<main id="table">${Object.keys(places)
    .map((id) => `<button id="${id}" data-card="${id}" data-spot></button>`)
    .join("")}</main>`;
  for (const [id, x] of Object.entries(places)) find(id).getBoundingClientRect = () => new DOMRect(x, 0, 40, 60);
  const props = given([{ type: "Pass" }], table({ market: ["one"] }));
  bargain = new Bargain(() => props);
});

function press(key: string, at: Element = document.body): boolean {
  const where: Pressed["where"] = find("table").contains(at) ? "board" : "nowhere";
  return does(key, { at, where }, { table: find("table"), bargain, look: () => (looks += 1) });
}

test("an arrow leads to the board, to what is chosen or lit before anything else", () => {
  expect([press("ArrowDown"), focused()]).toEqual([true, "one"]);
  find("two").classList.add("lit");
  enter(find("table"));
  expect(focused()).toBe("two");
  find("three").setAttribute("aria-pressed", "true");
  enter(find("table"));
  expect(focused()).toBe("three");
});

test("arrows walk from card to card", () => {
  press("ArrowRight", find("one"));
  expect(focused()).toBe("two");
  press("ArrowLeft", find("two"));
  expect(focused()).toBe("one");
});

test("N goes from lit card to lit card, Shift goes back", () => {
  expect(press("n")).toBe(false);
  for (const id of ["one", "three"]) find(id).classList.add("lit");
  expect([press("n"), focused(), press("n"), focused()]).toEqual([true, "one", true, "three"]);
  expect([press("N"), focused()]).toEqual([true, "one"]);
});

test("Escape goes one step back, and is none of the board's where there is none; V looks at what things are worth", () => {
  bargain.tap("one", null, false);
  expect([press("Escape"), bargain.chosen, press("Escape")]).toEqual([true, null, false]);
  expect([press("v"), looks, press("x")]).toEqual([true, 1, false]);
});
