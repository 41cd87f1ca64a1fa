// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { BoardProps } from "../../../src/games/faces";
import { Arrivals } from "../../../src/games/zerzura/arrivals.svelte";
import { Bargain } from "../../../src/games/zerzura/bargain/bargain.svelte";
import type { View } from "../../../src/games/zerzura/bazaar";
import { Dragging } from "../../../src/games/zerzura/cards/dragging.svelte";
import { bringOasis, given, table } from "./oasis";

let props = $state.raw<BoardProps>(given([]));
let bargain: Bargain;
let arrivals: Arrivals;
let leave: () => void;

beforeAll(bringOasis);
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><div data-pile><svg></svg></div><i data-card="b"></i><i data-card="c"></i></main>`;
  props = given([], table({ market: ["a"], rows: [["b"], ["c"]] }));
  leave = $effect.root(() => {
    bargain = new Bargain(() => props);
    const root = document.querySelector("main")!;
    arrivals = new Arrivals(bargain, new Dragging(bargain, () => root), () => root);
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

async function become(more: Partial<View>): Promise<void> {
  props = given([], table({ market: ["a"], rows: [["b"], ["c"]], ...more }));
  flushSync();
  await vi.advanceTimersByTimeAsync(50);
}

test("cards that are swapped are on their way, and marked as just moved", async () => {
  await become({ rows: [["c"], ["b"]] });
  expect([arrivals.travels.journeys.map(({ card }) => card).toSorted(), arrivals.moved]).toEqual([["b", "c"], ["c", "b"]]); // prettier-ignore
  await become({ rows: [["c"], ["b"]], turns: 1 });
  expect(arrivals.moved).toEqual([]);
});

test("when more than a handful of cards have moved, none is seen to", async () => {
  await become({ market: Array.from({ length: 10 }, (_, card) => `new ${card}`) });
  expect(arrivals.travels.journeys).toEqual([]);
});

test("a round that begins is told for a moment", async () => {
  await become({ round: 2, discarded: ["a"], market: [] });
  expect(arrivals.opened).toEqual({ round: 2, left: 1 });
  vi.advanceTimersByTime(5_000);
  expect(arrivals.opened).toBeNull();
});

test("what is chosen is forgotten when its card has gone", async () => {
  bargain.chosen = { on: "market", card: "a" };
  await become({ market: [] });
  expect(bargain.chosen).toBeNull();
});
