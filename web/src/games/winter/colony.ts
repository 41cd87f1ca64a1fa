import { words } from "../../house/words.svelte";
import type { Language } from "../../protocol";
import { materialOf } from "..";

/** A text of the pack, in every language. */
export type Text = Record<Language, string>;
export type Symbol = "food" | "fuel" | "medicine" | "tool" | "weapon" | "book" | "survivor";

export const HIDDEN = "?";
export const COLONY = 0;
/** Where survivors are who are not in play yet. */
export const NOWHERE = -1;
const FEWEST_PLAYERS = 2;
/** The decks that are no place's. */
export const SURVIVOR_DECK = 7;
export const CRISIS_DECK = 8;
export const CROSSROADS_DECK = 9;

/** A card, an item number, or what cannot be seen. */
export type Card = number | typeof HIDDEN;

/** A changed rule, as cards and lasting effects say it. */
export interface Modifier {
  gives: string;
  where?: string;
  on?: string;
  at?: string | null;
  n?: number;
  food?: number;
  waste_step?: number;
  /** What somebody's presence gives to everybody else at the place. */
  others?: Modifier[];
}

interface Printed {
  id: string;
  name: Text;
  text: Text;
  flavour: Text | null;
}

export interface PlaceCard {
  id: string;
  number: number;
  spaces: number;
  entrances: number[];
  noise: number;
  forms: Record<"name" | "at" | "to" | "from", Text>;
}

export interface SurvivorCard extends Printed {
  influence: number;
  attack: number;
  search: number;
  tags: string[];
  always?: Modifier[];
}

export interface ItemCard extends Printed {
  symbol: Symbol;
  play: "waste" | "equip" | "event";
  home: number;
  copies: number;
  always?: Modifier[];
}

export interface Side {
  rounds: number;
  /** As they are read with two players, with three, and so on. */
  texts: Text[];
  goals: Text[];
  stores: Symbol[];
  /** Whoever is exiled is out of the game. */
  exile_out: boolean;
}

export interface Material {
  places: PlaceCard[];
  entrances: { place: number; room: number }[];
  survivors: SurvivorCard[];
  items: ItemCard[];
  crises: (Printed & { symbols: Symbol[]; fail: Text })[];
  mains: (Printed & { sides: Record<"normal" | "hard", Side> })[];
  /** `rest`: what is left of it when the first condition is replaced. */
  secrets: (Printed & { texts: Text[]; betrayal: boolean; rest: (Text | null)[] })[];
  /** The half that counts for who is loyal, and for a betrayer. */
  exiles: (Printed & { loyal: Text[]; betrayer: Text[] })[];
  crossroads: (Printed & { story: Text; about: number | null; ways: Text[] })[];
  counters: Record<string, Text>;
}

export interface Lasting {
  gives: Modifier;
  card: string;
  until: string;
  player: number;
  survivor: number;
  known: Text | null;
}

/** The match as the reader knows it. */
export interface View {
  over: boolean;
  rules: { edition: "sheet" | "published"; crisis_threshold: string; morale_cap: number; noise: string };
  coop: boolean;
  hard: boolean;
  main: number;
  main_done: boolean;
  stage: "setup" | "turns" | "colony";
  ending: string;
  morale: number;
  round: number;
  played: number;
  first: number;
  turn: number;
  food: number;
  starvation: number;
  helpless: number;
  waste: number[];
  stored: number[];
  counters: Record<string, number>;
  at: number[];
  owner: number[];
  wounds: number[];
  frost: number[];
  equipped: number[][];
  used: number[][];
  gone: number[];
  moved: number[];
  abilities: [number, number, string][];
  groups: number[][];
  leader: number[];
  zombies: number[];
  barricades: number[];
  noise: number[];
  /** By place: how many of the next zombies do not arrive. */
  snares?: number[];
  /** The face that the next exposure of this round shows, if somebody has looked ahead. */
  forecast?: string;
  /** By player: dice laid aside for the next round. */
  saved?: number[][];
  decks: [number, Card[]][][];
  hands: Card[][];
  known: number[][];
  objectives: (number[] | typeof HIDDEN)[];
  exile_cards: (number | typeof HIDDEN)[];
  shown: number[];
  exiled: boolean[];
  out: boolean[];
  dice: number[][];
  spent: number[][];
  offered: (number | typeof HIDDEN)[][];
  crisis: number;
  given: Card[][];
  reading: [number, number | typeof HIDDEN];
  looked: [number, Card[]];
  turned: number[];
  open_deck: number;
  lasting: Lasting[];
}

/** What lies in the box. */
export const box = (): Material => materialOf<Material>("winter");

/** A text of the pack, for this reader. */
export const read = (text: Text | null | undefined): string => text?.[words.language] ?? "";

export const survivorIn = (survivor: number): SurvivorCard | undefined => box().survivors[survivor];
export const itemIn = (card: Card): ItemCard | undefined => (card === HIDDEN ? undefined : box().items[card]);
export const placeIn = (place: number): PlaceCard | undefined => box().places[place];
export const placeOf = (entrance: number): number => box().entrances[entrance]?.place ?? COLONY;
export const roomAt = (entrance: number): number => box().entrances[entrance]?.room ?? 0;

/** The places in the order of their numbers; the colony is 0. */
export const places = (): number[] => box().places.map(({ number }) => number);
export const outside = (): number[] => places().filter((place) => place !== COLONY);
export const entrancesOf = (place: number): number[] => placeIn(place)?.entrances ?? [];

/** The survivors at a place, the least influential first. */
export function standing({ at }: Pick<View, "at">, place: number): number[] {
  return at.flatMap((where, survivor) => (where === place ? [survivor] : []));
}

const MANY = 3;

/** How many of the helpless are drawn; how many there are stands beside them. */
export const poorDrawn = ({ helpless }: Pick<View, "helpless">): number => Math.min(helpless, MANY);

export const zombiesAt = ({ zombies }: Pick<View, "zombies">, place: number): number =>
  entrancesOf(place).reduce((sum, entrance) => sum + (zombies[entrance] ?? 0), 0);

/** How many cards a deck has left. */
export const deckSize = ({ decks }: View, deck: number): number =>
  (decks[deck] ?? []).reduce((sum, [, cards]) => sum + cards.length, 0);

/** What lay in the deck of a place at the start: by kind how large a part, the most frequent first. */
export function findsAt(place: number): { symbol: Symbol; share: number }[] {
  const counts = new Map<Symbol, number>();
  for (const { home, symbol, copies } of box().items)
    if (home === place) counts.set(symbol, (counts.get(symbol) ?? 0) + copies);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([symbol, count]) => ({ symbol, share: count / all }))
    .sort((one, other) => other.share - one.share);
}

/** A text as it is read with so many players as there are here. */
export const here = (view: View, texts: (Text | null)[] = []): string =>
  read(texts[view.groups.length - FEWEST_PLAYERS]);

/** The side of the main objective that is played. */
export function sideOf(view: View): Side | undefined {
  return box().mains[view.main]?.sides[view.hard ? "hard" : "normal"];
}

/** What changes the rules for a survivor by itself, here and now. */
export function gifts(view: View, survivor: number): Modifier[] {
  const at = view.at[survivor] ?? NOWHERE;
  const own = survivorIn(survivor)?.always ?? [];
  const company = standing(view, at).filter((other) => other !== survivor);
  const others = company.flatMap((other) => (survivorIn(other)?.always ?? []).flatMap((gift) => gift.others ?? []));
  const worn = (view.equipped[survivor] ?? []).flatMap((card) => itemIn(card)?.always ?? []);
  const lasting = view.lasting.filter(
    ({ survivor: whose, player }) =>
      whose === survivor || (whose < 0 && (player < 0 || player === view.owner[survivor])),
  );
  return [
    ...[...own, ...others, ...worn].filter(({ where }) => isThere(where, at)),
    ...lasting.map(({ gives }) => gives),
  ];
}

function isThere(where: string | undefined, at: number): boolean {
  if (where === undefined || where === "anywhere") return true;
  if (where === "colony") return at === COLONY;
  if (where === "each_outside") return at !== COLONY;
  return where === placeIn(at)?.id;
}

export const has = (view: View, survivor: number, gift: string): boolean =>
  gifts(view, survivor).some(({ gives }) => gives === gift);

/** How many wounds kill a survivor. */
export function woundLimit(view: View, survivor: number): number {
  return Math.max(3, ...gifts(view, survivor).map(({ gives, n }) => (gives === "wound_limit" ? (n ?? 3) : 3)));
}

/** How many right cards prevent the crisis; whoever is out counts for none. */
export function threshold({ rules, exiled, out }: View): number {
  const rule =
    rules.crisis_threshold === "edition"
      ? rules.edition === "sheet"
        ? "players"
        : "non_exiled"
      : rules.crisis_threshold;
  return exiled.filter((isExiled, seat) => !out[seat] && (rule === "players" || !isExiled)).length;
}

/** How many of each face the exposure die has, of twelve. */
export const EXPOSURE = { blank: 6, wound: 3, frostbite: 2, bite: 1, faces: 12 };
