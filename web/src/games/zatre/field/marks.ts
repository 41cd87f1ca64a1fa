import type { Happened } from "../../../protocol";
import { keyOf, type Spot, type View } from "../rows";

/** Whose tile has come lately: in the turn in progress, in the turn before, or earlier but since my own. */
export interface Mark {
  seat: number;
  age: "now" | "last" | "since";
}

/** The shape of each seat, round the origin, about 2 wide. */
export const SHAPES = [
  "M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z",
  "M-.8-.8H.8V.8H-.8Z",
  "M0-.95L1 .8H-1Z",
  "M0-1.05L1.05 0L0 1.05L-1.05 0Z",
  "M0-1.1L.3-.36L1.06-.33L.46.15L.66.88L0 .46L-.66.88L-.46.15L-1.06-.33L-.3-.36Z",
  "M-.52-.9H.52L1.04 0L.52.9H-.52L-1.04 0Z",
];

type What = { type: string; cell?: Spot };

/** The tiles that came since my last turn, or in the last turn for who only watches; by cell. */
export function marksOf(story: readonly Happened[], view: View, me: number | null): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  let ends = 0;
  for (const { what, who } of story.toReversed()) {
    const { type, cell } = what as What;
    if (type === "EndTurn" && ++ends > 1 && (me === null || who === me)) break;
    if (type !== "Place" || cell === undefined || ends === 0) continue;
    marks.set(keyOf(cell), { seat: who ?? 0, age: ends === 1 ? "last" : "since" });
  }
  for (const { cell } of view.laid) marks.set(keyOf(cell), { seat: view.turn, age: "now" });
  return marks;
}
