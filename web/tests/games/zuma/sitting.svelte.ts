import { flushSync } from "svelte";

import type { BoardProps } from "../../../src/games/faces";
import { Giving } from "../../../src/games/zuma/cards/giving.svelte";
import { Deal } from "../../../src/games/zuma/deal.svelte";
import { Drumming } from "../../../src/games/zuma/drum/drumming.svelte";
import { Pulse } from "../../../src/games/zuma/drum/pulse.svelte";
import { Changes } from "../../../src/games/zuma/news/changes.svelte";
import { Cries } from "../../../src/games/zuma/news/cries.svelte";
import { Reaching } from "../../../src/games/zuma/ring/reaching.svelte";
import { Telling } from "../../../src/games/zuma/scores/telling.svelte";

/** A board without its drawing. */
export class Sitting {
  #props = $state.raw<BoardProps>()!;
  readonly deal: Deal;
  readonly telling: Telling;
  readonly reaching: Reaching;
  readonly giving: Giving;
  readonly drumming: Drumming;
  readonly cries: Cries;
  readonly changes: Changes;

  constructor(props: BoardProps) {
    this.#props = props;
    const given = () => this.#props;
    const nowhere = () => null;
    this.deal = new Deal(given);
    this.telling = new Telling(this.deal, () => given().told !== false);
    this.reaching = new Reaching(given, this.deal, this.telling);
    this.giving = new Giving(given, this.deal, this.reaching, this.telling);
    this.drumming = new Drumming(given, this.deal, this.reaching, new Pulse(() => given().live));
    this.cries = new Cries();
    this.changes = new Changes(this, { table: () => document.body, pile: nowhere, seat: nowhere, card: nowhere });
  }

  /** The house tells something else. */
  become(props: BoardProps): void {
    this.#props = props;
    flushSync();
  }
}

/** Somebody sits down; returns the board, and how to leave it. */
export function sitDown(props: BoardProps): [Sitting, () => void] {
  let sitting: Sitting | undefined;
  const leave = $effect.root(() => {
    sitting = new Sitting(props);
  });
  flushSync();
  return [sitting!, leave];
}
