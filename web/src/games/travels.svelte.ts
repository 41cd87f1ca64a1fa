/** A way over the table, in the table's own measure: from one place to another, after a delay. */
export interface Way {
  id: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** The things on their way over a table. */
export class Travels<Thing extends object> {
  journeys = $state.raw<(Way & Thing)[]>([]);
  #sent = 0;

  /** Sends a thing on its way, if both places are to be seen; `table` is what they are measured on. Returns its number. */
  protected send(table: Element, thing: Thing, from: DOMRect | null, to: DOMRect | null, delay = 0): number | null {
    if (from === null || to === null || document.hidden) return null;
    const { x, y } = table.getBoundingClientRect();
    const on = (place: DOMRect) => new DOMRect(place.x - x, place.y - y, place.width, place.height);
    const id = this.#sent++;
    this.journeys = [...this.journeys, { ...thing, id, from: on(from), to: on(to), delay }];
    return id;
  }

  arrived(id: number): void {
    this.journeys = this.journeys.filter((journey) => journey.id !== id);
  }
}
