import { CLIENT } from "../../house/words.svelte";
import type { AnyRequest, Why } from "../../protocol";

/** A request as it is written down: it is numbered when it is sent. */
export type Asking = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "ref"> : never) : never;
/** Told why a request was refused. */
export type Refused = (why: Why) => void;

/** Why nothing but an answer can be asked while the connection is lost. */
export const NOT_SENT: Why = { id: "table-not-sent", package: CLIENT };
/** At most this many requests wait while the connection is renewed. */
const MOST_WAITING = 5;
/** At most this many requests are remembered until the house has said something about them. */
const MOST = 50;

/** The way to the house: it takes a request, or is being renewed, or is lost. */
export interface Way {
  send: (request: AnyRequest) => boolean;
  isOpen: boolean;
}

/** What is asked: numbered, sent or kept for a moment, and whoever asked is told when it is refused. */
export class Requests {
  readonly #way: Way;
  readonly #refused = new Map<number, Refused>();
  /** What was asked while the connection is renewed, which takes a moment that nobody notices. */
  #waiting: { request: AnyRequest; refused: Refused }[] = [];
  #links: ((token: string) => void)[] = [];
  #last = 0;

  constructor(way: Way) {
    this.#way = way;
  }

  /** The next request's number. */
  number(refused?: Refused): number {
    const ref = ++this.#last;
    if (refused !== undefined) this.#refused.set(ref, refused);
    this.#refused.delete(ref - MOST);
    return ref;
  }

  /** Asks something of the house; returns whether it goes out. */
  ask(asking: Asking, refused: Refused): boolean {
    const request = { ...asking, ref: this.number(refused) } as AnyRequest;
    if (this.#way.send(request)) return true;
    if (this.#way.isOpen && this.#waiting.length < MOST_WAITING) {
      this.#waiting.push({ request, refused });
      return true;
    }
    refused(NOT_SENT);
    return false;
  }

  /** Asks for the secret that moves a seat to another device. */
  link(refused: Refused): Promise<string> {
    return new Promise((told) => {
      if (this.ask({ type: "Link" }, refused)) this.#links.push(told);
    });
  }

  /** The house tells such a secret: to whoever asked first. */
  hearLink(token: string): void {
    this.#links.shift()?.(token);
  }

  /** The house agrees. */
  settle(ref: number): void {
    this.#refused.delete(ref);
  }

  refuse(ref: number, why: Why): void {
    this.#refused.get(ref)?.(why);
    this.#refused.delete(ref);
  }

  /** The connection has been renewed: what waited goes out. */
  goOn(): void {
    for (const { request } of this.#waiting.splice(0)) this.#way.send(request);
  }

  /** The connection is lost: what waited is refused. */
  lose(): void {
    this.#links = [];
    for (const { refused } of this.#waiting.splice(0)) refused(NOT_SENT);
  }
}
