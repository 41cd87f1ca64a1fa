// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";

import { does } from "../../../src/games/zuma/keys";
import type { Answer } from "../../../src/games/zuma/table";
import { sitDown, type Sitting } from "./sitting.svelte";
import { ended, given, GIVES, GRABS, hurried, table, TURNS } from "./tables";

let board: Sitting;
let done: unknown[];
let leave: () => void;
let undo: (() => void) | null;

beforeEach(() => {
  [done, undo] = [[], null];
  document.body.innerHTML = "<button></button>";
  sit([...GIVES, ...GRABS]);
});
afterEach(() => leave());

function sit(options: Answer[], view = table(), more = {}): void {
  leave?.();
  [board, leave] = sitDown(given(options, view, { answer: (option) => done.push(option), ...more }));
}

/** Presses a key, on a button or on nothing; returns whether it is the board's. */
function press(key: string, code = "", at: Element = document.body): boolean {
  const { reaching, drumming, telling } = board;
  const cards = { focus: () => done.push("cards"), byLetter: (letter: string) => "sdfghjk".includes(letter) };
  const isUnhurried = board.deal.live === null;
  return does(new KeyboardEvent("keydown", { key, code }), at, {
    reaching,
    drumming,
    telling,
    isUnhurried,
    undo,
    cards,
  });
}

test("digits reach for totems, also where they need Shift", () => {
  expect([press("3"), board.reaching.armed]).toEqual([true, 2]);
  expect([press("(", "Digit5"), board.reaching.armed]).toEqual([true, 4]);
});

test("Enter grabs the totem that was touched, Escape lets it go", () => {
  press("3");
  expect([press("Escape"), board.reaching.armed]).toEqual([true, null]);
  press("3");
  expect([press("Enter", "", document.querySelector("button")!), done]).toEqual([false, []]);
  expect([press("Enter"), done]).toEqual([true, [{ type: "Grab", totem: 2 }]]);
});

test("Escape closes what is told where nobody is in a hurry", () => {
  sit(GIVES, table({ passes: 0, last: ended() }));
  expect([press("Escape"), board.telling.isTold, press("Escape")]).toEqual([true, false, false]);
});

test("arrows turn the ring before a deal, and lead to the cards after it", () => {
  expect([press("ArrowLeft"), done]).toEqual([true, ["cards"]]);
  sit(TURNS, table({ hands: [[], [], []] }));
  expect([press("ArrowLeft"), press("ArrowLeft"), press("ArrowRight"), board.reaching.turned]).toEqual([
    true,
    true,
    true,
    1,
  ]);
  press("Enter");
  expect(done.at(-1)).toEqual({ type: "TurnBoard", steps: 1 });
});

test("Z calls where I am the caller, U takes back where one may", () => {
  expect([press("z"), press("u")]).toEqual([false, false]);
  const calls: unknown[] = [];
  sit(GIVES, table(), { live: hurried([], calls, { caller: 0 }) });
  expect([press("z"), calls]).toEqual([true, ["call"]]);
  undo = () => done.push("undo");
  sit([], table(), { undo });
  expect([press("u"), done.at(-1)]).toEqual([true, "undo"]);
});

test("letters give cards; other keys are not the board's", () => {
  expect([press("s"), press("x"), press("Tab")]).toEqual([true, false, false]);
});
