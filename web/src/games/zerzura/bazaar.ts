import { materialOf } from "..";

/** The kinds of objects, in the order of the score pad. */
export const KINDS = ["turban", "kanoun", "pepper", "ring", "lamp"] as const;
export type Kind = (typeof KINDS)[number];
/** The id of a card or a tile; `HIDDEN` where one lies face down. */
export type Card = string;
export type Tile = string;
export const HIDDEN = "?";

/** Where a bird sits when it sits on no card. */
export const BOARD = "board";
export const DROMEDARY = "dromedary";

export interface Goods {
  id: Card;
  objects: Partial<Record<Kind, number>>;
}
export type Guard = { id: Card; type: "guard"; kind: Kind; delta: number };
export type Mage = { id: Card; type: "mage"; kind: Kind; batch: number };
export type Sultan = { id: Card; type: "sultan"; goods_per_point: number };
export type Sultana = { id: Card; type: "sultana"; points_per_character: number };
export type Character = Guard | Mage | Sultan | Sultana;
export type Printed = Goods | Character;

export interface Command {
  id: Tile;
  points: number;
  cards_total_eq?: number;
  stored_eq?: number;
  characters_min?: number;
  objects_min?: Partial<Record<Kind, number>>;
}

export interface Edition {
  values: Record<Kind, number[]>;
  goods: Goods[];
  characters: Character[];
  commands: Command[];
  players: Record<string, { market: number; actions_each: number; rounds: number }>;
}

/** The table as the reader may know it. */
export interface View {
  over: boolean;
  rules: { mode: "easy" | "expert"; edition: string; claiming: "automatic" | "manual" };
  round: number;
  turn: number;
  turns: number;
  market: Card[];
  rows: Card[][];
  birds: string[];
  stored: Card[][];
  tiles: Tile[];
  claimed: Tile[][];
  dromedary: number;
  claimant: number | null;
  offered: Card | null;
  storing: number;
  pile: number;
  discarded: Card[];
}

export type Answer =
  | { type: "Take"; card: Card }
  | { type: "Offer"; card: Card }
  | { type: "Swap"; given: Card; owner: number; card: Card }
  | { type: "Store"; card: Card }
  | { type: "Claim"; player: number; tile: Tile }
  | { type: "Enough" }
  | { type: "Pass" }
  | { type: "Leave" };

export function editionOf({ rules }: View): Edition {
  const edition = materialOf<{ editions: Record<string, Edition> }>("zerzura").editions[rules.edition];
  if (edition === undefined) throw new Error(`no edition ${rules.edition}`);
  return edition;
}

const printed = new WeakMap<Edition, Map<Card, Printed>>();

/** What a card shows; null for one that lies face down. */
export function cardIn(edition: Edition, card: Card): Printed | null {
  let cards = printed.get(edition);
  if (cards === undefined) {
    cards = new Map([...edition.goods, ...edition.characters].map((each) => [each.id, each]));
    printed.set(edition, cards);
  }
  return cards.get(card) ?? null;
}

export function commandIn(edition: Edition, tile: Tile): Command {
  return edition.commands.find(({ id }) => id === tile) ?? { id: tile, points: 0 };
}

export const isGoods = (card: Printed): card is Goods => "objects" in card;

/** The objects on a card, kind by kind, in the order of the pad. */
export function objectsOn(card: Goods): { kind: Kind; count: number }[] {
  return KINDS.flatMap((kind) => {
    const count = card.objects[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

/** Whether players have to remember: nothing is counted for them (rule 9.1). */
export const isFromMemory = ({ rules, over }: View): boolean => rules.mode === "expert" && !over;

export function roundsOf(view: View): number {
  return editionOf(view).players[String(view.rows.length)]?.rounds ?? 0;
}

/** Whether nothing is left to draw: this round is the last one (rule 8.1). */
export const isLastRound = ({ pile }: View): boolean => pile === 0;

/** All tiles of the match, and who has claimed each. */
export function tilesOf(view: View): { tile: Tile; owner: number | null }[] {
  const claimed = view.claimed.flatMap((tiles, owner) => tiles.map((tile) => ({ tile, owner })));
  const free = view.tiles.map((tile) => ({ tile, owner: null }));
  return [...free, ...claimed].toSorted((one, other) => numberOf(one.tile) - numberOf(other.tile));
}

const numberOf = (id: string): number => Number(id.slice(1));

/** The seats clockwise, from the one after the reader; for who watches, all of them. */
export function othersOf({ rows }: View, me: number | null): number[] {
  const all = rows.map((_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}
