import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pacing } from "../../../src/table/connection/pacing.svelte";
import type { Timing } from "../../../src/protocol";
import { happened, news, position } from "./telling";

/** For how long a position is shown before the next, in milliseconds, and how many wait at most. */
const PACE = 420;
const MOST_BEHIND = 12;
/** The same for somebody who learns, and for how long nothing more is shown while they read. */
const CALM_PACE = 900;
const LONGEST_HOLD = 10_000;

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
  const pace: Timing = { shown: at, due: at + 5_000 };
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

/** News with three lines: after the first and the second there is a moment. */
const eventful = (number: number) =>
  news(number, {
    lines: [happened(number, { type: "one" }), happened(number, { type: "two" }), happened(number, { type: "three" })],
    play: position(number),
    moments: [
      { lines: 1, view: { step: 1 } },
      { lines: 2, view: { step: 2 } },
    ],
  });
const SCENE = 2_000;

function staged(lasts = (type: string) => (type === "three" ? null : SCENE) as number | null, turns = 0): void {
  const steps: unknown[] = [];
  pacing = new Pacing(({ number, play }, _, { moment }) => {
    shown.push(number);
    const types = moment?.map(({ what }) => (what as { type: string }).type) ?? null;
    steps.push([types, (play?.view as { step?: number })?.step ?? null, play?.asked != null]);
  }, Date.now);
  pacing.staging = (lines) => {
    const stay = lasts((lines.at(-1)?.what as { type: string }).type);
    return stay === null ? null : { turns, lasts: stay };
  };
  seen = steps;
}
let seen: unknown[] = [];

test("moments are shown one after the other, each with its own table, and the question comes last", () => {
  staged();
  pacing.add(eventful(1), true);
  expect(seen).toEqual([[["one"], 1, false]]);
  vi.advanceTimersByTime(SCENE - 1);
  expect(seen).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(seen.slice(1)).toEqual([[["two"], 2, false]]);
  vi.advanceTimersByTime(SCENE);
  expect(seen.slice(2)).toEqual([[null, null, true]]);
  expect(pacing.behind).toBe(0);
});

test("what is no scene goes with the next one", () => {
  staged((type) => (type === "two" ? SCENE : null));
  pacing.add(eventful(1), true);
  expect(seen).toEqual([[["one", "two"], 2, false]]);
});

test("the next moment is a tap away, and so is the end of them", () => {
  staged();
  pacing.add(eventful(1), true);
  pacing.step();
  expect(seen).toHaveLength(2);
  pacing.add(eventful(2), false);
  pacing.skip();
  expect(shown).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(PACE);
  expect(shown).toEqual([1, 1, 1, 2]);
});

test("moments last as long as the reader likes, or are left out", () => {
  staged();
  pacing.speed = 0.5;
  pacing.add(eventful(1), true);
  vi.advanceTimersByTime(SCENE / 2);
  expect(seen).toHaveLength(2);
  pacing.flush();
  pacing.speed = 0;
  pacing.add(eventful(2), true);
  expect(seen.slice(3)).toEqual([[null, null, true]]);
});

test("who pauses is shown nothing more, but what they ask for", () => {
  staged();
  pacing.add(eventful(1), true);
  pacing.pause(true);
  vi.advanceTimersByTime(10 * SCENE);
  expect(seen).toHaveLength(1);
  pacing.step();
  vi.advanceTimersByTime(10 * SCENE);
  expect(seen).toHaveLength(2);
  pacing.pause(false);
  expect(seen).toHaveLength(3);
});

test("who goes forward is shown everything at once, until they are asked", () => {
  staged();
  pacing.hurry(true);
  pacing.add({ ...eventful(1), play: position(1, { asked: null, waiting: [1] }) }, false);
  expect([seen.length, pacing.hurried]).toEqual([3, true]);
  pacing.add(eventful(2), false);
  expect([seen.length, pacing.hurried]).toEqual([6, false]);
});

test("nobody who looks elsewhere is kept waiting", () => {
  staged();
  pacing.add(eventful(1), false, true);
  expect(seen).toHaveLength(3);
});

test("what is said comes at once, whatever is being shown", () => {
  staged();
  pacing.add(eventful(1), true);
  pacing.pause(true);
  pacing.add(news(2, { lines: [{ type: "Said", number: 2, at: 0, person: 0, text: "hm" }] }), false);
  expect(shown).toEqual([1, 2]);
});

test("what came after the last moment may be a scene too", () => {
  staged(() => SCENE);
  pacing.add(eventful(1), true);
  pacing.step();
  pacing.step();
  expect(seen.slice(2)).toEqual([[["three"], null, false]]);
  pacing.step();
  expect(seen.slice(3)).toEqual([[null, null, true]]);
});

test("a moment in which something turns is shown in two steps, the first of which tells nothing", () => {
  const steps: unknown[] = [];
  pacing = new Pacing(
    ({ lines = [] }, _, { moment, isTurning }) => steps.push([moment?.length ?? 0, lines.length, isTurning]),
    Date.now,
  );
  pacing.staging = ([line]) => ((line?.what as { type: string }).type === "one" ? { turns: 900, lasts: SCENE } : null);
  pacing.add(eventful(1), true);
  expect(steps).toEqual([[1, 0, true]]);
  vi.advanceTimersByTime(899);
  expect(steps).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(steps.slice(1)).toEqual([[1, 1, false]]);
  vi.advanceTimersByTime(SCENE);
  expect(steps.slice(2)).toEqual([[0, 2, false]]);
});
