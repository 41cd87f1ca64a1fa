import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./scores/ending";
import { lit } from "./lights";
import Scores from "./scores/Scores.svelte";
import { words } from "./words";

export const face: GameFace = {
  Board,
  Scores,
  ending,
  lights: lit,
  words,
  wantsMaterial: true,
  wantsWords: true,
};
