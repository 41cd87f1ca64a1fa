import type { Shown } from "../../protocol";

/** Tells the house how far the reader has come: its bots wait for that. */
export class Progress {
  readonly #send: (shown: Shown) => boolean;
  /** Whether nobody has to wait for this reader, as far as the house knows. */
  #hurries = false;

  constructor(send: (shown: Shown) => boolean) {
    this.#send = send;
  }

  /** This entry is shown; `hurry`: nobody has to wait for who looks. That is said once. */
  tell(number: number, hurry: boolean): void {
    if (hurry && this.#hurries) return;
    if (this.#send({ type: "Shown", number, hurry })) this.#hurries = hurry;
  }

  /** Another connection: the house knows nothing yet. */
  renew(): void {
    this.#hurries = false;
  }
}
