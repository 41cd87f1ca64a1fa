// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sitDown, type Sitting } from "../sitting.svelte";
import { given, GIVES, GRABS, hurried, table, TURNS } from "../tables";

let board: Sitting;
let answers: unknown[];
let leave: () => void;

const answer = (option: unknown) => void answers.push(option);

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  [board, leave] = sitDown(given([...GIVES, ...GRABS], table(), { answer }));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("where nobody is in a hurry the first grab takes two touches", () => {
  board.reaching.reach(2, 0.5);
  expect([board.reaching.armed, answers]).toEqual([2, []]);
  board.reaching.reach(3, 0.5);
  expect([board.reaching.armed, answers]).toEqual([3, []]);
  board.reaching.reach(3, 0.5);
  expect([board.reaching.armed, answers]).toEqual([null, [{ type: "Grab", totem: 3 }]]);
});

test("once somebody has grabbed one touch is enough", () => {
  board.become(given(GRABS, table({ grabs: [{ player: 1, totem: 0 }] }), { answer }));
  board.reaching.reach(2, 0.5);
  expect(answers).toEqual([{ type: "Grab", totem: 2 }]);
});

test("a totem that may not be grabbed stays where it is", () => {
  board.become(given(GIVES, table(), { answer }));
  board.reaching.reach(2, 0.5);
  expect([board.reaching.armed, answers]).toEqual([null, []]);
});

test("in a hurry a touch is a claim at once; a hand that has reached nothing comes back", () => {
  const claims: unknown[] = [];
  board.become(given(GRABS, table(), { answer, live: hurried(claims, []) }));
  board.reaching.reach(2, 0.5);
  board.reaching.reach(3, 0.5);
  expect([claims, answers, board.reaching.totem]).toEqual([[{ type: "Grab", totem: 2 }], [], 2]);
  vi.advanceTimersByTime(2_000);
  expect(board.reaching.totem).toBeNull();
});

const turning = (more = {}) => given(TURNS, table({ hands: [[], [], []], rotation: 1 }), { answer, ...more });

test("before a deal a touch brings a totem near, and the board stays as it is turned", () => {
  board.become(turning());
  board.reaching.reach(2, 0.5);
  expect([board.reaching.rotation, board.reaching.turned]).toEqual([3, 2]);
  board.reaching.turn(-1);
  board.reaching.deal();
  expect(answers).toEqual([{ type: "TurnBoard", steps: 1 }]);
});

test("the ring turns round and round", () => {
  board.become(turning());
  board.reaching.turn(-1);
  expect([board.reaching.turned, board.reaching.rotation]).toEqual([4, 0]);
});

test("a board turned halfway counts as turned just before the time is up; untouched, nothing is answered", () => {
  const live = hurried([], [], { due: 3_000 });
  board.become(turning({ live }));
  vi.advanceTimersByTime(5_000);
  expect(answers).toEqual([]);
  board.reaching.turn(1);
  flushSync();
  vi.advanceTimersByTime(1_999);
  expect(answers).toEqual([{ type: "TurnBoard", steps: 1 }]);
});
