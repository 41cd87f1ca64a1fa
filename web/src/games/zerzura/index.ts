import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./scores/ending";
import Scores from "./scores/Scores.svelte";
import { words } from "./words";

export const face: GameFace = {
  Board,
  Scores,
  ending,
  lights: ({ card, given, tile }) => [
    ...[card, given].filter((one) => one !== undefined).map((one) => `[data-card="${one}"]`),
    ...(tile === undefined ? [] : [`[data-tile="${tile}"]`]),
  ],
  words,
  wantsMaterial: true,
};
