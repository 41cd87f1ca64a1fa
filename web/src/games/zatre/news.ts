import { words } from "../../house/words.svelte";
import type { Happened } from "../../protocol";
import { pointsOf, type Spot } from "./rows";

/** What somebody's turn brought: the rows it wrote, by their sums, their points, and its crosses. */
export interface Turn {
  seat: number;
  sums: number[];
  points: number;
  crosses: number;
}

type What = { type: string; rows?: { sum: number }[]; crosses?: Spot[] };

/** The turns that others ended since my last one, oldest first. */
export function turnsSince(story: readonly Happened[], me: number | null): Turn[] {
  const turns: Turn[] = [];
  let sums: number[] = [];
  let crosses = 0;
  for (const { what, who } of story.toReversed()) {
    const { type, ...wrote } = what as What;
    if (type === "Write") {
      sums = (wrote.rows ?? []).map(({ sum }) => sum).toSorted((one, other) => one - other);
      crosses = wrote.crosses?.length ?? 0;
    } else if (type === "EndTurn") {
      if (who == null || who === me) break;
      turns.unshift({ seat: who, sums, points: sums.reduce((all, sum) => all + pointsOf(sum), 0), crosses });
      sums = [];
      crosses = 0;
    }
  }
  return turns;
}

/** Such a turn in words: Blaise: 10 and 12, 5 points. */
export function turnInWords({ seat, sums, points, crosses }: Turn, names: string[]): string {
  const who = names[seat] ?? "";
  if (sums.length === 0) return words.say("zatre-turn-none", { who });
  const list = new Intl.ListFormat(words.language).format(sums.map(String));
  return words.say("zatre-turn", { who, sums: list, points, crosses });
}
