import { words } from "../../../house/words.svelte";
import { decisive } from "../../decisive";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import type { View } from "../bazaar";
import { kindName, minus } from "../naming";
import { isKind, partsOf } from "./parts";

const LASTS = 850;

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

function by({ view, result }: Ended): string {
  const found = decisive(partsOf(view as View), result);
  if (found === null) return "";
  const what = isKind(found.key) ? { part: "kind", kinds: kindName(found.key) } : { part: found.key, kinds: "" };
  return words.say("zerzura-end-by", { ...what, points: minus(found.points), other: minus(found.other) });
}

export const ending: Ending = { ground: "light-dark(#ecd8ad, #12163c)", cues, Scene, by };
