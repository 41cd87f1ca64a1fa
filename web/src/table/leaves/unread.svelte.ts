import { untrack } from "svelte";

import type { TableClient } from "../connection/client.svelte";
import type { OpenLeaves } from "./open.svelte";

/** What was said since the reader looked at the chat last. */
export class Unread {
  /** The last entry that was there then. */
  #heard = $state(0);
  readonly #table: TableClient;

  constructor(table: TableClient, leaves: OpenLeaves) {
    this.#table = table;
    this.#heard = untrack(() => table.number);
    $effect(() => {
      if (leaves.isOpen("chat")) this.#heard = table.number;
    });
  }

  readonly count = $derived.by(() => {
    const { log, unheard } = this.#table;
    return log.lines.filter((line) => line.type === "Said" && line.number > this.#heard && unheard.lets(line)).length;
  });
}
