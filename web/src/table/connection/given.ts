import type { Live, Moment } from "../../games/faces";
import type { TableClient } from "./client.svelte";
import type { Refused } from "./requests";

/** What a board is given where everybody is in a hurry; null: nobody is. */
export function liveAt(table: TableClient, refused: Refused): Live | null {
  const pace = table.play?.pace;
  if (pace == null) return null;
  return {
    pace,
    now: () => table.clock.now(),
    trip: table.clock.trip,
    react: (option, height = 0.5) => table.react(option, height, refused),
    call: () => table.call(refused),
  };
}

/** The moment that a board shows, and how to go on from it; null: it shows a position. */
export function momentAt(table: TableClient): Moment | null {
  const lines = table.moment;
  if (lines === null) return null;
  return {
    lines,
    turning: table.turning,
    next: () => table.pacing.step(),
    skip: () => table.pacing.skip(),
    pause: (isPaused) => table.pacing.pause(isPaused),
    paused: table.pacing.paused,
  };
}
