import { words } from "./words.svelte";
import type { Sentence } from "../protocol";
import { Refused } from "./api";

/** Something asked of the house: not yet here, here, or what went wrong. The last good answer stays. */
export class Loaded<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  #ask: () => Promise<T>;
  #asked = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** Asks, or asks again. Only the last asking counts. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const value = await this.#ask();
      if (asked === this.#asked) [this.value, this.trouble] = [value, null];
    } catch (error) {
      await speakable(error);
      if (asked === this.#asked) this.trouble = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}

/** Makes sure that what went wrong can be said: a refusal brings the words of its package. */
export async function speakable(error: unknown): Promise<void> {
  if (error instanceof Refused) await words.need(...packagesOf(error.why)).catch(() => undefined);
}

/** The catalogues a sentence is worded from: its own, and those of the sentences in it. */
function packagesOf({ package: own, args }: Sentence): string[] {
  const inside = Object.values(args ?? {}).filter((arg): arg is Sentence => typeof arg === "object" && "id" in arg);
  return [own ?? "", ...inside.flatMap(packagesOf)];
}

/** What went wrong, in the reader's language. */
export function inWords(error: unknown): string {
  if (error instanceof Refused) return words.tell(error.why);
  return words.say(navigator.onLine ? "trouble-house" : "trouble-offline");
}
