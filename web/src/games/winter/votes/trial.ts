import { words } from "../../../house/words.svelte";
import type { Happened } from "../../../protocol";
import { has, sideOf, type View } from "../colony";

/** What it means to be exiled at this table, in a sentence. */
export const meaning = (view: View): string =>
  words.say(sideOf(view)?.exile_out ? "winter-exile-means-out" : "winter-exile-means");

/** How many times somebody's vote counts. */
export const weight = (view: View, seat: number): number =>
  (view.groups[seat] ?? []).some((survivor) => has(view, survivor, "two_votes")) ? 2 : 1;

/** How many votes there are for exile, and against; null: the papers are about something else. */
export function count(ballots: readonly Happened[], view: View): { yes: number; no: number } | null {
  const sum = { yes: 0, no: 0 };
  for (const { what, who } of ballots) {
    const { exile } = what as { exile?: boolean };
    if (exile === undefined) return null;
    sum[exile ? "yes" : "no"] += weight(view, who ?? -1);
  }
  return ballots.length > 0 ? sum : null;
}
