import type { Lens } from "./lens.svelte";
import type { Spot } from "../rows";
import type { Point } from "./shape";

const HOLD = 320;
const TWICE = 240;
const STILL = 8;

/** What the board does with what a hand does to it. */
export interface Handlers {
  lens: Lens;
  /** A point of the page as a point of the window onto the board, in cells. */
  window: (at: Point) => Point;
  /** The cell meant by a tap on this point of the page. */
  meant: (at: Point, finger: boolean) => Spot | null;
  /** Somebody looks at a cell, or no longer; `held` says that a finger hides it. */
  look: (cell: Spot | null, held: boolean) => void;
  /** Whether a tap on the cell does something at once: it cannot be meant as the first half of a double tap. */
  isReady: (cell: Spot) => boolean;
  pick: (cell: Spot) => void;
}

type Doing = "nothing" | "pressing" | "looking" | "moving" | "pinching";

/** Fingers and mouse on the board: tap, hold to look, slide, two fingers to come closer, double tap. */
export class Gestures {
  #on: Handlers;
  #points = new Map<number, Point>();
  #doing: Doing = "nothing";
  #start: Point = { x: 0, y: 0 };
  #held: Point = { x: 0, y: 0 };
  #spread = 1;
  #finger = false;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #tapped: { at: Point; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(on: Handlers) {
    this.#on = on;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = place(event);
    this.#finger = event.pointerType !== "mouse";
    this.#points.set(event.pointerId, at);
    if (this.#points.size === 2) return this.#pinch();
    if (this.#points.size > 2) return;
    this.#start = at;
    this.#held = this.#under(at);
    this.#doing = "pressing";
    clearTimeout(this.#hold);
    if (this.#finger) this.#hold = setTimeout(() => this.#look(at), HOLD);
  }

  move(event: PointerEvent): void {
    const at = place(event);
    if (event.pointerType === "mouse" && event.buttons === 0) this.#points.delete(event.pointerId);
    if (!this.#points.has(event.pointerId)) {
      if (event.pointerType === "mouse") this.#on.look(this.#on.meant(at, false), false);
      return;
    }
    this.#points.set(event.pointerId, at);
    if (this.#doing === "pinching") this.#spreadTo();
    else if (this.#doing === "looking") this.#look(at);
    else if (this.#doing === "moving") this.#on.lens.hold(this.#held, this.#on.window(at), this.#on.lens.scale);
    else if (this.#doing === "pressing" && distance(at, this.#start) > STILL) this.#slide(at, event);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#hold);
    this.#points.delete(event.pointerId);
    if (this.#doing === "looking") this.#on.look(this.#on.meant(place(event), true), false);
    if (this.#doing === "pinching" && this.#points.size === 1) this.#carryOn();
    else if (this.#points.size === 0 && this.#doing !== "pressing") setTimeout(() => (this.#doing = "nothing"));
  }

  cancel(event: PointerEvent): void {
    clearTimeout(this.#hold);
    this.#points.delete(event.pointerId);
    this.#doing = "nothing";
    this.#on.look(null, false);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.#on.look(null, false);
    else clearTimeout(this.#hold);
  }

  /** A click ends a tap; one without a pointer comes from the keyboard or a reader, which the cell handles itself. */
  click(event: MouseEvent): void {
    const pressed = this.#doing === "pressing";
    this.#doing = "nothing";
    if (!pressed || event.detail === 0) return;
    const at = place(event);
    if (!this.#finger) {
      const cell = this.#on.meant(at, false);
      if (cell !== null) this.#on.pick(cell);
      return;
    }
    this.#tap(at);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = place(event);
    this.#on.lens.hold(this.#under(at), this.#on.window(at), this.#on.lens.scale * Math.exp(-event.deltaY / 120));
  }

  /** A tap where a tile may be laid counts at once; elsewhere it may become a double tap. */
  #tap(at: Point): void {
    const before = this.#tapped;
    if (before !== null) {
      clearTimeout(before.timer);
      this.#tapped = null;
      if (distance(before.at, at) < 40) return this.#on.lens.toggle(this.#on.window(at));
    }
    const cell = this.#on.meant(at, true);
    if (cell !== null && this.#on.isReady(cell)) return this.#on.pick(cell);
    const timer = setTimeout(() => {
      this.#tapped = null;
      if (cell !== null) this.#on.pick(cell);
      else this.#on.look(null, false);
    }, TWICE);
    this.#tapped = { at, timer };
  }

  #look(at: Point): void {
    this.#doing = "looking";
    this.#on.look(this.#on.meant(at, true), true);
  }

  /** A finger that slides looks at the whole board, and moves a near one. */
  #slide(at: Point, event: PointerEvent): void {
    clearTimeout(this.#hold);
    if (!this.#on.lens.isClose) return this.#finger ? this.#look(at) : undefined;
    this.#doing = "moving";
    if (!this.#finger) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#on.look(null, false);
  }

  #pinch(): void {
    clearTimeout(this.#hold);
    this.#doing = "pinching";
    this.#on.look(null, false);
    const [one, other] = this.#two();
    this.#spread = Math.max(1, distance(one, other)) / this.#on.lens.scale;
    this.#held = this.#under(middle(one, other));
  }

  #spreadTo(): void {
    if (this.#points.size < 2) return;
    const [one, other] = this.#two();
    this.#on.lens.hold(this.#held, this.#on.window(middle(one, other)), distance(one, other) / this.#spread);
  }

  /** One of two fingers is lifted: the other goes on moving the board. */
  #carryOn(): void {
    const [at] = this.#points.values();
    if (at !== undefined) this.#held = this.#under(at);
    this.#doing = "moving";
  }

  #two(): [Point, Point] {
    const [one, other] = this.#points.values();
    return [one ?? this.#start, other ?? this.#start];
  }

  #under(at: Point): Point {
    return this.#on.lens.under(this.#on.window(at));
  }
}

const place = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Holding a finger somewhere opens no menu; the right mouse button does. */
export function noMenu(event: MouseEvent): void {
  if (!(event instanceof PointerEvent && event.pointerType === "mouse")) event.preventDefault();
}
