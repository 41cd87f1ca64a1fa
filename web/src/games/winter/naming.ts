import { words } from "../../house/words.svelte";
import type { Sentence } from "../../protocol";
import {
  CRISIS_DECK,
  CROSSROADS_DECK,
  HIDDEN,
  SURVIVOR_DECK,
  box,
  itemIn,
  placeIn,
  placeOf,
  read,
  survivorIn,
  type Card,
  type View,
} from "./colony";

const PACKAGE = "ludotheque.games.winter";
const PLACES = ["colony", "lodge", "grocery", "school", "presbytery", "dispensary", "garage"];

type Args = NonNullable<Sentence["args"]>;
/** A message of the game's own catalogue. */
export const told = (id: string, args: Args = {}): string => words.tell({ id, args, package: PACKAGE });

/** A survivor as the log calls them: the first name. */
export const firstName = (survivor: number): string => read(survivorIn(survivor)?.name).split(",")[0] ?? "";
/** What a survivor was before the winter. */
export const trade = (survivor: number): string => read(survivorIn(survivor)?.name).split(", ").slice(1).join(", ");

/** A place on the map, in a word; a pack of somebody else's is read as it is written. */
export function placeLabel(place: number): string {
  const card = placeIn(place);
  if (card === undefined) return "";
  return PLACES.includes(card.id) ? words.say(`winter-place-${card.id}`) : capital(read(card.forms.name));
}

export const placeName = (place: number, form: "name" | "at" | "to" | "from" = "name"): string =>
  read(placeIn(place)?.forms[form]);

/** Where an entrance is: at entrance 3; at the school. */
export function entranceName(entrance: number): string {
  const place = placeOf(entrance);
  return place === 0 ? words.say("winter-at-entrance", { number: entrance + 1 }) : placeName(place, "at");
}

export const itemName = (card: Card): string =>
  card === HIDDEN ? words.say("winter-hidden-card") : read(itemIn(card)?.name);
export const symbolName = (symbol: string): string => told(`symbol-${symbol}`);

/** A card of any deck. */
export function cardName(card: Card, deck = 0): string {
  if (card === HIDDEN) return words.say("winter-hidden-card");
  if (deck === SURVIVOR_DECK) return firstName(card);
  if (deck === CRISIS_DECK) return read(box().crises[card]?.name);
  if (deck === CROSSROADS_DECK) return read(box().crossroads[card]?.name);
  return itemName(card);
}

/** What a survivor, a piece of equipment, or something that lasts is called. */
export function sourceName(view: View, source: { kind: string; number: number }): string {
  if (source.kind === "ability") return firstName(source.number);
  if (source.kind === "item") return itemName(source.number);
  return read(view.lasting[source.number]?.known) || words.say("winter-lasting");
}

/** A text as a sentence of its own. */
export const sentence = (text: string): string => capital(/[.!?…]$/.test(text) ? text : `${text}.`);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** A share, as a chance in per cent. */
export function chance(share: number): string {
  const percent = Math.round(share * 100);
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(
    percent === 0 && share > 0 ? 0.01 : percent === 100 && share < 1 ? 0.99 : percent / 100,
  );
}

/** Any of several. */
export const anyOf = (parts: string[]): string =>
  new Intl.ListFormat(words.language, { type: "disjunction" }).format(parts);

export const listed = (parts: string[]): string => new Intl.ListFormat(words.language).format(parts);
