import type { Shape, Shapes } from "../../protocol";
import { isSame, isSmall, recordOf, type Laid } from "./shapes";

/** An option as it is offered: its place among all of them, its type, and its sentence. */
export interface Offer {
  at: number;
  option: unknown;
  kind: string;
  text: string;
}

/**
 * The field by which such a thing is played in an option of this kind: the only one that holds a piece of that name.
 * A die is played only where the option is made of nothing else: beside others it is a number that is said.
 */
function playedAs(kind: string, thing: Shape, { options }: Shapes): string | null {
  const fields = Object.entries(options[kind] ?? {});
  const fitting = fields.filter(([, shape]) => shape.kind === thing.kind && shape.name === thing.name);
  const isOne = thing.name !== undefined && fitting.length === 1 && (thing.kind === "piece" || fields.length === 1);
  return isOne ? (fitting[0]?.[0] ?? null) : null;
}

/** True if an option of this kind is made of one thing and nothing else. */
const isAlone = (kind: string, { options }: Shapes): boolean => Object.keys(options[kind] ?? {}).length === 1;

/** True if the things of a hand can stand in an answer, so that one may answer with them. */
export function isPlayed(hand: Laid, shapes: Shapes): boolean {
  const thing = hand.shape.of?.[0];
  return thing !== undefined && Object.keys(shapes.options).some((kind) => playedAs(kind, thing, shapes) !== null);
}

/** The offers in which a thing stands. */
export function offersWith(value: unknown, thing: Shape, offers: Offer[], shapes: Shapes): Offer[] {
  return offers.filter(({ kind, option }) => {
    const field = playedAs(kind, thing, shapes);
    return field !== null && isSame(recordOf(option)[field], value);
  });
}

/**
 * What somebody means who plays a thing that is not offered, so that the house can say why not: the one kind of option
 * that is made of such a thing and nothing else. Null: there is none, or there are several.
 */
export function meantWith(value: unknown, thing: Shape, shapes: Shapes): unknown {
  const kinds = Object.keys(shapes.options).filter((kind) => playedAs(kind, thing, shapes) !== null);
  const [kind, ...others] = kinds.filter((each) => isAlone(each, shapes));
  const field = kind === undefined ? null : playedAs(kind, thing, shapes);
  return field === null || others.length > 0 ? null : { type: kind, [field]: value };
}

/**
 * What is still to be listed beside the hands: without what is said by one thing alone, or only that in which the chosen
 * thing stands.
 */
export function besides(hands: Laid[], chosen: string, offers: Offer[], shapes: Shapes): Offer[] {
  const played = hands.flatMap(({ shape, value }) =>
    (Array.isArray(value) ? (value as unknown[]) : []).map((one) => ({
      key: JSON.stringify(one),
      fitting: offersWith(one, shape.of?.[0] ?? { kind: "anything" }, offers, shapes),
    })),
  );
  const ofChosen = played.find(({ key }) => key === chosen)?.fitting ?? [];
  if (ofChosen.length > 1) return ofChosen;
  const said = played.flatMap(({ fitting }) => (fitting.length === 1 ? fitting : []));
  return offers.filter(({ at, kind }) => !isAlone(kind, shapes) || !said.some((one) => one.at === at));
}

/** Offers of one kind: as sentences or, where there are many of two small things each, as a table. */
export interface Group {
  kind: string;
  offers: Offer[];
  across: Across | null;
}

export interface Across {
  names: [string, string];
  shapes: [Shape, Shape];
  rows: { value: unknown; cells: { value: unknown; offer: Offer }[] }[];
}

/** From so many offers of one kind on, a table is easier to read than sentences. */
const A_TABLE = 5;

/** The offers kind by kind, in the order in which they come; before them, together, those that are the only ones of their kind. */
export function groupsOf(offers: Offer[], shapes: Shapes): Group[] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) kinds.set(offer.kind, [...(kinds.get(offer.kind) ?? []), offer]);
  const several = [...kinds].filter(([, these]) => these.length > 1);
  const alone = [...kinds.values()].filter((these) => these.length === 1).flat();
  const groups = several.map(([kind, these]) => ({ kind, offers: these, across: acrossOf(kind, these, shapes) }));
  return alone.length === 0 ? groups : [{ kind: "", offers: alone, across: null }, ...groups];
}

function acrossOf(kind: string, offers: Offer[], { options }: Shapes): Across | null {
  const [first, second, ...more] = Object.entries(options[kind] ?? {});
  if (first === undefined || second === undefined || more.length > 0 || offers.length < A_TABLE) return null;
  if (!isSmall(first[1]) || !isSmall(second[1])) return null;
  const rows = new Map<string, Across["rows"][number]>();
  for (const offer of offers) {
    const { [first[0]]: value, [second[0]]: other } = recordOf(offer.option);
    const row = rows.get(JSON.stringify(value)) ?? { value, cells: [] };
    row.cells.push({ value: other, offer });
    rows.set(JSON.stringify(value), row);
  }
  return { names: [first[0], second[0]], shapes: [first[1], second[1]], rows: [...rows.values()] };
}
