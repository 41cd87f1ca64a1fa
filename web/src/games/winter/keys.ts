import type { KeyHelp } from "../../parts/controls/Keys.svelte";

/** Which keys do what. */
export const KEYS: KeyHelp[] = [
  { keys: ["1–9"], does: "winter-key-choose" },
  { keys: ["←↑↓→"], does: "winter-key-move" },
  { keys: ["N"], does: "winter-key-next" },
  { keys: ["↵"], does: "winter-key-confirm" },
  { keys: ["Z"], does: "winter-key-zoom" },
  { keys: ["T"], does: "winter-key-tonight" },
  { keys: ["L"], does: "winter-key-list" },
  { keys: ["E"], does: "winter-key-end" },
  { keys: ["Esc"], does: "winter-key-back" },
  { keys: ["␣", "P"], does: "winter-key-scene" },
];
