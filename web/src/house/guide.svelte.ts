import type { Sentence } from "../protocol";
import { words } from "./words.svelte";

interface Kept {
  table: string;
  on: boolean;
  /** What was said, and of that what is not on a question and still to be read. */
  told: string[];
  waiting: string[];
  /** The question that is asked: its number, its prompt, and the note on it, until it is read; null: not looked for yet. */
  question: number;
  prompt: string | null;
  note: string | null;
  looked: boolean;
  /** What lies there since the reader was asked: when they answer, it has been in sight. */
  inSight: string | null;
  /** The reader's turn, and whether others have had theirs since. */
  turn: number;
  rested: boolean;
}

const KEPT_AS = "ludotheque.guides";
const MOST_KEPT = 12;
const WELCOME = "guide-welcome";

/** The table at `id` explains itself from now on to whoever sits at this device. */
export function explain(table: string): void {
  keep({ ...fresh(table), on: true });
}

/**
 * A first match that explains itself: a word on each thing as it comes up, gone when its moment is over.
 *
 * What it says are the messages `guide-…` of the game's catalogue: `core/guide.py` tells which is said when, and until when.
 */
export class Guide {
  on = $state(false);
  /** What there is to read now, and whether there is more after it. */
  note = $state.raw<Sentence | null>(null);
  more = $state(false);
  readonly #kept: Kept;
  readonly #package: string;

  constructor(table: string, catalogue: string) {
    this.#package = catalogue;
    this.#kept = { ...fresh(table), ...kept().find((one) => one.table === table) };
    this.on = this.#kept.on;
    this.#show();
  }

  /** Whether there is anything this game could explain. */
  get known(): boolean {
    return words.knows(this.#package, WELCOME);
  }

  turn(on: boolean): void {
    Object.assign(this.#kept, fresh(this.#kept.table), { on });
    this.on = on;
    this.#show();
  }

  /** Something has happened, and now this question is asked; null: none. */
  follow(happened: Sentence[], question: number | null): void {
    if (!this.on) return;
    this.#tell([...this.#numbered(WELCOME), ...happened.map(({ id }) => `guide-after-${id}`)]);
    if (question === this.#kept.question) this.#kept.inSight ??= this.#kept.waiting[0] ?? null;
    this.#show();
  }

  /** The reader is asked something; the same question, after a reload, is not asked again. */
  ask({ id }: Sentence, question: number): void {
    if (!this.on || question === this.#kept.question) return;
    this.#answered();
    if (this.#kept.rested) this.#kept.turn += 1;
    Object.assign(this.#kept, { question, prompt: id, looked: false, rested: false });
    this.#tell(this.#numbered(WELCOME));
    this.#kept.waiting = this.#kept.waiting.filter((one) => this.#says(one, "until") !== "asked");
    this.#settle();
  }

  /** The reader is asked nothing now. */
  rest(): void {
    if (!this.on) return;
    this.#answered();
    this.#kept.rested = true;
    this.#tell(this.#numbered(WELCOME));
    this.#show();
  }

  /** What lies there has been read. */
  next(): void {
    if (this.#kept.waiting.length > 0) this.#kept.waiting.shift();
    else this.#kept.note = null;
    this.#settle();
  }

  /** The note on the question comes when nothing else is to be read; what lies there now is in sight. */
  #settle(): void {
    const one = this.#kept;
    if (one.prompt !== null && one.waiting.length === 0 && !one.looked) {
      const first = this.#numbered(`guide-ask-${one.prompt}`).find((id) => !one.told.includes(id));
      one.note = first !== undefined && this.#isDue(first) ? first : null;
      if (one.note !== null) one.told.push(one.note);
      one.looked = true;
    }
    one.inSight = one.prompt === null ? null : (one.waiting[0] ?? one.note);
    this.#show();
  }

  /** What was in sight goes with the question. */
  #answered(): void {
    const { waiting, inSight } = this.#kept;
    Object.assign(this.#kept, { waiting: waiting.filter((id) => id !== inSight), note: null, prompt: null, inSight: null });
  }

  #tell(ids: string[]): void {
    const news = [...new Set(ids)].filter((id) => !this.#kept.told.includes(id) && this.#isDue(id));
    this.#kept.told.push(...news);
    this.#kept.waiting.push(...news);
  }

  #isDue(id: string): boolean {
    return words.knows(this.#package, id) && this.#kept.turn >= Number(this.#says(id, "turn") ?? 0);
  }

  #says(id: string, name: string): string | null {
    return words.attribute({ id, package: this.#package }, name);
  }

  #show(): void {
    const { waiting, note, prompt, looked } = this.#kept;
    const id = waiting[0] ?? note;
    if (id !== this.note?.id) this.note = id === null ? null : { id, package: this.#package, args: { by: "hand" } };
    this.more = waiting.length > 1 || (waiting.length === 1 && prompt !== null && !looked);
    keep(this.#kept);
  }

  /** The message and those that go on from it: `guide-welcome`, `guide-welcome-2` … */
  #numbered(first: string): string[] {
    const found: string[] = [];
    for (let id = first; words.knows(this.#package, id); id = `${first}-${found.length + 1}`) found.push(id);
    return found;
  }
}

function fresh(table: string): Kept {
  const question = { question: -1, prompt: null, note: null, looked: false, inSight: null };
  return { table, on: false, told: [], waiting: [], ...question, turn: 0, rested: true };
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
