import { words } from "../../../house/words.svelte";
import { decisive, type Part } from "../../decisive";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import { coloursOf, earnedBy, isToru, paidBy, written, type View } from "../table";

const LASTS = 1_100;

/** Manche by manche the poles grow; then the masks are paid. */
function cues({ view: given, names }: Ended): Cue[] {
  const view = given as View;
  const seats = names.map((_, seat) => seat);
  const told = (title: string, points: (seat: number) => number): Cue => ({
    says: words.say("zuma-end-line", {
      title,
      sums: new Intl.ListFormat(words.language).format(
        seats.map((seat) => words.say("zuma-end-sum", { who: names[seat] ?? "", points: written(points(seat)) })),
      ),
    }),
    lasts: LASTS,
  });
  const built = isToru(view)
    ? [told(words.say("zuma-toru-rounds"), (seat) => earnedBy(view, seat))]
    : (view.cells[0] ?? []).map((_, at) =>
        told(words.say("zuma-manche", { manche: at + 1 }), (seat) => sum(view.cells[seat]?.[at] ?? [])),
      );
  const isPaid = seats.some((seat) => paidBy(view, seat) > 0);
  return isPaid ? [...built, told(words.say("zuma-strip"), (seat) => -paidBy(view, seat))] : built;
}

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

function by({ view: given, result }: Ended): string {
  const view = given as View;
  const seats = result.scores.map((_, seat) => seat);
  const colours: Part[] = isToru(view)
    ? []
    : coloursOf(view).map((key, column) => ({
        key,
        points: seats.map((seat) => sum((view.cells[seat] ?? []).map((cells) => cells[column] ?? 0))),
      }));
  const found = decisive([...colours, { key: "masks", points: seats.map((seat) => -paidBy(view, seat)) }], result);
  if (found === null) return "";
  return words.say("zuma-end-by", { part: found.key, points: Math.abs(found.points), other: Math.abs(found.other) });
}

export const ending: Ending = { ground: "light-dark(#f6ead2, #171310)", cues, Scene, by };
