import { words } from "../../../house/words.svelte";
import { decisive, type Part } from "../../decisive";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import { KINDS, editionOf, type Kind, type View } from "../bazaar";
import { kindName, minus } from "../naming";
import { holdingOf, padOf, type Pad } from "./pad";

const LASTS = 850;

export function padsOf(view: View): Pad[] {
  const edition = editionOf(view);
  return view.rows.map((_, seat) => padOf(edition, holdingOf(view, seat)));
}

/** The lines of the score pad, from the top, and by seat what each brought. */
function partsOf(view: View): Part[] {
  const pads = padsOf(view);
  return [
    ...KINDS.map((kind, at) => ({ key: kind, points: pads.map(({ kinds }) => kinds[at]?.points ?? 0) })),
    { key: "characters", points: pads.map(({ ofCharacters }) => ofCharacters) },
    { key: "commands", points: pads.map(({ ofCommands }) => ofCommands) },
  ];
}

/** Good by good along its curve, then characters and commands. */
function cues({ view, names }: Ended): Cue[] {
  return partsOf(view as View).map(({ key, points }) => {
    const sums = points.map((each, seat) =>
      words.say("zerzura-end-sum", { who: names[seat] ?? "", points: minus(each) }),
    );
    return {
      says: words.say("zerzura-end-line", {
        part: partName(key),
        sums: new Intl.ListFormat(words.language).format(sums),
      }),
      lasts: LASTS,
    };
  });
}

function partName(key: string): string {
  const name = isKind(key) ? kindName(key) : words.say(`zerzura-row-${key}`);
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
}

export const isKind = (key: string): key is Kind => (KINDS as readonly string[]).includes(key);

/** The line of the pad that decided it; where none did, the one that brought the first of the winners most. */
export function bestOf({ view, result }: Ended): { seat: number; key: string; points: number } {
  const seat = result.winners[0] ?? 0;
  const parts = partsOf(view as View).map(({ key, points }) => ({ seat, key, points: points[seat] ?? 0 }));
  const key = decisive(partsOf(view as View), result)?.key;
  const most = parts.reduce((best, part) => (part.points > best.points ? part : best));
  return parts.find((part) => part.key === key) ?? most;
}

function by({ view, result }: Ended): string {
  const found = decisive(partsOf(view as View), result);
  if (found === null) return "";
  const what = isKind(found.key) ? { part: "kind", kinds: kindName(found.key) } : { part: found.key, kinds: "" };
  return words.say("zerzura-end-by", { ...what, points: minus(found.points), other: minus(found.other) });
}

export const ending: Ending = { ground: "light-dark(#ecd8ad, #12163c)", cues, Scene, by };
