import { words } from "../../house/words.svelte";
import type { Happened } from "../../protocol";
import { lookAt, type Look } from "./look";
import type { Mark } from "./marks";
import { facesFor, type Offered } from "./offered";
import { colourAt, keyOf, labelOf, tileAt, type Spot, type View } from "./rows";

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

/** What a player who is asked can do next, with the tile they have chosen, if any. */
export function nextStep({ places, isPlacing }: Offered, tile: number | null): string {
  if (!isPlacing || (tile === null && places.size === 0)) return "";
  if (tile === null) return words.say("zatre-choose");
  const count = places.get(tile)?.size ?? 0;
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

/** How the last turn ended, or the game. */
export function lastTurn(story: readonly Happened[], names: string[], me: number | null): string {
  const last = story.findLast(({ what }) => ["Write", "EndTurn", "End"].includes((what as { type: string }).type));
  return last ? words.tell(last.says, names, me) : "";
}
