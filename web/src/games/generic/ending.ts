import { words } from "../../house/words.svelte";
import { scored } from "../results";
import type { Cue, Ended, Ending } from "../faces";
import Scene from "./Scene.svelte";

const ALL = 3_000;
const LONGEST = 900;

/** The seats from the last to the first: winners at the end, the better scores after the worse. */
export function upwards({ result }: Ended): number[] {
  const { scores, winners } = result;
  const best = scores[winners[0] ?? 0] ?? 0;
  const up = scores.every((score) => score <= best) ? 1 : -1;
  const wins = (seat: number) => Number(winners.includes(seat));
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => wins(one) - wins(other) || up * ((scores[one] ?? 0) - (scores[other] ?? 0)));
}

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
