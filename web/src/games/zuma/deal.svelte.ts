import { ring } from "./sounds";
import type { BoardProps, Live } from "../faces";
import { offeredBy } from "./offered";
import { phaseOf, type Answer, type LastRound, type Phase, type Seen, type View } from "./table";

/** Milliseconds: a totem is seen to go, the table looks at who has what. */
const TAKEN = 300;
const LOOK = 800;

/** A deal as one seat sees it. How it ended is first seen at the table, totem by totem, while the match may be further. */
export class Deal {
  readonly #props: () => BoardProps;
  /** The deal whose end is looked at, and how many of its totems are seen to have gone. */
  #finale = $state.raw<LastRound | null>(null);
  #taken = $state(0);
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => () => clearTimeout(this.#next));
  }

  readonly view = $derived.by(() => this.#props().view as View);
  readonly isCalm = $derived.by(() => this.view.rules.pace === "calm");
  readonly players = $derived.by(() => this.view.hands.length);
  readonly offered = $derived.by(() => offeredBy((this.#props().asked?.options ?? []) as Answer[]));
  /** I have answered, or was not asked. */
  readonly isSealed = $derived.by(() => this.#props().asked === null || this.busy);

  get me(): number | null {
    return this.#props().me;
  }

  get live(): Live | null {
    return this.#props().live;
  }

  get busy(): boolean {
    return this.#props().busy;
  }

  /** An end is looked at. */
  readonly isEnding = $derived.by(() => this.#finale !== null);

  /** The table as it is to be seen. */
  readonly shown = $derived.by((): View => {
    const { view, me } = this;
    const finale = this.#finale;
    if (finale === null) return view;
    const hands = finale.hands.map((hand, seat) => (seat === me ? hand : hand.map(() => "?" as const)));
    return { ...view, hands, passes: finale.passes, wind: false, caller: finale.caller };
  });
  readonly grabs = $derived.by(() =>
    this.#finale === null ? this.view.grabs : this.#finale.grabs.slice(0, this.#taken),
  );
  readonly phase = $derived.by((): Phase => (this.#finale === null ? phaseOf(this.view) : "scramble"));

  /** Who has answered in secret. */
  readonly ready = $derived.by((): ReadonlySet<number> => {
    const { view, phase } = this;
    const isSecret = this.isCalm && !this.isEnding && (phase === "passing" || phase === "scramble");
    if (!isSecret) return new Set();
    const out = new Set([...view.away, ...view.grabs.map(({ player }) => player), ...this.#props().waiting]);
    return new Set(view.hands.map((_, seat) => seat).filter((seat) => !out.has(seat)));
  });

  /** My cards at a table. */
  mine({ hands }: View = this.view): readonly Seen[] {
    return this.me === null ? [] : (hands[this.me] ?? []);
  }

  /** Shows how a deal has ended: totem by totem but for the first ones, which are known to have gone; then calls `done`. */
  end(last: LastRound, known: number, done: () => void): void {
    clearTimeout(this.#next);
    [this.#finale, this.#taken] = [last, known];
    this.#take(last, done);
  }

  #take(last: LastRound, done: () => void): void {
    const next = last.grabs[this.#taken];
    if (next === undefined) {
      this.#next = setTimeout(done, LOOK);
      return;
    }
    this.#taken += 1;
    ring(next.player === this.me ? "mine" : "grab");
    this.#next = setTimeout(() => this.#take(last, done), TAKEN);
  }

  /** Shows the match as it is; returns whether an end was looked at. */
  settle(): boolean {
    clearTimeout(this.#next);
    const wasEnding = this.#finale !== null;
    this.#finale = null;
    return wasEnding;
  }
}
