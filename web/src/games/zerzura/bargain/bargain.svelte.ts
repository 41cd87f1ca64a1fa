import { words } from "../../../house/words.svelte";
import type { Why } from "../../../protocol";
import type { BoardProps } from "../../faces";
import type { Answer, Card, Tile, View } from "../bazaar";
import { effectsOf, type Deed, type Effect } from "./forecast";
import { birdProtects, ownBirdOnIt } from "../naming";
import { offeredBy, type Offered } from "../offered";

/** What the reader has put a finger on. */
export type Chosen =
  | { on: "market"; card: Card }
  | { on: "mine"; card: Card }
  | { on: "theirs"; card: Card; owner: number }
  | { on: "swap"; given: Card; card: Card; owner: number }
  | { on: "tile"; tile: Tile }
  | { on: "dromedary" }
  | { on: "pass" };

/** What a dragged card is over: my row, my stack, or another card and before whom it lies. */
export type Target = { on: "row" } | { on: "stack" } | { on: "card"; card: Card; owner: number | null };

/** What speaks against something before the house is asked, and the rule. */
export interface Message {
  says: () => string;
  rule: string;
}

/** A second tap means yes, unless it comes so soon that it may be a slip: milliseconds. */
const SLIP = 320;

/** What the player is about to do: chosen, looked at, confirmed. */
export class Bargain {
  chosen = $state.raw<Chosen | null>(null);
  message = $state.raw<Message | null>(null);
  /** A swap whose first half is on its way. */
  #swap: { given: Card; card: Card; owner: number } | null = null;
  #since = 0;
  #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view as View;
  }

  get me(): number | null {
    return this.#props().me;
  }

  offered: Offered = $derived.by(() => offeredBy((this.#props().asked?.options ?? []) as Answer[]));
  isAsked = $derived.by(() => this.#props().asked !== null);
  isFree = $derived.by(() => this.isAsked && !this.#props().busy);

  /** What would be done with what is chosen. */
  deed = $derived.by((): Deed | null => {
    const { chosen } = this;
    switch (chosen?.on) {
      case "market":
        return { type: "Take", card: chosen.card };
      case "mine":
        return { type: "Store", card: chosen.card };
      case "swap":
        return { type: "Swap", given: chosen.given, owner: chosen.owner, card: chosen.card };
      case "pass":
        return { type: "Pass" };
      default:
        return null;
    }
  });

  /** What it does to whom. A card of one's own that is only looked at changes nothing. */
  effects = $derived.by((): Effect[] => {
    const { me, deed } = this;
    return me === null || deed === null ? [] : effectsOf(this.view, me, deed);
  });

  /** Whether the deed is one of the answers. */
  isLegal = $derived.by((): boolean => {
    const { deed, offered, view } = this;
    if (deed === null) return false;
    if (deed.type === "Take") return offered.takes.has(deed.card);
    if (deed.type === "Store") return offered.stores.has(deed.card);
    if (deed.type === "Pass") return offered.asking === "acting";
    return offered.swaps.has(deed.card) || (offered.gives.has(deed.given) && view.birds[deed.owner] !== deed.card);
  });

  /** Whether a card lights up: it is, or with what is chosen becomes, a part of an answer. */
  isLit(card: Card, owner: number | null): boolean {
    const { offered, chosen, me } = this;
    if (!this.isAsked) return false;
    if (owner === null) return offered.takes.has(card);
    if (owner === me) {
      if (chosen?.on === "theirs") return offered.gives.has(card);
      return offered.gives.has(card) || offered.stores.has(card);
    }
    if (offered.asking === "swapping") return offered.swaps.has(card);
    const gives = chosen?.on === "mine" || chosen?.on === "swap" || chosen?.on === "theirs";
    return gives && offered.gives.size > 0 && this.view.birds[owner] !== card;
  }

  isChosen(card: Card): boolean {
    const { chosen } = this;
    if (chosen === null || !("card" in chosen)) return false;
    return chosen.card === card || (chosen.on === "swap" && chosen.given === card);
  }

  /** A tap on a card, or a key: it is chosen; once more, and it is meant. */
  tap(card: Card, owner: number | null, isPointed: boolean): void {
    this.message = null;
    if (this.#isBesides(owner)) return;
    const isAgain = this.#isAgain(card);
    if (isAgain && this.isAsked) {
      if (!isPointed || performance.now() - this.#since > SLIP) this.confirm();
      return;
    }
    if (owner === null) this.#choose({ on: "market", card });
    else if (owner === this.me) this.#tapMine(card);
    else this.#tapTheirs(card, owner);
  }

  /** Whether a tap on a card there leads away from what has been begun: a turn is one thing only (rule 3.1). */
  #isBesides(owner: number | null): boolean {
    const { asking } = this.offered;
    const isBesides =
      asking === "swapping" ? owner === null || owner === this.me : asking === "storing" && owner !== this.me;
    if (!isBesides) return false;
    this.#choose(null);
    const id = asking === "swapping" ? "zerzura-offer-stands" : "zerzura-storing-stands";
    this.message = { says: () => words.say(id), rule: asking === "swapping" ? "3.3.2" : "3.1" };
    return true;
  }

  #isAgain(card: Card): boolean {
    const { chosen } = this;
    return chosen !== null && "card" in chosen && chosen.on !== "theirs" && chosen.card === card;
  }

  #choose(chosen: Chosen | null): void {
    this.chosen = chosen;
    this.#since = performance.now();
  }

  #tapMine(card: Card): void {
    const { chosen, offered } = this;
    const wanted = chosen?.on === "theirs" || (chosen?.on === "swap" && chosen.given !== card) ? chosen : null;
    if (wanted && offered.gives.has(card))
      this.#choose({ on: "swap", given: card, card: wanted.card, owner: wanted.owner });
    else this.#choose({ on: "mine", card });
  }

  #tapTheirs(card: Card, owner: number): void {
    const { chosen, offered, view } = this;
    const given = view.offered ?? (chosen?.on === "mine" ? chosen.card : chosen?.on === "swap" ? chosen.given : null);
    if (offered.asking === "swapping") return this.#wantFor(view.offered ?? "", card, owner);
    if (offered.asking === "acting" && view.birds[owner] === card) {
      this.#refuse(birdProtects(view, owner, card));
      if (chosen?.on === "swap") this.#choose({ on: "mine", card: chosen.given });
      else if (chosen?.on !== "mine") this.#choose(null);
    } else if (offered.asking === "acting" && given !== null) this.#choose({ on: "swap", given, card, owner });
    else this.#choose({ on: "theirs", card, owner });
  }

  /** What the board knows to be forbidden is refused where the house refuses. */
  #refuse(why: Why): void {
    this.#props().refuse?.(why);
  }

  /** A card is wanted for the one on offer; where it cannot be had, the house says why. */
  #wantFor(given: Card, card: Card, owner: number): void {
    if (this.offered.swaps.has(card)) return this.#choose({ on: "swap", given, card, owner });
    this.#choose(null);
    this.#answer({ type: "Swap", given, owner, card });
  }

  /** A dragged card is over something: it is chosen, so that one sees what dropping it would do. */
  hover(card: Card, owner: number | null, target: Target | null): void {
    this.message = null;
    const pair = this.#pairOf(card, owner, target);
    if (pair && this.offered.gives.has(pair.given)) this.chosen = { on: "swap", ...pair };
    else if (pair && this.offered.swaps.has(pair.card)) this.chosen = { on: "swap", ...pair };
    else if (owner === null) this.chosen = { on: "market", card };
    else this.chosen = owner === this.me ? { on: "mine", card } : { on: "theirs", card, owner };
  }

  /** A dragged card is dropped: that is a yes. What cannot be, the house refuses with the rule. */
  drop(card: Card, owner: number | null, target: Target | null): void {
    const pair = this.#pairOf(card, owner, target);
    if (pair && this.offered.asking === "swapping") return this.#dropSwap(pair);
    if (pair && this.view.birds[pair.owner] === pair.card) {
      this.#refuse(birdProtects(this.view, pair.owner, pair.card));
      this.chosen = null;
    } else if (pair) this.confirm();
    else if (owner === null && target?.on === "stack") this.#answer({ type: "Store", card });
    else if (owner === null && (target?.on === "row" || target?.on === "card")) this.confirm();
    else if (owner === this.me && target?.on === "stack") this.confirm();
    else this.chosen = null;
  }

  #dropSwap({ card, owner }: { card: Card; owner: number }): void {
    this.#wantFor(this.view.offered ?? "", card, owner);
    if (this.chosen?.on === "swap") this.confirm();
  }

  /** Which of my cards for which of another's, if a card of one was dragged onto one of the other. */
  #pairOf(card: Card, owner: number | null, target: Target | null): { given: Card; card: Card; owner: number } | null {
    if (target?.on !== "card" || owner === null || target.owner === null || this.me === null) return null;
    if (owner === this.me && target.owner !== this.me) return { given: card, card: target.card, owner: target.owner };
    if (owner !== this.me && target.owner === this.me) return { given: target.card, card, owner };
    return null;
  }

  tapTile(tile: Tile): void {
    this.message = null;
    this.#choose(this.chosen?.on === "tile" && this.chosen.tile === tile ? null : { on: "tile", tile });
  }

  tapDromedary(): void {
    this.message = null;
    this.#choose(this.chosen?.on === "dromedary" ? null : { on: "dromedary" });
  }

  tapPass(): void {
    this.message = null;
    this.#choose({ on: "pass" });
  }

  /** Does what is chosen. What is not legal goes to the house too: it says why, with the rule. */
  confirm(): void {
    const { deed, view } = this;
    if (deed === null) return;
    if (deed.type === "Store" && this.me !== null && view.birds[this.me] === deed.card) {
      this.#refuse(ownBirdOnIt(view, deed.card));
      return;
    }
    if (deed.type !== "Swap") return this.#answer(deed);
    if (view.offered === deed.given) return this.#answer(deed);
    this.#swap = { given: deed.given, card: deed.card, owner: deed.owner };
    this.#answer({ type: "Offer", card: deed.given });
  }

  /** Offers the chosen card: which card it is swapped for is asked next. */
  give(): void {
    if (this.chosen?.on === "mine") this.#answer({ type: "Offer", card: this.chosen.card });
  }

  enough(): void {
    this.#answer({ type: "Enough" });
  }

  claim(tile: Tile): void {
    if (this.me !== null) this.#answer({ type: "Claim", player: this.me, tile });
  }

  leave(): void {
    this.#answer({ type: "Leave" });
  }

  /** One step back: what was chosen, or else what was offered. Whether there was one. */
  back(): boolean {
    if (this.message !== null || this.chosen !== null) {
      this.message = null;
      this.chosen = null;
      return true;
    }
    const { undo, busy } = this.#props();
    if (undo === null || busy || !["swapping", "storing"].includes(this.offered.asking ?? "")) return false;
    undo();
    return true;
  }

  undo(): void {
    if (this.#props().busy) return;
    this.message = null;
    this.chosen = null;
    this.#props().undo?.();
  }

  #answer(option: Answer): void {
    if (!this.isFree) return;
    this.message = null;
    this.#props().answer(option);
  }

  /** A swap was offered: its second half follows by itself, unless the first was refused. */
  carryOn(): void {
    const swap = this.#swap;
    if (swap === null || !this.isFree) return;
    this.#swap = null;
    if (this.view.offered === swap.given && this.offered.swaps.has(swap.card)) this.#answer({ type: "Swap", ...swap });
  }

  /** The table has changed: what is chosen stays chosen as long as it lies where it lay. */
  settle(): void {
    const { chosen, view, me } = this;
    if (chosen === null) return;
    if (!this.#stays(chosen, view, me)) this.chosen = null;
    else if (chosen.on === "swap" && view.offered !== null && view.offered !== chosen.given) this.chosen = null;
  }

  #stays(chosen: Chosen, view: View, me: number | null): boolean {
    const mine = me === null ? [] : (view.rows[me] ?? []);
    switch (chosen.on) {
      case "market":
        return view.market.includes(chosen.card);
      case "mine":
        return mine.includes(chosen.card) && view.offered === null;
      case "theirs":
        return view.rows[chosen.owner]?.includes(chosen.card) ?? false;
      case "swap":
        return mine.includes(chosen.given) && (view.rows[chosen.owner]?.includes(chosen.card) ?? false);
      case "tile":
      case "dromedary":
        return true;
      case "pass":
        return this.offered.asking === "acting";
    }
  }
}
