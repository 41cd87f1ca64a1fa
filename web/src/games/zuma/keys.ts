import type { KeyHelp } from "../../parts/controls/Keys.svelte";
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
