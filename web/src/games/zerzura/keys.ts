import type { KeyHelp } from "../../parts/controls/Keys.svelte";
import { focusFirst, focusNext, type Pressed } from "../keyboard";
import { nextSpot } from "../spots";
import type { Bargain } from "./bargain/bargain.svelte";
import { distance } from "./moving";

/** Which keys do what. */
export const KEYS: KeyHelp[] = [
  { keys: ["←", "↑", "↓", "→"], does: "zerzura-key-move" },
  { keys: ["N"], does: "zerzura-key-next" },
  { keys: ["↵"], does: "zerzura-key-choose" },
  { keys: ["Esc"], does: "zerzura-key-back" },
  { keys: ["V"], does: "zerzura-key-values" },
];

/** What keys reach. */
export interface Reach {
  table: HTMLElement;
  bargain: Bargain;
  /** Looks closer at what objects are worth. */
  look: () => void;
}

/** Puts the focus where one would go on: on what is chosen, what is lit, or else on any card. */
export function enter(table: Element): void {
  focusFirst(table, ["[aria-pressed=true][data-card]", ".lit[data-card]", "[data-card]", "[data-spot]"]);
}

/** Does what a key means that is pressed there; returns whether it means anything. */
export function does(key: string, { at, where }: Pressed, { table, bargain, look }: Reach): boolean {
  if (key.startsWith("Arrow")) {
    if (where !== "board" || !at.matches("[data-spot]")) enter(table);
    else nextSpot(table, at, key, distance)?.focus({ preventScroll: false });
    return true;
  }
  if (key === "Escape") return bargain.back();
  if (key.toLowerCase() === "n")
    return focusNext([...table.querySelectorAll<HTMLElement>(".lit[data-card]")], key === "n" ? 1 : -1);
  if (key.toLowerCase() !== "v") return false;
  look();
  return true;
}
