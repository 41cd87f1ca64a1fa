import { text } from "../../house/api";
import { words } from "../../house/words.svelte";
import type { Happened, Asked, Language } from "../../protocol";

export const HIDDEN = "?";

/** A field of a game's view: its name, what it holds, and whether it has an entry for each player. */
export interface Field {
  name: string;
  value: unknown;
  kind: "player" | "seats" | "record" | "one";
}

/** Fields that every view has and that say nothing to a reader. */
const SILENT = ["over"];
/** Fields that name a player by number. A view does not say so itself: these are the names that games give them. */
const PLAYERS = /^(turn|player|leader|dealer|starter|first|active)$|_player$/;

/** The fields of a view, as they can be shown to somebody who knows nothing of the game. */
export function fieldsOf(view: unknown, players: number): Field[] {
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view)
    .filter(([name]) => !SILENT.includes(name))
    .map(([name, value]) => ({ name, value, kind: kindOf(name, value, players) }));
}

function kindOf(name: string, value: unknown, players: number): Field["kind"] {
  if (typeof value === "number") return PLAYERS.test(name) && value >= 0 && value < players ? "player" : "one";
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return "record";
  if (!Array.isArray(value) || value.length !== players) return "one";
  return value.every(Array.isArray) || value.includes(HIDDEN) ? "seats" : "one";
}

/** The package that tells this match. */
export function packageOf(story: Happened[], asked: Asked | null): string {
  return asked?.prompt.package ?? story.find(({ says }) => says.package)?.says.package ?? "";
}

const known = new Map<string, Promise<Set<string>>>();

/** The fields for which a game has words of its own. */
export function namedFields(language: Language, name: string): Promise<Set<string>> {
  const path = `/api/words/${language}/${name}`;
  const found =
    known.get(path) ??
    text(path).then((ftl) => new Set([...ftl.matchAll(/^field-(\S+)\s*=/gm)].map((m) => m[1] ?? "")));
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

/** A field's name in words: the game's own, or as it is written in the game. */
export function labelOf(field: string, named: Set<string>, package_: string): string {
  if (named.has(field)) return words.tell({ id: `field-${field}`, package: package_ });
  const plain = field.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** How much of something there is: a number itself, of a list its length. */
export function countOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.length : null;
}
