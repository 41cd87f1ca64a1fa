import { vi } from "vitest";

import { faceOf } from "../../../src/games";
import type { BoardProps } from "../../../src/games/faces";
import { KINDS, type Answer, type Edition, type Goods, type Kind, type View } from "../../../src/games/zerzura/bazaar";

/** What stands on the cards of the oasis, as far as a test wants it: three cards of each kind for 1, 2 and 3 objects. */
const goods: Goods[] = KINDS.flatMap((kind) =>
  [1, 2, 3].flatMap((count) =>
    [1, 2, 3].map((copy) => ({ id: cardOf(kind, count, copy), objects: { [kind]: count } })),
  ),
);

/** The id of a card with so many objects of a kind. */
export function cardOf(kind: Kind, count: number, copy = 1): string {
  return `${kind} ${count} ${copy}`;
}

/** The oasis: values and characters of rules 6 and 7, some of the commands of rule 5.3. */
export const oasis: Edition = {
  values: {
    turban: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    kanoun: [0, 1, 2, 4, 5, 7, 5, 4, 2, 1, 0],
    pepper: [0, 6, 3, 3, 0, 0, -3, -3, -6, -6, -9],
    ring: [0, 4, 0, 0, 8, 8, 0, 0, 12, 12, 12],
    lamp: [0, 7, 5, 3, 1, 1, 9, 10, 11, 12, 13],
  },
  goods,
  characters: [
    { type: "guard", id: "guard pepper", kind: "pepper", delta: 1 },
    { type: "guard", id: "guard ring", kind: "ring", delta: 1 },
    { type: "guard", id: "guard lamp", kind: "lamp", delta: 1 },
    { type: "mage", id: "mage turban", kind: "turban", batch: 3 },
    { type: "mage", id: "mage ring", kind: "ring", batch: 2 },
    { type: "sultan", id: "sultan", goods_per_point: 2 },
    { type: "sultana", id: "sultana", points_per_character: 1 },
  ],
  commands: [
    { id: "C1", points: 3, cards_total_eq: 12 },
    { id: "C2", points: 3, stored_eq: 6 },
    { id: "C3", points: 3, characters_min: 2 },
    { id: "C4", points: 3, objects_min: { turban: 5, ring: 3 } },
  ],
  players: { "2": { market: 4, actions_each: 2, rounds: 10 } },
};

/** A table of two with nothing on it but what a test lays there. */
export function table(more: Partial<View> = {}): View {
  return {
    over: false,
    rules: { mode: "easy", edition: "oasis", claiming: "automatic" },
    round: 1,
    turn: 0,
    turns: 0,
    market: [],
    rows: [[], []],
    birds: ["board", "board"],
    stored: [[], []],
    tiles: [],
    claimed: [[], []],
    dromedary: 0,
    claimant: null,
    offered: null,
    storing: 0,
    pile: 20,
    discarded: [],
    ...more,
  };
}

/** The house hands out the oasis, and nothing else. */
export async function bringOasis(): Promise<void> {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path === "/api/material/zerzura" ? Response.json({ editions: { oasis } }) : new Response("", { status: 404 }),
    ),
  );
  await faceOf("zerzura");
}

/** What the board is given: seat 0 is asked for these answers. */
export function given(options: Answer[], view: View = table(), more: Partial<BoardProps> = {}): BoardProps {
  return {
    game: "zerzura",
    view,
    me: 0,
    names: ["Ann", "Bo"],
    asked: options.length > 0 ? { prompt: { id: "which" }, options } : null,
    waiting: [0],
    story: [],
    undo: null,
    answer: () => undefined,
    answered: null,
    live: null,
    busy: false,
    question: (() => undefined) as unknown as BoardProps["question"],
    ...more,
  };
}
