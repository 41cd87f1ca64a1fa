import { BOARD, DROMEDARY, KINDS, cardIn, editionOf, isFromMemory, isGoods } from "../bazaar";
import type { Card, Edition, Kind, Tile, View } from "../bazaar";
import { holdingOf, meets, padOf, quantitiesOf, type Holding, type Pad } from "../scores/pad";

/** Something that could be done. */
export type Deed =
  | { type: "Take"; card: Card }
  | { type: "Store"; card: Card }
  | { type: "Swap"; given: Card; owner: number; card: Card }
  | { type: "Pass" };

/** What a deed does to the objects of a kind that somebody has, and to what they bring. */
export interface Shift {
  kind: Kind;
  objects: number;
  points: number;
}

/** What a deed does to somebody. Where players have to remember, only what moves is told, not what it brings. */
export interface Effect {
  seat: number;
  shifts: Shift[];
  characters: { come: Card[]; go: Card[]; points: number };
  claims: Tile[];
  /** Everything together, before and after; null where nobody counts for the players. */
  total: { from: number; to: number } | null;
}

/** What follows from a deed for the one who does it, and for whoever else loses or gets a card. */
export function effectsOf(view: View, me: number, deed: Deed): Effect[] {
  const edition = editionOf(view);
  if (deed.type === "Pass") return [];
  const seats = deed.type === "Swap" ? [me, deed.owner] : [me];
  const before = seats.map((seat) => holdingOf(view, seat));
  const after = before.map((holding, at) => moved(holding, deed, at === 0));
  const claims = claimsAfter(view, edition, after);
  return seats.map((seat, at) => effectOn(view, edition, seat, before[at]!, after[at]!, claims[at]!));
}

function moved({ cards, stored, tiles }: Holding, deed: Deed, isActor: boolean): Holding {
  if (deed.type === "Take") return { cards: [...cards, deed.card], stored, tiles };
  if (deed.type === "Store") return { cards, stored: stored + 1, tiles };
  if (deed.type === "Pass") return { cards, stored, tiles };
  const [gone, come] = isActor ? [deed.given, deed.card] : [deed.card, deed.given];
  return { cards: [...cards.filter((card) => card !== gone), come], stored, tiles };
}

/** The tiles that each would then get: one that two could have goes to the first (rule 5.6). */
function claimsAfter(view: View, edition: Edition, holdings: Holding[]): Tile[][] {
  const free = new Set(isFromMemory(view) ? [] : view.tiles);
  return holdings.map((holding) => [...free].filter((tile) => meets(edition, tile, holding) && free.delete(tile)));
}

function effectOn(view: View, edition: Edition, seat: number, before: Holding, after: Holding, claims: Tile[]): Effect {
  const silent = isFromMemory(view);
  const [was, is] = [padOf(edition, before), padOf(edition, { ...after, tiles: [...after.tiles, ...claims] })];
  const [had, has] = [quantitiesOf(edition, before.cards), quantitiesOf(edition, after.cards)];
  const shifts = KINDS.map((kind, at) => ({
    kind,
    objects: has[kind] - had[kind],
    points: silent ? 0 : pointsAt(is, at) - pointsAt(was, at),
  }));
  return {
    seat,
    shifts: shifts.filter(({ objects, points }) => objects !== 0 || points !== 0),
    characters: {
      come: missingFrom(edition, before.cards, after.cards),
      go: missingFrom(edition, after.cards, before.cards),
      points: silent ? 0 : is.ofCharacters - was.ofCharacters,
    },
    claims,
    total: silent ? null : { from: was.total, to: is.total },
  };
}

const pointsAt = ({ kinds }: Pad, at: number): number => kinds[at]?.points ?? 0;

function missingFrom(edition: Edition, some: readonly Card[], others: readonly Card[]): Card[] {
  return others.filter((card) => {
    const shown = cardIn(edition, card);
    return shown !== null && !isGoods(shown) && !some.includes(card);
  });
}

/** Where the bird goes that belongs to a deed. */
export function birdAfter(view: View, me: number, deed: Deed): string {
  if (deed.type === "Take" || deed.type === "Swap") return deed.card;
  if (deed.type === "Pass") return BOARD;
  return view.claimant === null || view.claimant === me ? DROMEDARY : BOARD;
}
