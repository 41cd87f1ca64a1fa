import type { Answer, Play, Undo } from "../../protocol";

/** My answer that is on its way, or the taking back of one: kept until the house has dealt with it. */
export class Answering {
  request = $state.raw<Answer | Undo | null>(null);

  /** The connection was lost: an answer is sent again when it is back, taking one back is not. */
  lose(): void {
    if (this.request?.type === "Undo") this.request = null;
  }

  refuse(ref: number): void {
    if (this.request?.ref === ref) this.request = null;
  }

  /** Something new is shown: an answer to a question that has passed is dealt with. */
  settle({ question, asked }: Play): void {
    if (this.request === null) return;
    const hasPassed = question !== this.request.question || asked == null;
    if (this.request.type === "Undo" || hasPassed) this.request = null;
  }
}
