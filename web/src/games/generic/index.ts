import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./ending";
import Scores from "./Scores.svelte";

/** The table of any game that has none of its own: what lies on it, drawn by the types of its fields, and what may be answered. */
export const face: GameFace = {
  Board,
  Scores,
  ending,
  lights: (option, options) => [
    `[data-option="${options.findIndex((one) => JSON.stringify(one) === JSON.stringify(option))}"]`,
  ],
  wantsShapes: true,
  wantsWords: true,
};
