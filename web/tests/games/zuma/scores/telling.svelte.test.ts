// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";

import { sitDown, type Sitting } from "../sitting.svelte";
import { ended, given, GIVES, hurried, table } from "../tables";

let board: Sitting;
let leave: () => void;
afterEach(() => leave());

const last = ended();
const found = () => [board.telling.isTold, board.telling.mayLook];

test("how a round ended is told before the next one begins, until it is closed; then it can be told again", () => {
  [board, leave] = sitDown(given(GIVES, table({ passes: 0, last })));
  expect(found()).toEqual([true, false]);
  board.telling.close();
  expect(found()).toEqual([false, true]);
  board.telling.look();
  expect(found()).toEqual([true, false]);
});

test("once cards have gone round it is told only to who asks", () => {
  [board, leave] = sitDown(given(GIVES, table({ passes: 3, last })));
  expect(found()).toEqual([false, true]);
});

test("in a hurry it is told between two deals only", () => {
  const live = hurried([], []);
  [board, leave] = sitDown(
    given(GIVES, table({ passes: 0, last, rules: { ...table().rules, pace: "live" } }), { live }),
  );
  expect(found()).toEqual([false, false]);
  board.become(given([], table({ hands: [[], [], []], last, rules: { ...table().rules, pace: "live" } }), { live }));
  expect(found()).toEqual([true, false]);
});

test("the last round is told when the end of the match may be known", () => {
  [board, leave] = sitDown(given([], table({ over: true, last }), { told: false }));
  expect(board.telling.isTold).toBe(false);
  board.become(given([], table({ over: true, last }), { told: true }));
  expect(board.telling.isTold).toBe(true);
});

test("before the first round has ended there is nothing to tell", () => {
  [board, leave] = sitDown(given(GIVES, table({ passes: 0 })));
  expect(found()).toEqual([false, false]);
});
