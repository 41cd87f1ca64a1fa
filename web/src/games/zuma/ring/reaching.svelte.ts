import { announce } from "../../../house/announce.svelte";
import { words } from "../../../house/words.svelte";
import type { BoardProps } from "../../faces";
import type { Deal } from "../deal.svelte";
import type { Telling } from "../scores/telling.svelte";
import { ring } from "../sounds";
import { CIRCLES, colourOf } from "../table";
import { angleOf, nearness, STEP } from "./geometry";

/** Milliseconds after which a hand that has reached nothing comes back. */
const PATIENCE = 1600;
/** From this long before the time is up, a board turned halfway counts as turned. */
const BEFORE = 350;
const NONE: ReadonlySet<number> = new Set();

/** My hand on its way to a totem; and before a deal, the ring as I turn it. */
export class Reaching {
  /** The totem that a second touch grabs. */
  armed = $state<number | null>(null);
  /** The one my hand is on its way to. */
  hold = $state<number | null>(null);
  /** By how many circles I have turned the ring. */
  turned = $state(0);
  readonly #props: () => BoardProps;
  readonly #deal: Deal;
  readonly #telling: Telling;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps, deal: Deal, telling: Telling) {
    [this.#props, this.#deal, this.#telling] = [props, deal, telling];
    $effect(() => {
      const { live } = deal;
      if (!this.mayTurn || live === null || this.turned === 0) return;
      const timer = setTimeout(() => this.deal(), live.pace.due - live.now() - BEFORE);
      return () => clearTimeout(timer);
    });
    $effect(() => () => clearTimeout(this.#patience));
  }

  readonly totem = $derived.by(() => (this.#deal.live !== null || this.#deal.isSealed ? this.hold : null));
  readonly mayTurn = $derived.by(() => this.#deal.offered.turns.size > 0 && !this.#deal.isEnding);
  readonly rotation = $derived.by(() => {
    const { rotation } = this.#deal.view;
    return this.mayTurn ? (rotation + this.turned) % CIRCLES.length : rotation;
  });
  /** The totems that may be touched. */
  readonly open = $derived.by((): ReadonlySet<number> => {
    const { view, offered, isEnding, busy } = this.#deal;
    if (this.mayTurn) return new Set(view.totems);
    return isEnding || busy ? NONE : offered.grabs;
  });

  /** A totem was touched: it comes near, or I grab it; where nobody is in a hurry, the first grab takes two touches. */
  reach(totem: number, height: number): void {
    if (!this.open.has(totem) || (this.#telling.isTold && !this.mayTurn) || this.totem !== null) return;
    if (this.mayTurn) this.#bringNear(totem);
    else if (this.#deal.live !== null || this.#deal.phase === "scramble" || this.armed === totem)
      this.take(totem, height);
    else {
      this.armed = totem;
      announce(words.say("zuma-armed", { colour: colourOf(totem) }));
    }
  }

  take(totem: number, height: number): void {
    const { live } = this.#deal;
    [this.armed, this.hold] = [null, totem];
    ring("grab");
    if (live === null) return this.#props().answer({ type: "Grab", totem });
    live.react({ type: "Grab", totem }, height);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.hold = null), PATIENCE);
  }

  turn(steps: number): void {
    this.#turnTo(this.turned + steps);
  }

  #turnTo(steps: number): void {
    this.turned = (steps + CIRCLES.length) % CIRCLES.length;
    ring("turn");
  }

  #bringNear(totem: number): void {
    const { me, players, view } = this.#deal;
    const from = angleOf(me ?? 0, 0, players);
    const near = (steps: number) => nearness(STEP * (totem + view.rotation + steps) - from);
    this.#turnTo(CIRCLES.map((_, steps) => steps).reduce((best, steps) => (near(steps) > near(best) ? steps : best)));
  }

  /** The board stays as it is turned. */
  deal(): void {
    if (this.mayTurn && !this.#deal.busy) this.#props().answer({ type: "TurnBoard", steps: this.turned });
  }
}
