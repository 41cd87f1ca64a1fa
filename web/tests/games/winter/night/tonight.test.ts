// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

vi.mock("../../../../src/games", () => ({
  materialOf: () => ({
    places: [
      { id: "colony", number: 0, entrances: [0, 1] },
      { id: "school", number: 1, entrances: [2] },
    ],
    entrances: [
      { place: 0, room: 3 },
      { place: 0, room: 3 },
      { place: 1, room: 2 },
    ],
    survivors: [],
    items: [{ symbol: "food" }, { symbol: "tool" }],
    crises: [{ symbols: ["food"] }],
  }),
}));

import type { View } from "../../../../src/games/winter/colony";
import { tonightOf } from "../../../../src/games/winter/night/tonight";

/** Three people in the colony, one at the school, and no food. */
const table = (more: Partial<View> = {}): View =>
  ({
    rules: { edition: "sheet", crisis_threshold: "edition", morale_cap: 10, noise: "die" },
    at: [0, 0, 0, 1],
    owner: [0, 0, 1, 1],
    equipped: [[], [], [], []],
    helpless: 0,
    food: 0,
    starvation: 0,
    waste: [],
    crisis: 0,
    given: [[], []],
    exiled: [false, false],
    out: [false, false],
    zombies: [0, 0, 0],
    barricades: [0, 0, 0],
    noise: [0, 0],
    lasting: [],
    ...more,
  }) as View;

test("the chance that a door is overrun is that of enough heads among as many coins as there is noise", () => {
  const chance = (zombies: number, noise: number) =>
    tonightOf(table({ zombies: [0, 0, zombies], noise: [0, noise] })).sieges[2]?.overrun;
  expect([chance(1, 0), chance(1, 1), chance(1, 2), chance(0, 2), chance(0, 3)]).toEqual([0, 0.5, 0.75, 0.25, 0.5]);
  expect([chance(0, 1), chance(2, 0)]).toEqual([0, 1]);
});

test("every two mouths need a food, and with too little all go hungry", () => {
  expect(tonightOf(table())).toMatchObject({ mouths: 3, need: 2, lacks: 2, starves: true, hungerCost: 1 });
  expect(tonightOf(table({ food: 1 }))).toMatchObject({ lacks: 1, starves: true });
  expect(tonightOf(table({ food: 2 }))).toMatchObject({ lacks: 0, starves: false, hungerCost: 0 });
});

test("a wrong card that is known takes a right one away; one that lies face down may be right", () => {
  expect(tonightOf(table()).short).toBe(2);
  expect(tonightOf(table({ given: [["?"], []] })).short).toBe(1);
  expect(tonightOf(table({ given: [[0, 0], []] })).short).toBe(0);
  expect(tonightOf(table({ given: [[0, 1], ["?"]] })).short).toBe(1);
});

test("who is the least influential at a full door dies first", () => {
  const [first, , school] = tonightOf(table({ zombies: [3, 3, 2] })).sieges;
  expect(first).toMatchObject({ place: 0, certain: 1, first: 0 });
  expect(school).toMatchObject({ place: 1, certain: 1, overrun: 1, first: 3 });
  expect(tonightOf(table({ zombies: [0, 0, 1], noise: [0, 1] })).sieges[2]).toMatchObject({ certain: 0, overrun: 0.5 });
});

test("whom zombies pass over is not the one who dies", () => {
  const over = { gives: { gives: "overlooked" }, survivor: 3, player: -1 } as View["lasting"][number];
  const quiet = { zombies: [3, 3, 2], lasting: [over] };
  expect(tonightOf(table(quiet)).sieges[2]).toMatchObject({ coming: 1, certain: 1, somebody: false, first: null });
  const company = tonightOf(table({ ...quiet, at: [0, 0, 1, 1], lasting: [{ ...over, survivor: 2 }] }));
  expect(company.sieges[2]).toMatchObject({ somebody: true, first: 3 });
});

test("zombies come to what they take for a survivor, though nobody dies of it", () => {
  const figure = { gives: { gives: "figure", at: "school" } } as View["lasting"][number];
  const school = tonightOf(table({ at: [0, 0, 0, 0], lasting: [figure] })).sieges[2];
  expect(school).toMatchObject({ coming: 1, somebody: false, first: null });
});
