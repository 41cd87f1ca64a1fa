import type { Frame } from "../../protocol";

/** A position of a replay, and what led to it. */
export interface Move {
  /** Its frame. */
  at: number;
  frame: Frame;
}

/** What one player did in a turn, or what all did at once (`who` is null). */
export interface Turn {
  who: number | null;
  /** Which turn of theirs it is, from 1; the start is none. */
  number: number;
  moves: Move[];
}

/** Where something was done: whose turn, which of theirs, and as which move of it, from 1. */
export interface Place {
  who: number | null;
  turn: number;
  move: number;
}

/** Who acted in a frame: one seat, several at once (null), or nobody (undefined). */
function actorOf({ lines }: Frame): number | null | undefined {
  const seats = new Set(lines.flatMap(({ who }) => (who != null && who >= 0 ? [who] : [])));
  return seats.size > 1 ? null : [...seats][0];
}

/** The match turn by turn. What no player did, or what is still sealed, belongs to the turn before it; the start is a turn. */
export function turnsOf(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = [];
  for (const [at, frame] of frames.entries()) {
    const who = actorOf(frame);
    const turn = turns.at(-1);
    const goesOn = turn !== undefined && at > 1 && (who === undefined || (who !== null && who === turn.who));
    if (goesOn) turn.moves.push({ at, frame });
    else turns.push({ who: who ?? null, number: at === 0 ? 0 : nextOf(turns, who ?? null), moves: [{ at, frame }] });
  }
  return turns;
}

/** The number of a player's next turn. */
function nextOf(turns: Turn[], who: number | null): number {
  return 1 + (turns.findLast((turn) => turn.who === who)?.number ?? 0);
}

/** Where the list of moves shows the answer given here; a sealed answer is listed where it was opened. */
export function placeAfter(turns: readonly Turn[], at: number): Place | null {
  const moves = turns.flatMap(({ who, number, moves }) =>
    moves.map((move, before) => ({ ...move, who, turn: number, move: before + 1 })),
  );
  return moves.find((move) => move.at > at && actorOf(move.frame) !== undefined) ?? null;
}

/** The frame after a turn. */
export function endOf({ moves }: Turn): number {
  return moves.at(-1)!.at;
}
