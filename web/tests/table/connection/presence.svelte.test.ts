import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Presence } from "../../../src/table/connection/presence.svelte";
import { facts } from "./telling";

const { seats } = facts();
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  presence = new Presence();
});
afterEach(() => void vi.useRealTimers());

test("who leaves is away since then, however often it is told", () => {
  presence.update({ type: "Here", seats: [0], away_after: 60, watchers: 2 }, seats);
  vi.advanceTimersByTime(500);
  presence.update({ type: "Here", seats: [0], away_after: 60 }, seats);
  expect(presence.awaySince).toEqual(new Map([[1, 1_000]]));
  expect(presence.watchers).toBe(0);
});

test("who comes back and leaves again is away since the second time", () => {
  presence.update({ type: "Here", seats: [0], away_after: 60 }, seats);
  presence.update({ type: "Here", seats: [0, 1], away_after: 60 }, seats);
  expect(presence.awaySince.size).toBe(0);
  vi.advanceTimersByTime(500);
  presence.update({ type: "Here", seats: [0], away_after: 60 }, seats);
  expect(presence.awaySince).toEqual(new Map([[1, 1_500]]));
});

test("bots and free seats are never away", () => {
  presence.update({ type: "Here", seats: [], away_after: 60 }, [{ level: "easy" }, { free: "anybody" }]);
  expect(presence.awaySince.size).toBe(0);
});
