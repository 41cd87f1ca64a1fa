import type { Pong } from "../../protocol";

/** In real time the way to the house is measured this often: first in quick succession, then now and then. */
const QUICK_MEASURES = 5;
const QUICKLY = 150;
const NOW_AND_THEN = 5_000;
/** A measure that took this much longer than the shortest one tells nothing new. */
const TOO_LONG = 1.1;

/** What the house's clock says, and how far away the house is. */
export class HouseClock {
  #offset = $state(0);
  #shortest = Infinity;
  #measures = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #ping: () => void;
  readonly #isWanted: () => boolean;

  /** `isWanted` says whether the way to the house is still to be measured. */
  constructor(ping: () => void, isWanted: () => boolean) {
    this.#ping = ping;
    this.#isWanted = isWanted;
  }

  now(): number {
    return browserTime() + this.#offset;
  }

  /** How long a message takes to the house and back, at its best; null while nobody has measured it. */
  get trip(): number | null {
    return this.#shortest === Infinity ? null : this.#shortest;
  }

  /** Sets the clock to what the house has just said; nothing is known about the way to it. */
  set(now: number): void {
    this.#shortest = Infinity;
    this.#offset = now - browserTime();
  }

  /** The shortest way there and back tells best what the house's clock says. */
  learn({ sent, now }: Pong): void {
    const here = browserTime();
    const trip = here - sent;
    if (trip > this.#shortest * TOO_LONG) return;
    this.#shortest = Math.min(trip, this.#shortest);
    this.#offset = now - (sent + here) / 2;
  }

  /** Measures the way to the house again and again, as long as that is wanted. */
  measure(): void {
    clearTimeout(this.#next);
    if (!this.#isWanted()) {
      this.#measures = 0;
      return;
    }
    this.#ping();
    this.#measures += 1;
    this.#next = setTimeout(() => this.measure(), this.#measures < QUICK_MEASURES ? QUICKLY : NOW_AND_THEN);
  }

  stop(): void {
    clearTimeout(this.#next);
  }
}

/** What this browser's clock says, in fractions of milliseconds. */
export function browserTime(): number {
  return performance.timeOrigin + performance.now();
}
