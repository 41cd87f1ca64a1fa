import type { Deal } from "../deal.svelte";
import { nameOf } from "../table";

/** Whether it is told how the last round ended: until the reader has closed it, and again when they want. */
export class Telling {
  readonly #deal: Deal;
  readonly #mayTell: () => boolean;
  #closed = $state("");
  #again = $state(false);

  /** `mayTell`: the end of the match, if it has come, is no secret. */
  constructor(deal: Deal, mayTell: () => boolean) {
    this.#deal = deal;
    this.#mayTell = mayTell;
  }

  readonly isTold = $derived.by(() => {
    const { view, isEnding, phase, isCalm } = this.#deal;
    const isFresh = view.over || phase === "turning" || (isCalm && phase === "passing" && view.passes === 0);
    const isNews = this.#again || (isFresh && nameOf(view.last) !== this.#closed);
    return view.last !== null && !isEnding && isNews && this.#mayTell();
  });
  /** It can be told again; in a hurry only between two deals. */
  readonly mayLook = $derived.by(() => {
    const { view, isEnding, phase, live } = this.#deal;
    return view.last !== null && !this.isTold && !isEnding && (live === null || phase === "turning");
  });

  close(): void {
    this.#again = false;
    this.#closed = nameOf(this.#deal.view.last);
  }

  look(): void {
    this.#again = true;
  }

  /** Another round has ended: it is told when its time comes. */
  renew(): void {
    this.#again = false;
  }

  /** Somebody plays on: nothing lies over the table any more. */
  playOn(): void {
    if (this.#again || this.isTold) this.close();
  }
}
