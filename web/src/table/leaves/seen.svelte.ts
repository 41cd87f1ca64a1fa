import type { TableClient } from "../connection/client.svelte";
import { keep, kept } from "../kept";

/**
 * What the reader has missed: the last entry they saw before turning away, and when they turned back. What happened
 * between the two is new to them; what comes while they look is not.
 */
export class Seen {
  number = $state(0);
  until = $state(0);
  #table: TableClient;

  constructor(table: TableClient) {
    this.#table = table;
    this.number = Number(kept(this.#key)) || 0;
    this.until = table.clock.now();
  }

  /** Follows the reader's eyes until the returned function is called. */
  watch(): () => void {
    const turn = () => {
      if (document.hidden) [this.number, this.until] = [this.#table.number, Infinity];
      else this.until = this.#table.clock.now();
    };
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  }

  /** Remembers for the next visit that everything so far was seen. */
  keep(number: number): void {
    if (!document.hidden) keep(this.#key, String(number));
  }

  get #key(): string {
    return `ludotheque.seen.${this.#table.id}`;
  }
}
