import { words } from "../../../house/words.svelte";
import type { Sentence } from "../../../protocol";
import type { Ended } from "../../faces";
import { HIDDEN, box, read, type View } from "../colony";

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

/** The main objective by name. */
export const mainName = (view: View): string => read(box().mains[view.main]?.name);
