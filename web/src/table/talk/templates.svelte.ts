import { get } from "../../house/api";
import { Loaded } from "../../house/loaded.svelte";
import { words } from "../../house/words.svelte";
import type { Amount, PlayerName, Sentence, Somebody, Talk, Template, Word } from "../../protocol";

export type Gap = Word | Amount | Somebody;
export type Value = number | string;
export type Filling = Record<string, Value>;
/** By gap: what this reader most likely wants there, the likeliest first. */
export type Likely = Record<string, Value[]>;

const talks = new Map<string, Loaded<Talk>>();

/** What a game lets people say in its own words, to be asked of the house once. */
export function talkOf(game: string): Loaded<Talk> {
  const talk = talks.get(game) ?? new Loaded(() => get<Talk>(`/api/talk/${game}`));
  talks.set(game, talk);
  return talk;
}

/** Where a template is spoken: its catalogue, and who sits at the table. */
export interface Room {
  package: string;
  names: string[];
  me: number | null;
}

/** What may stand in a gap, the likeliest first; everybody is offered the same, in an order of their own. */
export function valuesOf(gap: Gap, { names, me }: Room, likely: Likely): Value[] {
  const all = everyValue(gap, names, me);
  const first = (likely[gap.name] ?? []).filter((value) => all.includes(value));
  return [...new Set([...first, ...all])];
}

function everyValue(gap: Gap, names: string[], me: number | null): Value[] {
  if (gap.type === "word") return Object.keys(gap.words);
  if (gap.type === "somebody") return names.map((_, seat) => seat).filter((seat) => seat !== me);
  return Array.from({ length: gap.most - gap.least + 1 }, (_, more) => gap.least + more);
}

/** A value of a gap, by itself. */
export function valueSaid(gap: Gap, value: Value, { names, me }: Room): string {
  const arg = argOf(gap, value);
  if (typeof arg !== "object") return String(arg);
  return "seat" in arg ? (names[arg.seat] ?? "") : words.tell(arg, names, me);
}

const OPEN = "…";

/** The sentence so far, with a sign for each gap that is still open. */
export function soFar(template: Template, filling: Filling, { package: catalogue, names, me }: Room): string {
  const args: Record<string, string | number | PlayerName | Sentence> = {};
  for (const gap of template.gaps ?? []) {
    const value = filling[gap.name];
    args[gap.name] = value === undefined ? OPEN : argOf(gap, value);
    if (value === undefined && gap.type === "somebody") args[`${gap.name}_you`] = "no";
  }
  const said = words.tell({ id: `talk-${template.id}`, args, package: catalogue }, names, me);
  return said.replace(/…(?:\s*…)+/g, OPEN).replace(/…\s*\.$/, OPEN);
}

function argOf(gap: Gap, value: Value): string | number | PlayerName | Sentence {
  if (gap.type === "somebody") return { seat: Number(value) };
  return gap.type === "word" ? (gap.words[value] ?? OPEN) : value;
}

/** What a sentence begins with: all of its gaps but the last have the likeliest words. */
export function begun(template: Template, room: Room, likely: Likely): Filling {
  const filling: Filling = {};
  for (const gap of (template.gaps ?? []).slice(0, -1)) {
    const value = valuesOf(gap, room, likely)[0];
    if (value !== undefined) filling[gap.name] = value;
  }
  return filling;
}
