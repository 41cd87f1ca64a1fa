import type { Bargain, Target } from "../bargain/bargain.svelte";
import type { Card } from "../bazaar";

/** A finger or the mouse goes so far, in CSS pixels, before a card is dragged; a finger has the card above it. */
const FAR = 8;
const ABOVE = 40;

/** A card that is dragged: where it came from, where it is on the page, and what it is over. */
export interface Dragged {
  card: Card;
  owner: number | null;
  x: number;
  y: number;
  width: number;
  height: number;
  target: Target | null;
}

/** A card on its way under a finger or the mouse. */
export class Dragging {
  now = $state.raw<Dragged | null>(null);
  /** A card was dragged: the click that ends it is none. */
  isDragged = false;
  #pressed: { card: Card; owner: number | null; x: number; y: number; id: number; box: DOMRect } | null = null;
  /** Where a card was let go: it sets out from there. */
  #dropped: { card: Card; at: DOMRect } | null = null;
  readonly #bargain: Bargain;
  readonly #table: () => HTMLElement;

  constructor(bargain: Bargain, table: () => HTMLElement) {
    [this.#bargain, this.#table] = [bargain, table];
  }

  /** What the dragged card is over: a card, or "row" or "stack". */
  readonly over = $derived.by(() => {
    const target = this.now?.target ?? null;
    return target === null ? null : target.on === "card" ? target.card : target.on;
  });

  press(event: PointerEvent, card: Card, owner: number | null): void {
    if (event.button !== 0) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.#pressed = { card, owner, x: event.clientX, y: event.clientY, id: event.pointerId, box };
    this.isDragged = false;
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    // The button was let go outside the window.
    if (event.pointerType === "mouse" && event.buttons === 0) return this.lift(event, false);
    const { card, owner, box } = pressed;
    const isFar = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= FAR;
    if ((!this.isDragged && !isFar) || !this.#bargain.isFree) return;
    this.isDragged = true;
    const [x, y] = [event.clientX, event.clientY - (event.pointerType === "mouse" ? 0 : ABOVE)];
    const target = this.#targetAt(x, y, card, owner);
    this.now = { card, owner, x, y, width: box.width, height: box.height, target };
    this.#bargain.hover(card, owner, target);
  }

  lift(event: PointerEvent, isDropped: boolean): void {
    if (this.#pressed?.id !== event.pointerId) return;
    this.#pressed = null;
    if (this.now !== null) {
      const { card, owner, x, y, width, height, target } = this.now;
      this.now = null;
      this.#dropped = { card, at: new DOMRect(x - width / 2, y - height / 2, width, height) };
      this.#bargain.drop(card, owner, isDropped ? target : null);
    }
    setTimeout(() => (this.isDragged = false));
  }

  /** The card that was let go last, and where; told once. */
  takeDropped(): { card: Card; at: DOMRect } | null {
    const dropped = this.#dropped;
    this.#dropped = null;
    return dropped;
  }

  /** What lies under a dragged card, as far as it means something. */
  #targetAt(x: number, y: number, card: Card, owner: number | null): Target | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const target = this.#cardAt(element, card, owner) ?? this.#groundAt(element, owner);
      if (target !== null) return target;
    }
    return null;
  }

  /** A card of mine lies on one of another's, or the other way round. */
  #cardAt(element: Element, card: Card, owner: number | null): Target | null {
    const other = element.closest<HTMLElement>("[data-card]");
    if (other === null || !this.#table().contains(other) || other.dataset["card"] === card) return null;
    const of = other.dataset["owner"];
    if (owner === null || of === undefined) return null;
    const { me } = this.#bargain;
    const isPair = Number(of) !== owner && (owner === me) !== (Number(of) === me);
    return isPair ? { on: "card", card: other.dataset["card"] ?? "", owner: Number(of) } : null;
  }

  #groundAt(element: Element, owner: number | null): Target | null {
    const place = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (place === "stack" && (owner === this.#bargain.me || owner === null)) return { on: "stack" };
    return place === "row" && owner === null ? { on: "row" } : null;
  }
}
