import type { KeyHelp } from "../../parts/controls/Keys.svelte";
import type { Lens } from "./field/lens.svelte";
import type { Laying } from "./hand/laying.svelte";

/** Which keys do what. */
export const KEYS: KeyHelp[] = [
  { keys: ["1–6"], does: "zatre-key-choose" },
  { keys: ["←", "↑", "↓", "→"], does: "zatre-key-move" },
  { keys: ["↵"], does: "zatre-key-lay" },
  { keys: ["N"], does: "zatre-key-next" },
  { keys: ["U"], does: "zatre-key-undo" },
  { keys: ["E"], does: "zatre-key-end" },
];

/** What keys reach. */
export interface Reach {
  laying: Laying;
  lens: Lens;
  focusLit: (by: 1 | -1) => void;
  /** Takes back, where one may now. */
  undo: (() => void) | null;
}

/** Does what a key means at the board; returns whether it means anything. */
export function does({ key: pressed, code }: KeyboardEvent, { laying, lens, focusLit, undo }: Reach): boolean {
  const key = pressed.toLowerCase();
  const face = /^Digit([1-6])$/.exec(code)?.[1] ?? (/^[1-6]$/.test(key) ? key : undefined);
  if (face !== undefined) return laying.chooseFace(Number(face));
  if (key === "n" && laying.legal.size) focusLit(pressed === "n" ? 1 : -1);
  else if (key === "u" && undo) undo();
  else if (key === "e" && laying.offered.acts.includes("EndTurn")) laying.act("EndTurn");
  else if (key === "+" || key === "-") lens.zoom(key === "+" ? 1.5 : 1 / 1.5);
  else if (key === "0") lens.zoom(0);
  else return key === "escape" && (laying.back() || stepBack(lens));
  return true;
}

/** Looks at the whole board again; returns whether it was near. */
function stepBack(lens: Lens): boolean {
  const wasClose = lens.isClose;
  if (wasClose) lens.zoom(0);
  return wasClose;
}
