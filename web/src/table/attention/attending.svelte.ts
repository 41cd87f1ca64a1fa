import { untrack } from "svelte";

import { attention } from "../../house/attention";
import type { Guide } from "../../house/guide.svelte";
import { SCENE_SPEED, settings } from "../../house/settings.svelte";
import { play as sound } from "../../house/sounds";
import type { TableClient } from "../connection/client.svelte";

/** What the reader attends to. */
export interface Attending {
  table: TableClient;
  guide: Guide;
  isOver: () => boolean;
  /** Something is asked of them. */
  isAsked: () => boolean;
}

/** Shows the match as fast as its reader wants it, and calls them when it is their turn; call it while a component is set up. */
export function attend({ table, guide, isOver, isAsked }: Attending): void {
  $effect(() => {
    const speed = SCENE_SPEED[settings.scenes];
    untrack(() => table.setSpeed(speed));
  });

  // What others do is shown when one has read what was said of what came before, and then slowly.
  $effect(() => {
    const [learns, reads] = [guide.on && !isOver(), guide.note !== null];
    untrack(() => table.pacing.teach(learns, reads));
  });

  const mine = $derived(isAsked());
  $effect(() => {
    attention(mine);
    if (mine && untrack(() => table.play?.pace == null || isOver())) sound("turn");
    return () => attention(false);
  });
}
