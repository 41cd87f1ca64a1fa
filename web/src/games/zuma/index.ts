import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./scores/ending";
import Scores from "./scores/Scores.svelte";
import { words } from "./words";

export const face: GameFace = {
  Board,
  Scores,
  ending,
  lights: ({ card, totem }) =>
    card !== undefined ? [`.hand [data-card="${card}"]`] : totem !== undefined ? [`[data-totem="${totem}"]`] : [],
  words,
};
