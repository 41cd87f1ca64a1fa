import { keyOf, type Answer, type Tile } from "./rows";

export type Act = Exclude<Answer["type"], "Place">;

/** What may be answered: where each tile of the hand may lie, and what else may be done. */
export interface Offered {
  places: Map<Tile, Set<number>>;
  acts: Act[];
  /** Tiles are to be laid, or the turn to be ended. */
  isPlacing: boolean;
  /** What is left to do when no tile can be laid. */
  primary: Act | null;
}

export function offeredBy(options: readonly Answer[]): Offered {
  const places = new Map<Tile, Set<number>>();
  const acts: Act[] = [];
  for (const option of options) {
    if (option.type !== "Place") acts.push(option.type);
    else places.set(option.tile, (places.get(option.tile) ?? new Set()).add(keyOf(option.cell)));
  }
  const isPlacing = places.size > 0 || acts.includes("EndTurn");
  return { places, acts, isPlacing, primary: places.size === 0 ? (acts[0] ?? null) : null };
}

/** The tiles that may lie on a cell. */
export function facesFor({ places }: Offered, cell: number): number[] {
  return [...places].flatMap(([tile, cells]) => (tile !== "?" && cells.has(cell) ? [tile] : []));
}
