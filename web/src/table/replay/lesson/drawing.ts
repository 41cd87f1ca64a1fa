import type { GameFace } from "../../../games/faces";

/** Where something lies, in pixels of the board. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One answer drawn on the board: what it touches, and as which step of its move. */
export interface Stroke {
  option: unknown;
  spots: Spot[];
  /** Null where the move is a single step. */
  step: number | null;
}

/** A move as it is drawn: all of its answers that have a place on the board, in their order. */
export function strokesOf(root: HTMLElement, face: GameFace, options: readonly unknown[]): Stroke[] {
  const found = options.map((option) => ({ option, parts: partsOf(root, face.lights?.(option, []) ?? []) }));
  const drawn = found.filter(({ parts }, at) => parts.length > 0 && !isToldLater(parts, found.slice(at + 1)));
  const frame = root.getBoundingClientRect();
  return drawn.map(({ option, parts }, at) => ({
    option,
    spots: parts.map((part) => spotOf(part, frame)),
    step: drawn.length > 1 ? at + 1 : null,
  }));
}

/** Whether two moves touch something in common: then one is drawn over the other. */
export function overlap(face: GameFace, one: readonly unknown[], other: readonly unknown[]): boolean {
  const touched = new Set(one.flatMap((option) => face.lights?.(option, []) ?? []));
  return other.some((option) => (face.lights?.(option, []) ?? []).some((selector) => touched.has(selector)));
}

/** Of everything a selector finds, the first that can be seen. */
function partsOf(root: HTMLElement, selectors: string[]): Element[] {
  const parts = selectors.map((selector) => [...root.querySelectorAll(selector)].find(isVisible));
  return [...new Set(parts.filter((part) => part !== undefined))];
}

function isVisible(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** To offer a card and then to swap it is one thing: the later answer shows both. */
function isToldLater(parts: Element[], later: { parts: Element[] }[]): boolean {
  return later.some((other) => other.parts.length > parts.length && parts.every((part) => other.parts.includes(part)));
}

function spotOf(part: Element, frame: DOMRect): Spot {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x - frame.x, y: y - frame.y, width, height };
}
