import type { Frame } from "../../protocol";

/** One position of a replay that something led to. */
export interface Move {
  /** Its frame. */
  at: number;
  frame: Frame;
}

/** What one player did until somebody else's turn, or what all did at once (`who` is null). */
export interface Turn {
  who: number | null;
  moves: Move[];
}

/** Who acted in a frame: one seat, several at once (null), or nobody (undefined). */
function actorOf({ lines }: Frame): number | null | undefined {
  const seats = new Set(lines.flatMap(({ who }) => (who != null && who >= 0 ? [who] : [])));
  return seats.size > 1 ? null : [...seats][0];
}

/** The match turn by turn. What nobody did, or what was sealed, belongs to the turn before it; the start is a turn. */
export function turnsOf(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = [];
  for (const [at, frame] of frames.entries()) {
    const who = actorOf(frame);
    const turn = turns.at(-1);
    const goesOn = turn !== undefined && at > 1 && (who === undefined || (who !== null && who === turn.who));
    if (goesOn) turn.moves.push({ at, frame });
    else turns.push({ who: at === 0 ? null : (who ?? null), moves: [{ at, frame }] });
  }
  return turns;
}

/** The frame after a turn. */
export function endOf({ moves }: Turn): number {
  return moves.at(-1)!.at;
}
