import type { BoardProps, Live } from "../../../src/games/faces";
import type { Answer, LastRound, View } from "../../../src/games/zuma/table";

/** A table of three who pass cards round in peace; seat 0 has a sun and two moons. */
export function table(more: Partial<View> = {}): View {
  return {
    over: false,
    rules: { pace: "calm", open_manche: false, scoring: "sheet" },
    totems: [0, 1, 2, 3, 4],
    manche: 1,
    round: 1,
    caller: 0,
    rotation: 0,
    passes: 1,
    wind: false,
    hands: [
      ["sun", "moon", "moon"],
      ["?", "?", "?"],
      ["?", "?", "?"],
    ],
    pile: 20,
    grabs: [],
    away: [],
    cells: [[], [], []],
    penalties: [[], [], []],
    chips: [[], [], []],
    toru: [[], [], []],
    last: null,
    ...more,
  };
}

/** A round in which seat 1 took a totem, then seat 2, then seat 0. */
export function ended(more: Partial<LastRound> = {}): LastRound {
  return {
    manche: 1,
    round: 1,
    caller: 0,
    passes: 4,
    void: false,
    hands: [
      ["sun", "sun", "moon"],
      ["rain", "rain", "rain"],
      ["maize", "mask", "mask"],
    ],
    grabs: [
      { player: 1, totem: 2 },
      { player: 2, totem: 0 },
      { player: 0, totem: 4 },
    ],
    starter: 1,
    points: [0, 3, 0],
    penalties: [0, 0, 2],
    chips: [],
    ...more,
  };
}

export const GIVES: Answer[] = [
  { type: "Give", card: "sun" },
  { type: "Give", card: "moon" },
];
export const GRABS: Answer[] = [0, 1, 2, 3, 4].map((totem) => ({ type: "Grab", totem }));
export const TURNS: Answer[] = [0, 1, 2, 3, 4].map((steps) => ({ type: "TurnBoard", steps }));

/** What the board is given: seat 0 is asked for these answers. */
export function given(options: Answer[], view: View = table(), more: Partial<BoardProps> = {}): BoardProps {
  return {
    game: "zuma",
    view,
    me: 0,
    names: ["Ann", "Bo", "Cy"],
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

/** A game in a hurry: what is chosen or claimed is kept in `reactions`, a call in `calls`. */
export function hurried(reactions: unknown[], calls: unknown[], pace: Partial<Live["pace"]> = {}): Live {
  return {
    pace: { shown: 0, due: 5_000, ...pace },
    now: () => 1_000,
    trip: null,
    react: (option) => void reactions.push(option),
    call: () => void calls.push("call"),
  };
}
