import type { Why } from "../../protocol";

/** Told why a request was refused. */
export type Refused = (why: Why) => void;

/** At most this many requests are remembered until the house has said something about them. */
const MOST = 50;

/** Numbers requests, and tells whoever made one when it is refused. */
export class Requests {
  #last = 0;
  readonly #refused = new Map<number, Refused>();

  /** The next request's number. */
  number(refused?: Refused): number {
    const ref = ++this.#last;
    if (refused !== undefined) this.#refused.set(ref, refused);
    this.#refused.delete(ref - MOST);
    return ref;
  }

  /** The house agrees. */
  settle(ref: number): void {
    this.#refused.delete(ref);
  }

  refuse(ref: number, why: Why): void {
    this.#refused.get(ref)?.(why);
    this.#refused.delete(ref);
  }
}
