import { decisive, type Part } from "../../decisive";
import type { Ended } from "../../faces";
import { KINDS, editionOf, type Kind, type View } from "../bazaar";
import { holdingOf, padOf, type Pad } from "./pad";

export function padsOf(view: View): Pad[] {
  const edition = editionOf(view);
  return view.rows.map((_, seat) => padOf(edition, holdingOf(view, seat)));
}

/** The lines of the score pad, from the top, and by seat what each brought. */
export function partsOf(view: View): Part[] {
  const pads = padsOf(view);
  return [
    ...KINDS.map((kind, at) => ({ key: kind, points: pads.map(({ kinds }) => kinds[at]?.points ?? 0) })),
    { key: "characters", points: pads.map(({ ofCharacters }) => ofCharacters) },
    { key: "commands", points: pads.map(({ ofCommands }) => ofCommands) },
  ];
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
