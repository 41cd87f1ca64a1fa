import type { Happened } from "../../../protocol";

/** What a player's totem brought, and why. */
export type Case = "starter" | "follower" | "again" | "false" | "match" | "other";

interface What {
  type: string;
  player?: number;
  case?: Case;
}

/** How the last deal ended, as the log tells it. */
export interface Ending {
  /** The lines that say what was shown, and why it is so. */
  said: Happened[];
  cases: Map<number, Case>;
  /** By seat, how many milliseconds somebody needed to grab. */
  times: Map<number, number>;
}

const ENDS = new Set(["Show", "Score", "LeaveEmpty", "Penalise", "Void"]);

export function endingOf(story: readonly Happened[]): Ending {
  const last = story.findLastIndex(({ what }) => ENDS.has((what as What).type));
  const begins = story.slice(0, last).findLastIndex(({ what }) => (what as What).type === "BeginRound");
  const lines = last < 0 ? [] : story.slice(begins + 1, last + 1);
  const ending: Ending = { said: [], cases: new Map(), times: new Map() };
  for (const line of lines) {
    const { type, player = -1, case: why } = line.what as What;
    if (type === "Void" && line !== lines.at(-1)) continue;
    if (type === "Show" || type === "Void" || why === "false") ending.said.push(line);
    if (type === "Score" && why) ending.cases.set(player, why);
    if (type === "Take" && line.after != null) ending.times.set(player, line.after);
  }
  return ending;
}
