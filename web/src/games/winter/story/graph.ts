/** Where the graph lies in its drawing, in pixels. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The scale goes to at least ten, as the track of morale does. */
const TRACK = 10;

/** The highest number of the scale: whole fives. */
export function highest(courses: readonly { values: readonly number[] }[]): number {
  const most = Math.max(TRACK, ...courses.flatMap(({ values }) => values));
  return 5 * Math.ceil(most / 5);
}

/** The numbers written beside the graph. */
export const marks = (top: number): number[] => Array.from({ length: top / 5 + 1 }, (_, at) => at * 5);

/** Where each value lies, from left to right. */
export function points(values: readonly number[], top: number, frame: Frame): Point[] {
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  const step = values.length > 1 ? wide / (values.length - 1) : 0;
  return values.map((value, at) => ({
    x: frame.left + at * step,
    y: frame.top + high * (1 - value / top),
  }));
}

/** A line through points. */
export const line = (through: readonly Point[]): string =>
  through.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
