import { words } from "../../../house/words.svelte";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import type { View } from "../colony";
import { accountsOf, type Account } from "./accounts";

const HOW = 1_800;
const ALL = 4_800;
const LONGEST = 1_500;

/** How it ended; then everybody's secret objective is turned over. */
function cues(end: Ended): Cue[] {
  const accounts = accountsOf(end);
  const first = { says: howOf(end), lasts: HOW };
  if ((end.view as View).coop) return [first];
  const lasts = Math.min(LONGEST, ALL / accounts.length);
  return [first, ...accounts.map((account) => ({ says: turned(account, end.names), lasts }))];
}

function turned({ seat, objective, betrays, won }: Account, names: string[]): string {
  const [kind, held] = [betrays ? "betrayer" : "loyal", won ? "yes" : "no"];
  return words.say("winter-end-objective", { who: names[seat] ?? "", objective: objective || "none", kind, held });
}

/** What brought the match to its end: the first line of the result. */
const howOf = ({ result, names, me }: Ended): string =>
  result.why?.[0] === undefined ? "" : words.tell(result.why[0], names, me);

/** The only one to win has fulfilled an objective that nobody knew; all others win or lose by how it ended. */
function by(end: Ended): string {
  if (end.result.winners.length !== 1) return howOf(end);
  const only = accountsOf(end).find(({ won }) => won);
  return only?.objective
    ? words.say("winter-end-by", { objective: only.objective, kind: only.betrays ? "betrayer" : "loyal" })
    : "";
}

export const ending: Ending = { ground: "light-dark(#e9f1f5, #1b2b37)", cues, Scene, by };
