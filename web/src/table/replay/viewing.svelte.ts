import { announce } from "../../house/announce.svelte";
import { get, Refused } from "../../house/api";
import { speakable } from "../../house/loaded.svelte";
import { me as guest } from "../../house/me.svelte";
import { go, route } from "../../house/router.svelte";
import { words } from "../../house/words.svelte";
import type { Replay } from "../../protocol";
import { openBox, type Open } from "../opening";
import { namesOf } from "../people";
import { endOf, turnsOf } from "./turns";

/** Whose knowledge a replay shows: a seat's, what everybody sees, or all hands open. */
export type Eyes = number | null;
export const ALL = -1;
const EVERYBODY = "everybody";
const MINE = "mine";

/**
 * A match being looked at again: which replay, through whose eyes, and at which moment. The address says it too:
 * `/table/ID/replay?at=12&seat=0`; without `seat` it is one's own, `seat=everybody` is a watcher's, and `learn` opens
 * the lessons.
 */
export class Viewing {
  replay = $state.raw<Replay | null>(null);
  open = $state.raw<Open | null>(null);
  trouble = $state.raw<unknown>(null);
  at = $state(0);
  running = $state(false);
  /** Whether the lessons lie open. */
  learns = $state(route.query["learn"] !== undefined);
  /** How often the reader has leapt: then the board is laid anew, instead of playing all that lies between. */
  leaps = $state(0);

  frames = $derived(this.replay?.frames ?? []);
  frame = $derived(this.frames[this.at] ?? null);
  last = $derived(Math.max(0, this.frames.length - 1));
  turns = $derived(turnsOf(this.frames));
  names = $derived(this.replay === null ? [] : namesOf(this.replay.facts, this.frame?.lines[0]?.number));
  over = $derived(this.replay?.facts.phase === "over");
  seat = $derived<Eyes>(this.replay?.seat ?? null);
  /** One's own seat, to look through even before the end. */
  mine = $derived(this.replay?.mine ?? null);
  reader = $derived(this.seat === ALL ? null : this.seat);
  told = $derived(this.frame?.lines ?? []);
  story = $derived(this.frames.slice(0, this.at + 1).flatMap(({ lines }) => lines));
  ended = $derived(this.at === this.last && this.replay?.result != null);

  #shows = 0;

  constructor(readonly id: string) {}

  /** What had just happened at a moment, in words. Where nothing is told, somebody has answered under seal. */
  said(at: number = this.at): string {
    const lines = this.frames[at]?.lines ?? [];
    const told = lines.map(({ says }) => words.tell(says, this.names, this.reader)).join(" ");
    return told || words.say(at === 0 ? "table-replay-start" : "table-moves-quiet");
  }

  /** Opens the replay as the address wants it. */
  begin(): Promise<void> {
    const asked = route.query["seat"];
    const eyes =
      asked === undefined || Number.isNaN(Number(asked)) ? (asked === EVERYBODY ? null : MINE) : Number(asked);
    return this.#show(eyes, wantedFrame);
  }

  /** Looks through other eyes, at the same moment or at another. */
  async look(eyes: Eyes, at?: number): Promise<void> {
    if (eyes !== this.seat || this.replay === null) await this.#show(eyes, () => at ?? this.at);
    // Whoever has left meanwhile is not called back.
    if (route.name === "replay" && route.params["id"] === this.id) this.step(at ?? this.at);
  }

  step(to: number): void {
    const there = Math.max(0, Math.min(to, this.last));
    if (Math.abs(there - this.at) > 1) this.leaps += 1;
    this.at = there;
    this.settle();
    announce(this.said());
  }

  /** To the end of the turn after this one, or before. */
  stepTurn(by: 1 | -1): void {
    const ends = this.turns.map(endOf);
    this.step(
      (by > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at)) ?? (by > 0 ? this.last : 0),
    );
  }

  run(): void {
    this.running = !this.running;
    if (this.running && this.at === this.last) this.step(0);
  }

  learn(on: boolean): void {
    this.learns = on;
    this.running = false;
    this.settle();
  }

  /** The address says where we are. */
  settle(): void {
    go(`${this.address}${this.learns ? "&learn" : ""}`, { replace: true });
  }

  get address(): string {
    return `/table/${this.id}/replay?at=${this.at}&seat=${this.seat ?? EVERYBODY}`;
  }

  /** Shows the replay through these eyes; only the last that were asked for count. */
  async #show(eyes: Eyes | typeof MINE, where: (replay: Replay) => number): Promise<void> {
    const asked = ++this.#shows;
    try {
      await guest.known();
      const replay = await get<Replay>(`/api/tables/${this.id}/film${eyes === null ? "" : `?seat=${eyes}`}`);
      const open = await openBox(replay.facts.game);
      if (asked !== this.#shows) return;
      this.leaps += 1;
      [this.replay, this.open, this.trouble] = [replay, open, null];
      this.at = Math.max(0, Math.min(where(replay), replay.frames.length - 1));
    } catch (error) {
      if (asked !== this.#shows) return;
      // Whoever is given a link through another's eyes before the end sees what everybody sees.
      if (eyes !== null && error instanceof Refused) return this.#show(null, where);
      await speakable(error);
      this.trouble = error;
    }
  }
}

/** Where to begin: at the frame of the address, at the entry of the log that led here, or at the start. */
function wantedFrame({ frames }: Replay): number {
  const { at, entry } = route.query;
  if (at !== undefined) return Number(at) || 0;
  if (entry === undefined) return 0;
  const after = frames.findIndex(({ lines }) => (lines[0]?.number ?? 0) > Number(entry));
  return after < 0 ? frames.length - 1 : after - 1;
}
