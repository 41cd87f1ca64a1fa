// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Gestures } from "../../../../src/games/zatre/field/gestures";
import { Lens } from "../../../../src/games/zatre/field/lens.svelte";
import type { Spot } from "../../../../src/games/zatre/rows";

/** Longer than a finger rests for a tap, and than a second tap may take. */
const LONG = 1_000;

let lens: Lens;
let gestures: Gestures;
let looks: [Spot | null, boolean][];
let picks: Spot[];
let isReady: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  lens = new Lens();
  [looks, picks, isReady] = [[], [], false];
  gestures = new Gestures({
    lens,
    window: (at) => ({ x: at.x / 10, y: at.y / 10 }),
    meant: ({ x, y }) => [Math.floor(y / 10), Math.floor(x / 10)],
    look: (cell, held) => void looks.push([cell, held]),
    isReady: () => isReady,
    pick: (cell) => void picks.push(cell),
  });
});
afterEach(() => void vi.useRealTimers());

const event = (x: number, y: number, pointerType = "touch", pointerId = 1): PointerEvent =>
  new PointerEvent("pointer", { clientX: x, clientY: y, pointerType, pointerId, buttons: 1, detail: 1 });

/** A click as a browser makes it after the finger, or the mouse, has been lifted. */
const click = (x: number, y: number): MouseEvent => new MouseEvent("click", { clientX: x, clientY: y, detail: 1 });

function tap(x: number, y: number, pointerType = "touch"): void {
  gestures.down(event(x, y, pointerType));
  gestures.up(event(x, y, pointerType));
  gestures.click(click(x, y));
}

test("a click of the mouse picks its cell at once", () => {
  tap(45, 25, "mouse");
  expect(picks).toEqual([[2, 4]]);
});

test("a tap picks a cell where a tile may be laid at once, elsewhere once no second tap has come", () => {
  tap(45, 25);
  expect(picks).toEqual([]);
  vi.advanceTimersByTime(LONG);
  expect(picks).toEqual([[2, 4]]);
  isReady = true;
  tap(55, 25);
  expect(picks).toEqual([[2, 4], [2, 5]]); // prettier-ignore
});

test("two taps come closer, and two more go back; nothing is picked", () => {
  tap(70, 70);
  tap(72, 70);
  expect(lens.isClose).toBe(true);
  tap(70, 70);
  tap(72, 70);
  vi.advanceTimersByTime(LONG);
  expect([lens.isClose, picks]).toEqual([false, []]);
});

test("a finger that rests looks at its cell until it is lifted, and picks nothing", () => {
  gestures.down(event(45, 25));
  vi.advanceTimersByTime(LONG);
  gestures.move(event(55, 25));
  gestures.up(event(55, 25));
  gestures.click(click(55, 25));
  vi.advanceTimersByTime(LONG);
  expect(looks).toEqual([[[2, 4], true], [[2, 5], true], [[2, 5], false]]); // prettier-ignore
  expect(picks).toEqual([]);
});

test("a finger that slides looks over the whole board, and moves a near one", () => {
  gestures.down(event(45, 25));
  gestures.move(event(65, 25));
  expect(looks).toEqual([[[2, 6], true]]);
  gestures.cancel(event(65, 25));
  lens.hold({ x: 7, y: 7 }, { x: 7, y: 7 }, 3);
  const before = lens.x;
  gestures.down(event(45, 25));
  for (const x of [55, 65, 75]) gestures.move(event(x, 25));
  expect([lens.x - before > 1.5, looks.at(-1)]).toEqual([true, [null, false]]);
});

test("two fingers come closer as far as they part", () => {
  gestures.down(event(60, 70));
  gestures.down(event(80, 70, "touch", 2));
  gestures.move(event(100, 70, "touch", 2));
  expect(lens.scale).toBeCloseTo(2);
});

test("the mouse looks at a cell without being pressed, and no longer when it has left", () => {
  gestures.move(new PointerEvent("pointermove", { clientX: 45, clientY: 25, pointerType: "mouse", buttons: 0 }));
  gestures.leave(event(0, 0, "mouse"));
  expect(looks).toEqual([[[2, 4], false], [null, false]]); // prettier-ignore
});
