// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { words } from "../../../src/house/words.svelte";
import type { Frame } from "../../../src/protocol";
import { Viewing } from "../../../src/table/replay/viewing.svelte";
import { inEnglish } from "../../speaking";
import { facts, happened } from "../connection/telling";

/** Ann moves twice, Bo once, somebody under seal, Ann again. */
const FRAMES: Frame[] = [[], [0], [0], [1], [], [0]].map((seats, number) => ({
  lines: seats.map((seat) => happened(number, {}, seat)),
  view: null,
  waiting: [],
}));

let viewing: Viewing;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("told = Somebody moves.")));
  await inEnglish();
  await words.need();
});

beforeEach(() => {
  viewing = new Viewing("one");
  viewing.replay = {
    facts: facts({ phase: "over" }),
    seat: null,
    mine: 0,
    frames: FRAMES,
    result: { scores: [2, 1], winners: [0] },
  };
});

const through = (steps: (() => void)[]) => steps.map((step) => (step(), viewing.at));

test("a step stays within the match", () => {
  expect(through([() => viewing.step(3), () => viewing.step(99), () => viewing.step(-5)])).toEqual([3, 5, 0]);
});

test("the address says where we are, and through whose eyes", () => {
  viewing.step(2);
  expect(location.pathname + location.search).toBe("/table/one/replay?at=2&seat=everybody");
  viewing.replay = { ...viewing.replay!, seat: 1 };
  viewing.learn(true);
  expect(location.search).toBe("?at=2&seat=1&learn");
});

test("a step further is played, a leap lays the board anew", () => {
  viewing.step(1);
  viewing.step(0);
  expect(viewing.leaps).toBe(0);
  viewing.step(4);
  expect(viewing.leaps).toBe(1);
});

test("turn by turn it goes to the end of each, and back", () => {
  const [on, back] = [() => viewing.stepTurn(1), () => viewing.stepTurn(-1)];
  expect(through([on, on, on, on])).toEqual([2, 4, 5, 5]);
  expect(through([back, back, back, back])).toEqual([4, 2, 0, 0]);
});

test("from within a turn it goes to its end, or to the end of the one before", () => {
  viewing.step(1);
  expect(through([() => viewing.stepTurn(1)])).toEqual([2]);
  viewing.step(3);
  expect(through([() => viewing.stepTurn(-1)])).toEqual([2]);
});

test("what had just happened is told in words, what was sealed as quiet, the start as the start", () => {
  expect(viewing.said(1)).toBe("Somebody moves.");
  expect([viewing.said(0), viewing.said(4)]).toEqual([words.say("table-replay-start"), words.say("table-moves-quiet")]);
});

test("the story is what has happened so far, and the end is reached with the last position", () => {
  viewing.step(3);
  expect([viewing.story.map(({ number }) => number), viewing.ended]).toEqual([[1, 2, 3], false]);
  viewing.step(5);
  expect(viewing.ended).toBe(true);
});

test("run from the end it begins again", () => {
  viewing.step(5);
  viewing.run();
  expect([viewing.running, viewing.at]).toEqual([true, 0]);
  viewing.run();
  expect(viewing.running).toBe(false);
});

test("who turns to the lessons does not run on", () => {
  viewing.run();
  viewing.learn(true);
  expect([viewing.running, viewing.learns]).toEqual([false, true]);
});
