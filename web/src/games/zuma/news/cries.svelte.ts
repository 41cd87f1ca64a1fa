import type { Cry } from "./Sign.svelte";

/** Something that is shown to everybody for a moment, about one seat or none. */
export interface Crying {
  id: number;
  cry: Cry;
  seat: number | null;
  /** Milliseconds. */
  lasts: number;
}

/** What is cried out, one thing after the other; nothing is said of what came before a call or a grab. */
export class Cries {
  #waiting = $state.raw<Crying[]>([]);
  #cried = 0;

  readonly now = $derived.by(() => this.#waiting[0] ?? null);

  constructor() {
    $effect(() => {
      if (this.now === null) return;
      const timer = setTimeout(() => (this.#waiting = this.#waiting.slice(1)), this.now.lasts);
      return () => clearTimeout(timer);
    });
  }

  cry(cry: Cry, lasts: number, seat: number | null = null): void {
    const before = cry === "zuma" || cry === "grab" ? [] : this.#waiting;
    this.#waiting = [...before, { id: ++this.#cried, cry, seat, lasts }];
  }

  hush(): void {
    this.#waiting = [];
  }
}
