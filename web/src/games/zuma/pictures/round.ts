import type { Card, Grabbed } from "../table";
import round from "./round.json";

/** Who plays in the example of the rules page. */
export const NAMES = ["Ann", "Bob", "Cléo", "Dan"];

/** The deal of the example: hands before and after its last pass, who took which totem, and what it brought. */
export const example = round as {
  dealt: Card[][];
  given: Card[];
  hands: Card[][];
  grabs: Grabbed[];
  points: number[];
  penalties: number[];
};
