import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./ending";
import { lit } from "./lights";
import Scores from "./Scores.svelte";

export const face: GameFace = {
  Board,
  Scores,
  ending,
  lights: lit,
  words: {
    en: async () => (await import("./words/en.ftl?raw")).default,
    fr: async () => (await import("./words/fr.ftl?raw")).default,
  },
  wantsMaterial: true,
  wantsWords: true,
};
