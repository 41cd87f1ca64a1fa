// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sitDown, type Sitting } from "./sitting.svelte";
import { ended, given, GIVES, table } from "./tables";

/** Longer than the last totems and the look at the table take. */
const LONG = 3_000;

let board: Sitting;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const grabs = [{ player: 1, totem: 2 }];
  [board, leave] = sitDown(given(GIVES, table({ grabs })));
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const next = () => table({ round: 2, passes: 0, hands: [["mask", "sun", "rain"], ["?"], ["?"]], last: ended() });
const cards = () => board.giving.hand.map(({ card }) => card);

test("when a deal ends, the totems that were still free go one by one, with the hands as they were then", () => {
  board.become(given(GIVES, next()));
  expect([board.deal.isEnding, board.deal.phase, board.deal.grabs.length]).toEqual([true, "scramble", 2]);
  expect(board.deal.shown.hands).toEqual([
    ["sun", "sun", "moon"],
    ["?", "?", "?"],
    ["?", "?", "?"],
  ]);
  expect(cards()).toEqual(["sun", "sun", "moon"]);
  vi.advanceTimersByTime(300);
  expect(board.deal.grabs).toHaveLength(3);
});

test("then the table looks for a moment, and the match is shown as it is", () => {
  board.become(given(GIVES, next()));
  vi.advanceTimersByTime(LONG);
  expect([board.deal.isEnding, board.deal.phase, board.deal.grabs]).toEqual([false, "passing", []]);
  expect(cards()).toEqual(["sun", "mask", "rain"]);
});

test("nothing can be given or grabbed, and nothing is told, while an end is looked at", () => {
  board.become(given(GIVES, next()));
  expect([board.giving.mayGive, board.reaching.open.size, board.telling.isTold]).toEqual([false, 0, false]);
  vi.advanceTimersByTime(LONG);
  expect([board.giving.mayGive, board.telling.isTold]).toEqual([true, true]);
});

test("a deal that is void is not looked at", () => {
  board.become(given(GIVES, table({ round: 2, passes: 0, last: ended({ void: true, grabs: [] }) })));
  expect([board.deal.isEnding, board.deal.phase]).toEqual([false, "passing"]);
});

test("who is on another page sees no end when they come back", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  board.become(given(GIVES, next()));
  expect(board.deal.isEnding).toBe(false);
});

test("in secret it is seen who has answered, and nobody counts who is out", () => {
  expect([...board.deal.ready]).toEqual([2]);
  board.become(given([], table({ away: [2] }), { waiting: [1] }));
  expect([...board.deal.ready]).toEqual([0]);
});
