import { words } from "../../../house/words.svelte";
import type { Happened, Sentence } from "../../../protocol";

/** What somebody's turn brought: by how much their total grew, the crosses, and how the log tells it. */
export interface Turn {
  seat: number;
  worth: number;
  crosses: number;
  says: Sentence | null;
}

type What = { type: string; worth?: number; crosses?: unknown[] };

/** The turns that others ended since my last one, oldest first. */
export function turnsSince(story: readonly Happened[], me: number | null): Turn[] {
  const turns: Turn[] = [];
  let wrote: Omit<Turn, "seat"> = NOTHING;
  for (const { what, who, says } of story.toReversed()) {
    const { type, worth = 0, crosses = [] } = what as What;
    if (type === "Write") {
      wrote = { worth, crosses: crosses.length, says };
    } else if (type === "EndTurn") {
      if (who == null || who === me) break;
      turns.unshift({ seat: who, ...wrote });
      wrote = NOTHING;
    }
  }
  return turns;
}

const NOTHING = { worth: 0, crosses: 0, says: null };

/** Such a turn in words: Blaise makes a 10 and a 12: 5 points. */
export function turnInWords({ seat, says }: Turn, names: string[], me: number | null): string {
  return says === null ? words.say("zatre-turn-none", { who: names[seat] ?? "" }) : words.tell(says, names, me);
}
