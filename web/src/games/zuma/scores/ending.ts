import { words } from "../../../house/words.svelte";
import { decisive, type Part } from "../../decisive";
import type { Cue, Ended, Ending } from "../../faces";
import Scene from "./Scene.svelte";
import { coloursOf, colourOf, earnedBy, isToru, paidBy, written, type Colour, type View } from "../table";

const LASTS = 1_100;

/** A block of a player's pole: what a totem, or a round, has brought; `cue`: the one at which it is set. */
export interface Block {
  cue: number;
  colour: Colour | null;
  points: number;
}

/** The pole of a seat, from the ground: manche by manche a block for each colour, or one for each round. */
export function poleOf(view: View, seat: number): Block[] {
  const blocks = isToru(view)
    ? (view.toru[seat] ?? []).map((points) => ({ cue: 1, colour: null, points }))
    : (view.cells[seat] ?? []).flatMap((cells, manche) =>
        cells.map((points, column) => ({ cue: manche + 1, colour: coloursOf(view)[column] ?? null, points })),
      );
  return blocks.filter(({ points }) => points > 0);
}

/** How many cues build the poles; after them comes the one for the masks. */
export const buildingOf = (view: View): number => (isToru(view) ? 1 : (view.cells[0]?.length ?? 0));

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

/** The last totem somebody took, if they took one in the last round. */
export function lastTotem({ last }: View, seat: number): Colour | null {
  const grab = last?.grabs.find(({ player }) => player === seat);
  return grab === undefined ? null : colourOf(grab.totem);
}

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
