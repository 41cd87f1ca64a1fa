import { expect, test } from "vitest";

import { entryOf, isGrid, lyingOn } from "../../../src/games/generic/shapes";
import type { Shapes } from "../../../src/protocol";

const CARDS = { kind: "row" as const, of: [{ kind: "piece" as const, name: "card" }] };
const SHAPES: Shapes = {
  package: "game",
  fields: [
    { name: "rules", lies: "agreed", shape: { kind: "record" } },
    { name: "market", lies: "open", shape: CARDS },
    { name: "hands", lies: "hands", shape: CARDS },
    { name: "score", lies: "by-seat", shape: { kind: "number" } },
    { name: "deck", lies: "counted", shape: { kind: "number" } },
    { name: "role", lies: "secrets", shape: { kind: "word" } },
  ],
  options: {},
};
const VIEW = {
  rules: {},
  market: [1, 2],
  hands: [[1], ["?"]],
  score: [3, 4],
  deck: 9,
  role: ["king", "?"],
  over: false,
};

const names = (fields: { name: string }[]) => fields.map(({ name }) => name);

test("every field lies where its type says, whatever it is called and however long it is", () => {
  const lying = lyingOn(SHAPES, VIEW, undefined);
  expect(names(lying.middle), "the market is as long as there are players").toEqual(["market", "deck"]);
  expect(names(lying.seats)).toEqual(["hands", "score", "role"]);
  expect(names(lying.hands)).toEqual(["hands"]);
  expect(names(lying.agreed)).toEqual(["rules"]);
});

test("a seat's entry comes with what it was before", () => {
  const [, score] = lyingOn(SHAPES, VIEW, { ...VIEW, score: [3, 1] }).seats.map((field) => entryOf(field, 1));
  expect([score?.value, score?.before]).toEqual([4, 1]);
});

test("rows of rows of small things are a board of cells", () => {
  expect(isGrid({ kind: "row", of: [{ kind: "row", of: [{ kind: "player" }] }] })).toBe(true);
  expect(isGrid(CARDS)).toBe(false);
});
