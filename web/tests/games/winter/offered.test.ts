import { expect, test } from "vitest";

import { differs, offersOf, questionOf, splitBy, waysOf, type Offer } from "../../../src/games/winter/offered";
import type { Asked, Closed } from "../../../src/protocol";

const way = (number: number) => ({ type: "TakeWay", number });
const why = { id: "colony-full", rule: "6.5" };
const closed = (number: number): Closed => ({ option: way(number), says: { id: "take-way" }, why });
const asked = (...numbers: number[]): Asked => ({ prompt: { id: "dilemma" }, options: numbers.map(way) });

test("open and closed ways stand in the order of the card", () => {
  const ways = waysOf(offersOf(asked(0, 3)), [closed(1), closed(2)]);
  expect(ways.map(({ option }) => option.number)).toEqual([0, 1, 2, 3]);
  expect(ways.map(({ closed }) => closed?.why.rule)).toEqual([undefined, "6.5", "6.5", undefined]);
});

test("an open way keeps its place in what was offered", () => {
  const ways = waysOf(offersOf(asked(1, 2)), [closed(0)]);
  expect(ways.map(({ offer }) => offer?.index)).toEqual([undefined, 0, 1]);
});

test("where zombies come from is another question than whose ability, or which item, acts", () => {
  const offered = (...sources: unknown[]): Offer[] =>
    offersOf({ prompt: { id: "acting" }, options: sources.map((source) => ({ type: "any", source })) });
  const question = (offers: Offer[]) => {
    const field = differs(offers);
    return field && questionOf(field, splitBy(offers, field));
  };
  expect(question(offered(0, 3))).toBe("source");
  expect(question(offered({ kind: "ability", number: 4 }, { kind: "item", number: 9 }))).toBe("ability");
});
