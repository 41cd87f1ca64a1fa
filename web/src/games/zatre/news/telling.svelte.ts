import type { BoardProps } from "../../faces";
import type { Laying } from "../hand/laying.svelte";
import { lastTurn, nextStep } from "../naming";
import { gainOf } from "../rows";
import { turnsSince } from "./news";

/** What the line under the board tells while nobody looks at a cell. */
export class Telling {
  readonly #props: () => BoardProps;
  readonly #laying: Laying;

  constructor(props: () => BoardProps, laying: Laying) {
    this.#props = props;
    this.#laying = laying;
  }

  /** What the turn has brought, while no tile waits to be laid; once mine are all laid, that it is nothing, too. */
  readonly gain = $derived.by(() => {
    const { message, tile, offered, view } = this.#laying;
    const isBusy = message !== "" || (tile !== null && offered.places.has(tile));
    const now = isBusy ? null : gainOf(view.board, view.laid, view.rules);
    const isLaid = this.#props().asked !== null && view.laid.length > 0 && offered.places.size === 0;
    return now?.rows.length || isLaid ? now : null;
  });

  /** What the others did is told until I do something myself. */
  readonly #tells = $derived.by(() => {
    const { view, tile, begun } = this.#laying;
    return this.#props().asked !== null && view.laid.length === 0 && (tile === null || !begun);
  });
  readonly news = $derived.by(() => {
    const { story, me } = this.#props();
    return this.#tells && this.#laying.message === "" ? turnsSince(story, me) : [];
  });

  readonly text = $derived.by(() => {
    const { view, message, offered, tile } = this.#laying;
    const { asked, story, names, me, waiting } = this.#props();
    if (message) return message;
    const isOpening = this.#tells && view.turns === 0 && view.laid.length === 0;
    if (asked && !isOpening) return nextStep(offered, tile);
    // The result says how it ended, and the line below what is done in a replay.
    const isToldElsewhere = view.over || (asked === null && me !== null && waiting.includes(me));
    return isToldElsewhere ? "" : lastTurn(story, names, me);
  });
}
