import { isSame } from "./shapes";

/**
 * What the table is compared with, so that what has changed can be marked.
 *
 * Somebody who plays sees what has changed since the table as their last answer left it; somebody who watches, what
 * the last step has changed.
 */
export class Changes {
  before: unknown = undefined;
  #now: unknown = undefined;
  #wasAsked = false;
  #hasAnswered = false;

  /** The table to compare with, now that this one lies there. */
  with(view: unknown, isAsked: boolean, watches: boolean): unknown {
    if (this.#now !== undefined && !isSame(view, this.#now)) {
      if (watches || this.#wasAsked || this.#hasAnswered || this.before === undefined) this.before = this.#now;
      this.#hasAnswered = this.#wasAsked;
    }
    [this.#now, this.#wasAsked] = [view, isAsked];
    return this.before;
  }
}

/** Which things of a row were not there before: the last ones of those that are alike. */
export function newIn(row: unknown[], before: unknown): boolean[] {
  if (!Array.isArray(before)) return row.map(() => false);
  const left = new Map<string, number>();
  for (const one of before as unknown[]) left.set(JSON.stringify(one), (left.get(JSON.stringify(one)) ?? 0) + 1);
  return row.map((one) => {
    const key = JSON.stringify(one);
    const still = left.get(key) ?? 0;
    left.set(key, still - 1);
    return still <= 0;
  });
}
