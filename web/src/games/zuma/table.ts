/** What a card shows, in the order of the box; the masks are the Zuma cards. */
export const CARDS = [
  "sun",
  "moon",
  "jaguar",
  "eagle",
  "serpent",
  "maize",
  "rain",
  "flint",
  "shell",
  "flower",
  "mask",
] as const;

export type Card = (typeof CARDS)[number];
/** A card as somebody sees it who may not know it. */
export type Seen = Card | "?";

export const COLOURS = ["red", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

/** The circles of the board, in a ring; a totem is the number of its circle. */
export const CIRCLES: readonly Colour[] = ["red", "blue", "violet", "blue", "red"];

export const MOST_PASSES = 40;
export const MANCHES = 3;
export const TORU_GOAL = 8;

export interface Grabbed {
  player: number;
  totem: number;
}

export interface Penalty {
  manche: number;
  round: number;
  masks: number;
}

/** How the last deal ended, everything open. */
export interface LastRound {
  manche: number;
  round: number;
  caller: number;
  passes: number;
  void: boolean;
  hands: Card[][];
  grabs: Grabbed[];
  starter: number | null;
  points: number[];
  penalties: number[];
  chips: Colour[];
}

export interface View {
  over: boolean;
  rules: { pace: "live" | "calm"; open_manche: boolean; scoring: "sheet" | "toru" };
  totems: number[];
  manche: number;
  round: number;
  caller: number;
  rotation: number;
  passes: number;
  wind: boolean;
  hands: Seen[][];
  pile: number;
  grabs: Grabbed[];
  away: number[];
  cells: number[][][];
  penalties: Penalty[][];
  chips: (Colour | "?")[][];
  toru: number[][];
  last: LastRound | null;
}

export type Answer =
  | { type: "Give"; card: Card }
  | { type: "Hold" }
  | { type: "Grab"; totem: number }
  | { type: "StayAway" }
  | { type: "TurnBoard"; steps: number };

/** The pause before a deal, when the board may be turned; the passing; the scramble for the totems; the end. */
export type Phase = "turning" | "passing" | "scramble" | "over";

export function phaseOf(view: View): Phase {
  if (view.over) return "over";
  if (view.grabs.length > 0) return "scramble";
  return view.hands.every((hand) => hand.length === 0) ? "turning" : "passing";
}

export const colourOf = (totem: number): Colour => CIRCLES[totem] ?? "red";
export const isToru = (view: View): boolean => view.rules.scoring === "toru";
export const coloursOf = (view: View): Colour[] => COLOURS.slice(0, view.cells[0]?.[0]?.length ?? COLOURS.length);

/** Cards side by side with their like, in the order of the box. */
export function inOrder<T extends Seen>(cards: readonly T[]): T[] {
  return cards.toSorted((one, other) => orderOf(one) - orderOf(other));
}

export const orderOf = (card: Seen): number => (card === "?" ? CARDS.length : CARDS.indexOf(card));

/** Tells one deal's end from another's. */
export const nameOf = (last: LastRound | null): string => (last === null ? "" : JSON.stringify(last));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const earnedBy = (view: View, seat: number): number =>
  sum(isToru(view) ? (view.toru[seat] ?? []) : (view.cells[seat] ?? []).flat());
export const paidBy = (view: View, seat: number): number => sum((view.penalties[seat] ?? []).map(({ masks }) => masks));
export const totalOf = (view: View, seat: number): number => earnedBy(view, seat) - paidBy(view, seat);

/** The colours in which a seat has scored in this manche. */
export function tickedBy(view: View, seat: number): Colour[] {
  const cells = view.cells[seat]?.[view.manche - 1] ?? [];
  return COLOURS.filter((_, column) => (cells[column] ?? 0) > 0);
}

/** Points as they are written: a minus is one. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
