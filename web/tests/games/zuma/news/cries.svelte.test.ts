// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Cries } from "../../../../src/games/zuma/news/cries.svelte";

let cries: Cries;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leave = $effect.root(() => {
    cries = new Cries();
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** What is cried out after so many milliseconds more. */
function after(milliseconds: number): string | undefined {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
  return cries.now?.cry;
}

test("one thing is cried out after the other, each as long as it lasts", () => {
  cries.cry("zuma", 600);
  cries.cry("wind", 1_700);
  expect([after(0), after(599), after(1), after(1_699), after(1)]).toEqual(["zuma", "zuma", "wind", "wind", undefined]);
});

test("a call and a grab are heard at once; what came before is not said any more", () => {
  cries.cry("wind", 1_700);
  cries.cry("grab", 1_700, 2);
  expect([after(0), cries.now?.seat, after(1_700)]).toEqual(["grab", 2, undefined]);
});

test("two calls are two signs", () => {
  cries.cry("zuma", 600);
  const first = cries.now?.id;
  cries.cry("zuma", 600);
  expect(cries.now?.id).not.toBe(first);
});

test("when all are hushed nothing is cried out", () => {
  cries.cry("wind", 1_700);
  cries.hush();
  expect(after(0)).toBeUndefined();
});
