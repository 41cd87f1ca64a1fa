import type { Aim, Goal } from "../../../protocol";

/** How far an aim has come, in a sign: `6/11`; what is only so or not has none. */
function tally({ have, need = 0, bound = "least" }: Aim): string {
  if (have == null) return "";
  return bound === "most" ? `${have}≤${need}` : `${have}/${need}`;
}

/** How full the bar of an aim is, from 0 to 1; null where no more is no better. */
export function fullness({ have, need = 0, bound = "least" }: Aim): number | null {
  if (have == null || bound !== "least" || need <= 0) return null;
  return Math.min(1, have / need);
}

/** A goal in one sign: its only aim, or how many of its aims are done. */
export function summary(goal: Goal | undefined): string {
  if (goal === undefined) return "";
  const [first, ...more] = goal.aims;
  if (first !== undefined && more.length === 0) return tally(first);
  return `${goal.aims.filter(({ done }) => done === true).length}/${goal.aims.length}`;
}
