import type { CostlyTurn } from "../../../protocol";
import { words } from "../../../house/words.svelte";
import { overlap } from "./drawing";
import type { Side } from "./MoveSwitch.svelte";
import type { Viewing } from "../viewing.svelte";

/** The lesson beside a replay: whose it is, the turn that lies open, and which of its moves are drawn. */
export class Lesson {
  pupil = $state(0);
  turn = $state.raw<CostlyTurn | null>(null);
  shown = $state<Side>("both");
  /** The moves that have no place on the board. */
  placeless = $state.raw<Side[]>([]);
  readonly #viewing: () => Viewing;
  readonly #isWide: () => boolean;

  /** `isWide`: there is room for two moves that cover each other. */
  constructor(viewing: () => Viewing, isWide: () => boolean) {
    [this.#viewing, this.#isWide] = [viewing, isWide];
  }

  readonly isOpen = $derived.by(() => this.#viewing().learns && this.#viewing().over);
  /** The turn of the lesson is what the board shows, as the pupil knew it. */
  readonly isShown = $derived.by(() => {
    const { at, seat } = this.#viewing();
    return this.isOpen && this.turn !== null && at === this.turn.at && seat === this.pupil;
  });
  readonly isMine = $derived.by(() => this.pupil === this.#viewing().mine);

  /** Begins with the reader's own turns, where they have any. */
  begin(): void {
    const { mine, reader } = this.#viewing();
    this.pupil = mine ?? reader ?? 0;
  }

  /** Opens the lesson, or closes it. */
  turnOver(): void {
    if (!this.isOpen) this.begin();
    [this.turn, this.shown] = [null, "both"];
    this.#viewing().learn(!this.isOpen);
  }

  /** Both moves of a turn are drawn; where the board is small and they would cover each other, first the better one. */
  openTurn({ at, played, better }: CostlyTurn): void {
    const viewing = this.#viewing();
    const face = viewing.open?.face;
    const covers = !this.#isWide() && face !== undefined && overlap(face, played.options, better.options);
    this.shown = covers ? "better" : "both";
    void viewing.look(this.pupil, at);
  }

  /** A move of the lesson that cannot be drawn, in words. */
  saidOf(side: Side): string | null {
    const first = side === "both" || !this.placeless.includes(side) ? undefined : this.turn?.[side].says[0];
    return first === undefined ? null : words.tell(first, this.#viewing().names, this.pupil);
  }
}
