import type { Result } from "../protocol";

/** Whether points were counted: where a score only says who has won, it says nothing. */
export function scored(result: Result): boolean {
  return result.scores.some((score, seat) => score !== Number(result.winners.includes(seat)));
}
