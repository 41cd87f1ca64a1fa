// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { Desk } from "../../../src/games/winter/desk.svelte";
import type { BoardProps } from "../../../src/games/faces";

/** A desk of the first of two seats, with survivor 4; the other has survivor 7. */
function deskOf(...options: { type: string; survivor?: number }[]): Desk {
  const view = { groups: [[4], [7]], hands: [[], []] };
  const asked = options.length > 0 ? { prompt: { id: "acting" }, options } : null;
  return new Desk(() => ({ view, me: 0, names: ["Ada", "Bo"], asked, busy: false }) as unknown as BoardProps);
}

const END = { type: "EndTurn" };
const SEARCH = { type: "Search", survivor: 4 };

function lookingAt(survivor: number, desk: Desk): Desk {
  desk.inspected = survivor;
  desk.settle();
  return desk;
}

test("whoever of mine is looked at when my turn comes shows what they can do", () => {
  const desk = lookingAt(4, deskOf(SEARCH, END));
  expect(desk.inspected).toBeNull();
  expect(desk.chosen).toEqual({ on: "survivor", survivor: 4 });
});

test("a sheet closes when my turn comes, where nothing can be done with its survivor", () => {
  for (const desk of [lookingAt(7, deskOf(SEARCH, END)), lookingAt(4, deskOf(END))]) {
    expect(desk.inspected).toBeNull();
    expect(desk.chosen).toBeNull();
  }
});

test("a sheet stays open while nothing is asked", () => {
  expect(lookingAt(7, deskOf()).inspected).toBe(7);
});
