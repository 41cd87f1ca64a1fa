import type { Pictures } from "../../faces";
import { words } from "../words";
import Moves from "./Moves.svelte";
import Written from "./Written.svelte";

export const pictures: Pictures = {
  drawings: {
    "first-moves": Moves,
    twelve: Moves,
    "light-cell": Moves,
    lengthened: Moves,
    "two-ways": Moves,
    sheet: Written,
  },
  words: [words],
};
