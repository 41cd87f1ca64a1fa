import { words } from "../../house/words.svelte";
import type { Happened } from "../../protocol";
import { lookAt, type Look } from "./field/look";
import type { Mark } from "./field/marks";
import { facesFor, type Offered } from "./offered";
import { HIGHEST, LOWEST_SCORING, RED, colourAt, keyOf, labelOf, tileAt, type Spot, type View } from "./rows";

/** What a name of a cell depends on: the table, the chosen tile and where it may lie, and whose tiles are new. */
export interface Seen {
  view: View;
  tile: number | null;
  legal: Set<number>;
  marks: Map<number, Mark>;
  names: string[];
}

/** A cell in words: H8, red, empty, 5 fits: 11 across, 2 points. */
export function cellName(seen: Seen, cell: Spot): string {
  const colour = words.say(`zatre-${colourAt(cell)}`);
  return words.say("zatre-cell", { cell: labelOf(cell), colour, state: stateOf(seen, cell) });
}

function stateOf({ view, tile, legal, marks, names }: Seen, cell: Spot): string {
  const lying = tileAt(view.board, cell);
  const mark = marks.get(keyOf(cell));
  if (lying && mark) return words.say("zatre-cell-tile-new", { tile: lying, who: names[mark.seat] ?? "" });
  if (lying) return words.say("zatre-cell-tile", { tile: lying });
  if (tile === null) return words.say("zatre-cell-empty");
  const look = lookAt(view, tile, cell, legal.has(keyOf(cell)));
  if (look === null || !look.legal) return words.say("zatre-cell-unfit", { tile });
  const sums = sumsOf(look);
  return sums ? words.say("zatre-cell-fits", { tile, sums }) : words.say("zatre-cell-fits-alone", { tile });
}

function sumsOf({ rows, points, crosses }: Look): string {
  const said = rows.map(({ direction, sum }) => words.say(`zatre-sum-${direction}`, { sum }));
  if (points) said.push(words.say("zatre-points", { points }));
  if (crosses.length) said.push(words.say("zatre-crosses", { crosses: crosses.length }));
  return said.join(", ");
}

/** Tiles beside the red cell of which the first turn, of three, can still cover it (rule 4.2.1). */
const NEAR_RED = 2;

/**
 * What the sums of a look do not say, in the order in which the house would refuse it. `isForced`: the tile has no
 * other than light cells, and needs no row there (rule 4.2.8); `isPlacing`: it could be laid now.
 */
export function remarkOn({ rows, cell, legal, tile }: Look, view: View, isForced: boolean, isPlacing: boolean): string {
  const isFirst = view.turns === 0;
  const isAlone = rows.length === 0 && !(isFirst && view.laid.length === 0);
  if (isAlone) return words.say("zatre-no-touch");
  if (rows.some(({ sum }) => sum > HIGHEST)) return "";
  const isRefused = isPlacing && !legal;
  if (isRefused && isFirst && !tileAt(view.board, RED) && farFromRed(cell)) return words.say("zatre-red-first");
  const scores = rows.some(({ sum }) => sum >= LOWEST_SCORING);
  if (colourAt(cell) === "light" && !scores && !isForced) return words.say("zatre-needs-row");
  if (isRefused) return words.say("zatre-light-waits");
  return rows.length ? "" : words.say("zatre-fits-this", { tile });
}

const farFromRed = ([row, column]: Spot): boolean => Math.abs(row - RED[0]) + Math.abs(column - RED[1]) > NEAR_RED;

/** What a player who is asked can do next, with the tile they have chosen, if any. */
export function nextStep({ places, fits, acts, isPlacing }: Offered, tile: number | null): string {
  if (tile === null) return isPlacing && places.size > 0 ? words.say("zatre-choose") : "";
  if (!isPlacing && acts.length === 0) return "";
  const count = fits.get(tile)?.size ?? 0;
  return count ? words.say("zatre-fits-here", { tile, count }) : words.say("zatre-fits-nowhere", { tile });
}

/** What to say when a cell is chosen before a tile. */
export function tileFirst(offered: Offered, view: View, cell: Spot): string {
  if (tileAt(view.board, cell)) return words.say("zatre-choose-first");
  const [other, ...more] = facesFor(offered, keyOf(cell)).toReversed();
  if (other === undefined) return words.say("zatre-choose-none", { cell: labelOf(cell) });
  const tiles = more.length ? words.say("zatre-or", { one: more.toReversed().join(", "), other }) : String(other);
  return words.say("zatre-choose-among", { cell: labelOf(cell), tiles });
}

const TOLD = new Set(["Begin", "Write", "EndTurn", "End"]);

/** How the match began, the last turn ended, or the game. */
export function lastTurn(story: readonly Happened[], names: string[], me: number | null): string {
  const last = story.findLast(({ what }) => TOLD.has((what as { type: string }).type));
  return last ? words.tell(last.says, names, me) : "";
}
