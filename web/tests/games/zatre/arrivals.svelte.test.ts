// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import type { BoardProps } from "../../../src/games/faces";
import { Arrivals } from "../../../src/games/zatre/arrivals.svelte";
import { faceOf } from "../../../src/games";
import { Laying } from "../../../src/games/zatre/hand/laying.svelte";
import { marksOf } from "../../../src/games/zatre/field/marks";
import type { Spot, View } from "../../../src/games/zatre/rows";
import { at, boardWith, given, laid, place, table } from "./tables";

let props = $state.raw<BoardProps>(given([]));
let laying: Laying;
let arrivals: Arrivals;
let revealed: Spot[][];
let leave: () => void;

beforeAll(async () => void (await faceOf("zatre")));
beforeEach(() => {
  document.body.innerHTML = `<main><p data-seat="1"></p></main>`;
  const root = document.querySelector("main")!;
  root.querySelector("p")!.getBoundingClientRect = () => new DOMRect(500, 0, 80, 20);
  revealed = [];
  props = given([place(3, "H8")]);
  leave = $effect.root(() => {
    laying = new Laying(() => props, { meant: () => null, setOut: (tile) => arrivals.setOut(tile) });
    arrivals = new Arrivals(
      {
        table: () => root,
        cell: ([row, column]) => new DOMRect(10 * column, 10 * row, 10, 10),
        tile: (index) => (index < 0 ? null : new DOMRect(100 * index, 300, 60, 60)),
        reveal: (cells) => revealed.push(cells),
      },
      laying,
      () => marksOf(props.story, props.view as View, props.me),
      () => props.me,
    );
  });
  flushSync();
});
afterEach(() => leave());

function become(view: View): void {
  props = given([], view);
  flushSync();
}

const journeys = () => arrivals.travels.journeys.map(({ tile, from, to }) => [tile, from.x, from.y, to.x, to.y]);

test("a tile of mine goes from the hand to its cell once, when I lay it", () => {
  laying.choose(0);
  laying.pick(at("H8"));
  expect(journeys()).toEqual([[3, 0, 300, 70, 70]]);
  become(table({ board: boardWith(["H8", 3]), laid: laid(["H8", 3]) }));
  expect(journeys()).toHaveLength(1);
});

test("a tile of another comes from beside their points, and into sight", () => {
  become(table({ turn: 1, board: boardWith(["H8", 4]), laid: laid(["H8", 4]) }));
  expect(journeys()).toEqual([[4, 500, 0, 70, 70]]);
  expect(revealed).toEqual([[at("H8")]]);
});

test("a tile that I take back returns to the hand", async () => {
  become(table({ board: boardWith(["H8", 3]), laid: laid(["H8", 3]), hands: [[5], ["?"]] }));
  arrivals.travels.journeys = [];
  become(table());
  await Promise.resolve();
  await Promise.resolve();
  expect(journeys()).toEqual([[3, 70, 70, 0, 300]]);
});

test("more than four tiles at once do not travel", () => {
  become(table({ turn: 1, board: boardWith(["H8", 1], ["H7", 1], ["H6", 1], ["H5", 1], ["H4", 1]) }));
  expect(journeys()).toEqual([]);
});
