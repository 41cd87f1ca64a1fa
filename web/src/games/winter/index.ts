import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import type { View } from "./colony";
import { ending } from "./scores/ending";
import { lit } from "./lights";
import { likely } from "./likely";
import { staging } from "./scenes/scene";
import Chronicle from "./story/Chronicle.svelte";
import Scores from "./scores/Scores.svelte";
import { words } from "./words";

export const face: GameFace = {
  Board,
  Scores,
  Chronicle,
  ending,
  turn: (view: View) => (view.stage === "turns" ? view.turn : null),
  lights: lit,
  likely,
  staging,
  words,
  wantsMaterial: true,
  wantsWords: true,
};
