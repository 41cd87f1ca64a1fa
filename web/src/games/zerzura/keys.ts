import type { KeyHelp } from "../../parts/controls/Keys.svelte";

/** Which keys do what. */
export const KEYS: KeyHelp[] = [
  { keys: ["←", "↑", "↓", "→"], does: "zerzura-key-move" },
  { keys: ["N"], does: "zerzura-key-next" },
  { keys: ["↵"], does: "zerzura-key-choose" },
  { keys: ["Esc"], does: "zerzura-key-back" },
  { keys: ["V"], does: "zerzura-key-values" },
];
