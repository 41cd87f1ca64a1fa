import type { BoardProps } from "../../faces";
import type { Deal } from "../deal.svelte";
import type { Reaching } from "../ring/reaching.svelte";
import type { Pulse } from "./pulse.svelte";

/** What the eighth place beside the cards is for. */
export type Use = "call" | "time" | "grab" | "undo" | "hold" | "stay" | "wait" | "none";

/** The drum beside the cards, and whatever else its place is for. */
export class Drumming {
  /** The call is on its way: once is enough. */
  called = $state(false);
  readonly #props: () => BoardProps;
  readonly #deal: Deal;
  readonly #reaching: Reaching;
  readonly #pulse: Pulse;

  constructor(props: () => BoardProps, deal: Deal, reaching: Reaching, pulse: Pulse) {
    [this.#props, this.#deal, this.#reaching, this.#pulse] = [props, deal, reaching, pulse];
  }

  readonly use = $derived.by((): Use => {
    const { me, live, phase, view, offered, isEnding } = this.#deal;
    if (me === null || isEnding || view.over || phase === "turning") return "none";
    if (live !== null) return phase === "passing" && live.pace.caller === me ? "call" : "time";
    if (this.#reaching.armed !== null) return "grab";
    if (this.#props().undo !== null) return "undo";
    if (offered.hold) return "hold";
    return offered.stay ? "stay" : "wait";
  });

  call(): void {
    if (this.called || !this.#pulse.isRipe) return;
    this.called = true;
    this.#deal.live?.call();
  }

  act(): void {
    const { armed } = this.#reaching;
    if (this.use === "call") this.call();
    else if (this.use === "grab" && armed !== null) this.#reaching.take(armed, 0.5);
    else if (this.use === "undo") this.#props().undo?.();
    else if (this.use === "hold") this.#props().answer({ type: "Hold" });
    else if (this.use === "stay") this.#props().answer({ type: "StayAway" });
  }
}
