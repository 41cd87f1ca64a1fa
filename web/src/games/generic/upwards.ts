import type { Ended } from "../faces";

/** The seats from the last to the first: winners at the end, the better scores after the worse. */
export function upwards({ result }: Ended): number[] {
  const { scores, winners } = result;
  const best = scores[winners[0] ?? 0] ?? 0;
  const up = scores.every((score) => score <= best) ? 1 : -1;
  const wins = (seat: number) => Number(winners.includes(seat));
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => wins(one) - wins(other) || up * ((scores[one] ?? 0) - (scores[other] ?? 0)));
}
