import { keyOf, placesFor, type Answer, type Squares, type Tile } from "./rows";

export type Act = Exclude<Answer["type"], "Place">;

/** What may be answered: where each tile of the hand may lie, and what else may be done. */
export interface Offered {
  places: Map<Tile, Set<number>>;
  /** The same; while the question is whether to draw, where each would lie if nothing were drawn. */
  fits: Map<Tile, Set<number>>;
  acts: Act[];
  /** Tiles are to be laid, or the turn to be ended. */
  isPlacing: boolean;
  /** What is left to do when no tile can be laid. */
  primary: Act | null;
}

export function offeredBy(options: readonly Answer[], board: Squares, hand: readonly Tile[]): Offered {
  const places = new Map<Tile, Set<number>>();
  const acts: Act[] = [];
  for (const option of options) {
    if (option.type !== "Place") acts.push(option.type);
    else places.set(option.tile, (places.get(option.tile) ?? new Set()).add(keyOf(option.cell)));
  }
  const isPlacing = places.size > 0 || acts.includes("EndTurn");
  const fits = acts.includes("DrawOne") ? fitting(board, hand) : places;
  return { places, fits, acts, isPlacing, primary: places.size === 0 ? (acts[0] ?? null) : null };
}

function fitting(board: Squares, hand: readonly Tile[]): Map<Tile, Set<number>> {
  const faces = hand.filter((tile) => tile !== "?");
  return new Map(faces.map((tile) => [tile, placesFor(board, tile)] as const).filter(([, cells]) => cells.size > 0));
}

/** The tiles that may lie on a cell. */
export function facesFor({ places }: Offered, cell: number): number[] {
  return [...places].flatMap(([tile, cells]) => (tile !== "?" && cells.has(cell) ? [tile] : []));
}
