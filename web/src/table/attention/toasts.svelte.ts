import { onceRead } from "../../house/attention";
import { play as sound } from "../../house/sounds";
import type { Why } from "../../protocol";

/** Something that concerns the reader: in words, with a way to go if there is one; `brief`: it goes by itself. */
export interface Toast {
  says: () => string;
  href?: string;
  brief?: boolean;
}

/** Milliseconds in which a refusal, or a brief toast, has been read. */
const READ = 9_000;
/** In real time a moment too late is no mistake, and needs no words. */
const TOO_LATE = ["question-passed", "reaching-already", "too-early", "not-asked"];

/** What the reader is told at the question: why something cannot be, or else what might be missed in the log. */
export class Toasts {
  refusal = $state.raw<Why | null>(null);
  toast = $state.raw<Toast | null>(null);

  constructor() {
    $effect(() => (this.refusal === null ? undefined : onceRead(READ, () => (this.refusal = null))));
    $effect(() => (this.toast?.brief ? onceRead(READ, () => (this.toast = null)) : undefined));
  }

  readonly refuse = (why: Why): void => {
    this.refusal = why;
    sound("refuse");
  };

  readonly refuseUnlessTooLate = (why: Why): void => {
    if (!TOO_LATE.includes(why.id)) this.refuse(why);
  };

  /** Takes away what lies on top. */
  readonly dismiss = (): void => {
    if (this.refusal !== null) this.refusal = null;
    else this.toast = null;
  };

  clear(): void {
    [this.refusal, this.toast] = [null, null];
  }
}
