import type { Seen } from "../table";

/** A card on its way over the table. */
export interface Journey {
  id: number;
  card: Seen;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** So wide is a card that goes between others. */
const WIDE = 30;
const HIGH = 40;

/** The cards on their way. */
export class Flights {
  journeys = $state.raw<Journey[]>([]);
  #sent = 0;

  /** A card sets out, if both places are to be seen; `table` is what they are measured on. */
  send(table: Element, card: Seen, from: Element | null, to: Element | null, delay = 0): void {
    if (from === null || to === null || document.hidden) return;
    const origin = table.getBoundingClientRect();
    const journey = { id: this.#sent++, card, from: on(origin, from), to: on(origin, to), delay };
    this.journeys = [...this.journeys, journey];
  }

  arrived(id: number): void {
    this.journeys = this.journeys.filter((journey) => journey.id !== id);
  }
}

/** A card's place in the middle of something. */
function on(table: DOMRect, place: Element): DOMRect {
  const { x, y, width, height } = place.getBoundingClientRect();
  return new DOMRect(x - table.x + (width - WIDE) / 2, y - table.y + (height - HIGH) / 2, WIDE, HIGH);
}
