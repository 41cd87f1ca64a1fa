// @vitest-environment happy-dom
import { expect, test } from "vitest";

import type { Template } from "../../../src/protocol";
import { begun, valuesOf, type Room } from "../../../src/table/talk/templates.svelte";

const ROOM: Room = { package: "ludotheque.games.winter", names: ["Ann", "Cléo", "Basile"], me: 1 };
const CARD = { type: "word" as const, name: "card", words: { food: { id: "food" }, fuel: { id: "fuel" } } };
const OTHER = { type: "somebody" as const, name: "other" };
const LACKS = { type: "amount" as const, name: "n", least: 1, most: 3 };

test("everybody is offered the same, the likeliest first", () => {
  expect(valuesOf(CARD, ROOM, {})).toEqual(["food", "fuel"]);
  expect(valuesOf(CARD, ROOM, { card: ["fuel", "fuel", "gold"] })).toEqual(["fuel", "food"]);
  expect(valuesOf(LACKS, ROOM, { n: [2, 9] })).toEqual([2, 1, 3]);
});

test("of oneself one does not speak by name", () => {
  expect(valuesOf(OTHER, ROOM, {})).toEqual([0, 2]);
  expect(valuesOf(OTHER, { ...ROOM, me: null }, {})).toEqual([0, 1, 2]);
});

test("a sentence begins with the likeliest words, and its last gap is open", () => {
  const template: Template = { id: "offer", gaps: [CARD, LACKS, OTHER] };
  expect(begun(template, ROOM, { card: ["fuel"] })).toEqual({ card: "fuel", n: 1 });
  expect(begun({ id: "agree" }, ROOM, {})).toEqual({});
});
