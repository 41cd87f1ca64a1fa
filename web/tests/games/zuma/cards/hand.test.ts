import { expect, test } from "vitest";

import { dealt, isSame, passed, type Held } from "../../../../src/games/zuma/cards/hand";
import type { Seen } from "../../../../src/games/zuma/table";

const cards = (hand: readonly Held[]): Seen[] => hand.map(({ card }) => card);

test("a hand is sorted, and the card received last lies apart", () => {
  expect(cards(dealt(["moon", "mask", "sun", "moon", "sun"]))).toEqual(["sun", "moon", "moon", "mask", "sun"]);
});

test("after a pass every card that stays is the one it was", () => {
  const hand = dealt(["sun", "moon", "eagle", "mask"]);
  const next = passed(hand, ["sun", "eagle", "mask", "rain"], null);
  expect(cards(next)).toEqual(["sun", "eagle", "mask", "rain"]);
  expect(next.slice(0, 3).map(({ id }) => id)).toEqual(
    ["sun", "eagle", "mask"].map((card) => hand.find((held) => held.card === card)!.id),
  );
  expect(hand.map(({ id }) => id)).not.toContain(next[3]!.id);
});

test("of equal cards the one that was chosen is gone", () => {
  const hand = dealt(["sun", "sun", "moon"]);
  const [first, second] = hand;
  expect(passed(hand, ["sun", "moon", "rain"], first!.id).map(({ id }) => id)).toContain(second!.id);
  expect(passed(hand, ["sun", "moon", "rain"], first!.id).map(({ id }) => id)).not.toContain(first!.id);
});

test("the card received may be like the one given", () => {
  const hand = dealt(["sun", "moon", "eagle"]);
  const next = passed(hand, ["moon", "eagle", "sun"], null);
  expect(cards(next)).toEqual(["moon", "eagle", "sun"]);
  expect(hand.map(({ id }) => id)).not.toContain(next.at(-1)!.id);
});

test("a hand that has nothing to do with the one before is a new one", () => {
  const hand = dealt(["sun", "moon", "eagle"]);
  const next = passed(hand, ["rain", "rain", "mask"], null);
  expect(cards(next)).toEqual(["rain", "rain", "mask"]);
});

test("a hand is the same in any order, but for the card received last", () => {
  const hand = dealt(["moon", "sun", "rain"]);
  expect(isSame(hand, ["moon", "sun", "rain"])).toBe(true);
  expect(isSame(hand, ["rain", "moon", "sun"])).toBe(false);
});
