import { settings } from "../../../house/settings.svelte";
import type { Live } from "../../faces";

const NOW_AND_THEN = 250;

/** The time of the question, as it runs: how much of it is left, and whether the call may come. */
export class Pulse {
  #live: () => Live | null;
  #now = $state(0);

  constructor(live: () => Live | null) {
    this.#live = live;
    $effect(() => {
      if (this.#live() === null) return;
      if (settings.reduced) {
        this.#tick();
        const timer = setInterval(() => this.#tick(), NOW_AND_THEN);
        return () => clearInterval(timer);
      }
      let frame = 0;
      const run = () => {
        this.#tick();
        frame = requestAnimationFrame(run);
      };
      run();
      return () => cancelAnimationFrame(frame);
    });
  }

  #tick(): void {
    this.#now = this.#live()?.now() ?? 0;
  }

  /** From 1 down to 0. */
  get left(): number {
    const pace = this.#live()?.pace;
    if (!pace) return 0;
    return Math.max(0, Math.min(1, (pace.due - this.#now) / Math.max(1, pace.due - pace.shown)));
  }

  get seconds(): number {
    const pace = this.#live()?.pace;
    return pace ? Math.max(0, Math.ceil((pace.due - this.#now) / 1000)) : 0;
  }

  /** Whether it is not too early to call. */
  get isRipe(): boolean {
    const pace = this.#live()?.pace;
    return pace != null && this.#now >= (pace.earliest ?? 0);
  }

  /** How much of the time must pass before the call. */
  get ripens(): number {
    const pace = this.#live()?.pace;
    if (!pace?.earliest) return 0;
    return Math.max(0, Math.min(1, (pace.earliest - pace.shown) / Math.max(1, pace.due - pace.shown)));
  }
}
