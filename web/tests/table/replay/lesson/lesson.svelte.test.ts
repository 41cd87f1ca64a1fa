// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { words } from "../../../../src/house/words.svelte";
import type { CostlyTurn } from "../../../../src/protocol";
import { Lesson } from "../../../../src/table/replay/lesson/lesson.svelte";
import { Viewing } from "../../../../src/table/replay/viewing.svelte";
import { inEnglish } from "../../../speaking";
import { facts } from "../../connection/telling";

const move = { options: [], says: [{ id: "told" }] };
const TURN = { at: 2, played: move, better: move } as unknown as CostlyTurn;

let viewing: Viewing;
let lesson: Lesson;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("told = Somebody moves.")));
  await inEnglish();
  await words.need();
});
beforeEach(() => {
  viewing = new Viewing("one");
  const frames = [0, 1, 2, 3].map(() => ({ lines: [], view: null, waiting: [] }));
  viewing.replay = { facts: facts({ phase: "over" }), seat: 1, mine: 1, frames, result: null };
  viewing.learns = false;
  lesson = new Lesson(
    () => viewing,
    () => true,
  );
});

test("it opens on the reader's own turns, with none of them laid open, and closes again", () => {
  lesson.turn = TURN;
  lesson.turnOver();
  expect([lesson.isOpen, lesson.pupil, lesson.isMine, lesson.turn]).toEqual([true, 1, true, null]);
  lesson.turnOver();
  expect(lesson.isOpen).toBe(false);
});

test("there is none before the match is over", () => {
  viewing.replay = { ...viewing.replay!, facts: facts() };
  lesson.turnOver();
  expect(lesson.isOpen).toBe(false);
});

test("a turn is shown at its moment, through its pupil's eyes", () => {
  lesson.turnOver();
  lesson.turn = TURN;
  expect(lesson.isShown).toBe(false);
  viewing.step(2);
  expect(lesson.isShown).toBe(true);
  lesson.pupil = 0;
  expect([lesson.isShown, lesson.isMine]).toEqual([false, false]);
});

test("a move that has no place on the board is told in words, the others are not", () => {
  lesson.turn = TURN;
  lesson.placeless = ["better"];
  expect([lesson.saidOf("played"), lesson.saidOf("both"), lesson.saidOf("better")]).toEqual([
    null,
    null,
    "Somebody moves.",
  ]);
});
