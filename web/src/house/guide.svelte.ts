import type { Sentence } from "../protocol";
import { words } from "./words.svelte";

interface Kept {
  table: string;
  on: boolean;
  /** What was said, and of that what is to be read: the first of it lies there. */
  told: string[];
  waiting: string[];
  /** The question that is asked: its number and its prompt, and whether something was said of it. */
  question: number;
  prompt: string | null;
  spoken: boolean;
  /** The reader's turn, and whether others have had theirs since. */
  turn: number;
  rested: boolean;
}

const KEPT_AS = "ludotheque.guides";
const MOST_KEPT = 12;
/** Milliseconds after which what lies there is being read. */
const BEGUN = 600;
const WELCOME = "guide-welcome";

/** The table at `id` explains itself from now on to whoever sits at this device. */
export function explain(table: string): void {
  keep({ ...fresh(table), on: true });
}

/**
 * A first match that explains itself: a word on each thing as it comes up, gone when its moment is over.
 *
 * What it says are the messages `guide-…` of the game's catalogue: `core/matches/guide.py` tells which is said when, and
 * until when.
 */
export class Guide {
  on = $state(false);
  /** What there is to read now, and whether there is more after it. */
  note = $state.raw<Sentence | null>(null);
  more = $state(false);
  /** What has been read, oldest first. */
  read = $state.raw<Sentence[]>([]);
  /** When it came to lie there. */
  #came = 0;
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

  /** Something has happened, by others as well or not, and now this question is asked; null: none. */
  follow(happened: Sentence[], question: number | null, byOthers: boolean): void {
    if (!this.on) return;
    if (question !== this.#kept.question) this.#answered();
    if (byOthers) this.#kept.rested = true;
    this.#tell(this.#numbered(WELCOME));
    for (const one of happened) {
      this.#kept.waiting = this.#kept.waiting.filter((note) => this.#says(note, "until") !== one.id);
      this.#tell(this.#after(one));
    }
    this.#show();
  }

  /** What there is to say of something that has happened. */
  #after({ id, args = {} }: Sentence): string[] {
    return this.#numbered(`guide-after-${id}`).filter((note) => {
      const needs = this.#says(note, "needs");
      return needs === null || !([0, "no", undefined] as unknown[]).includes(args[needs]);
    });
  }

  /** The reader is asked something; the same question, after a reload, is not asked again. */
  ask({ id }: Sentence, question: number): void {
    if (!this.on || question === this.#kept.question) return;
    this.#answered();
    if (this.#kept.rested) this.#kept.turn += 1;
    Object.assign(this.#kept, { question, prompt: id, spoken: false, rested: false });
    this.#tell(this.#numbered(WELCOME));
    this.#kept.waiting = this.#kept.waiting.filter((one) => this.#says(one, "until") === null);
    this.#show();
  }

  /** The reader is asked nothing now. */
  rest(): void {
    if (!this.on) return;
    this.#answered();
    this.#tell(this.#numbered(WELCOME));
    this.#show();
  }

  /** What lies there has been read. */
  next(): void {
    this.#kept.waiting.shift();
    this.#show();
  }

  /** The note on the question comes to lie there when it is its turn. */
  #look(): void {
    const { waiting, told } = this.#kept;
    const note = this.#onQuestion();
    if (note === null || isWelcome(waiting[0])) return;
    if (waiting.length > 0 && (!this.#isFirst(note) || this.#isRead(waiting[0]))) return;
    this.#kept.spoken = true;
    told.push(note);
    waiting.unshift(note);
  }

  /** What is still to be said of the question. */
  #onQuestion(): string | null {
    const { prompt, spoken, told } = this.#kept;
    if (prompt === null || spoken) return null;
    const note = this.#numbered(`guide-ask-${prompt}`).find((id) => !told.includes(id));
    return note !== undefined && this.#isDue(note) ? note : null;
  }

  /** How a question is answered is said before what has happened meanwhile; more about it, when nothing else is left. */
  #isFirst(note: string): boolean {
    return note === `guide-ask-${this.#kept.prompt}`;
  }

  /** Whether this lies there, and long enough that somebody has begun to read it. */
  #isRead(note: string | undefined): boolean {
    return note !== undefined && note === this.note?.id && Date.now() - this.#came > BEGUN;
  }

  /** What lay there goes with the question. What was still to be read has not been said: it is, when it comes up again. */
  #answered(): void {
    const { prompt, waiting, told } = this.#kept;
    if (prompt === null) return;
    const unread = waiting.slice(1);
    Object.assign(this.#kept, { prompt: null, waiting: [], told: told.filter((id) => !unread.includes(id)) });
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
    this.#look();
    const { waiting } = this.#kept;
    const id = waiting[0] ?? null;
    if (id !== this.note?.id) {
      this.note = id === null ? null : this.#noted(id);
      this.#came = Date.now();
    }
    this.read = this.#kept.told.filter((one) => !waiting.includes(one)).map((one) => this.#noted(one));
    this.more = waiting.length > 1 || (id !== null && this.#onQuestion() !== null);
    keep(this.#kept);
  }

  #noted(id: string): Sentence {
    return { id, package: this.#package, args: { by: "hand" } };
  }

  /** The message and those that go on from it: `guide-welcome`, `guide-welcome-2` … */
  #numbered(first: string): string[] {
    const found: string[] = [];
    for (let id = first; words.knows(this.#package, id); id = `${first}-${found.length + 1}`) found.push(id);
    return found;
  }
}

function isWelcome(id: string | undefined): boolean {
  return id?.startsWith(WELCOME) ?? false;
}

function fresh(table: string): Kept {
  const question = { question: -1, prompt: null, spoken: false };
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
