import type { Sentence } from "../protocol";
import { words } from "./words.svelte";

interface Kept {
  table: string;
  on: boolean;
  /** What was said, and of that what is still to be read. */
  told: string[];
  unread: string[];
  /** How often each question was asked, and which was the last. */
  times: Record<string, number>;
  question: number;
}

const KEPT_AS = "ludotheque.guides";
const MOST_KEPT = 12;
const WELCOME = "guide-welcome";

/** The table at `id` explains itself from now on to whoever sits at this device. */
export function explain(table: string): void {
  keep({ ...fresh(table), on: true });
}

/**
 * A first match that explains itself: a word on each thing as it comes up for the first time.
 *
 * What it says are the messages `guide-…` of the game's catalogue: `core/guide.py` tells which is said when.
 */
export class Guide {
  on = $state(false);
  /** What there is to read, the oldest first. */
  notes = $state.raw<Sentence[]>([]);
  readonly #kept: Kept;
  readonly #package: string;

  constructor(table: string, catalogue: string) {
    this.#package = catalogue;
    this.#kept = kept().find((one) => one.table === table) ?? fresh(table);
    this.on = this.#kept.on;
    this.notes = this.#kept.unread.map((id) => ({ id, package: catalogue }));
  }

  /** Whether there is anything this game could explain. */
  get known(): boolean {
    return words.knows(this.#package, WELCOME);
  }

  turn(on: boolean): void {
    Object.assign(this.#kept, fresh(this.#kept.table), { on });
    this.on = on;
    this.#show([]);
  }

  /** Something has happened. */
  follow(happened: Sentence[]): void {
    this.#tell(happened.map(({ id }) => `guide-after-${id}`));
  }

  /** The reader is asked something; the same question, after a reload, is not asked again. */
  ask({ id }: Sentence, question: number): void {
    if (!this.on || question === this.#kept.question) return;
    const times = (this.#kept.times[id] ?? 0) + 1;
    this.#kept.times[id] = times;
    this.#kept.question = question;
    this.#tell([numbered(`guide-ask-${id}`, times)]);
  }

  /** The first of them has been read. */
  next(): void {
    this.#show(this.notes.slice(1));
  }

  #tell(ids: string[]): void {
    if (!this.on) return;
    const news = [...this.#welcome(), ...ids].filter((id) => !this.#kept.told.includes(id) && words.knows(this.#package, id));
    this.#kept.told.push(...news);
    this.#show([...this.notes, ...news.map((id) => ({ id, package: this.#package }))]);
  }

  #show(notes: Sentence[]): void {
    this.notes = notes;
    this.#kept.unread = notes.map(({ id }) => id);
    keep(this.#kept);
  }

  #welcome(): string[] {
    const found: string[] = [];
    while (words.knows(this.#package, numbered(WELCOME, found.length + 1))) found.push(numbered(WELCOME, found.length + 1));
    return found;
  }
}

function fresh(table: string): Kept {
  return { table, on: false, told: [], unread: [], times: {}, question: -1 };
}

function numbered(id: string, time: number): string {
  return time === 1 ? id : `${id}-${time}`;
}

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function keep(one: Kept): void {
  try {
    const others = kept().filter(({ table }) => table !== one.table);
    localStorage.setItem(KEPT_AS, JSON.stringify([...others, one].slice(-MOST_KEPT)));
  } catch {
    // A browser that keeps nothing explains it all again.
  }
}
