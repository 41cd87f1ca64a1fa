import type { Staging } from "../../games/faces";
import type { News, Play } from "../../protocol";
import { unfolded, type Shown } from "./moments";

/** A position is shown for at least this long before the next one, so that quick moves of bots can be followed. */
const PACE = 420;
/** The same for a beginner, to whom everything is new. */
const CALM_PACE = 900;
/** While the reader is reading a note, nothing more is shown, for at most this long. */
const LONGEST_HOLD = 10_000;
/** At most this many positions wait to be shown; with more the reader would fall behind the match. */
const MOST_BEHIND = 12;

/** What is shown: a moment on the way to a position, and whether something in it is still being turned over. */
type Look = Pick<Shown, "moment" | "isTurning">;
/** Shows news; `isWhole`: they tell everything from the beginning. */
type Show = (news: News, isWhole: boolean, look: Look) => void;

/** Shows what the house tells, one position after the other, and the moments on the way, each for a while. */
export class Pacing {
  /** How many positions and moments are known but not shown yet; in real time nobody waits for one. */
  behind = $state(0);
  /** Whether nothing more is shown until the reader wants it. */
  paused = $state(false);
  /** Whether everything is shown at once until the reader is asked something. */
  hurried = $state(false);
  /** How long moments last, as a multiple; 0: they are left out. */
  speed = $state(1);
  /** How the game tells its moments; null: it has none. */
  staging: Staging | null = null;
  #waiting: Shown[] = [];
  #shownAt = 0;
  /** For how long the current moment is to be seen; null: a position is shown. */
  #lasts: number | null = null;
  #pace = PACE;
  #heldUntil = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #show: Show;
  readonly #now: () => number;

  /** `now` is what the house's clock says. */
  constructor(show: Show, now: () => number) {
    this.#show = show;
    this.#now = now;
  }

  /** Shows this when its time comes. What is urgent begins at once, after all that waits; but never in real time. */
  add(news: News, isUrgent: boolean, isUnseen = false): void {
    if (isTalk(news)) return this.#show(news, false, { moment: null });
    const steps = unfolded(news, this.speed === 0 ? null : this.staging);
    const isLive = [...this.#waiting, ...steps].some(({ news: { play } }) => play?.pace != null);
    const positions = this.#waiting.filter(({ moment }) => moment === null).length;
    if (!isLive && (isUrgent || isUnseen || positions >= MOST_BEHIND)) this.flush();
    this.#waiting.push(...steps);
    if (!isLive && (isUnseen || positions >= MOST_BEHIND)) this.flush();
    else if (!isLive && isUrgent) this.step();
    else this.#goOn();
  }

  /** Shows this at once, after all that waits; `isWhole`: it tells everything from the beginning. */
  jump(news: News, isWhole: boolean): void {
    this.flush();
    this.#present({ news, moment: null, lasts: 0 }, isWhole);
  }

  /** Shows at once everything that waits. */
  flush(): void {
    clearTimeout(this.#next);
    for (const step of this.#waiting.splice(0)) this.#present(step);
    this.behind = 0;
  }

  /** Shows the next moment, or position, at once. */
  step(): void {
    const step = this.#waiting.shift();
    if (step !== undefined) this.#present(step);
    this.#goOn();
  }

  /** Skips the remaining moments and shows the position they lead to. */
  skip(): void {
    const end = this.#waiting.findIndex(({ moment }) => moment === null);
    for (const step of this.#waiting.splice(0, end + 1)) this.#present(step);
    this.#goOn();
  }

  /** Shows nothing more, or goes on. */
  pause(isPaused: boolean): void {
    this.paused = isPaused;
    this.#goOn();
  }

  /** Shows everything at once until the reader is asked something, or stops doing so. */
  hurry(isHurried: boolean): void {
    this.hurried = isHurried;
    this.paused = false;
    this.#goOn();
  }

  /** Shows others' moves more slowly to a learner, and none while a note is being read. */
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
      const wait = this.#waitFor(this.#waiting[0]?.news.play);
      if (wait > 0) {
        if (wait < Infinity) this.#next = setTimeout(() => this.#goOn(), wait);
        break;
      }
      const step = this.#waiting.shift();
      if (step !== undefined) this.#present(step);
    }
    this.behind = this.#waiting.filter(({ news: { play } }) => play != null && play.pace == null).length;
  }

  /** How long a position waits to be shown: in real time until the moment when everybody is shown it. */
  #waitFor(play: Play | null | undefined): number {
    if (play == null) return 0;
    if (play.pace != null) return play.pace.shown - this.#now();
    if (this.paused) return Infinity;
    if (this.hurried) return 0;
    const seen = this.#lasts === null ? this.#pace : this.#lasts * this.speed;
    return Math.max(this.#shownAt + seen, this.#heldUntil) - performance.now();
  }

  #present({ news, moment, lasts, isTurning = false }: Shown, isWhole = false): void {
    if (news.play?.asked != null) this.hurried = this.paused = false;
    this.#show(news, isWhole, { moment, isTurning });
    if (!news.play) return;
    this.#shownAt = performance.now();
    this.#lasts = moment === null ? null : lasts;
  }
}

/** Whether nothing but words was exchanged: nobody waits for those. */
function isTalk({ play, facts, you, gone = [], lines = [] }: News): boolean {
  const isSilent = play == null && facts == null && you == null && gone.length === 0;
  return isSilent && lines.length > 0 && lines.every(({ type }) => type === "Said");
}
