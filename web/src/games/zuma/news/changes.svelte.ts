import { untrack } from "svelte";

import type { Held } from "../cards/hand";
import { Flights } from "../cards/flights.svelte";
import type { Giving } from "../cards/giving.svelte";
import type { Deal } from "../deal.svelte";
import type { Drumming } from "../drum/drumming.svelte";
import type { Reaching } from "../ring/reaching.svelte";
import type { Telling } from "../scores/telling.svelte";
import { ring } from "../sounds";
import { nameOf, phaseOf, type LastRound, type View } from "../table";
import type { Cries } from "./cries.svelte";

/** Milliseconds for which a sign is read. */
const CRY = 650;
const READ = 1700;

/** What a change changes. */
export interface Parts {
  deal: Deal;
  giving: Giving;
  reaching: Reaching;
  drumming: Drumming;
  telling: Telling;
  cries: Cries;
}

/** Where things lie on the page. */
export interface Places {
  table: () => HTMLElement;
  pile: () => Element | null;
  seat: (seat: number) => Element | null;
  /** A card of mine, as the hand was then. */
  card: (id: number, of: readonly Held[]) => Element | null;
}

/** What has changed since the last view is seen to happen: cards go round, totems go, a deal ends. */
export class Changes {
  readonly flights = new Flights();
  /** Where new cards of mine come from. */
  source: () => Element | null;
  readonly #of: Parts;
  readonly #at: Places;

  constructor(parts: Parts, places: Places) {
    [this.#of, this.#at] = [parts, places];
    this.source = places.pile;
    let before: { view: View; me: number | null } | null = null;
    $effect.pre(() => {
      const { view, me } = parts.deal;
      untrack(() => {
        if (before !== null && before.me !== me) parts.giving.take();
        else if (before !== null && before.view !== view) this.#change(before.view, view);
        before = { view, me };
      });
    });
  }

  #change(old: View, now: View): void {
    const { deal, giving, reaching, drumming } = this.#of;
    const [was, is, gave] = [phaseOf(old), phaseOf(now), giving.picked];
    if (was !== is || old.passes !== now.passes) {
      [giving.picked, reaching.armed, reaching.turned, drumming.called] = [null, null, 0, false];
    }
    if (reaching.hold !== null && !isStillFree(old, now, reaching.hold, deal.me)) reaching.hold = null;
    if (now.last !== null && nameOf(now.last) !== nameOf(old.last)) return this.#ends(old, now.last);
    if (deal.isEnding && (is === "turning" || (deal.isCalm && now.passes === 0))) return;
    this.#settle();
    if (was === "passing" && is === "passing" && now.passes === old.passes + 1) return this.#passes(old, now, gave);
    if (is === "passing" && now.passes === 0 && (was !== "passing" || old.passes > 0)) return this.#deals();
    giving.keep();
    if (now.grabs.length > old.grabs.length) this.#grabbed(now, old.grabs.length);
  }

  /** All cards go to the left at once; when the wind changes, to the pile and from it. */
  #passes(old: View, now: View, gave: number | null): void {
    const { deal, giving, cries } = this.#of;
    const { me, players } = deal;
    const { table, pile, seat: placeOf, card: cellOf } = this.#at;
    const before = giving.hand;
    const given = giving.pass(now, gave);
    const from = given === undefined ? null : cellOf(given.id, before);
    for (let seat = 0; seat < players; seat++) {
      const start = seat === me ? from : placeOf(seat);
      const card = seat === me && !old.wind ? (given?.card ?? "?") : "?";
      const next = (seat + 1) % players;
      if (old.wind || next !== me) this.flights.setOut(table(), card, start, old.wind ? pile() : placeOf(next));
      if (old.wind && seat !== me) this.flights.setOut(table(), "?", pile(), placeOf(seat), 160);
    }
    this.source = () => (old.wind ? pile() : placeOf((players + (me ?? 0) - 1) % players));
    ring(old.wind ? "wind" : "zuma");
    cries.cry("zuma", CRY);
    if (now.wind) cries.cry("wind", READ);
  }

  #deals(): void {
    const { deal, giving } = this.#of;
    const { table, pile, seat: placeOf } = this.#at;
    this.source = pile;
    giving.take();
    for (let seat = 0; seat < deal.players; seat++) {
      if (seat !== deal.me) this.flights.setOut(table(), "?", pile(), placeOf(seat), seat * 25);
    }
    ring("deal");
  }

  #grabbed(now: View, known: number): void {
    const { deal, cries } = this.#of;
    ring(now.grabs.slice(known).some(({ player }) => player === deal.me) ? "mine" : "grab");
    const first = now.grabs[0];
    if (known > 0 || first === undefined) return;
    cries.hush();
    if (first.player !== deal.me) cries.cry("grab", READ, first.player);
  }

  /** A deal has ended: the last totems go, the table looks, and then it is told. */
  #ends(old: View, last: LastRound): void {
    const { deal, giving, telling, cries } = this.#of;
    telling.renew();
    if (last.void || document.hidden) {
      deal.settle();
      if (phaseOf(deal.view) !== "passing") return;
      if (last.void && !deal.isCalm) cries.cry("void", READ);
      return this.#deals();
    }
    giving.keep(deal.me === null ? [] : (last.hands[deal.me] ?? []));
    deal.end(last, phaseOf(old) === "scramble" ? old.grabs.length : 0, () => this.#settle());
  }

  #settle(): void {
    const { deal, giving, reaching } = this.#of;
    if (!deal.settle()) return;
    reaching.hold = null;
    giving.keep();
    ring("reveal");
  }
}

/** Whether a hand is still on its way: nothing has happened, or somebody was first elsewhere. */
function isStillFree(old: View, now: View, totem: number, me: number | null): boolean {
  const [was, is] = [phaseOf(old), phaseOf(now)];
  const isAsBefore = was === is && old.passes === now.passes && old.grabs.length === now.grabs.length;
  const isFree = !now.grabs.some((grab) => grab.totem === totem || grab.player === me);
  return isAsBefore || (is === "scramble" && isFree);
}
