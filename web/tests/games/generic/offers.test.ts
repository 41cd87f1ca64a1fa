import { expect, test } from "vitest";

import { besides, groupsOf, isPlayed, meantWith, offersWith, type Offer } from "../../../src/games/generic/offers";
import type { Laid } from "../../../src/games/generic/shapes";
import type { Shape, Shapes } from "../../../src/protocol";

const JUG: Shape = { kind: "piece", name: "jug" };
const DIE: Shape = { kind: "die", name: "die" };
const NUMBER: Shape = { kind: "number" };
const SEAT: Shape = { kind: "player" };

const SHAPES: Shapes = {
  package: "cellar",
  fields: [],
  options: {
    Pour: { jug: JUG },
    PourBlind: {},
    Lend: { jug: JUG, to: SEAT },
    Claim: { count: NUMBER, face: DIE },
    Ask: { size: NUMBER },
  },
};

const hand = (shape: Shape, value: unknown[]): Laid => ({
  name: "hands",
  lies: "hands",
  shape: { kind: "row", of: [shape] },
  value,
  before: undefined,
});

function offers(...options: Record<string, unknown>[]): Offer[] {
  return options.map((option, at) => ({ at, option, kind: String(option.type), text: `option ${at}` }));
}

test("pieces are played from the hand, numbers are not, and a die beside a number is what is said", () => {
  expect(isPlayed(hand(JUG, [3]), SHAPES)).toBe(true);
  expect(isPlayed(hand(NUMBER, [3]), SHAPES)).toBe(false);
  expect(isPlayed(hand(DIE, [3]), SHAPES)).toBe(false);
});

test("what one piece alone says is not listed again beside the hand", () => {
  const all = offers({ type: "Pour", jug: 3 }, { type: "Pour", jug: 5 }, { type: "PourBlind" });
  expect(offersWith(3, JUG, all, SHAPES).map(({ at }) => at)).toEqual([0]);
  expect(besides([hand(JUG, [3, 4])], "", all, SHAPES).map(({ at }) => at)).toEqual([1, 2]);
});

test("a piece that can be played in several ways is chosen first", () => {
  const all = offers({ type: "Lend", jug: 3, to: 0 }, { type: "Lend", jug: 3, to: 1 }, { type: "Lend", jug: 5, to: 1 });
  const hands = [hand(JUG, [3, 5])];
  expect(besides(hands, "", all, SHAPES)).toHaveLength(3);
  expect(besides(hands, "3", all, SHAPES).map(({ at }) => at)).toEqual([0, 1]);
});

test("a piece that cannot be played now is what the one option made of it alone would be", () => {
  expect(meantWith(6, JUG, SHAPES)).toEqual({ type: "Pour", jug: 6 });
  expect(meantWith(6, DIE, SHAPES)).toBeNull();
  const two = { ...SHAPES, options: { ...SHAPES.options, Drop: { jug: JUG } } };
  expect(meantWith(6, JUG, two), "there are two such options").toBeNull();
});

test("options stand kind by kind, and before them those that are the only ones of theirs", () => {
  const all = offers({ type: "Ask", size: 1 }, { type: "PourBlind" }, { type: "Ask", size: 2 });
  const groups = groupsOf(all, SHAPES).map(({ kind, offers: these }) => [kind, these.map(({ at }) => at)]);
  expect(groups).toEqual([
    ["", [1]],
    ["Ask", [0, 2]],
  ]);
});

test("many options of two small things are a table, a row for each of the first", () => {
  const claims = [2, 3].flatMap((count) => [1, 2, 3, 4, 5, 6].map((face) => ({ type: "Claim", count, face })));
  const [group] = groupsOf(offers(...claims), SHAPES);
  expect(group?.across?.names).toEqual(["count", "face"]);
  expect(group?.across?.rows.map(({ value, cells }) => [value, cells.length])).toEqual([
    [2, 6],
    [3, 6],
  ]);
  expect(groupsOf(offers(...claims.slice(0, 4)), SHAPES)[0]?.across, "few are sentences").toBeNull();
});
