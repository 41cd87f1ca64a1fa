import { announce } from "../../house/announce.svelte";
import { words } from "../../house/words.svelte";
import type { BoardProps } from "../faces";
import { placeOf, type View } from "./colony";
import {
  CARD_VERBS,
  OTHER_VERBS,
  VERBS,
  askingOf,
  differs,
  keyOf,
  offersOf,
  splitBy,
  targetsOf,
  type Field,
  type Kind,
  type Offer,
  type Option,
  type Target,
} from "./offered";
import { risksOf, type Risk } from "./turn/risk";

/** What is chosen: a survivor, a card of the hand, what needs neither, or everything as a list. */
export type Chosen =
  { on: "survivor"; survivor: number } | { on: "card"; card: number } | { on: "other" } | { on: "all" };
/** What lies open over the map. */
export type Leaf = "tonight" | "crisis" | "objective" | "reading" | "waste";

/** Answers that a tap on the map gives at once: nothing is risked, and they come often. */
const AT_ONCE = new Set(["BarricadeAt", "Slay", "Lure", "TakeAway", "RerollDie"]);

/** What the reader is about to do, step by step, until an answer is ready to be given. */
export class Desk {
  chosen = $state.raw<Chosen | null>(null);
  verb = $state<string | null>(null);
  /** The answers still meant, once some were ruled out. */
  narrowed = $state.raw<Offer[] | null>(null);
  die = $state<number | null>(null);
  zoom = $state<number | null>(null);
  leaf = $state<Leaf | null>(null);
  /** Who is dying before everybody's eyes. */
  fallen = $state<number | null>(null);
  /** Somebody looked at more closely, whoever they belong to. */
  inspected = $state<number | null>(null);
  /** The survivors kept so far, before the game, the leader first. */
  cast = $state.raw<number[]>([]);

  constructor(readonly props: () => BoardProps) {}

  readonly view = $derived.by(() => this.props().view as View);
  readonly me = $derived.by(() => this.props().me);
  readonly names = $derived.by(() => this.props().names);
  readonly busy = $derived.by(() => this.props().busy);
  readonly offers = $derived.by(() => offersOf(this.props().asked));
  readonly closed = $derived.by(() => this.props().asked?.closed ?? []);
  readonly asking = $derived(askingOf(this.offers));
  readonly mine = $derived.by(() => (this.me === null ? [] : (this.view.groups[this.me] ?? [])));

  /** What can be done with what is chosen, by verb. */
  readonly verbs = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    if (this.asking !== "acting") return found;
    const { chosen } = this;
    const verbsOf = { survivor: VERBS, card: CARD_VERBS, other: OTHER_VERBS, all: [] };
    const wanted: readonly string[] = chosen === null ? [] : verbsOf[chosen.on];
    for (const verb of wanted) {
      const here = this.offers.filter(({ option }) => {
        if (option.type !== verb) return false;
        if (chosen?.on === "survivor") return option.survivor === chosen.survivor;
        return chosen?.on !== "card" || option.card === chosen.card;
      });
      if (here.length > 0) found.set(verb, here);
    }
    return found;
  });

  /** What cannot be done with what is chosen, with the reason. */
  readonly closedVerbs = $derived.by(() => {
    const { chosen } = this;
    if (this.asking !== "acting" || chosen === null) return [];
    return this.closed.filter((each) => {
      const option = each.option as Option;
      if (chosen.on === "survivor") return option.survivor === chosen.survivor && !this.verbs.has(option.type);
      return chosen.on === "card" && option.card === chosen.card;
    });
  });

  /** The answers that are still meant. */
  readonly meant = $derived.by(() => {
    if (this.narrowed) return this.narrowed;
    if (this.asking === "acting") return this.verb === null ? [] : (this.verbs.get(this.verb) ?? []);
    return this.asking === null || this.asking === "keeping" ? [] : this.offers;
  });

  /** What has to be chosen next among the answers that are meant. */
  readonly field = $derived<Field | null>(differs(this.meant));
  /** Where only the die is still open: the answers by die. */
  readonly byDie = $derived.by(() => {
    const isOpen = this.verb !== null || this.narrowed !== null;
    return isOpen && this.field === null
      ? [...this.meant].sort((one, other) => (one.option.die ?? 0) - (other.option.die ?? 0))
      : [];
  });
  /** The answer that is ready to be given. */
  readonly ready = $derived.by(() => this.byDie.find(({ option }) => option.die === this.die) ?? this.byDie[0] ?? null);
  readonly risks = $derived.by<Risk[]>(() => (this.ready ? risksOf(this.view, this.ready.option) : []));

  /** What is lit on the table. */
  readonly lit = $derived.by(() => {
    const found = new Set<string>();
    const add = (target: Target) => found.add(keyOf(target));
    if (this.me === null || this.asking === null || this.ready) return found;
    if (this.asking !== "acting" || this.verb !== null || this.narrowed !== null) {
      for (const { option } of this.meant)
        targetsOf(option)
          .slice(0, option.type === "Lure" && this.field === "target" ? 2 : 1)
          .forEach(add);
    } else if (this.chosen?.on === "survivor") {
      for (const verb of ["Move", "Attack"])
        for (const { option } of this.verbs.get(verb) ?? []) targetsOf(option).forEach(add);
    } else if (this.chosen?.on === "card") {
      for (const { option } of this.verbs.get("Equip") ?? []) targetsOf(option).slice(0, 1).forEach(add);
    } else {
      for (const { option } of this.offers) {
        if (option.survivor !== undefined && this.mine.includes(option.survivor))
          add({ kind: "survivor", number: option.survivor });
      }
    }
    return found;
  });

  /** What the answer that is ready to be given speaks of. */
  readonly picked = $derived.by(() => new Set(this.ready ? targetsOf(this.ready.option).map(keyOf) : []));

  isPicked(kind: Kind, number: number): boolean {
    return this.picked.has(keyOf({ kind, number }));
  }

  isLit(kind: Kind, number: number): boolean {
    return this.lit.has(keyOf({ kind, number }));
  }

  /** Whether a card of my hand could be used in an answer. */
  isUsable(card: number): boolean {
    return this.offers.some(
      ({ option }) => option.card === card && targetsOf(option).some((target) => target.kind === "card"),
    );
  }

  /** A finger, the mouse or Enter on something of the table. */
  tap(target: Target): void {
    if (this.busy) return;
    if (this.isLit(target.kind, target.number) && this.#point(target)) return;
    this.#look(target);
  }

  /** Takes what is pointed at as part of an answer; false: it is none. */
  #point(target: Target): boolean {
    const wanted = keyOf(target);
    const isFree = this.asking === "acting" && this.verb === null && this.narrowed === null;
    if (isFree && target.kind === "survivor" && this.chosen?.on !== "card") return false;
    const among = isFree ? [...this.verbs.values()].flat() : this.meant;
    const hit = among.filter(({ option }) => targetsOf(option).some((each) => keyOf(each) === wanted));
    if (hit.length === 0) return false;
    const wishes = isFree ? hit.filter(({ option }) => ["Move", "Attack", "Equip"].includes(option.type)) : hit;
    this.narrow(wishes.length > 0 ? wishes : hit);
    return true;
  }

  /** What is no part of an answer is looked at, or chosen. */
  #look({ kind, number }: Target): void {
    if (kind === "survivor") {
      if (this.asking === "acting" && this.mine.includes(number)) this.choose({ on: "survivor", survivor: number });
      else this.inspected = this.inspected === number ? null : number;
    } else if (kind === "place") this.zoom = this.zoom === number ? null : number;
    else if (kind === "entrance") this.zoom = this.zoom === null ? placeOf(number) : this.zoom;
    else if (kind === "card") this.choose({ on: "card", card: number });
  }

  choose(chosen: Chosen): void {
    const same = JSON.stringify(this.chosen) === JSON.stringify(chosen);
    this.rest();
    this.chosen = same ? null : chosen;
  }

  /** Goes on with one kind of action. */
  take(verb: string): void {
    this.narrowed = null;
    this.die = null;
    this.verb = this.verb === verb ? null : verb;
    const only = this.verb === null ? undefined : this.verbs.get(verb);
    // A card is played at once: choosing it was the first step, and this is the second.
    if (only?.length === 1 && this.chosen?.on === "card" && only[0]) this.answer(only[0]);
  }

  /** Only these answers are still meant; where nothing is left to choose and nothing is risked, it is given. */
  narrow(offers: Offer[]): void {
    const [first, ...more] = offers;
    if (first === undefined || this.busy) return;
    this.verb = first.option.type;
    this.narrowed = offers;
    this.die = null;
    if (more.length === 0 && AT_ONCE.has(first.option.type)) this.answer(first);
  }

  /** The parts into which the answers that are meant fall. */
  get parts(): Offer[][] {
    return this.field === null ? [] : splitBy(this.meant, this.field);
  }

  answer({ option }: Offer): void {
    if (this.busy) return;
    this.props().answer(option);
    this.verb = null;
    this.narrowed = null;
    this.die = null;
    if (this.chosen?.on === "card" || this.chosen?.on === "all") this.chosen = null;
    this.leaf = null;
  }

  confirm(): void {
    if (this.ready) this.answer(this.ready);
  }

  /** Back one step; false: there is none. */
  back(): boolean {
    if (this.leaf !== null) this.leaf = null;
    else if (
      this.narrowed !== null &&
      this.verb !== null &&
      this.asking === "acting" &&
      this.verbs.get(this.verb)?.length !== this.narrowed.length &&
      this.chosen?.on !== "survivor"
    )
      this.narrowed = null;
    else if (this.verb !== null || this.narrowed !== null) [this.verb, this.narrowed, this.die] = [null, null, null];
    else if (this.inspected !== null) this.inspected = null;
    else if (this.chosen !== null) this.chosen = null;
    else if (this.zoom !== null) this.zoom = null;
    else return false;
    return true;
  }

  /** Nothing is begun. */
  rest(): void {
    [this.chosen, this.verb, this.narrowed, this.die, this.inspected] = [null, null, null, null, null];
  }

  /** Another question: what was begun is over; who was chosen stays so, as long as they can do something. */
  settle(): void {
    [this.verb, this.narrowed, this.die] = [null, null, null];
    const { chosen, me, view } = this;
    if (this.asking !== "acting" && chosen !== null) {
      if (chosen.on !== "survivor") this.chosen = null;
    } else if (chosen?.on === "survivor" && !this.mine.includes(chosen.survivor)) this.chosen = null;
    else if (chosen?.on === "card" && me !== null && !(view.hands[me] ?? []).includes(chosen.card)) this.chosen = null;
    else if (chosen?.on === "all") this.chosen = null;
    if (this.asking !== "keeping") this.cast = [];
    if (this.asking !== null) this.#lookUp();
  }

  /** A question ends looking at somebody; whoever of mine can do something now is chosen instead. */
  #lookUp(): void {
    const survivor = this.inspected;
    this.inspected = null;
    if (survivor === null || this.chosen !== null || this.asking !== "acting" || !this.mine.includes(survivor)) return;
    if (this.offers.some(({ option }) => option.survivor === survivor)) this.chosen = { on: "survivor", survivor };
  }

  /** An answer in words. */
  said(offer: Offer): string {
    const says = this.props().asked?.says?.[offer.index];
    return says === undefined ? offer.option.type : words.tell(says, this.names, this.me);
  }

  /** Keeps a survivor, or lets them go, before the game. */
  keep(survivor: number): void {
    const size = this.offers[0]?.option.survivors?.length ?? 2;
    if (this.cast.includes(survivor)) this.cast = this.cast.filter((each) => each !== survivor);
    else if (this.cast.length < size) this.cast = [...this.cast, survivor];
    else announce(words.say("winter-cast-full", { count: size }));
  }

  /** The answer that keeps those who are chosen. */
  get keeping(): Offer | null {
    const [leader, ...others] = this.cast;
    const rest = JSON.stringify([...others].sort((one, other) => one - other));
    return (
      this.offers.find(({ option }) => {
        const [first, ...more] = option.survivors ?? [];
        return first === leader && JSON.stringify([...more].sort((one, other) => one - other)) === rest;
      }) ?? null
    );
  }
}
