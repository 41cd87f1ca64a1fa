import { words } from "../../house/words.svelte";
import { scored } from "../results";
import type { Cue, Ended, Ending } from "../faces";
import Scene from "./Scene.svelte";
import { upwards } from "./upwards";

const ALL = 3_000;
const LONGEST = 900;

/** One player after the other, the best last. */
function cues(end: Ended): Cue[] {
  if (!scored(end.result)) return [];
  const lasts = Math.min(LONGEST, ALL / end.names.length);
  return upwards(end).map((seat) => ({
    says: words.say("table-end-score", { who: end.names[seat] ?? "", points: end.result.scores[seat] ?? 0 }),
    lasts,
  }));
}

/** The end of any game that draws none of its own. */
export const ending: Ending = { ground: "var(--paper-sunken)", cues, Scene };
