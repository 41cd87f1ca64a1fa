// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { EndTelling } from "../../../src/table/end/telling.svelte";
import { OpenLeaves } from "../../../src/table/leaves/open.svelte";

/** Longer than a board must lie still before the end is told. */
const STILL = 2_000;

let isOver = $state(false);
let board: HTMLElement;
let leaves: OpenLeaves;
let telling: EndTelling;
let leave: () => void;

/** Somebody comes to the table. */
function come(): void {
  leaves = new OpenLeaves(
    () => "row",
    () => telling.isTold,
    isOver,
  );
  leave = $effect.root(() => {
    telling = new EndTelling({ isOver: () => isOver, isKnown: () => true, board: () => board, leaves });
  });
  flushSync();
}

function end(): void {
  isOver = true;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  isOver = false;
  board = document.createElement("main");
  board.getAnimations = () => [];
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("whoever comes after the end finds it told, and the result open", () => {
  isOver = true;
  come();
  expect([telling.act, telling.isTold, telling.isSecret, leaves.leaf]).toEqual(["told", true, false, "result"]);
});

test("nothing is kept secret while the match goes on", () => {
  come();
  expect([telling.act, telling.isTold, telling.isSecret]).toEqual(["playing", false, false]);
});

test("the board comes to rest, the scene is played, and then it is told", () => {
  come();
  end();
  expect([telling.act, telling.isSecret]).toEqual(["resting", true]);
  vi.advanceTimersByTime(STILL);
  expect([telling.act, telling.isSecret, leaves.leaf]).toEqual(["scene", true, null]);
  telling.tell();
  expect([telling.act, telling.isTold, leaves.leaf]).toEqual(["told", true, "result"]);
});

test("while something moves on the board the end waits", () => {
  come();
  board.innerHTML = "<span data-moving></span>";
  end();
  vi.advanceTimersByTime(2 * STILL);
  expect(telling.act).toBe("resting");
  board.innerHTML = "";
  vi.advanceTimersByTime(STILL);
  expect(telling.act).toBe("scene");
});

test("who turns to a leaf does not look at the scene, and keeps the leaf", () => {
  come();
  end();
  vi.advanceTimersByTime(STILL);
  leaves.open("log");
  flushSync();
  expect([telling.act, leaves.leaf]).toEqual(["told", "log"]);
});

test("who looks at something else when the board has come to rest is told at once", () => {
  come();
  end();
  leaves.open("chat");
  vi.advanceTimersByTime(STILL);
  expect([telling.act, leaves.leaf]).toEqual(["told", "chat"]);
});

test("who is on another page is told without a scene", () => {
  come();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  end();
  expect(telling.act).toBe("told");
});

test("for a moment after the scene a tap that was meant for it does nothing", () => {
  come();
  end();
  vi.advanceTimersByTime(STILL);
  telling.tell();
  flushSync();
  expect(telling.slips).toBe(true);
  vi.advanceTimersByTime(500);
  expect(telling.slips).toBe(false);
});

test("an end that was taken back comes again", () => {
  come();
  end();
  vi.advanceTimersByTime(STILL);
  isOver = false;
  flushSync();
  expect([telling.act, telling.isSecret]).toEqual(["playing", false]);
  end();
  expect(telling.act).toBe("resting");
});
