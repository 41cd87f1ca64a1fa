// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";

import { birdAfter, effectsOf } from "../../../../src/games/zerzura/bargain/forecast";
import { bringOasis, cardOf, table } from "../oasis";

const [RING, RINGS, TURBANS] = [cardOf("ring", 1), cardOf("ring", 3), cardOf("turban", 3)];

beforeAll(bringOasis, 60_000);

test("to take a card tells what comes and what it brings", () => {
  const [effect, ...others] = effectsOf(table({ market: [RING], rows: [[RINGS], []] }), 0, {
    type: "Take",
    card: RING,
  });
  expect(others).toEqual([]);
  expect(effect).toMatchObject({
    seat: 0,
    shifts: [{ kind: "ring", objects: 1, points: 8 }],
    total: { from: 0, to: 8 },
  });
});

test("to swap tells it for both", () => {
  const view = table({ rows: [[TURBANS], [RINGS, RING]] });
  const effects = effectsOf(view, 0, { type: "Swap", given: TURBANS, owner: 1, card: RING });
  expect(effects.map(({ seat, total }) => [seat, total])).toEqual([
    [0, { from: 3, to: 4 }],
    [1, { from: 8, to: 3 }],
  ]);
});

test("to store changes nothing but how many are stored", () => {
  const stored = Array.from({ length: 5 }, (_, at) => cardOf("turban", 1, at + 1));
  const view = table({ rows: [[RING], []], stored: [stored, []], tiles: ["C2"] });
  const [effect] = effectsOf(view, 0, { type: "Store", card: RING });
  expect([effect?.shifts, effect?.claims]).toEqual([[], ["C2"]]);
  expect(effect!.total!.to - effect!.total!.from).toBe(3);
});

test("to pass does nothing to anybody", () => {
  expect(effectsOf(table(), 0, { type: "Pass" })).toEqual([]);
});

test("5.6 a tile that both would get goes to whoever swaps", () => {
  const view = table({
    rows: [
      ["sultan", RING],
      ["sultana", "guard ring", "mage ring"],
    ],
    tiles: ["C3"],
  });
  const effects = effectsOf(view, 0, { type: "Swap", given: RING, owner: 1, card: "sultana" });
  expect(effects.map(({ claims }) => claims)).toEqual([["C3"], []]);
});

test("characters that come and go are told apart from what they bring", () => {
  const view = table({
    rows: [
      ["sultana", RING],
      ["sultan", "guard ring"],
    ],
  });
  const [mine] = effectsOf(view, 0, { type: "Swap", given: RING, owner: 1, card: "sultan" });
  expect(mine?.characters).toEqual({ come: ["sultan"], go: [], points: 1 });
});

test("9.1 where players remember nothing is counted for them, and no tile is foretold", () => {
  const rules = { mode: "expert", edition: "oasis", claiming: "manual" } as const;
  const view = table({ rules, market: ["sultana"], rows: [["sultan"], []], tiles: ["C3"] });
  const [effect] = effectsOf(view, 0, { type: "Take", card: "sultana" });
  expect(effect).toMatchObject({ characters: { come: ["sultana"], points: 0 }, claims: [], total: null });
});

test("the bird goes to the card that was taken, or home, or to the dromedary for who stores first", () => {
  expect(birdAfter(table(), 0, { type: "Take", card: RING })).toBe(RING);
  expect(birdAfter(table(), 0, { type: "Pass" })).toBe("board");
  const store = { type: "Store", card: RING } as const;
  expect([null, 0, 1].map((claimant) => birdAfter(table({ claimant }), 0, store))).toEqual([
    "dromedary",
    "dromedary",
    "board",
  ]);
});
