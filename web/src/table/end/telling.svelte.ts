import { tick, untrack } from "svelte";

import { play as sound } from "../../house/sounds";
import type { OpenLeaves } from "../leaves/open.svelte";
import { onceAtRest, type Act } from "./ending";

/** A tap meant for the scene that went by itself a moment ago does nothing to what is there now: milliseconds. */
const SLIP = 500;

/** What the telling of the end looks at. */
export interface Stage {
  isOver: () => boolean;
  /** Whether it is known how the match has ended. */
  isKnown: () => boolean;
  board: () => HTMLElement | undefined;
  leaves: OpenLeaves;
}

/** The end is seen to happen once, by who is at the table when it comes; whoever comes later finds it told. */
export class EndTelling {
  act = $state<Act>("playing");
  /** The scene has just gone. */
  slips = $state(false);
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
    if (untrack(stage.isOver)) this.act = "told";
    $effect(() => {
      if (!stage.isOver()) return void (this.act = "playing");
      return untrack(() => (this.act === "playing" ? this.#begin() : undefined));
    });
    // Who turns to a leaf does not look at the scene.
    $effect(() => {
      if (this.act === "scene" && stage.leaves.leaf !== null) untrack(() => this.tell());
    });
    $effect(() => {
      if (!this.slips) return;
      const end = setTimeout(() => (this.slips = false), SLIP);
      return () => clearTimeout(end);
    });
  }

  /** Whether the match is over, and its end has been told. */
  get isTold(): boolean {
    return this.#stage.isOver() && this.act === "told";
  }

  /** Whether what gives the end away is to be kept. */
  get isSecret(): boolean {
    return this.#stage.isOver() && this.act !== "told";
  }

  /** From now on the result may be read; on a phone it lies open. */
  tell(): void {
    const leaves = this.#stage.leaves;
    const hadFocus = this.#stage.board()?.contains(document.activeElement) ?? false;
    this.slips = this.act === "scene";
    this.act = "told";
    leaves.openResult();
    if (hadFocus && leaves.hasPanel) void tick().then(focusOnTheEnd);
  }

  /** First the board comes to rest, then the scene is played; not for who is looking at something else. */
  #begin(): (() => void) | undefined {
    const leaves = this.#stage.leaves;
    const board = this.#stage.board();
    this.act = "resting";
    leaves.leaf = null;
    if (board !== undefined && this.#stage.isKnown() && !document.hidden) {
      return onceAtRest(board, () => (leaves.leaf === null ? void (this.act = "scene") : this.tell()));
    }
    sound("end");
    this.tell();
    return undefined;
  }
}

function focusOnTheEnd(): void {
  document.querySelector<HTMLElement>("[data-end] h2")?.focus({ preventScroll: true });
}
