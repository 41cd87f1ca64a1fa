/** A place on the stage, in pixels from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** The stage as it is drawn: the ring of circles seen from the reader's seat, and how large a totem is. */
export interface Scene {
  centre: Spot;
  /** The ring's half axes: it lies on the table, and is seen from above at a slant. */
  across: number;
  deep: number;
  /** How far the board reaches beyond the ring, and how thick it is. */
  rim: number;
  thick: number;
  totem: { width: number; height: number };
}

/** Five circles, an equal way apart. */
export const STEP = 72;
const RADIAN = Math.PI / 180;
/** How high a totem is, in depths of the ring: one that stands right behind another is still seen but for its foot. */
const TALL = 1.36;
const LOWEST = 58;
const HIGHEST = 190;
/** How wide the ring is, in depths, at most; how deep, in widths; and how far the board reaches beyond it. */
const FLATTEST = 1.72;
const STEEPEST = 0.74;
const RIM = 0.44;

export interface Room {
  width: number;
  height: number;
  /** What is taken above, below and at each side. */
  above: number;
  below: number;
  beside: number;
}

/** As large as there is room for. */
export function sceneIn({ width, height, above, below, beside }: Room): Scene {
  const free = Math.max(0, height - above - below);
  const widest = (width / 2 - beside) / (1 + RIM / FLATTEST);
  const deep = Math.max(24, Math.min((free - 20) / (2 + TALL + RIM), widest * STEEPEST));
  const across = Math.min(widest, deep * FLATTEST);
  const rim = (across * RIM) / FLATTEST;
  const high = Math.min(HIGHEST, Math.max(LOWEST, deep * TALL));
  const thick = Math.max(5, deep * 0.12);
  const used = high + 2 * deep + rim * (deep / across) + thick;
  const top = above + Math.max(0, (free - used) / 2);
  return {
    centre: { x: width / 2, y: top + high + deep },
    across,
    deep,
    rim,
    thick,
    totem: { width: Math.max(46, high * 0.56), height: high },
  };
}

/** How far round the table a seat is from another, in degrees clockwise: the next one sits at the left. */
export const angleOf = (seat: number, from: number, players: number): number => (360 / players) * (seat - from);

/** Where something stands on the ring; the angle is counted clockwise from the reader. */
export function onRing({ centre, across, deep }: Scene, angle: number, far = 1): Spot {
  return {
    x: centre.x - across * far * Math.sin(angle * RADIAN),
    y: centre.y + deep * far * Math.cos(angle * RADIAN),
  };
}

/** How near something is: 1 right before the reader, 0 at the other side. */
export const nearness = (angle: number): number => (1 + Math.cos(angle * RADIAN)) / 2;

/** The other players' places round a narrow stage, by how many there are: from the reader's left, clockwise. */
const CORNERS: Record<number, string[]> = {
  3: ["upper left", "upper right"],
  4: ["lower left", "upper", "lower right"],
  5: ["lower left", "upper left", "upper right", "lower right"],
  6: ["lower left", "upper left", "upper", "upper right", "lower right"],
};

/** In which corner of a narrow stage somebody sits, `away` seats to the left of the reader. */
export const cornerOf = (away: number, players: number): string => CORNERS[players]?.[away - 1] ?? "upper";

/** Where somebody sits round a wide stage, in hundredths of it. */
export function sideOf(away: number, players: number): Spot {
  const angle = angleOf(away, 0, players) * RADIAN;
  const across = Math.max(-1, Math.min(1, 1.5 * Math.sin(angle)));
  return { x: 50 - 50 * across, y: 50 + 50 * Math.cos(angle) };
}

/** The shortest way from one turning of the ring to another, in circles. */
export const shortest = (from: number, to: number): number => ((((to - from + 2) % 5) + 5) % 5) - 2;
