import { words } from "../../../house/words.svelte";
import { decisive, type Part } from "../../decisive";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import { linesOf } from "./lines";
import { bonusAt, isComplete, lineTotal, type View } from "../rows";

const ALL = 4_200;
const LONGEST = 600;

/** Line by line, everybody's at once. */
function cues({ view: given, names }: Ended): Cue[] {
  const view = given as View;
  const lines = linesOf(view);
  return Array.from({ length: lines }, (_, line) => ({
    says: words.say("zatre-end-line", {
      line: line + 1,
      sums: new Intl.ListFormat(words.language).format(
        view.sheets.map((sheet, seat) =>
          words.say("zatre-end-sum", { who: names[seat] ?? "", points: lineTotal(sheet, line, view.rules) }),
        ),
      ),
    }),
    lasts: Math.min(LONGEST, ALL / lines),
  }));
}

/** What the crosses doubled, the bonuses, and the rows of each sum, by seat. */
function partsOf({ sheets, rules }: View): Part[] {
  const column = (at: 1 | 2 | 3) => sheets.map((sheet) => sheet.reduce((sum, line) => sum + (line[at] ?? 0), 0));
  const bonuses = sheets.map((sheet) =>
    sheet.reduce((sum, line, number) => sum + (isComplete(line) ? bonusAt(number, rules) : 0), 0),
  );
  const doubled = sheets.map((sheet) =>
    sheet.reduce((sum, [crossed], number) => sum + (crossed ? lineTotal(sheet, number, rules) / 2 : 0), 0),
  );
  return [
    { key: "crosses", points: doubled },
    { key: "bonus", points: bonuses },
    { key: "12", points: column(3) },
    { key: "11", points: column(2) },
    { key: "10", points: column(1) },
  ];
}

function by({ view, result }: Ended): string {
  const found = decisive(partsOf(view as View), result);
  return found === null ? "" : words.say("zatre-end-by", { part: found.key, points: found.points, other: found.other });
}

export const ending: Ending = { ground: "light-dark(#dcd8cd, #101317)", cues, Scene, by };
