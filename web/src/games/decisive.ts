import type { Result } from "../protocol";

/** A part of the score, and by seat what it brought. */
export interface Part {
  key: string;
  points: number[];
}

/** The part that decided it, what it brought the winner, and what it brought the runner-up. */
export interface Decisive {
  key: string;
  points: number;
  other: number;
}

/** The part in which the one winner is furthest ahead of the runner-up; null where there is no such part. */
export function decisive(parts: Part[], { scores, winners }: Result): Decisive | null {
  const [winner, tied] = winners;
  if (winner === undefined || tied !== undefined || scores.length < 2) return null;
  const second = scores.reduce(
    (best, score, seat) => (seat !== winner && (best < 0 || score > (scores[best] ?? 0)) ? seat : best),
    -1,
  );
  const leads = parts.map(({ key, points }) => ({ key, points: points[winner] ?? 0, other: points[second] ?? 0 }));
  const best = leads.reduce<Decisive | null>(
    (most, one) => (most === null || ahead(one) > ahead(most) ? one : most),
    null,
  );
  return best !== null && ahead(best) > 0 ? best : null;
}

const ahead = ({ points, other }: Decisive): number => points - other;
