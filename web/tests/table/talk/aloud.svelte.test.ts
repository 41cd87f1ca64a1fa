import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Aloud } from "../../../src/table/talk/aloud.svelte";

const said = (text: string) => ({ seat: 0, who: "Ann", text });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the newest words are seen, two at most, each long enough to be read", () => {
  const aloud = new Aloud();
  aloud.hear(said("one"));
  aloud.hear(said("two"));
  aloud.hear(said("x".repeat(100)));
  expect(aloud.words.map(({ text }) => text.length)).toEqual([3, 100]);
  vi.advanceTimersByTime(4_000);
  expect(aloud.words.map(({ text }) => text.length)).toEqual([100]);
  vi.advanceTimersByTime(4_001);
  expect(aloud.words).toEqual([]);
});

test("a line in which nothing is said is not heard", () => {
  const aloud = new Aloud();
  aloud.hear(null);
  expect(aloud.words).toEqual([]);
});
