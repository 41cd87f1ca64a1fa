// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { BoardProps } from "../../../../src/games/faces";
import type { Answer } from "../../../../src/games/zuma/table";
import { sitDown, type Sitting } from "../sitting.svelte";
import { given, GIVES, GRABS, hurried, table } from "../tables";

let board: Sitting;
let leave: () => void;
afterEach(() => leave());

/** What the place beside the cards is for at such a board. */
function useOf(options: Answer[], view = table(), more: Partial<BoardProps> = {}): string {
  [board, leave] = sitDown(given(options, view, more));
  return board.drumming.use;
}

test("in a hurry the caller calls there, and the others see the time", () => {
  expect(useOf(GIVES, table(), { live: hurried([], [], { caller: 0 }) })).toBe("call");
  leave();
  expect(useOf(GIVES, table(), { live: hurried([], [], { caller: 1 }) })).toBe("time");
});

test("where nobody is in a hurry it is for whatever may be done", () => {
  expect(useOf([{ type: "Hold" }, ...GRABS])).toBe("hold");
  leave();
  expect(useOf([{ type: "StayAway" }, ...GRABS], table({ grabs: [{ player: 1, totem: 0 }] }))).toBe("stay");
  leave();
  expect(useOf([], table(), { undo: () => undefined })).toBe("undo");
  leave();
  expect(useOf([])).toBe("wait");
});

test("a totem that was touched is grabbed there, too", () => {
  const answers: unknown[] = [];
  useOf([...GIVES, ...GRABS], table(), { answer: (option) => answers.push(option) });
  board.reaching.reach(3, 0.5);
  expect(board.drumming.use).toBe("grab");
  board.drumming.act();
  expect(answers).toEqual([{ type: "Grab", totem: 3 }]);
});

test("it is for nothing before a deal, after the end, and for who watches", () => {
  expect(useOf([], table({ hands: [[], [], []] }))).toBe("none");
  leave();
  expect(useOf([], table({ over: true }))).toBe("none");
  leave();
  expect(useOf([], table(), { me: null })).toBe("none");
});

test("the call goes out once, and not too early", () => {
  const calls: unknown[] = [];
  useOf(GIVES, table(), { live: hurried([], calls, { caller: 0, earliest: 2_000 }) });
  board.drumming.act();
  expect(calls).toEqual([]);
  board.become(given(GIVES, table(), { live: hurried([], calls, { caller: 0, earliest: 500 }) }));
  flushSync();
  board.drumming.act();
  board.drumming.act();
  expect(calls).toEqual(["call"]);
});
