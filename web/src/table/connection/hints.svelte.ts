import type { Advised, Why } from "../../protocol";
import type { Refused } from "./requests";

interface Asked {
  ref: number;
  question: number;
  refused: Refused;
}

/** The last hint, and the one that is being thought out. */
export class Hints {
  /** It speaks of the question it names, and of what follows if it is followed. */
  advice = $state.raw<Advised | null>(null);
  #asked = $state.raw<Asked | null>(null);

  /** Whether a hint to this question is being thought out. */
  isThinking(question: number): boolean {
    return this.#asked?.question === question;
  }

  await(asked: Asked): void {
    this.#asked = asked;
  }

  hear(advice: Advised): void {
    this.#asked = null;
    this.advice = advice;
  }

  refuse(ref: number, why: Why): void {
    if (this.#asked?.ref !== ref) return;
    this.#asked.refused(why);
    this.#asked = null;
  }

  /** The connection was lost, and with it the hint that was being thought out. */
  forget(): void {
    this.#asked = null;
  }
}
