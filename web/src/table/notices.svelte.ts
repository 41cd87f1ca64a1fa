import { play as sound } from "../house/sounds";
import type { Why } from "../protocol";
import { onceRead } from "./leaves/seen.svelte";

/** Something that concerns the reader: in words, with a way to go if there is one; `brief`: it goes by itself. */
export interface Notice {
  says: () => string;
  href?: string;
  brief?: boolean;
}

/** Milliseconds in which a refusal, or a brief notice, has been read. */
const READ = 9_000;
/** In real time a moment too late is no mistake, and needs no words. */
const TOO_LATE = ["question-passed", "reaching-already", "too-early", "not-asked"];

/** What the reader is told at the question: why something cannot be, or else what might be missed in the log. */
export class Notices {
  refusal = $state.raw<Why | null>(null);
  notice = $state.raw<Notice | null>(null);

  constructor() {
    $effect(() => (this.refusal === null ? undefined : onceRead(READ, () => (this.refusal = null))));
    $effect(() => (this.notice?.brief ? onceRead(READ, () => (this.notice = null)) : undefined));
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
    else this.notice = null;
  };

  clear(): void {
    [this.refusal, this.notice] = [null, null];
  }
}
