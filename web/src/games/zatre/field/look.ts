import { LOWEST_SCORING, HIGHEST, gainOf, pointsOf, rowsThrough, same, tileAt, withTile } from "../rows";
import type { Row, Spot, View } from "../rows";

/** What a tile would make on a cell: its rows, what they bring, and the crosses that come with them. */
export interface Look {
  tile: number;
  cell: Spot;
  rows: Row[];
  points: number;
  crosses: Spot[];
  legal: boolean;
}

/** A look at a cell with a tile in hand; null where a tile lies. */
export function lookAt(view: View, tile: number, cell: Spot, legal: boolean): Look | null {
  if (tileAt(view.board, cell)) return null;
  const board = withTile(view.board, { tile, cell });
  const rows = rowsThrough(board, cell);
  const before = gainOf(view.board, view.laid, view.rules).crosses;
  const after = gainOf(board, [...view.laid, { tile, cell }], view.rules).crosses;
  const crosses = after.filter((each) => !before.some((known) => same(known, each)));
  const points = rows.reduce((sum, row) => sum + pointsOf(row.sum), 0);
  return { tile, cell, rows, points, crosses: legal ? crosses : [], legal };
}

export type Worth = "plain" | "scoring" | "over";

export function worthOf(sum: number): Worth {
  if (sum > HIGHEST) return "over";
  return sum >= LOWEST_SCORING ? "scoring" : "plain";
}

/** A row as a sum: 5+4+2 = 11. */
export const summed = ({ pips, sum }: Row): string => `${pips.join("+")} = ${limited(sum)}`;
export const limited = (sum: number): string => (sum > HIGHEST ? `${sum} > ${HIGHEST}` : String(sum));
