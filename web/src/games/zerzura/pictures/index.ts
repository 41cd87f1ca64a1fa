import type { Pictures } from "../../faces";
import { words } from "../words";
import Guarded from "./Guarded.svelte";
import Kinds from "./Kinds.svelte";
import Tables from "./Tables.svelte";
import Values from "./Values.svelte";
import { words as labels } from "./words";

export const pictures: Pictures = {
  drawings: {
    cards: Kinds,
    values: Values,
    guard: Guarded,
    swap: Tables,
    shelter: Tables,
    "turn-before": Tables,
    "turn-taken": Tables,
    "turn-answered": Tables,
  },
  words: [words, labels],
  wantsMaterial: true,
  wantsSentences: "ludotheque.games.zerzura",
};
