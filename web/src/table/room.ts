/**
 * Where everything beside the board goes.
 *
 * `both`: scores to the left of the board, log and talk to its right; `one`: a single panel at its right;
 * `rail`: tabs in a column at its right; `row`: tabs in a row below it. Behind a tab lies a sheet that opens over the board.
 */
export type Layout = "both" | "one" | "rail" | "row";

/* In multiples of the letters' size, so that with big text panels yield sooner. */
const LEFT = 19;
const RIGHT = 20;
/** The narrowest dock that lies beside a board. */
const DOCK = 16;

/** The table gets the room first, and panels yield: what a window of this size, in letters' sizes, can hold. */
export function layoutOf(width: number, height: number): Layout {
  if (width - LEFT - RIGHT >= 0.9 * height + DOCK) return "both";
  if (width - RIGHT >= 0.8 * height + DOCK) return "one";
  return width >= 1.15 * height ? "rail" : "row";
}
