import type { Manner } from "../../Flight.svelte";
import { Travels } from "../../travels.svelte";
import type { Seen } from "../table";

/** So wide is a card that goes between others. */
const WIDE = 30;
const HIGH = 40;

/** A card on its way flies so. */
export const CARD_FLIES: Manner = {
  milliseconds: 220,
  easing: "cubic-bezier(0.25, 0.6, 0.35, 1)",
  opacity: [1, 1, 0.85],
  fades: [0.9, 0],
  height: 8,
};

/** The cards on their way. */
export class Flights extends Travels<{ card: Seen }> {
  /** A card sets out, if both places are to be seen; `table` is what they are measured on. */
  setOut(table: Element, card: Seen, from: Element | null, to: Element | null, delay = 0): void {
    this.send(table, { card }, from && inTheMiddleOf(from), to && inTheMiddleOf(to), delay);
  }
}

/** A card's place in the middle of something. */
function inTheMiddleOf(place: Element): DOMRect {
  const { x, y, width, height } = place.getBoundingClientRect();
  return new DOMRect(x + (width - WIDE) / 2, y + (height - HIGH) / 2, WIDE, HIGH);
}
