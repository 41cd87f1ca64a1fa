import type { News, Play } from "../../protocol";

/** A position is shown for at least so long before the next one, so that quick moves of bots can be followed. */
export const PACE = 420;
/** The same where each thing is new to whoever looks. */
export const CALM_PACE = 900;
/** For so long at most nothing more is shown to somebody who reads. */
export const LONGEST_HOLD = 10_000;
/** So many positions may wait to be shown; with more the eye would fall behind the match. */
export const MOST_BEHIND = 12;

/** Shows what the house tells, one position after the other, each for a moment. */
export class Pacing {
  /** How many positions are known but not shown yet; in real time nobody waits for one. */
  behind = $state(0);
  #waiting: News[] = [];
  #shownAt = 0;
  #pace = PACE;
  #heldUntil = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (news: News, isWhole: boolean) => void;
  readonly #now: () => number;

  /** `now` is what the house's clock says. */
  constructor(show: (news: News, isWhole: boolean) => void, now: () => number) {
    this.#show = show;
    this.#now = now;
  }

  /** Shows this when its time comes; at once, with all before it, if it is urgent or too many wait, but never in real time. */
  add(news: News, isUrgent: boolean): void {
    this.#waiting.push(news);
    const isLive = this.#waiting.some(({ play }) => play?.pace != null);
    if (!isLive && (isUrgent || this.#waiting.length > MOST_BEHIND)) this.flush();
    else this.#goOn();
  }

  /** Shows this at once, after all that waits; `isWhole`: it tells everything from the beginning. */
  jump(news: News, isWhole: boolean): void {
    this.flush();
    this.#present(news, isWhole);
  }

  /** Shows at once everything that waits. */
  flush(): void {
    clearTimeout(this.#next);
    for (const news of this.#waiting.splice(0)) this.#present(news);
    this.behind = 0;
  }

  /** Shows what others do more slowly to somebody who learns, and nothing more while they read. */
  teach(learns: boolean, reads: boolean): void {
    this.#pace = learns ? CALM_PACE : PACE;
    this.#heldUntil = reads ? performance.now() + LONGEST_HOLD : 0;
    this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  #goOn(): void {
    clearTimeout(this.#next);
    while (this.#waiting.length > 0) {
      const wait = this.#waitFor(this.#waiting[0]?.play);
      if (wait > 0) {
        this.#next = setTimeout(() => this.#goOn(), wait);
        break;
      }
      const news = this.#waiting.shift();
      if (news !== undefined) this.#present(news);
    }
    this.behind = this.#waiting.filter(({ play }) => play != null && play.pace == null).length;
  }

  /** How long a position waits to be shown: in real time until the moment when everybody is shown it. */
  #waitFor(play: Play | null | undefined): number {
    if (play == null) return 0;
    if (play.pace == null) return Math.max(this.#shownAt + this.#pace, this.#heldUntil) - performance.now();
    return play.pace.shown - this.#now();
  }

  #present(news: News, isWhole = false): void {
    this.#show(news, isWhole);
    if (news.play) this.#shownAt = performance.now();
  }
}
