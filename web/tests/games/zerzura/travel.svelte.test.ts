// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { movesBetween } from "../../../src/games/zerzura/travel.svelte";
import { table } from "./oasis";

test("a card that is taken goes from the market to a row, and a new one comes from the pile", () => {
  const before = table({ market: ["a", "b"] });
  const now = table({ market: ["b", "c"], rows: [["a"], []] });
  expect(movesBetween(before, now)).toEqual([
    { card: "c", from: { on: "pile" }, to: { on: "market" } },
    { card: "a", from: { on: "market" }, to: { on: "row", seat: 0 } },
  ]);
});

test("cards that are swapped pass each other", () => {
  const moves = movesBetween(table({ rows: [["a"], ["b"]] }), table({ rows: [["b"], ["a"]] }));
  expect(moves.map(({ card, to }) => [card, to])).toEqual([
    ["b", { on: "row", seat: 0 }],
    ["a", { on: "row", seat: 1 }],
  ]);
});

test("a card that somebody else stores goes to their stack, though nobody sees it there", () => {
  const moves = movesBetween(table({ rows: [[], ["a"]] }), table({ stored: [[], ["?"]] }));
  expect(moves).toEqual([{ card: "a", from: { on: "row", seat: 1 }, to: { on: "stack", seat: 1 } }]);
});

test("nothing moves between two views of the same table", () => {
  const view = table({ market: ["a"], rows: [["b"], ["c"]], stored: [["d"], ["?"]] });
  expect(movesBetween(view, { ...view })).toEqual([]);
});
