import { words } from "../../../house/words.svelte";
import type { Sentence } from "../../../protocol";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import { HIDDEN, box, read, type View } from "../colony";

const HOW = 1_800;
const ALL = 4_800;
const LONGEST = 1_500;

/** What somebody had to fulfil, as the result tells it: the objective, if there was one of their own, and its conditions. */
export interface Account {
  seat: number;
  objective: string;
  betrays: boolean;
  won: boolean;
  conditions: { what: string; held: boolean }[];
}

export function accountsOf({ view: given, result, names, me }: Ended): Account[] {
  const view = given as View;
  const found: Account[] = [];
  for (const { id, args = {} } of result.why ?? []) {
    const [who, objective, what] = [args["who"], args["objective"], args["what"]];
    if (id === "result-player" && isSeat(who)) {
      const named = isSentence(objective) ? objective : null;
      const betrays = named !== null && isBetrayal(view, who.seat, named);
      found.push({
        seat: who.seat,
        objective: named === null ? "" : words.tell(named, names, me),
        betrays,
        won: result.winners.includes(who.seat),
        conditions: [],
      });
    } else if (id === "result-condition" && isSentence(what)) {
      found.at(-1)?.conditions.push({ what: words.tell(what, names, me), held: args["held"] === "yes" });
    }
  }
  return found;
}

const isSeat = (arg: unknown): arg is { seat: number } => typeof arg === "object" && arg !== null && "seat" in arg;
const isSentence = (arg: unknown): arg is Sentence => typeof arg === "object" && arg !== null && "id" in arg;

/** Whether the objective that the result names is a betrayer's; of a pack's cards the name tells. */
function isBetrayal({ objectives }: View, seat: number, { args }: Sentence): boolean {
  const own = objectives[seat];
  const among = own === undefined || own === HIDDEN ? box().secrets : own.map((number) => box().secrets[number]);
  return among.some((secret) => secret?.betrayal === true && secret.name.en === args?.["en"]);
}

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

/** The main objective by name. */
export const mainName = (view: View): string => read(box().mains[view.main]?.name);
