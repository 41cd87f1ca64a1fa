import { untrack } from "svelte";

import { announce } from "../../house/announce.svelte";
import { words } from "../../house/words.svelte";
import type { Advised, Why } from "../../protocol";
import type { TableClient } from "../connection/client.svelte";
import type { Leaf, OpenLeaves } from "../leaves/open.svelte";
import { bestSaid, followed, light, stepsSaid } from "./advice";

/** At most this many of its steps are lit together. */
const SEEN_AT_ONCE = 2;

/** What a hint needs of the table. */
export interface Reader {
  names: () => string[];
  me: () => number | null;
  /** Whether a hint may be asked for now. */
  mayAsk: () => boolean;
  /** Where an answer of the hint is on the board: selectors. */
  spotsOf: (option: unknown) => string[];
}

/** The hint that was asked for: whether it lies open, how far it has been followed, and whether it is lit on the board. */
export class HintAsked {
  isOpen = $state(false);
  isLit = $state(false);
  /** Why there is none. */
  refusal = $state.raw<Why | null>(null);
  /** At which question it was asked for. */
  #askedAt = $state(0);
  /** What the panel showed before it. */
  #before: Leaf = "scores";
  readonly #table: TableClient;
  readonly #leaves: OpenLeaves;
  readonly #reader: Reader;

  /** How far the last hint has been followed; null: it holds no longer. */
  readonly #followed = $derived.by(() => {
    const { hints, play, log } = this.#table;
    return hints.advice === null || play === null ? null : followed(hints.advice, play, log.story, this.#reader.me());
  });
  readonly advice: Advised | null = $derived.by(() => (this.#followed === null ? null : this.#table.hints.advice));
  /** Where its next steps are, as far as they have a place: two tiles, or what is given and what it is given for. */
  readonly spots: string[] = $derived(
    (this.advice?.best.options ?? [])
      .slice(this.done)
      .map((option) => this.#reader.spotsOf(option))
      .filter(({ length }) => length > 0)
      .slice(0, SEEN_AT_ONCE)
      .flat(),
  );

  constructor(table: TableClient, leaves: OpenLeaves, reader: Reader) {
    this.#table = table;
    this.#leaves = leaves;
    this.#reader = reader;

    // A hint goes with its question, unless it is being followed; an abandoned hint does not return.
    $effect(() => {
      if (table.hints.advice !== null && this.#followed === null) table.hints.advice = null;
      if (this.isOpen && !(reader.mayAsk() && (this.advice !== null || this.#askedAt === this.#question)))
        untrack(() => this.close());
    });
    $effect(() => {
      const { advice, done } = this;
      if (advice !== null) announce(untrack(() => this.#said(advice, done)));
    });
    $effect(() => (this.isLit && table.play !== null ? light(this.spots) : undefined));
  }

  /** How many of its answers have been given. */
  get done(): number {
    return this.#followed ?? 0;
  }

  ask(): void {
    if (this.#leaves.turned !== "hint") this.#before = this.#leaves.turned;
    [this.isOpen, this.#leaves.hasHint, this.refusal, this.#askedAt] = [true, true, null, this.#question];
    this.#leaves.open("hint");
    if (this.advice === null) this.#table.hint((why) => (this.refusal = why));
  }

  close(): void {
    if (!this.isOpen) return;
    [this.isOpen, this.#leaves.hasHint, this.refusal, this.isLit] = [false, false, null, false];
    if (this.#leaves.turned === "hint") this.#leaves.side = this.#before;
    if (this.#leaves.leaf === "hint") this.#leaves.leaf = null;
  }

  /** Lights it on the board; where there is no panel, the hint makes room for that. */
  light(on: boolean): void {
    this.isLit = on;
    if (on && !this.#leaves.hasPanel) this.#leaves.turnTo(null);
  }

  get #question(): number {
    return this.#table.play?.question ?? 0;
  }

  /** The whole hint, or what is next in it. */
  #said({ best, outlook }: Advised, done: number): string {
    const [names, me] = [this.#reader.names(), this.#reader.me()];
    if (done > 0) return stepsSaid(best, names, me).find(({ answer }) => answer >= done)?.text ?? "";
    return `${bestSaid(best, names, me)} ${words.tell(outlook, names, me)}`;
  }
}
