import type { Staging } from "../../games/faces";
import type { AnyNotice, Answer, Facts, Happened, Hello, News, Play, Pong, Why, You } from "../../protocol";
import { Unheard } from "./unheard.svelte";
import { Answering } from "./answering.svelte";
import { HouseClock } from "./clock.svelte";
import { Connection } from "./connection.svelte";
import { Hints } from "./hints.svelte";
import { TableLog } from "./log.svelte";
import { Pacing } from "./pacing.svelte";
import { Presence } from "./presence.svelte";
import { Progress } from "./progress";
import { NOT_SENT, Requests, type Asking, type Refused } from "./requests";
import { isNewer } from "./version";

/**
 * A table of the house as its reader sees it: what the house tells is reactive state here, and what is asked goes out. An
 * answer gets there even if the connection is lost meanwhile; any other request is refused while it is, and waits while the
 * connection is only renewed.
 */
export class TableClient {
  readonly connection: Connection;
  readonly clock: HouseClock;
  readonly pacing: Pacing;
  readonly log = new TableLog();
  readonly presence = new Presence();
  readonly hints = new Hints();
  /** The people I have muted for myself. */
  readonly unheard: Unheard;

  facts = $state.raw<Facts | null>(null);
  you = $state.raw<You>({});
  play = $state.raw<Play | null>(null);
  /** The number of the last entry shown. */
  number = $state(0);
  /** The moment that is shown, on the way to a position: what has happened in it; null: the position is shown. */
  moment = $state.raw<Happened[] | null>(null);
  /** Whether something in that moment is still being turned over: the table is as it was before it. */
  turning = $state(false);
  /** Whether my seat was here, and has gone to another device. */
  moved = $state(false);
  /** A message that is not sent yet: it outlasts the field it is written in. */
  draft = $state("");

  readonly #requests: Requests;
  readonly #answering = new Answering();
  readonly #progress: Progress;
  #received = 0;
  #wantsWords = false;
  /** Whether some lines of the current entry are already in the log. */
  #goesOn = false;

  /** `key` came with an invitation. */
  constructor(
    readonly id: string,
    readonly key = "",
  ) {
    this.connection = new Connection(`/api/tables/${encodeURIComponent(id)}/live`, {
      hello: () => this.#hello(),
      hear: (notice, isGreeting) => this.#hear(notice, isGreeting),
      lose: () => this.#lose(),
    });
    this.#requests = new Requests(this.connection);
    this.#progress = new Progress((shown) => this.connection.send(shown));
    this.clock = new HouseClock(
      () => this.connection.ping(),
      () => this.play?.pace != null,
    );
    this.pacing = new Pacing(
      (news, isWhole, { moment, isTurning = false }) => this.#show(news, isWhole, moment, isTurning),
      () => this.clock.now(),
    );
    this.unheard = new Unheard(id);
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    this.connection.open();
  }

  close(): void {
    this.pacing.stop();
    this.clock.stop();
    this.connection.close();
  }

  /** Begins again from nothing: after a seat has moved here, the house sends other lines. */
  again(): void {
    this.#received = 0;
    this.pacing.flush();
    this.connection.renew();
  }

  /** From now on asks for options in words too, and for the moments of an answer, which `staging` shows. */
  want(words: boolean, staging: Staging | null): void {
    const wanted = [words && !this.#wantsWords, staging !== null && this.pacing.staging === null];
    this.#wantsWords ||= words;
    this.pacing.staging ??= staging;
    if (wanted.includes(true)) this.connection.renew();
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.#answering.request !== null;
  }

  /** Asks something of the house; returns whether it goes out. */
  ask(asking: Asking, refused: Refused): boolean {
    return this.#requests.ask(asking, refused);
  }

  /** Answers the question asked. Kept until the house has it, or refuses it, or asks something else. */
  answer(option: unknown, refused: Refused): void {
    if (this.busy || this.play === null) return;
    const { question } = this.play;
    const ref = this.#requests.number(refused);
    this.#answering.request = { type: "Answer", ref, question, option: option as Answer["option"] };
    this.#sendAnswer();
  }

  /** In real time: chooses something until the beat, or claims it now; what comes of it, the house decides. */
  react(option: unknown, height: number, refused: Refused): void {
    if (this.play === null) return;
    const { question } = this.play;
    this.ask({ type: "Answer", question, option: option as Answer["option"], at: this.clock.now(), height }, refused);
  }

  /** In real time: gives the beat. */
  call(refused: Refused): void {
    if (this.play !== null) this.ask({ type: "Call", question: this.play.question }, refused);
  }

  /** Takes the last answer back. */
  undo(refused: Refused): void {
    if (this.busy || this.play === null) return;
    if (!this.connection.canSend) return refused(NOT_SENT);
    const { question } = this.play;
    this.#answering.request = { type: "Undo", ref: this.#requests.number(refused), question };
    this.#sendAnswer();
  }

  /** Whether a hint for the current question is on its way. */
  get hinting(): boolean {
    return this.play !== null && this.hints.isThinking(this.play.question);
  }

  /** Asks for a hint; it comes as `hints.advice`. */
  hint(refused: Refused): void {
    if (this.play === null || this.hinting) return;
    const { question } = this.play;
    const ref = this.#requests.number();
    if (this.connection.send({ type: "Hint", ref, question })) this.hints.await({ ref, question, refused });
    else refused(NOT_SENT);
  }

  /** The secret that moves my seat to another device. */
  secret(refused: Refused): Promise<string> {
    return this.#requests.link(refused);
  }

  /** Shows at once everything that waits to be shown; in real time nobody is shown anything before the others. */
  catchUp(): void {
    if (this.pacing.behind > 0) this.pacing.flush();
  }

  /** Shows everything at once until the reader is asked something, and nobody waits for them; or stops doing so. */
  hurry(isHurried: boolean): void {
    this.pacing.hurry(isHurried);
    this.#tellShown();
  }

  /** How long moments last, as a multiple; 0: they are left out. */
  setSpeed(speed: number): void {
    if (this.pacing.speed === speed) return;
    this.pacing.speed = speed;
    if (speed === 0) this.catchUp();
    this.#tellShown();
  }

  /** Tells the house how far the reader has come: its bots wait for that. */
  #tellShown(): void {
    if (this.pacing.staging === null || this.moment !== null || this.play === null) return;
    this.#progress.tell(this.number, this.pacing.hurried || this.pacing.speed === 0);
  }

  #hello(): Hello {
    this.#progress.renew();
    const moments = this.pacing.staging === null ? {} : { moments: true };
    return { type: "Hello", after: this.#received, words: this.#wantsWords, key: this.key, ...moments };
  }

  #lose(): void {
    this.#answering.lose();
    this.hints.forget();
    this.#requests.lose();
  }

  #hear(notice: AnyNotice, isGreeting: boolean): void {
    switch (notice.type) {
      case "News":
        return this.#learn(notice, isGreeting);
      case "Here":
        return this.presence.update(notice, this.facts?.seats ?? []);
      case "Refusal":
        return this.#refuse(notice.ref, notice.why);
      case "Done":
        return this.#requests.settle(notice.ref);
      case "Advised":
        return this.hints.hear(notice);
      case "SeatLink":
        return this.#requests.hearLink(notice.token);
      case "Pong":
        return this.#hearPong(notice);
    }
  }

  #learn(news: News, isGreeting: boolean): void {
    if (news.fresh && isNewer(news.version ?? "")) return location.reload();
    if (isGreeting || news.fresh) {
      this.clock.set(news.now);
      this.pacing.jump(news, this.#received === 0);
      this.#received = news.number;
      if (this.#answering.request?.type === "Answer") this.#sendAnswer();
      this.#requests.goOn();
      return;
    }
    this.#received = news.number;
    this.pacing.add(news, news.play != null && this.busy, document.hidden);
  }

  #refuse(ref: number, why: Why): void {
    this.#answering.refuse(ref);
    this.hints.refuse(ref, why);
    this.#requests.refuse(ref, why);
  }

  #hearPong(pong: Pong): void {
    if (pong.number) this.connection.send({ type: "Heard", number: pong.number });
    this.clock.learn(pong);
  }

  /** Sends the answer or the undo; the house reacts soon, or the connection is dead. */
  #sendAnswer(): void {
    const { request } = this.#answering;
    if (request !== null && this.connection.send(request)) this.connection.expect();
  }

  #show(news: News, isWhole: boolean, moment: Happened[] | null, isTurning: boolean): void {
    this.number = Math.max(news.number, isWhole ? 0 : this.number);
    const seat = this.you.seat ?? null;
    if (news.you) this.you = news.you;
    if (news.facts) {
      this.facts = news.facts;
      this.presence.look(news.facts.seats);
    }
    if (this.you.seat != null) this.moved = false;
    else if (seat !== null && this.facts?.seats[seat]?.person != null) this.moved = true;
    this.log.add(news.lines ?? [], news.gone ?? [], isWhole, this.#goesOn);
    if (!news.play) return;
    const wasLive = this.play?.pace != null;
    this.play = isTurning && this.play !== null ? asBefore(news.play, this.play) : news.play;
    this.#goesOn = moment !== null && (this.#goesOn || !isTurning);
    this.moment = moment;
    this.turning = isTurning;
    if (!wasLive) this.clock.measure();
    this.#answering.settle(news.play);
    this.#tellShown();
  }
}

/** The match at a moment in which something is still turning: nobody sees yet what it changes. */
function asBefore(play: Play, { view, goals }: Play): Play {
  return { ...play, view, ...(goals && { goals }) };
}
