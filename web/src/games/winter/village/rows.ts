import { outside } from "../colony";

/** The places outside, as they lie north and south of the refuge. */
export function rows(): [number[], number[]] {
  const half = Math.ceil(outside().length / 2);
  return [outside().slice(0, half), outside().slice(half)];
}

export const isInTheSouth = (place: number): boolean => rows()[1].includes(place);
