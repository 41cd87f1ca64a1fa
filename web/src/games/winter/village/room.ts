/** The least that a finger finds: CSS pixels. */
export const REACH = 44;

/** Somebody's portrait, the larger the better. */
const SIZES = [64, 60, 56, 52, 48, REACH];
const GAP = 3;
/** The name of a place, above its house. */
const LABEL = 20;
/** What is to be seen of a house beside two portraits. */
const HOUSE = 56;
/** The little of a place that still is a picture of it. */
const LEAST = 84;
const COLUMNS = 3;
/** The most that have room at a place outside. */
const SPACES = 4;

/** How large portraits and figures are somewhere. */
export interface Scale {
  token: number;
  slot: number;
  /** What is there can be chosen one by one; else a touch opens a close-up. */
  inReach: boolean;
  /** The least height, if it is in reach. */
  height: number;
  /** Portraits side by side, at a place outside. */
  across: number;
}

export interface Room {
  places: Scale;
  refuge: Scale;
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** How wide the drawing of the hall is, at the left of the yard. */
const hall = (width: number) => Math.min(0.24 * width, 112);

/** Lines of portraits in the yard. */
function linesIn(width: number, token: number, people: number): number {
  const perLine = Math.max(1, Math.floor((width - hall(width) - 24) / (token + 5)));
  return Math.max(1, Math.ceil(people / perLine));
}

function placeOf(width: number, token: number, across: number): Scale {
  const slot = between(18, Math.min(token * 0.62, (width / COLUMNS - 26) / 7.1), 36);
  return { token, slot, inReach: true, height: LABEL + (SPACES / across) * (token + GAP) + REACH + 12, across };
}

function refugeOf(width: number, token: number, people: number): Scale {
  const slot = between(18, Math.min(token * 0.62, (width / COLUMNS - 60) / 3), 36);
  return {
    token,
    slot,
    inReach: true,
    height: 2 * (REACH + 4) + linesIn(width, token, people) * (token + 4) + 8,
    across: 0,
  };
}

/** Too small for a finger: a picture, as large as there is room. */
function picture(width: number, height: number, across: number): Scale {
  return {
    token: between(18, Math.min(width / across, height - 36), REACH - 1),
    slot: between(13, Math.min(width / 7.5, height / 4), 30),
    inReach: false,
    height: 0,
    across: SPACES,
  };
}

/** The village in a map of this size, with so many people in the refuge: all of it in reach, or only the refuge, or nothing. */
export function roomOf(width: number, height: number, people: number): Room {
  const inner = height - 4 * GAP;
  const cell = width / COLUMNS - 2 * GAP;
  for (const across of [2, SPACES])
    for (const token of SIZES) {
      const [places, refuge] = [placeOf(width, token, across), refugeOf(width, token, people)];
      const wide = across * (token + GAP) + (across === SPACES ? GAP : HOUSE);
      if (2 * places.height + refuge.height <= inner && wide <= cell) return { places, refuge };
    }
  for (const token of SIZES.slice(2)) {
    const refuge = refugeOf(width, token, people);
    if (2 * LEAST + refuge.height <= inner) return { places: picture(cell, (inner - refuge.height) / 2, 4.4), refuge };
  }
  const yard = picture(cell, inner * 0.38 - 48, 3);
  const lines = people * (yard.token + 5) > width - hall(width) - 24 ? 2 : 1;
  return {
    places: picture(cell, inner * 0.31, 4.4),
    refuge: { ...yard, token: between(18, (inner * 0.38 - 52) / lines - 4, yard.token) },
  };
}

/** How many lines so many cards take, for none to be narrower than a finger. */
export function linesOf(cards: number, width: number): number {
  return Math.max(1, Math.ceil((cards * (REACH + 4)) / width));
}

/** Portraits in a close-up. */
export interface Near {
  token: number;
  named: boolean;
}

/** How large this many portraits are in this room: with names as long as there is room for them, and never too small for a finger. */
export function nearOf(width: number, height: number, people: number): Near {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const fits = (wide: number, high: number) =>
    Math.floor(width / (wide + 5)) * Math.floor(height / (high + 5)) >= people;
  const named = [84, 76, 68, ...SIZES].find((token) => fits(Math.max(token, 4.1 * letter), token + 1.1 * letter));
  if (named !== undefined) return { token: named, named: true };
  return { token: SIZES.find((token) => fits(token, token)) ?? REACH, named: false };
}
