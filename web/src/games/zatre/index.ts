import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./scores/ending";
import Laid from "./field/Laid.svelte";
import Scores from "./scores/Scores.svelte";
import { keyOf } from "./rows";
import { words } from "./words";

export const face: GameFace = {
  Board,
  Scores,
  ending,
  Laid,
  lights: ({ cell }) => (cell === undefined ? [] : [`[data-cell="${keyOf(cell)}"]`]),
  words,
};
