/** Where a note may lie on a page without covering what it speaks of, or what has to be touched now. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is on the page: what must stay uncovered, what should, and what the note belongs to. */
export interface Surroundings {
  room: Box;
  never: Box[];
  /** What may be chosen now: there may be a great many of them. */
  choices: Box[];
  /** What a note may lie on, each with how much that matters. */
  rather: { box: Box; matters: number }[];
  near: Box | null;
  /** Where the note before it lay: readers look there first. */
  last?: Box | null;
}

export interface Place<F extends Size> {
  form: F;
  left: number;
  top: number;
  cost: number;
}

const GAP = 8;
const FAR_AWAY = 80;
const ELSEWHERE = 60;
/** Up to this many options, a note may lie beside any one of them; with more, only beside all together. */
const FEW = 8;

/** The best place for one of these forms, each with its own cost; null: there is none. */
export function dock<F extends Size & { cost: number }>(forms: F[], around: Surroundings): Place<F> | null {
  let best: Place<F> | null = null;
  for (const form of forms) {
    for (const [left, top] of corners(form, around)) {
      const box = { left, top, right: left + form.width, bottom: top + form.height };
      if (!within(box, around.room)) continue;
      const cost = form.cost + costAt(box, around);
      if (cost < (best?.cost ?? Infinity)) best = { form, left, top, cost };
    }
  }
  return best;
}

/** The cost of placing a note here; infinite where it is forbidden. */
export function costAt(box: Box, { never, choices, rather, near, last, room }: Surroundings): number {
  if ([...never, ...choices].some((each) => shared(box, each) > 0)) return Infinity;
  const lies = rather.reduce((sum, { box: each, matters }) => sum + matters * shared(box, each), 0) / areaOf(box);
  const across = Math.hypot(room.right - room.left, room.bottom - room.top);
  const away = near === null ? 0 : distance(box, near) / across;
  return lies + FAR_AWAY * away + (last && !isAt(box, last) ? ELSEWHERE : 0);
}

/** Places worth trying: at the edges and in the middle of the room, and beside whatever is in the way. */
function* corners(
  { width, height }: Size,
  { room, never, choices, near, last }: Surroundings,
): Generator<[number, number]> {
  const chosen = choices.length > FEW ? [around(choices)] : choices;
  const things = [room, ...never, ...chosen, ...(near === null ? [] : [near]), ...(last ? [last] : [])];
  const across = things.flatMap(({ left, right }) => [
    left,
    right - width,
    (left + right - width) / 2,
    right + GAP,
    left - GAP - width,
  ]);
  const down = things.flatMap(({ top, bottom }) => [
    top,
    bottom - height,
    (top + bottom - height) / 2,
    bottom + GAP,
    top - GAP - height,
  ]);
  for (const left of new Set(across.map(Math.round)))
    for (const top of new Set(down.map(Math.round))) yield [left, top];
}

/** A box with some air around it. */
export function withGap({ left, top, right, bottom }: Box): Box {
  return { left: left - GAP / 2, top: top - GAP / 2, right: right + GAP / 2, bottom: bottom + GAP / 2 };
}

/** The boxes of this: of the element, or of what is in it. */
export function shown(element: Element): Element[] {
  return getComputedStyle(element).display === "contents" ? [...element.children].flatMap(shown) : [element];
}

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The part of a box that lies in another, or null. */
export function cut(box: Box, into: Box): Box | null {
  const [left, right] = [Math.max(box.left, into.left), Math.min(box.right, into.right)];
  const [top, bottom] = [Math.max(box.top, into.top), Math.min(box.bottom, into.bottom)];
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether a box begins at the left where another does, at its upper or its lower edge. */
function isAt(one: Box, other: Box): boolean {
  return one.left === other.left && (one.top === other.top || one.bottom === other.bottom);
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function within(box: Box, room: Box): boolean {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}
