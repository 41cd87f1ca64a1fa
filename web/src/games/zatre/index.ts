import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import { ending } from "./ending";
import Laid from "./Laid.svelte";
import Scores from "./Scores.svelte";
import { keyOf } from "./rows";

export const face: GameFace = {
  Board,
  Scores,
  ending,
  Laid,
  lights: ({ cell }) => (cell === undefined ? [] : [`[data-cell="${keyOf(cell)}"]`]),
  words: {
    en: async () => (await import("./words/en.ftl?raw")).default,
    fr: async () => (await import("./words/fr.ftl?raw")).default,
  },
};
