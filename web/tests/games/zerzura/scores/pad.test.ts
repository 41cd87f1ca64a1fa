// @vitest-environment happy-dom
import { expect, test } from "vitest";

import type { Kind } from "../../../../src/games/zerzura/bazaar";
import { curveOf, holdingOf, meets, padOf, worth, type Holding } from "../../../../src/games/zerzura/scores/pad";
import { cardOf, oasis, table } from "../oasis";

/** Cards that show so many objects of each kind. */
function objects(counts: Partial<Record<Kind, number>>): string[] {
  return Object.entries(counts).flatMap(([kind, count]) => {
    const cards = Array.from({ length: Math.floor(count / 3) }, (_, at) => cardOf(kind as Kind, 3, at + 1));
    return count % 3 ? [...cards, cardOf(kind as Kind, count % 3)] : cards;
  });
}

const holding = (cards: string[], more: Partial<Holding> = {}): Holding => ({ cards, stored: 0, tiles: [], ...more });
const total = (cards: string[], more: Partial<Holding> = {}): number => padOf(oasis, holding(cards, more)).total;

test.each([
  ["Aya", { turban: 6, kanoun: 3, pepper: 1, ring: 3, lamp: 1 }, ["C4"], [6, 4, 6, 0, 7], 26],
  ["Basile", { turban: 4, kanoun: 4, pepper: 6, ring: 4, lamp: 3 }, [], [4, 5, -3, 8, 3], 17],
  ["Chems", { kanoun: 3, pepper: 4, ring: 1, lamp: 5 }, [], [0, 4, 0, 4, 1], 9],
  ["Dora", { turban: 1, kanoun: 5, pepper: 2, ring: 4, lamp: 4 }, ["C4"], [1, 7, 3, 8, 1], 23],
])("10 the column of %s in the example of the rules", (_, counts, tiles, points, sum) => {
  const pad = padOf(oasis, holding(objects(counts), { tiles }));
  expect(pad.kinds.map((row) => row.points)).toEqual(points);
  expect(pad.total).toBe(sum);
});

test("6.2 a guard counts one more or one less, whichever brings more", () => {
  expect([total(objects({ ring: 3 })), total([...objects({ ring: 3 }), "guard ring"])]).toEqual([0, 8]);
  expect([total(objects({ ring: 6 })), total([...objects({ ring: 6 }), "guard ring"])]).toEqual([0, 8]);
  expect([total(objects({ lamp: 5 })), total([...objects({ lamp: 5 }), "guard lamp"])]).toEqual([1, 9]);
});

test("6.2 a guard does not touch what is best as it is, nor a kind of which there is none", () => {
  const pad = padOf(oasis, holding([...objects({ pepper: 1 }), "guard pepper", "guard ring"]));
  expect(pad.kinds.map(({ counted }) => counted)).toEqual([0, 0, 1, 0, 0]);
  expect(pad.total).toBe(6);
});

test("6.3 a mage counts what is on the cards, whatever a guard says", () => {
  const pad = padOf(oasis, holding([...objects({ ring: 3 }), "guard ring", "mage ring"]));
  expect(pad.characters).toEqual([{ card: expect.objectContaining({ id: "mage ring" }), among: 3, points: 1 }]);
  expect(total([...objects({ turban: 6 }), "mage turban"])).toBe(6 + 2);
});

test("6.4 and 6.5 the sultan counts goods cards, the sultana characters", () => {
  const cards = [
    cardOf("turban", 1),
    cardOf("turban", 1, 2),
    cardOf("turban", 1, 3),
    "sultan",
    "sultana",
    "guard ring",
  ];
  expect(padOf(oasis, holding(cards)).ofCharacters).toBe(1 + 3);
});

test("7.2 more than ten of a kind are worth as much as ten", () => {
  expect([10, 11, 25].map((quantity) => worth(oasis, "pepper", quantity))).toEqual([-9, -9, -9]);
});

test("a curve tells what each number is worth, with the guards that somebody has", () => {
  expect(curveOf(oasis, "ring", [])).toEqual(oasis.values.ring);
  expect(curveOf(oasis, "ring", [1])).toEqual([0, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12]);
});

test("5.3 objects and characters are asked for at least, cards exactly", () => {
  const six = objects({ turban: 6, ring: 3 });
  expect(meets(oasis, "C4", holding(six))).toBe(true);
  expect(meets(oasis, "C4", holding(objects({ turban: 6, ring: 2 })))).toBe(false);
  expect(meets(oasis, "C3", holding(["sultan", "sultana"]))).toBe(true);
  expect(meets(oasis, "C3", holding(["sultan", ...six]))).toBe(false);
  expect([5, 6, 7].map((stored) => meets(oasis, "C2", holding(six, { stored })))).toEqual([false, true, false]);
});

test("what somebody has is what lies before them and what they have stored", () => {
  const view = table({ rows: [["a"], ["b", "c"]], stored: [[], ["?", "d"]], claimed: [[], ["C1"]] });
  expect(holdingOf(view, 1)).toEqual({ cards: ["b", "c", "?", "d"], stored: 2, tiles: ["C1"] });
});
