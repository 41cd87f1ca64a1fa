import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./ending";
import Scores from "./Scores.svelte";

/** The table of any game that has none of its own: what lies on it, in words, and every option as a sentence. */
export const face: GameFace = {
  Board,
  Scores,
  ending,
  lights: (option, options) => [
    `[data-option="${options.findIndex((one) => JSON.stringify(one) === JSON.stringify(option))}"]`,
  ],
  wantsWords: true,
};
