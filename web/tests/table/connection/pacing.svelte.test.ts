import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { CALM_PACE, LONGEST_HOLD, MOST_BEHIND, PACE, Pacing } from "../../../src/table/connection/pacing.svelte";
import type { Pace } from "../../../src/protocol";
import { happened, news, position } from "./telling";

let shown: number[];
let pacing: Pacing;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  shown = [];
  pacing = new Pacing(({ number }) => shown.push(number), Date.now);
});
afterEach(() => void vi.useRealTimers());

const add = (number: number, isUrgent = false) => pacing.add(news(number, { play: position(number) }), isUrgent);
const addLive = (number: number, inMilliseconds: number) => {
  const at = Date.now() + inMilliseconds;
  const pace: Pace = { shown: at, due: at + 5_000 };
  pacing.add(news(number, { play: position(number, { pace }) }), false);
};

test("positions that come together are shown one after the other, each for a moment", () => {
  for (const number of [1, 2, 3]) add(number);
  expect([shown, pacing.behind]).toEqual([[1], 2]);
  vi.advanceTimersByTime(PACE - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect([shown, pacing.behind]).toEqual([[1, 2], 1]);
  vi.advanceTimersByTime(PACE);
  expect([shown, pacing.behind]).toEqual([[1, 2, 3], 0]);
});

test("a position is shown at once if the last one has had its moment", () => {
  add(1);
  vi.advanceTimersByTime(PACE);
  add(2);
  expect(shown).toEqual([1, 2]);
});

test("what is told without a position waits for nothing but what came before it", () => {
  add(1);
  pacing.add(news(2, { lines: [happened(2)] }), false);
  expect(shown).toEqual([1, 2]);
  add(3);
  pacing.add(news(4, { lines: [happened(4)] }), false);
  expect([shown, pacing.behind]).toEqual([[1, 2], 1]);
  vi.advanceTimersByTime(PACE);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what is urgent is shown at once, after all that waits", () => {
  add(1);
  add(2);
  add(3, true);
  expect([shown, pacing.behind]).toEqual([[1, 2, 3], 0]);
});

test("with too many waiting all of them are shown at once", () => {
  for (let number = 1; number <= MOST_BEHIND + 1; number++) add(number);
  expect(shown).toHaveLength(1);
  add(MOST_BEHIND + 2);
  expect(shown).toHaveLength(MOST_BEHIND + 2);
});

test("nothing is shown twice, or after the pacing has stopped", () => {
  add(1);
  add(2);
  pacing.flush();
  vi.advanceTimersByTime(10 * PACE);
  expect(shown).toEqual([1, 2]);
  add(3);
  add(4);
  pacing.stop();
  vi.advanceTimersByTime(10 * PACE);
  expect(shown).toEqual([1, 2, 3]);
});

test("a whole table is shown at once, after all that waits, and has its moment too", () => {
  add(1);
  add(2);
  pacing.jump(news(9, { play: position(9) }), true);
  add(10);
  expect(shown).toEqual([1, 2, 9]);
  vi.advanceTimersByTime(PACE);
  expect(shown).toEqual([1, 2, 9, 10]);
});

test("in real time everybody is shown a position at the same moment, however urgent it is", () => {
  addLive(1, 1_000);
  pacing.add(news(2), true);
  expect(pacing.behind).toBe(0);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("somebody who learns is shown each position for longer", () => {
  pacing.teach(true, false);
  for (const number of [1, 2]) add(number);
  vi.advanceTimersByTime(CALM_PACE - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("nothing more is shown while somebody reads, and goes on when they have read it", () => {
  pacing.teach(true, true);
  add(1);
  vi.advanceTimersByTime(LONGEST_HOLD - 1);
  expect([shown, pacing.behind]).toEqual([[], 1]);
  pacing.teach(true, false);
  expect([shown, pacing.behind]).toEqual([[1], 0]);
});

test("who does not go on reading is waited for only so long", () => {
  pacing.teach(true, true);
  add(1);
  vi.advanceTimersByTime(LONGEST_HOLD);
  expect(shown).toEqual([1]);
});

test("my own answer is shown even while I read", () => {
  pacing.teach(true, true);
  add(1, true);
  expect(shown).toEqual([1]);
});
