import type { Field, Shape, Shapes } from "../../protocol";

export const HIDDEN = "?";

/** A field as it lies on the table: what it holds, and what it held before. */
export interface Laid extends Field {
  value: unknown;
  before: unknown;
}

const BY_SEAT: Field["lies"][] = ["by-seat", "hands", "secrets"];

/** What lies on the table, by where it lies. */
export interface Lying {
  middle: Laid[];
  agreed: Laid[];
  seats: Laid[];
  hands: Laid[];
}

/** The fields of a view, each where it lies; `before` is the table as it was known, if it was. */
export function lyingOn({ fields }: Shapes, view: unknown, before: unknown): Lying {
  const [now, then] = [recordOf(view), recordOf(before)];
  const laid = fields
    .filter(({ name }) => name in now)
    .map((field) => ({ ...field, value: now[field.name], before: then[field.name] }));
  const bySeat = laid.filter(({ lies, value }) => BY_SEAT.includes(lies) && Array.isArray(value));
  return {
    middle: laid.filter((field) => field.lies !== "agreed" && !bySeat.includes(field)),
    agreed: laid.filter(({ lies }) => lies === "agreed"),
    seats: bySeat,
    hands: bySeat.filter(({ lies, shape }) => lies === "hands" && shape.kind === "row"),
  };
}

/** The entry of one seat. */
export function entryOf(field: Laid, seat: number): Laid {
  const of = (value: unknown) => (Array.isArray(value) ? (value as unknown[])[seat] : undefined);
  return { ...field, value: of(field.value), before: of(field.before) };
}

/** Small things that fit in a line: all but rows, records and what is made of them. */
export function isSmall({ kind }: Shape): boolean {
  return ["player", "number", "yes-or-no", "word", "die", "piece"].includes(kind);
}

/** True of rows of rows: a board of cells. */
export function isGrid({ kind, of }: Shape): boolean {
  return kind === "row" && of?.[0]?.kind === "row" && of[0].of?.[0] !== undefined && isSmall(of[0].of[0]);
}

/** How much of something there is, for a table of scores: a number itself, of a row its length. */
export function countOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.length : null;
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
