import type { Desk } from "../desk.svelte";

/** What is held: somebody, or a card of the hand. */
export interface Held {
  survivor?: number;
  card?: number;
}

const FAR = 8;

/** Somebody, or a card, on its way under a finger or the mouse. */
export class Dragging {
  ghost = $state.raw<(Held & { x: number; y: number }) | null>(null);
  /** The place it is over. */
  place = $state<number | null>(null);
  #pressed: (Held & { x: number; y: number; id: number }) | null = null;
  #over: { place?: number; survivor?: number; drop?: string } = {};
  #dropped = false;

  constructor(readonly desk: Desk) {}

  press(event: PointerEvent, held: Held): void {
    if (event.button !== 0 || this.desk.asking !== "acting" || this.desk.busy) return;
    if (held.survivor !== undefined && !this.desk.mine.includes(held.survivor)) return;
    this.#pressed = { ...held, x: event.clientX, y: event.clientY, id: event.pointerId };
    this.#dropped = false;
  }

  move(event: PointerEvent, root: HTMLElement): void {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    if (event.pointerType === "mouse" && event.buttons === 0) return this.lift(event, false);
    if (this.ghost === null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
    const { x, y } = root.getBoundingClientRect();
    const held: Held = pressed.survivor !== undefined ? { survivor: pressed.survivor } : { card: pressed.card ?? 0 };
    this.ghost = { ...held, x: event.clientX - x, y: event.clientY - y };
    this.#over = under(event.clientX, event.clientY, pressed.survivor);
    const { place } = this.#over;
    this.place =
      place !== undefined && pressed.survivor !== undefined && this.#moves(pressed.survivor, place).length > 0
        ? place
        : null;
  }

  lift(event: PointerEvent, isDropped: boolean): void {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    this.#pressed = null;
    if (this.ghost === null) return;
    this.ghost = null;
    this.place = null;
    this.#dropped = true;
    setTimeout(() => (this.#dropped = false));
    if (isDropped) this.#drop(pressed);
  }

  /** The click that ends a drag is none. */
  swallow(event: MouseEvent): void {
    if (this.#dropped) event.stopPropagation();
  }

  #moves(survivor: number, place: number) {
    return this.desk.offers.filter(
      ({ option }) => option.type === "Move" && option.survivor === survivor && option.place === place,
    );
  }

  #drop({ survivor, card }: Held): void {
    const { desk } = this;
    const { place, survivor: onto, drop } = this.#over;
    if (survivor !== undefined && place !== undefined) {
      const moves = this.#moves(survivor, place);
      if (moves.length === 0) return;
      desk.rest();
      desk.choose({ on: "survivor", survivor });
      desk.narrow(moves);
    } else if (card !== undefined) {
      const wanted =
        drop === "crisis" ? "GiveToCrisis" : drop === "objective" ? "Store" : onto !== undefined ? "Equip" : "";
      const offer = desk.offers.find(
        ({ option }) =>
          option.type === wanted && option.card === card && (wanted !== "Equip" || option.survivor === onto),
      );
      if (offer) desk.answer(offer);
    }
  }
}

/** What lies under a point: a place, somebody, or where cards are put. */
function under(x: number, y: number, except: number | undefined): { place?: number; survivor?: number; drop?: string } {
  const found: { place?: number; survivor?: number; drop?: string } = {};
  for (const element of document.elementsFromPoint(x, y)) {
    const { survivor } = element.closest<HTMLElement>("[data-survivor]")?.dataset ?? {};
    if (survivor !== undefined && Number(survivor) !== except) found.survivor ??= Number(survivor);
    const { place } = element.closest<HTMLElement>("[data-place]")?.dataset ?? {};
    if (place !== undefined) found.place ??= Number(place);
    const { drop } = element.closest<HTMLElement>("[data-drop]")?.dataset ?? {};
    if (drop !== undefined) found.drop ??= drop;
  }
  return found;
}
