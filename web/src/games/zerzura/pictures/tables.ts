import { materialOf } from "../..";
import type { Card, Edition } from "../bazaar";
import tables from "./tables.json";

/** A part of a table: the cards before each player, where their birds sit, and what all of it is worth, where it is told. */
export interface Shown {
  market?: Card[];
  rows: Card[][];
  stored?: Card[][];
  birds: string[];
  totals?: number[];
}

/** Who plays in the examples. */
export const NAMES = ["Aya", "Basile"];

/** The edition of the rules page. */
export const oasis = (): Edition => materialOf<{ editions: { oasis: Edition } }>("zerzura").editions.oasis;

/** What a picture shows, one moment after the other. */
export const momentsOf = (name: string): Shown[] => (tables as Record<string, Shown[]>)[name] ?? [];
