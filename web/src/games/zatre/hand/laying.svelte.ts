import { announce } from "../../../house/announce.svelte";
import { words } from "../../../house/words.svelte";
import type { BoardProps } from "../../faces";
import { lookAt } from "../field/look";
import type { Point } from "../field/shape";
import { nextStep, remarkOn, tileFirst } from "../naming";
import { offeredBy, type Act } from "../offered";
import { cellOf, colourAt, keyOf, type Answer, type Laid, type Spot, type Tile, type View } from "../rows";

/** A tile of the hand, by its place there, that goes to a cell. */
export type Pending = Laid & { index: number };
/** A tile of the hand under a finger or the mouse, and the cell it is over. */
export type Dragged = { index: number; at: Point; finger: boolean; cell: Spot | null };

/** What laying needs to know of what is drawn. */
export interface Drawn {
  /** The cell that is meant by a point of the page. */
  meant: (at: Point, finger: boolean) => Spot | null;
  /** A tile is seen to go from the hand to its cell. */
  setOut: (tile: Pending) => void;
}

/** So far above a finger lies the tile that it drags: CSS pixels. */
export const ABOVE = 46;
const NOWHERE: Set<number> = new Set();

/** My hand, or for who watches that of the player in turn, and what I am doing with it: tiles are chosen, dragged, laid. */
export class Laying {
  /** Which tile of the hand is chosen, and which is under the mouse. */
  picked = $state<number | null>(null);
  hovered = $state<number | null>(null);
  /** The cell under mouse or finger, and the one the keyboard is on. */
  pointed = $state<Spot | null>(null);
  focused = $state<Spot | null>(null);
  /** A finger hides the cell it points at. */
  isHeld = $state(false);
  drag = $state<Dragged | null>(null);
  /** A tile that is being answered with. */
  pending = $state<Pending | null>(null);
  message = $state("");
  /** My turn has been begun: a tile or a cell was touched. */
  begun = $state(false);

  readonly #props: () => BoardProps;
  readonly #drawn: Drawn;

  constructor(props: () => BoardProps, drawn: Drawn) {
    this.#props = props;
    this.#drawn = drawn;
  }

  readonly view = $derived.by(() => this.#props().view as View);
  readonly isMine = $derived.by(() => this.#props().me !== null);
  readonly owner = $derived.by(() => this.#props().me ?? this.view.turn);
  readonly hand = $derived.by((): readonly Tile[] => this.view.hands[this.owner] ?? []);
  /** Changes with the hand. */
  readonly dealt = $derived.by(() => this.hand.join());
  readonly offered = $derived.by(() =>
    offeredBy((this.#props().asked?.options ?? []) as Answer[], this.view.board, this.hand),
  );
  readonly chosen = $derived.by(() => (this.isMine && this.hand.length === 1 ? 0 : this.picked));
  readonly tile = $derived.by(() => this.#faceOf(this.drag?.index ?? this.chosen));
  /** Where the chosen tile may lie, or the one under the mouse while none is chosen. */
  readonly legal = $derived.by(() => {
    const shown = this.tile ?? this.#faceOf(this.hovered);
    return (shown !== null && this.offered.fits.get(shown)) || NOWHERE;
  });

  /** What the chosen tile would make where I look: with the mouse, a finger, the keyboard, or the tile itself. */
  readonly look = $derived.by(() => {
    const cell = this.drag ? this.drag.cell : (this.pointed ?? this.focused);
    return cell && this.tile !== null ? lookAt(this.view, this.tile, cell, this.legal.has(keyOf(cell))) : null;
  });
  readonly remark = $derived.by(() => {
    const isForced = this.legal.size > 0 && [...this.legal].every((key) => colourAt(cellOf(key)) === "light");
    return this.look ? remarkOn(this.look, this.view, isForced, this.offered.isPlacing) : "";
  });
  /** The cell that a finger hides. */
  readonly hidden = $derived.by(() => (this.drag?.finger ? this.drag.cell : this.isHeld ? this.pointed : null));
  /** The tile that is about to lie somewhere, or would. */
  readonly ghost = $derived.by(() => this.pending ?? (this.drag || this.look?.legal ? this.look : null));

  /** An answer can be given now. */
  readonly isFree = $derived.by(() => {
    const { asked, busy } = this.#props();
    return asked !== null && !busy && this.pending === null;
  });

  #faceOf(index: number | null): number | null {
    const face = index === null || !this.isMine ? undefined : this.hand[index];
    return typeof face === "number" ? face : null;
  }

  /** Whether a tap on a cell lays the chosen tile there. */
  isReady(at: Spot): boolean {
    return this.isFree && this.tile !== null && this.legal.has(keyOf(at));
  }

  choose(index: number): void {
    this.#touch();
    this.pointed = null;
    this.picked = this.picked === index ? null : index;
    if (this.tile !== null) announce(nextStep(this.offered, this.tile));
  }

  /** Chooses a tile with so many pips; returns whether it is I who has a hand. */
  chooseFace(face: number): boolean {
    const index = this.hand.indexOf(face);
    if (this.isMine && index >= 0 && this.tile !== face) this.choose(index);
    return this.isMine;
  }

  /** Somebody looks at a cell, or no longer. */
  lookFrom(at: Spot | null, how: "pointer" | "held" | "focus"): void {
    if (how === "focus") {
      this.focused = at;
      return;
    }
    this.pointed = at;
    this.isHeld = how === "held";
  }

  /** A tap on a cell lays the chosen tile there, or says why not. */
  pick(at: Spot): void {
    this.#touch();
    this.pointed = at;
    if (!this.isFree) return;
    if (!this.offered.isPlacing) this.#explain(words.say("zatre-draw-first"));
    else if (this.tile !== null) this.#lay(this.tile, at, true);
    else if (this.hand.length) this.#explain(tileFirst(this.offered, this.view, at));
  }

  act(type: Act): void {
    if (!this.isFree) return;
    this.message = "";
    this.#props().answer({ type });
  }

  takeBack(): void {
    this.message = "";
    this.#props().undo?.();
  }

  dragTo(index: number, at: Point, finger: boolean): void {
    this.#touch();
    this.pointed = null;
    const over = finger ? { x: at.x, y: at.y - ABOVE } : at;
    // Which cell is meant depends on the tile that is dragged.
    this.drag = { index, at, finger, cell: null };
    this.drag.cell = this.#drawn.meant(over, finger);
  }

  /** A dragged tile is let go, or goes back. */
  drop(at: Point | null): void {
    const target = at && this.drag?.cell;
    const face = this.tile;
    if (target && face !== null) {
      if (this.isFree && this.offered.isPlacing) this.#lay(face, target, false);
      else this.pointed = target;
    }
    this.drag = null;
  }

  /** One step back: what was said, what was chosen. Returns whether there was anything. */
  back(): boolean {
    const wasAny = this.picked !== null || this.message !== "";
    this.picked = null;
    this.message = "";
    return wasAny;
  }

  /** Forgets, while the board is there, what is no longer true. */
  watch(): void {
    // A hand that has changed is chosen from anew; an answer refused lies nowhere.
    $effect.pre(() => {
      void this.dealt;
      [this.picked, this.hovered, this.drag] = [null, null, null];
    });
    $effect(() => {
      if (!this.#props().busy) this.pending = null;
    });
    $effect(() => {
      void this.#props().asked;
      this.message = "";
    });
    $effect.pre(() => {
      void this.view.turns;
      this.begun = false;
    });
  }

  #touch(): void {
    this.message = "";
    this.begun = true;
  }

  #explain(what: string): void {
    this.message = what;
    announce(what);
  }

  #lay(tile: number, cell: Spot, isSeen: boolean): void {
    if (this.offered.places.get(tile)?.has(keyOf(cell))) {
      this.pending = { tile, cell, index: this.drag?.index ?? this.chosen ?? 0 };
      this.pointed = null;
      if (isSeen) this.#drawn.setOut(this.pending);
    }
    this.#props().answer({ type: "Place", tile, cell });
  }
}
