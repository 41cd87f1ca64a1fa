import { untrack } from "svelte";

import { announce } from "../../../house/announce.svelte";
import { words } from "../../../house/words.svelte";
import type { BoardProps } from "../../faces";
import type { Deal } from "../deal.svelte";
import { cardName } from "../naming";
import type { Reaching } from "../ring/reaching.svelte";
import type { Telling } from "../scores/telling.svelte";
import type { Answer, View } from "../table";
import { dealt, isSame, passed, type Held } from "./hand";

/** My hand, and the card of it that goes to the left. */
export class Giving {
  hand = $state.raw<readonly Held[]>([]);
  picked = $state<number | null>(null);
  readonly #props: () => BoardProps;
  readonly #deal: Deal;
  readonly #reaching: Reaching;
  readonly #telling: Telling;

  constructor(props: () => BoardProps, deal: Deal, reaching: Reaching, telling: Telling) {
    [this.#props, this.#deal, this.#reaching, this.#telling] = [props, deal, reaching, telling];
    untrack(() => this.take());
  }

  readonly #isAsked = $derived.by(() => this.#deal.offered.gives.size > 0 && !this.#deal.isEnding);
  /** The card that I have chosen; in a hurry the house knows of one from before, too. */
  readonly chosen = $derived.by(() => {
    const { live, isSealed, phase } = this.#deal;
    if (live === null) return isSealed && phase === "passing" ? this.picked : null;
    if (this.picked !== null) return this.picked;
    const kept = live.pace.chosen as Answer | null | undefined;
    return kept?.type === "Give" ? (this.hand.findLast(({ card }) => card === kept.card)?.id ?? null) : null;
  });
  /** The card that goes if none is chosen. */
  readonly falls = $derived.by(() =>
    this.#deal.live !== null && this.#isAsked ? (this.hand.at(-1)?.id ?? null) : null,
  );
  readonly mayGive = $derived.by(() => this.#isAsked && !this.#deal.busy && this.#reaching.totem === null);

  give(held: Held): void {
    if (!this.mayGive || held.card === "?") return;
    this.picked = held.id;
    [this.#reaching.armed, this.#reaching.hold] = [null, null];
    this.#telling.playOn();
    announce(words.say("zuma-given", { card: cardName(held.card) }));
    const option = { type: "Give", card: held.card };
    if (this.#deal.live !== null) this.#deal.live.react(option);
    else this.#props().answer(option);
  }

  /** Takes up a new hand. */
  take(cards = this.#deal.mine()): void {
    this.hand = dealt(cards);
  }

  /** Takes up another hand, unless it is this very one. */
  keep(cards = this.#deal.mine()): void {
    if (!isSame(this.hand, cards)) this.take(cards);
  }

  /** All cards have gone to the left: the hand at this table, after the one that went. Returns the card that is gone. */
  pass(now: View, gave: number | null): Held | undefined {
    const before = this.hand;
    this.hand = this.#deal.me === null ? [] : passed(before, this.#deal.mine(now), gave);
    return before.find(({ id }) => !this.hand.some((held) => held.id === id));
  }
}
