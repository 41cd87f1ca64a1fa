// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { faceOf } from "../../../../src/games";
import type { BoardProps } from "../../../../src/games/faces";
import { Laying, type Pending } from "../../../../src/games/zatre/hand/laying.svelte";
import type { Answer, Spot } from "../../../../src/games/zatre/rows";
import { inEnglish } from "../../../speaking";
import { at, given, place, table } from "../tables";

const END: Answer = { type: "EndTurn" };

let props = $state.raw<BoardProps>(given([]));
let laying: Laying;
let answers: unknown[];
let seen: Pending[];
/** The cell under whatever is dragged. */
let under: Spot | null;
let leave: () => void;

beforeEach(async () => {
  await inEnglish();
  await faceOf("zatre");
  [answers, seen, under] = [[], [], null];
  give([place(3, "H8"), place(5, "H8"), END]);
  leave = $effect.root(() => {
    laying = new Laying(() => props, { meant: () => under, setOut: (tile) => seen.push(tile) });
    laying.watch();
  });
  flushSync();
});
afterEach(() => leave());

function give(options: Answer[], view = table(), more: Partial<BoardProps> = {}): void {
  props = given(options, view, { answer: (option) => answers.push(option), ...more });
  flushSync();
}

test("a chosen tile is laid by a tap where it may lie, and is on its way until the house has it", () => {
  laying.choose(1);
  expect([laying.tile, laying.isReady(at("H8")), laying.isReady(at("A5"))]).toEqual([5, true, false]);
  laying.pick(at("H8"));
  expect(answers).toEqual([place(5, "H8")]);
  expect(seen).toEqual([{ tile: 5, cell: at("H8"), index: 1 }]);
  expect([laying.isFree, laying.ghost]).toEqual([false, { tile: 5, cell: at("H8"), index: 1 }]);
});

test("where a tile may not lie the house is asked too, for it says why; nothing goes there", () => {
  laying.choose(0);
  laying.pick(at("A5"));
  expect([answers, seen, laying.pending]).toEqual([[place(3, "A5")], [], null]);
});

test("a cell that is touched before a tile says which tiles go there", () => {
  laying.pick(at("H8"));
  expect([answers, laying.message]).toEqual([[], expect.stringContaining("3")]);
  laying.choose(0);
  expect(laying.message).toBe("");
});

test("as long as the question is whether to draw, nothing can be laid", () => {
  give([{ type: "DrawOne" }, { type: "PlayOn" }]);
  laying.choose(0);
  laying.pick(at("H8"));
  expect([answers, laying.message !== ""]).toEqual([[], true]);
  laying.act("DrawOne");
  expect(answers).toEqual([{ type: "DrawOne" }]);
});

test("a tile is dropped where it is dragged; over no cell it goes back", () => {
  laying.dragTo(0, { x: 10, y: 10 }, true);
  expect([laying.tile, laying.hidden]).toEqual([3, null]);
  laying.drop({ x: 10, y: 10 });
  expect([answers, laying.drag]).toEqual([[], null]);
  under = at("H8");
  laying.dragTo(0, { x: 10, y: 10 }, true);
  expect([laying.hidden, laying.look?.legal]).toEqual([at("H8"), true]);
  laying.drop({ x: 10, y: 10 });
  expect([answers, seen]).toEqual([[place(3, "H8")], []]);
});

test("a drag that is broken off lays nothing", () => {
  under = at("H8");
  laying.dragTo(0, { x: 10, y: 10 }, false);
  laying.drop(null);
  expect([answers, laying.drag]).toEqual([[], null]);
});

test("nothing is answered while an answer is on its way", () => {
  give([place(3, "H8"), END], table(), { busy: true });
  laying.choose(0);
  laying.pick(at("H8"));
  laying.act("EndTurn");
  expect(answers).toEqual([]);
});

test("a refused answer lies nowhere, and another hand is chosen from anew", () => {
  laying.choose(0);
  laying.pick(at("H8"));
  give([place(3, "H8"), END], table(), { busy: true });
  expect(laying.pending).not.toBeNull();
  give([place(3, "H8"), END]);
  expect([laying.pending, laying.picked]).toEqual([null, 0]);
  give([place(5, "H8"), END], table({ hands: [[5, 5], ["?"]] }));
  expect(laying.picked).toBeNull();
});

test("an only tile needs not be chosen; the tiles of others cannot be", () => {
  give([place(3, "H8")], table({ hands: [[3], ["?"]] }));
  expect(laying.tile).toBe(3);
  give([], table({ hands: [[3], ["?"]] }), { me: null, asked: null });
  expect([laying.isMine, laying.tile, laying.chooseFace(3)]).toEqual([false, null, false]);
});

test("one step back takes the choice and what was said", () => {
  laying.choose(0);
  expect([laying.back(), laying.picked, laying.back()]).toEqual([true, null, false]);
});

test("my turn has begun when a tile or a cell was touched", () => {
  expect(laying.begun).toBe(false);
  laying.choose(0);
  expect(laying.begun).toBe(true);
  give([], table({ turns: 1 }), { asked: null });
  expect(laying.begun).toBe(false);
});
