import type { KeyHelp } from "../../parts/controls/Keys.svelte";
import type { Drumming } from "./drum/drumming.svelte";
import type { Reaching } from "./ring/reaching.svelte";
import type { Telling } from "./scores/telling.svelte";
import type { Phase } from "./table";

const TURNING: KeyHelp[] = [
  { keys: ["←", "→"], does: "zuma-key-turn" },
  { keys: ["1–5"], does: "zuma-key-near" },
  { keys: ["↵"], does: "zuma-key-deal" },
];
const GRAB: KeyHelp = { keys: ["1–5"], does: "zuma-key-grab" };
const GIVE: KeyHelp = { keys: [..."SDFGHJK"], does: "zuma-key-give" };
const CALL: KeyHelp = { keys: ["Z"], does: "zuma-key-call" };
const UNDO: KeyHelp = { keys: ["U"], does: "zuma-key-undo" };

/** Which keys do what now. */
export function keysIn(phase: Phase, isLive: boolean): KeyHelp[] {
  if (phase === "turning") return TURNING;
  return phase === "scramble" ? [GRAB] : [GIVE, GRAB, isLive ? CALL : UNDO];
}

/** What keys reach. */
export interface Reach {
  reaching: Reaching;
  drumming: Drumming;
  telling: Telling;
  /** Nobody is in a hurry. */
  isUnhurried: boolean;
  /** Takes back, where one may now. */
  undo: (() => void) | null;
  /** My cards, where I have any. */
  cards: { focus: () => void; byLetter: (letter: string) => boolean } | null;
}

/** Does what a key means that is pressed there; returns whether it means anything. Digits count even where they need Shift. */
export function does({ key, code }: KeyboardEvent, at: Element, reach: Reach): boolean {
  const circle = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1] ?? /^[1-5]$/.exec(key)?.[0];
  if (circle === undefined) return grabs(key, at, reach) || plays(key, at, reach);
  reach.reaching.reach(Number(circle) - 1, 0.5);
  return true;
}

/** Keys for the totem that has been touched, the round that is told, and the ring that is turned. */
function grabs(key: string, at: Element, { reaching, telling, isUnhurried }: Reach): boolean {
  const { armed, mayTurn } = reaching;
  const isFree = isNoButton(at);
  if (key === "Escape" && armed !== null) reaching.armed = null;
  else if (key === "Escape" && telling.isTold && isUnhurried) telling.close();
  else if (key === "Enter" && armed !== null && (isFree || at.closest(".totem"))) reaching.take(armed, 0.5);
  else if (mayTurn && isFree && key === "ArrowLeft") reaching.turn(1);
  else if (mayTurn && isFree && key === "ArrowRight") reaching.turn(-1);
  else if (mayTurn && isFree && key === "Enter") reaching.deal();
  else return false;
  return true;
}

/** Keys for my cards and the drum. */
function plays(key: string, at: Element, { drumming, undo, cards }: Reach): boolean {
  const isFree = isNoButton(at);
  if (key.startsWith("Arrow") && isFree && cards !== null) cards.focus();
  else if ((key.toLowerCase() === "z" || (key === " " && isFree)) && drumming.use === "call") drumming.call();
  else if (key.toLowerCase() === "u" && drumming.use === "undo" && undo !== null) undo();
  else return key.length === 1 && cards !== null && cards.byLetter(key);
  return true;
}

const isNoButton = (at: Element): boolean => at.closest("button, a") === null;
