import type { KeyHelp } from "../../parts/controls/Keys.svelte";

/** Which keys do what. */
export const KEYS: KeyHelp[] = [
  { keys: ["1–6"], does: "zatre-key-choose" },
  { keys: ["←", "↑", "↓", "→"], does: "zatre-key-move" },
  { keys: ["↵"], does: "zatre-key-lay" },
  { keys: ["N"], does: "zatre-key-next" },
  { keys: ["U"], does: "zatre-key-undo" },
  { keys: ["E"], does: "zatre-key-end" },
];
