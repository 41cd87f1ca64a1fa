import type { Words } from "./said";

/** At most this many words are over the table at a time; what came before makes room. */
const MOST = 2;
/** How long they are seen, in milliseconds: at least, more for each letter, and at most. */
const [WHILE, LETTER, LONGEST] = [3_500, 45, 11_000];

export interface Spoken extends Words {
  key: number;
}

/** The newest words said at the table, each for as long as it takes to read them. */
export class Aloud {
  words = $state.raw<Spoken[]>([]);
  #key = 0;

  hear(said: Words | null): void {
    if (said === null) return;
    const key = ++this.#key;
    this.words = [...this.words, { ...said, key }].slice(-MOST);
    setTimeout(() => this.#fade(key), Math.min(LONGEST, WHILE + LETTER * said.text.length));
  }

  #fade(key: number): void {
    this.words = this.words.filter((each) => each.key !== key);
  }
}
