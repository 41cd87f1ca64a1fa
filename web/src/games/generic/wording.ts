import { getContext, setContext } from "svelte";

import { words } from "../../house/words.svelte";
import type { Asked, Shape } from "../../protocol";
import type { Offer } from "./offers";
import { recordOf } from "./shapes";

/** What it takes to say what lies on a table: the catalogue of the game, and the names by seat. */
export interface Telling {
  readonly catalogue: string;
  readonly names: string[];
}

const KEY = Symbol("telling");

export function tellWith(telling: Telling): void {
  setContext(KEY, telling);
}

export function telling(): Telling {
  return getContext<Telling>(KEY);
}

/** A field's name in words: the game's own, or as it is written in the game. */
export function labelOf(field: string, catalogue: string): string {
  for (const id of [`field-${field}`, `option-${field}`])
    if (words.knows(catalogue, id)) return words.tell({ id, package: catalogue }).replace(/\.$/, "");
  const plain = plainly(field);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A value in words: the game's own for its type or, where that has no name, for its field; or as it is. */
export function wordOf(value: unknown, shape: Shape, field: string, { catalogue, names }: Telling): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return words.say(value ? "table-yes" : "table-no");
  if (shape.kind === "player") return nameOf(value, names);
  const word = shape.words?.[String(value)] ?? String(value);
  for (const id of [`value-${shape.name || field}-${word}`, `option-${field}-${word}`])
    if (words.knows(catalogue, id)) return words.tell({ id, package: catalogue });
  return typeof value === "number" && shape.words === undefined ? signed(value) : plainly(word);
}

function nameOf(seat: unknown, names: string[]): string {
  return typeof seat === "number" && seat >= 0 ? (names[seat] ?? "–") : "–";
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

const plainly = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** Everything that may be answered, in words. */
export function offersOf(asked: Asked | null, names: string[], me: number | null): Offer[] {
  return (asked?.options ?? []).map((option, at) => {
    const says = asked?.says?.[at];
    const text = says === undefined ? JSON.stringify(option) : words.tell(says, names, me).replace(/\.$/, "");
    return { at, option, kind: String(recordOf(option).type ?? ""), text };
  });
}
