// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";

import { faceOf } from "../../../../src/games";
import { Laying } from "../../../../src/games/zatre/hand/laying.svelte";
import { Telling } from "../../../../src/games/zatre/news/telling.svelte";
import type { BoardProps } from "../../../../src/games/faces";
import { happened } from "../../../table/connection/telling";
import { boardWith, given, laid, place, table } from "../tables";

beforeAll(async () => void (await faceOf("zatre")));

function told(props: BoardProps): { telling: Telling; laying: Laying } {
  const laying = new Laying(() => props, { meant: () => null, setOut: () => undefined });
  return { laying, telling: new Telling(() => props, laying) };
}

const story = [
  happened(1, { type: "EndTurn" }, 0),
  happened(2, { type: "EndTurn" }, 1),
  happened(3, { type: "Write", worth: 4, crosses: [] }, 1),
];

test("what the others did is told until I touch a tile of mine", () => {
  const { telling, laying } = told(given([place(3, "H8")], table({ turns: 2 }), { story }));
  expect(telling.news).toMatchObject([{ seat: 1, worth: 4 }]);
  laying.choose(0);
  expect(telling.news).toEqual([]);
});

test("what a turn has brought is told while no tile waits to be laid", () => {
  const row = laid(["H8", 6], ["H9", 6]);
  const view = table({ turns: 2, board: boardWith(["H8", 6], ["H9", 6]), laid: row });
  const { telling, laying } = told(given([place(3, "H10"), { type: "EndTurn" }], view));
  expect(telling.gain?.points).toBe(4);
  laying.choose(0);
  expect(telling.gain).toBeNull();
});

test("once all are laid it is told, too, that they bring nothing", () => {
  const view = table({ turns: 2, board: boardWith(["H8", 1]), laid: laid(["H8", 1]), hands: [[], ["?"]] });
  expect(told(given([{ type: "EndTurn" }], view)).telling.gain?.points).toBe(0);
  expect(told(given([place(3, "H9")], view)).telling.gain).toBeNull();
});

test("when the match is over the line says nothing: the result does", () => {
  expect(told(given([], table({ over: true, turns: 9 }), { asked: null, story })).telling.text).toBe("");
});
