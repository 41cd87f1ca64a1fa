import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { browserTime, HouseClock } from "../../../src/table/connection/clock.svelte";

let pings: number;
let isWanted: boolean;
let clock: HouseClock;

beforeEach(() => {
  vi.useFakeTimers();
  [pings, isWanted] = [0, true];
  clock = new HouseClock(
    () => (pings += 1),
    () => isWanted,
  );
});
afterEach(() => void vi.useRealTimers());

/** The house's clock is ahead by this much, and answers after so long a way there and back. */
function pong(ahead: number, there: number, back: number): void {
  const sent = browserTime();
  vi.advanceTimersByTime(there);
  const now = browserTime() + ahead;
  vi.advanceTimersByTime(back);
  clock.learn({ type: "Pong", sent, now });
}

const ahead = () => Math.round(clock.now() - browserTime());

test("the clock goes by what the house says when it greets", () => {
  clock.set(browserTime() + 5_000);
  expect([ahead(), clock.trip]).toEqual([5_000, null]);
});

test("half of the way there and back is taken off", () => {
  pong(3_000, 50, 50);
  expect([ahead(), Math.round(clock.trip!)]).toEqual([3_000, 100]);
});

test("the shortest way tells best: a longer one changes nothing", () => {
  pong(3_000, 20, 20);
  pong(3_000, 400, 20);
  expect([ahead(), Math.round(clock.trip!)]).toEqual([3_000, 40]);
});

test("a new greeting forgets the way", () => {
  pong(3_000, 20, 20);
  clock.set(browserTime());
  expect([ahead(), clock.trip]).toEqual([0, null]);
});

test("the way is measured in quick succession, then now and then", () => {
  clock.measure();
  vi.advanceTimersByTime(1_000);
  expect(pings).toBe(5);
  vi.advanceTimersByTime(10_000);
  expect(pings).toBe(7);
});

test("nothing is measured once it is not wanted, and begins anew when it is", () => {
  clock.measure();
  isWanted = false;
  vi.advanceTimersByTime(60_000);
  expect(pings).toBe(1);
  isWanted = true;
  clock.measure();
  vi.advanceTimersByTime(1_000);
  expect(pings).toBe(6);
});

test("a clock that was stopped measures nothing", () => {
  clock.measure();
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(pings).toBe(1);
});
