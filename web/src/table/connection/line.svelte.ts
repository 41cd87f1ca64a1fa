import type {
  Advised,
  AnyNotice,
  AnyRequest,
  Answer,
  Facts,
  Happened,
  Here,
  Hello,
  News,
  Noted,
  Play,
  Pong,
  Said,
  Undo,
  Why,
  You,
} from "../../protocol";
import { Unheard } from "../leaves/unheard.svelte";

/** A line of the table's story. */
export type Line = Happened | Said | Noted;
/** "lost": we try again by ourselves; "gone": the house has closed the line for good, `farewell` says why. */
export type Status = "connecting" | "open" | "lost" | "gone";
/** A request as it is written down: the line numbers it itself. */
export type Asking = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "ref"> : never) : never;
type Refused = (why: Why) => void;

const NOBODY: Here = { type: "Here", seats: [], watchers: 0 };
const PULSE = 25_000;
const PATIENCE = 8_000;
const LONGEST_PAUSE = 15_000;
/** A position is shown at least so long before the next one, so that quick moves of bots can be followed. */
const PACE = 420;
/** The same where each thing is new to whoever looks. */
const CALM_PACE = 900;
/** For so long at most nothing more is shown to somebody who reads. */
const LONGEST_HOLD = 10_000;
/** So many positions may wait to be shown; with more the eye would fall behind the match. */
const MOST_BEHIND = 12;
const MOST_REFS = 50;
/** In real time: so often the way to the house is measured, first in quick succession, then now and then. */
const SOUNDINGS = 5;
const SOUNDING_APART = 150;
const SOUNDING_AGAIN = 5_000;

/**
 * The line to a table of the house: what the house tells is reactive state here, what is asked goes out and, as far as
 * it is an answer to a question, gets there even if the line breaks meanwhile.
 */
export class TableLine {
  status = $state<Status>("connecting");
  facts = $state.raw<Facts | null>(null);
  you = $state.raw<You>({});
  play = $state.raw<Play | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines of the match alone. */
  story = $state.raw<Happened[]>([]);
  here = $state.raw<Here>(NOBODY);
  /** Whether my seat was here, and has gone to another device. */
  moved = $state(false);
  /** Since when people are away who hold a seat, by seat and by this browser's clock. */
  gone = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Why the house has closed the line. */
  farewell = $state.raw<Why | null>(null);
  /** How many positions are known but not shown yet. */
  behind = $state(0);
  /** The number of the last entry shown. */
  number = $state(0);

  /** A message that is not sent yet: it outlasts the place where it is written. */
  draft = $state("");
  /** Whom I do not want to hear here. */
  readonly unheard: Unheard;

  /** The last hint; it speaks of the question it names, and of what follows if it is followed. */
  advice = $state.raw<Advised | null>(null);

  #hinting = $state.raw<{ ref: number; question: number; refused: Refused } | null>(null);
  #sending = $state.raw<Answer | Undo | null>(null);
  #refused = new Map<number, Refused>();
  #links: ((token: string) => void)[] = [];
  #ref = 0;
  #received = 0;
  #offset = $state(0);
  #words = false;
  #socket: WebSocket | null = null;
  #greeted = false;
  #attempts = 0;
  #retry: Timer = undefined;
  #pulse: Timer = undefined;
  #dead: Timer = undefined;
  #queue: News[] = [];
  #paced: Timer = undefined;
  #pace = PACE;
  #heldUntil = 0;
  #shownAt = 0;
  #sounded: Timer = undefined;
  #soundings = 0;
  #shortestTrip = Infinity;

  /** `key` came with an invitation. */
  constructor(
    readonly id: string,
    readonly key = "",
  ) {
    this.unheard = new Unheard(id);
  }

  /** Whether I am told a line: what the house tells always, what people say unless I do not want to hear them. */
  hears(one: Line): boolean {
    return one.type !== "Said" || !this.unheard.has(one.person);
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.#sending !== null;
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cutOff);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(() => this.#check(PATIENCE), PULSE);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cutOff);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pulse);
    clearTimeout(this.#paced);
    clearTimeout(this.#sounded);
    this.#hangUp();
  }

  /** Begins again from nothing: after a seat has moved here, the house tells another story. */
  again(): void {
    this.#received = 0;
    this.#flush();
    this.#connect();
  }

  /** From now on every option comes in words too. */
  wantWords(): void {
    if (this.#words) return;
    this.#words = true;
    this.#connect();
  }

  /** What the house's clock says. */
  now(): number {
    return performance.timeOrigin + performance.now() + this.#offset;
  }

  /** How long a message takes to the house and back, at its best; null while nobody has measured it. */
  get trip(): number | null {
    return this.#shortestTrip === Infinity ? null : this.#shortestTrip;
  }

  /** Asks something of the house; nothing goes out while the line is lost. Whether it went out. */
  ask(request: Asking, refused?: Refused): boolean {
    if (!this.#ready) return false;
    this.#send({ ...request, ref: this.#number(refused) });
    return true;
  }

  /** Answers the question asked. Kept until the house has it, or refuses it, or asks something else. */
  answer(option: unknown, refused: Refused): void {
    if (this.busy || this.play === null) return;
    const ref = this.#number(refused);
    this.#sending = { type: "Answer", ref, question: this.play.question, option: option as Answer["option"] };
    this.#send(this.#sending);
  }

  /** In real time: chooses something until the beat, or claims it now; what comes of it, the house decides. */
  react(option: unknown, height: number, refused: Refused): void {
    if (this.play === null || !this.#ready) return;
    const { question } = this.play;
    const ref = this.#number(refused);
    this.#send({ type: "Answer", ref, question, option: option as Answer["option"], at: this.now(), height });
  }

  /** In real time: gives the beat. */
  call(refused: Refused): void {
    if (this.play !== null) this.ask({ type: "Call", question: this.play.question }, refused);
  }

  /** Takes the last answer back. */
  undo(refused: Refused): void {
    if (this.busy || this.play === null || !this.#ready) return;
    const ref = this.#number(refused);
    this.#sending = { type: "Undo", ref, question: this.play.question };
    this.#send(this.#sending);
  }

  /** Whether a hint to the question asked is being thought out. */
  get hinting(): boolean {
    return this.#hinting !== null && this.#hinting.question === this.play?.question;
  }

  /** Asks what the house would do in my place; it comes as `advice`. */
  hint(refused: Refused): void {
    if (this.play === null || this.hinting || !this.#ready) return;
    const { question } = this.play;
    const ref = ++this.#ref;
    this.#hinting = { ref, question, refused };
    this.#send({ type: "Hint", ref, question });
  }

  /** The secret that moves my seat to another device. */
  secret(refused: Refused): Promise<string> {
    return new Promise((told) => {
      this.#links.push(told);
      this.ask({ type: "Link" }, refused);
    });
  }

  /** Shows at once everything that waits to be shown; in real time nobody is shown anything before the others. */
  catchUp(): void {
    if (this.behind > 0) this.#flush();
  }

  /** Shows what others do more slowly to somebody who learns, and nothing more while they `read`. */
  teach(learns: boolean, reads: boolean): void {
    this.#pace = learns ? CALM_PACE : PACE;
    this.#heldUntil = reads ? performance.now() + LONGEST_HOLD : 0;
    this.#showOn();
  }

  get #ready(): boolean {
    return this.status === "open" && this.#socket?.readyState === WebSocket.OPEN;
  }

  /** The next request's number, by which a refusal finds whoever asked. The house says Done when it agrees. */
  #number(refused: Refused | undefined): number {
    const ref = ++this.#ref;
    if (refused !== undefined) this.#refused.set(ref, refused);
    this.#refused.delete(ref - MOST_REFS);
    return ref;
  }

  #connect(): void {
    this.#hangUp();
    this.#greeted = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    this.#expect(PATIENCE);
    socket.onopen = () => {
      const hello: Hello = { type: "Hello", after: this.#received, words: this.#words, key: this.key };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as AnyNotice);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#dead);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(): void {
    this.#hangUp();
    if (this.status === "gone") return;
    this.status = "lost";
    if (this.#sending?.type === "Undo") this.#sending = null;
    this.#links = [];
    this.#hinting = null;
    const pause = Math.min(500 * 2 ** this.#attempts++, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  /** The network is back, or the reader is: look at once whether the line still is. */
  #wake = (): void => {
    if (document.hidden || this.status === "gone") return;
    if (this.status === "open") this.#check(PATIENCE / 2);
    else this.#connect();
  };

  /** The device has no network any more: no need to find out by waiting. */
  #cutOff = (): void => {
    if (this.status === "open") this.#lose();
  };

  #check(patience: number): void {
    if (!this.#ready) return;
    this.#ping();
    this.#expect(patience);
  }

  /** Unless something is heard soon, the line is dead, whatever the browser believes. */
  #expect(patience: number): void {
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => this.#lose(), patience);
  }

  #send(request: AnyRequest): void {
    if (!this.#ready) return;
    this.#socket?.send(JSON.stringify(request));
    if (request === this.#sending) this.#expect(PATIENCE);
  }

  #hear(notice: AnyNotice): void {
    clearTimeout(this.#dead);
    switch (notice.type) {
      case "News":
        return this.#learn(notice);
      case "Here":
        this.here = notice;
        return this.#miss();
      case "Refusal":
        return this.#refuse(notice.ref, notice.why);
      case "Done":
        this.#refused.delete(notice.ref);
        return;
      case "Advised":
        this.#hinting = null;
        this.advice = notice;
        return;
      case "SeatLink":
        this.#links.shift()?.(notice.token);
        return;
      case "Pong":
        return this.#measure(notice);
      case "Farewell":
        if (!notice.again) {
          this.status = "gone";
          this.farewell = notice.why;
        }
        return this.#lose();
    }
  }

  /** The shortest way there and back tells best what the house's clock says. */
  #measure({ sent, now, number }: Pong): void {
    if (number) this.#send({ type: "Heard", number });
    const here = performance.timeOrigin + performance.now();
    const trip = here - sent;
    if (trip > this.#shortestTrip * 1.1) return;
    this.#shortestTrip = Math.min(trip, this.#shortestTrip);
    this.#offset = now - (sent + here) / 2;
  }

  /** Measures the way again and again, as long as the game is played in real time. */
  #sound(): void {
    clearTimeout(this.#sounded);
    if (this.play?.pace == null) {
      this.#soundings = 0;
      return;
    }
    this.#ping();
    this.#soundings += 1;
    this.#sounded = setTimeout(() => this.#sound(), this.#soundings < SOUNDINGS ? SOUNDING_APART : SOUNDING_AGAIN);
  }

  #ping(): void {
    this.#send({ type: "Ping", sent: Math.round(performance.timeOrigin + performance.now()) });
  }

  #refuse(ref: number, why: Why): void {
    if (this.#sending?.ref === ref) this.#sending = null;
    if (this.#hinting?.ref === ref) {
      this.#hinting.refused(why);
      this.#hinting = null;
    }
    this.#refused.get(ref)?.(why);
    this.#refused.delete(ref);
  }

  /** Notes who is away, and since when. */
  #miss(): void {
    const seats = [...(this.facts?.seats ?? []).entries()];
    const away = seats.filter(([seat, { person }]) => person != null && !this.here.seats.includes(seat));
    this.gone = new Map(away.map(([seat]) => [seat, this.gone.get(seat) ?? Date.now()]));
  }

  #learn(news: News): void {
    this.status = "open";
    this.#attempts = 0;
    if (news.fresh && isNewer(news.version ?? "")) return location.reload();
    if (!this.#greeted || news.fresh) {
      this.#greeted = true;
      this.#shortestTrip = Infinity;
      this.#offset = news.now - (performance.timeOrigin + performance.now());
      this.#flush();
      this.#show(news, this.#received === 0);
      this.#received = news.number;
      this.#resume();
      return;
    }
    this.#received = news.number;
    this.#queue.push(news);
    const answered = news.play != null && this.busy;
    const live = this.#queue.some(({ play }) => play?.pace != null);
    if (!live && (answered || document.hidden || this.#queue.length > MOST_BEHIND)) this.#flush();
    else this.#showOn();
  }

  /** After a lost line: the answer is sent again if it still is one. */
  #resume(): void {
    const sending = this.#sending;
    if (sending?.type === "Answer") this.#send(sending);
  }

  /** Shows what is known, one position after the other, each for a moment. */
  #showOn(): void {
    clearTimeout(this.#paced);
    while (this.#queue.length > 0) {
      const wait = this.#waitFor(this.#queue[0]?.play);
      if (wait > 0) {
        this.#paced = setTimeout(() => this.#showOn(), wait);
        break;
      }
      const news = this.#queue.shift();
      if (news !== undefined) this.#show(news, false);
    }
    this.behind = this.#queue.filter(({ play }) => play != null && play.pace == null).length;
  }

  /** How long a position waits to be shown: in real time until the moment when everybody is shown it. */
  #waitFor(play: Play | null | undefined): number {
    if (play == null) return 0;
    if (play.pace == null) return Math.max(this.#shownAt + this.#pace, this.#heldUntil) - performance.now();
    return play.pace.shown - this.now();
  }

  #flush(): void {
    clearTimeout(this.#paced);
    for (const news of this.#queue.splice(0)) this.#show(news, false);
    this.behind = 0;
  }

  #show(news: News, whole: boolean): void {
    this.number = news.number;
    const seat = this.you.seat ?? null;
    if (news.you) this.you = news.you;
    if (news.facts) {
      this.facts = news.facts;
      this.#miss();
    }
    if (this.you.seat != null) this.moved = false;
    else if (seat !== null && this.facts?.seats[seat]?.person != null) this.moved = true;
    this.#tell(news.lines ?? [], news.gone ?? [], whole);
    if (!news.play) return;
    const measured = this.play?.pace != null;
    this.play = news.play;
    this.#shownAt = performance.now();
    if (!measured) this.#sound();
    const sending = this.#sending;
    if (sending === null) return;
    const passed = news.play.question !== sending.question || news.play.asked == null;
    if (sending.type === "Undo" || passed) this.#sending = null;
  }

  /** Adds new lines, without those that were taken back and those known already. */
  #tell(lines: Line[], gone: number[], whole: boolean): void {
    if (lines.length === 0 && gone.length === 0 && !whole) return;
    const first = lines[0]?.number ?? Infinity;
    const kept = whole ? [] : this.lines.filter(({ number }) => number < first && !gone.includes(number));
    this.lines = [...kept, ...lines.filter(({ number }) => !gone.includes(number))];
    const happened = (line: Line): line is Happened => line.type === "Happened";
    if (whole || gone.length > 0 || lines.some(happened)) this.story = this.lines.filter(happened);
  }
}

let house = "";

/** Whether the house has become another while this page was open: then the page has to as well. */
function isNewer(version: string): boolean {
  house ||= version;
  return version !== house;
}

type Timer = ReturnType<typeof setTimeout> | undefined;
