// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sitDown, type Sitting } from "../sitting.svelte";
import { given, GIVES, GRABS, hurried, table } from "../tables";

let board: Sitting;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [board, leave] = sitDown(given([...GIVES, ...GRABS]));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const cards = () => board.giving.hand.map(({ card }) => card);

test("when cards go round, the card I gave is gone, the new one lies apart, and it is cried out", () => {
  const gives = board.giving.hand.find(({ card }) => card === "moon")!;
  board.giving.give(gives);
  board.become(given(GIVES, table({ passes: 2, hands: [["sun", "moon", "rain"], ["?"], ["?"]] })));
  expect([cards(), board.cries.now?.cry, board.giving.picked]).toEqual([["sun", "moon", "rain"], "zuma", null]);
});

test("when the wind changes, it is said after the call", () => {
  board.become(given(GIVES, table({ passes: 2, wind: true, hands: [["sun", "moon", "rain"], ["?"], ["?"]] })));
  expect(board.cries.now?.cry).toBe("zuma");
  vi.advanceTimersByTime(700);
  expect(board.cries.now?.cry).toBe("wind");
});

test("the first grab of another is cried out with who it was; mine is not", () => {
  board.become(given(GRABS, table({ grabs: [{ player: 2, totem: 1 }] })));
  expect(board.cries.now).toMatchObject({ cry: "grab", seat: 2 });
  leave();
  [board, leave] = sitDown(given(GRABS));
  board.become(given([], table({ grabs: [{ player: 0, totem: 1 }] })));
  expect(board.cries.now).toBeNull();
});

test("in a hurry my hand stays on its way while others grab elsewhere, and comes back where it is too late", () => {
  const live = hurried([], []);
  board.become(given(GRABS, table(), { live }));
  board.reaching.reach(3, 0.5);
  board.become(given(GRABS, table({ grabs: [{ player: 2, totem: 1 }] }), { live }));
  expect(board.reaching.totem).toBe(3);
  board.become(given(GRABS, table({ grabs: [2, 1].map((player, at) => ({ player, totem: [1, 3][at]! })) }), { live }));
  expect(board.reaching.totem).toBeNull();
});

test("whoever takes over another seat takes up its hand", () => {
  board.become(given([], table({ hands: [["?"], ["rain", "mask"], ["?"]] }), { me: 1 }));
  expect(cards()).toEqual(["rain", "mask"]);
});
