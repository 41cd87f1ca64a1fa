// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { BoardProps } from "../../../../src/games/faces";
import { Bargain } from "../../../../src/games/zerzura/bargain/bargain.svelte";
import type { Answer, View } from "../../../../src/games/zerzura/bazaar";
import { bringOasis, given, table } from "../oasis";

/** Longer than a second tap that may be a slip. */
const LATER = 1_000;

let props = $state.raw<BoardProps>(given([]));
let bargain: Bargain;
let answers: unknown[];
let refusals: unknown[];

beforeAll(bringOasis);
beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(0);
  [answers, refusals] = [[], []];
  be(ACTING, turn());
  bargain = new Bargain(() => props);
});

/** My turn: a card may be taken, mine may be offered or stored. */
const ACTING: Answer[] = [
  { type: "Take", card: "lamp 1 1" },
  { type: "Offer", card: "ring 1 1" },
  { type: "Store", card: "ring 1 1" },
  { type: "Pass" },
];
const SWAPPING: Answer[] = [{ type: "Swap", given: "ring 1 1", owner: 1, card: "turban 1 1" }];
const STORING: Answer[] = [{ type: "Store", card: "ring 1 1" }, { type: "Enough" }];

/** I have a ring; Bo has two turbans, his bird on the second. */
const turn = (more: Partial<View> = {}): View =>
  table({
    market: ["lamp 1 1"],
    rows: [["ring 1 1"], ["turban 1 1", "turban 2 1"]],
    birds: ["board", "turban 2 1"],
    ...more,
  });

function be(options: Answer[], view = turn(), more: Partial<BoardProps> = {}): void {
  const heard = { answer: (option: unknown) => answers.push(option), refuse: (why: unknown) => refusals.push(why) };
  props = given(options, view, { ...heard, ...more });
}

const later = () => vi.spyOn(performance, "now").mockReturnValue(performance.now() + LATER);

test("a card is chosen by a tap, and meant by another; but not by one that may be a slip", () => {
  bargain.tap("lamp 1 1", null, true);
  expect([bargain.deed, bargain.isLegal]).toEqual([{ type: "Take", card: "lamp 1 1" }, true]);
  bargain.tap("lamp 1 1", null, true);
  expect(answers).toEqual([]);
  later();
  bargain.tap("lamp 1 1", null, true);
  expect(answers).toEqual([{ type: "Take", card: "lamp 1 1" }]);
});

test("with keys nothing is a slip", () => {
  bargain.tap("lamp 1 1", null, false);
  bargain.tap("lamp 1 1", null, false);
  expect(answers).toHaveLength(1);
});

test("a card of mine and one of another's are a swap, whichever comes first", () => {
  const swap = { on: "swap", given: "ring 1 1", card: "turban 1 1", owner: 1 };
  bargain.tap("ring 1 1", 0, true);
  bargain.tap("turban 1 1", 1, true);
  expect(bargain.chosen).toEqual(swap);
  bargain.back();
  bargain.tap("turban 1 1", 1, true);
  bargain.tap("ring 1 1", 0, true);
  expect([bargain.chosen, bargain.deed?.type, bargain.isLegal]).toEqual([swap, "Swap", true]);
});

test("a swap is offered first; its other half follows once by itself, but not where the offer was refused", () => {
  const swap = () => {
    bargain.tap("ring 1 1", 0, true);
    bargain.tap("turban 1 1", 1, true);
    bargain.confirm();
  };
  swap();
  be(ACTING, turn(), { busy: true });
  bargain.carryOn();
  be(SWAPPING, turn({ offered: "ring 1 1" }));
  bargain.carryOn();
  bargain.carryOn();
  expect(answers).toEqual([{ type: "Offer", card: "ring 1 1" }, ...SWAPPING]);
  answers.length = 0;
  be(ACTING);
  bargain.chosen = null;
  swap();
  be(ACTING, turn(), { busy: true });
  bargain.carryOn();
  be(ACTING);
  bargain.carryOn();
  expect(answers).toEqual([{ type: "Offer", card: "ring 1 1" }]);
});

test("a card that a bird protects is refused at once, and what was chosen stays", () => {
  bargain.tap("ring 1 1", 0, true);
  bargain.tap("turban 2 1", 1, true);
  expect([refusals.length, bargain.chosen, answers]).toEqual([1, { on: "mine", card: "ring 1 1" }, []]);
});

test("a turn is one thing only: while a card is offered nothing is taken, while one stores nothing is swapped", () => {
  be(SWAPPING, turn({ offered: "ring 1 1" }));
  bargain.tap("lamp 1 1", null, true);
  expect([bargain.chosen, bargain.message?.rule]).toEqual([null, "3.3.2"]);
  be(STORING);
  bargain.tap("turban 1 1", 1, true);
  expect([bargain.chosen, bargain.message?.rule]).toEqual([null, "3.1"]);
});

test("a wanted card that cannot be had goes to the house, which says why", () => {
  be(SWAPPING, turn({ offered: "ring 1 1" }));
  bargain.tap("turban 2 1", 1, true);
  expect([bargain.chosen, answers]).toEqual([
    null,
    [{ type: "Swap", given: "ring 1 1", owner: 1, card: "turban 2 1" }],
  ]);
});

test("cards light up that are, or become, a part of an answer", () => {
  const lit = () =>
    ["lamp 1 1", "ring 1 1", "turban 1 1", "turban 2 1"].map((card, at) => bargain.isLit(card, [null, 0, 1, 1][at]!));
  expect(lit()).toEqual([true, true, false, false]);
  bargain.tap("ring 1 1", 0, true);
  expect(lit()).toEqual([true, true, true, false]);
  be([]);
  expect(lit()).toEqual([false, false, false, false]);
});

test("to drop a card is a yes: on my row, on my stack, on a card; elsewhere it goes back", () => {
  const drop = (card: string, owner: number | null, target: Parameters<Bargain["drop"]>[2]) => {
    bargain.hover(card, owner, target);
    bargain.drop(card, owner, target);
  };
  drop("lamp 1 1", null, { on: "row" });
  drop("ring 1 1", 0, { on: "stack" });
  drop("ring 1 1", 0, { on: "card", card: "turban 1 1", owner: 1 });
  drop("lamp 1 1", null, null);
  expect(answers).toEqual([
    { type: "Take", card: "lamp 1 1" },
    { type: "Store", card: "ring 1 1" },
    { type: "Offer", card: "ring 1 1" },
  ]);
  expect(bargain.chosen).toBeNull();
});

test("my own bird's card is not stored", () => {
  be(ACTING, turn({ birds: ["ring 1 1", "board"] }));
  bargain.tap("ring 1 1", 0, true);
  bargain.confirm();
  expect([answers, refusals.length]).toEqual([[], 1]);
});

test("what is chosen stays chosen as long as it lies where it lay", () => {
  bargain.tap("lamp 1 1", null, true);
  be(ACTING, turn({ turns: 1 }));
  bargain.settle();
  expect(bargain.chosen).not.toBeNull();
  be(ACTING, turn({ market: [] }));
  bargain.settle();
  expect(bargain.chosen).toBeNull();
});

test("one step back takes the choice, then the offer", () => {
  const undone: string[] = [];
  be(SWAPPING, turn({ offered: "ring 1 1" }), { undo: () => undone.push("undo") });
  bargain.tap("turban 1 1", 1, true);
  expect([bargain.back(), bargain.chosen, undone.length]).toEqual([true, null, 0]);
  expect([bargain.back(), undone.length]).toEqual([true, 1]);
  be(ACTING);
  expect(bargain.back()).toBe(false);
});

test("nothing is answered while an answer is on its way", () => {
  be(ACTING, turn(), { busy: true });
  bargain.tap("lamp 1 1", null, true);
  bargain.confirm();
  expect(answers).toEqual([]);
});
