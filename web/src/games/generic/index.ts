import type { GameFace } from "../faces";
import Board from "./Board.svelte";
import Scores from "./Scores.svelte";

/** The table of any game that has none of its own: what lies on it, in words, and every option as a sentence. */
export const face: GameFace = { Board, Scores, wantsWords: true };
