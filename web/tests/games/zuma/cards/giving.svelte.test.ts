// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { BoardProps } from "../../../../src/games/faces";
import { sitDown, type Sitting } from "../sitting.svelte";
import { ended, given, GIVES, GRABS, hurried, table } from "../tables";

let board: Sitting;
let answers: unknown[];
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  sit();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function sit(view = table(), more: Partial<BoardProps> = {}): void {
  leave?.();
  [board, leave] = sitDown(given([...GIVES, ...GRABS], view, { answer: (option) => answers.push(option), ...more }));
}
const held = (card: string) => board.giving.hand.find((each) => each.card === card)!;

test("a card that I give is chosen until all have, and lies still then", () => {
  board.giving.give(held("moon"));
  expect(answers).toEqual([{ type: "Give", card: "moon" }]);
  board.become(given([], table(), { waiting: [1] }));
  expect([board.giving.chosen, board.giving.mayGive]).toEqual([held("moon").id, false]);
});

test("giving a card lets go of a totem, and closes what was told of the last round", () => {
  sit(table({ passes: 0, last: ended() }));
  expect(board.telling.isTold).toBe(true);
  board.reaching.armed = 2;
  board.giving.give(held("sun"));
  expect([board.telling.isTold, board.reaching.armed]).toEqual([false, null]);
});

test("in a hurry a choice can be another until the beat; the last card goes if there is none", () => {
  const choices: unknown[] = [];
  sit(table(), { live: hurried(choices, []) });
  expect([board.giving.chosen, board.giving.falls]).toEqual([null, board.giving.hand.at(-1)?.id]);
  board.giving.give(held("sun"));
  board.giving.give(held("moon"));
  expect(choices).toEqual(GIVES);
  expect(board.giving.chosen).toBe(held("moon").id);
});

test("a choice that the house knows of is seen, also after the page was opened anew", () => {
  sit(table(), { live: hurried([], [], { chosen: { type: "Give", card: "sun" } }) });
  expect(board.giving.chosen).toBe(held("sun").id);
});

test("no card is given while my hand is on its way to a totem", () => {
  sit(table(), { live: hurried([], []) });
  board.reaching.take(1, 0.5);
  expect(board.giving.mayGive).toBe(false);
});
