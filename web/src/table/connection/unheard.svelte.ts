import type { LogLine } from "./log.svelte";

const KEPT_AS = "ludotheque.unheard";
/** At most this many tables are remembered; those of long ago are forgotten. */
const MOST_TABLES = 50;

type Kept = [table: string, people: number[]][];

/** Whom I do not want to hear at a table. Kept on this device; nobody is told. */
export class Unheard {
  #people = $state.raw<readonly number[]>([]);

  constructor(readonly table: string) {
    this.#people = read().find(([id]) => id === table)?.[1] ?? [];
  }

  /** Whether I am told a line: what the house tells always, what people say unless I do not want to hear them. */
  lets(line: LogLine): boolean {
    return line.type !== "Said" || !this.has(line.person);
  }

  has(person: number): boolean {
    return this.#people.includes(person);
  }

  /** From now on I hear the person no more, or again. */
  turn(person: number, on: boolean): void {
    const others = this.#people.filter((one) => one !== person);
    this.#people = on ? [...others, person] : others;
    this.#keep();
  }

  #keep(): void {
    const others = read().filter(([id]) => id !== this.table);
    const mine: Kept = this.#people.length > 0 ? [[this.table, [...this.#people]]] : [];
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify([...others, ...mine].slice(-MOST_TABLES)));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept[number] {
  return Array.isArray(one) && typeof one[0] === "string" && Array.isArray(one[1]);
}
