import { words } from "../../house/words.svelte";
import type { Sentence, Why } from "../../protocol";
import { HIDDEN, KINDS, cardIn, commandIn, editionOf, isGoods, isLastRound, objectsOn } from "./bazaar";
import type { Card, Character, Edition, Kind, Tile, View } from "./bazaar";
import type { Effect } from "./bargain/forecast";
import { charactersAmong, holdingOf, quantitiesOf } from "./scores/pad";

type Args = NonNullable<Sentence["args"]>;

/** A message of the game's own catalogue: cards and tiles are called as in the log. */
const said = (id: string, args: Args = {}): Sentence => ({ id, args, package: "ludotheque.games.zerzura" });

const amountSaid = (kind: Kind, count: number): Sentence => said("amount", { kind, count });
const kindsSaid = (kind: Kind): Sentence => said("kinds", { kind });

function listed(things: Sentence[]): Sentence {
  const [first, second, ...more] = things;
  if (first === undefined) return said("sultan");
  if (second === undefined) return first;
  return more.length === 0
    ? said("last-and", { first, second })
    : said("more-and", { first, rest: listed([second, ...more]) });
}

export function cardSaid(edition: Edition, card: Card): Sentence {
  const shown = cardIn(edition, card);
  if (shown === null) return said("sultan");
  if (isGoods(shown)) return listed(objectsOn(shown).map(({ kind, count }) => said("thing", { kind, count })));
  return "kind" in shown ? said(shown.type, { kinds: kindsSaid(shown.kind) }) : said(shown.type);
}

/** A card by what it shows: 2 peppers; 1 turban and 1 ring; the mage of lamps. */
export function cardName(edition: Edition, card: Card): string {
  const shown = cardIn(edition, card);
  if (shown === null || card === HIDDEN) return words.say("zerzura-hidden");
  return words.tell(
    isGoods(shown)
      ? listed(objectsOn(shown).map(({ kind, count }) => amountSaid(kind, count)))
      : cardSaid(edition, card),
  );
}

/** What a tile asks for: 5 turbans and 3 rings. */
export function tileName(edition: Edition, tile: Tile): string {
  const { cards_total_eq, stored_eq, characters_min, objects_min = {} } = commandIn(edition, tile);
  const needs: Sentence[] = [];
  if (cards_total_eq) needs.push(said("need-cards", { count: cards_total_eq }));
  if (stored_eq) needs.push(said("need-stored", { count: stored_eq }));
  if (characters_min) needs.push(said("need-characters", { count: characters_min }));
  const counts = KINDS.map((kind) => objects_min[kind] ?? 0);
  if (counts[0] && counts.every((count) => count === counts[0])) needs.push(said("need-each", { count: counts[0] }));
  else needs.push(...(Object.entries(objects_min) as [Kind, number][]).map(([kind, count]) => amountSaid(kind, count)));
  return words.tell(listed(needs));
}

/** What is said of a tile: what it asks for, whether that is the least of it, and what it brings. */
export function tileArgs(edition: Edition, tile: Tile): { tile: string; least: string; points: number } {
  const { points, characters_min, objects_min } = commandIn(edition, tile);
  return { tile: tileName(edition, tile), least: characters_min || objects_min ? "yes" : "no", points };
}

export const amount = (kind: Kind, count: number): string => words.tell(amountSaid(kind, count));
export const kindName = (kind: Kind): string => words.tell(kindsSaid(kind));

/** What a character does at the end, in a sentence. */
export function characterDoes(card: Character): string {
  const kinds = "kind" in card ? kindName(card.kind) : "";
  const count = card.type === "guard" ? card.delta : card.type === "mage" ? card.batch : 0;
  if (card.type === "sultan") return words.say("zerzura-does-sultan", { count: card.goods_per_point });
  if (card.type === "sultana") return words.say("zerzura-does-sultana", { count: card.points_per_character });
  return words.say(`zerzura-does-${card.type}`, { kinds, count });
}

/** A number with its sign: +8, −3, ±0. */
export const signed = (points: number): string => (points === 0 ? "±0" : points > 0 ? `+${points}` : minus(points));
/** A number with a true minus, if any. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Points, in words; and as it stands before the end. */
export const pointsSaid = (points: number): string => words.say("zerzura-points", { points, shown: minus(points) });
export const pointsNow = (points: number, { over }: View): string =>
  over ? pointsSaid(points) : words.say("zerzura-points-now", { points, shown: minus(points) });

/** Somebody's bird protects that card from being swapped away (rule 3.3.3). */
export function birdProtects(view: View, owner: number, card: Card): Why {
  return { ...said("bird-protects", { owner: { seat: owner }, card: cardSaid(editionOf(view), card) }), rule: "3.3.3" };
}

/** The reader's own bird sits on that card: it cannot be stored (rule 3.4.2). */
export function ownBirdOnIt(view: View, card: Card): Why {
  return { ...said("own-bird-on-it", { card: cardSaid(editionOf(view), card) }), rule: "3.4.2" };
}

/** Nobody has a card that could be had for one of the reader's (rule 3.3.2). */
export const nobodyExposed = (): string => words.tell(said("nobody-exposed"));

/** Who has the dromedary, and who gets it next as far as one knows. */
export function dromedarySaid(view: View, names: string[], me: number | null): { holder: string; next: string } {
  const saysOf = (seat: number) => ({ who: names[seat] ?? "", you: seat === me ? "yes" : "no" });
  const holder = words.say("zerzura-dromedary", saysOf(view.dromedary));
  if (isLastRound(view)) return { holder, next: "" };
  const next =
    view.claimant === null
      ? words.say("zerzura-dromedary-free")
      : words.say("zerzura-dromedary-claimed", saysOf(view.claimant));
  return { holder, next };
}

/** Where a card lies, as part of its name. */
export type Zone = { on: "market" } | { on: "row"; seat: number } | { on: "stored"; seat: number };

/** What a name of a card depends on: where it lies, whose bird sits on it, and what can be done with it. */
export interface Lying {
  zone: Zone;
  bird: boolean;
  me: number | null;
  names: string[];
  does: string;
}

/** 2 peppers, in the market; take. */
export function cardLabel(edition: Edition, card: Card, { zone, bird, me, names, does }: Lying): string {
  const who = zone.on === "market" ? "" : (names[zone.seat] ?? "");
  const you = zone.on !== "market" && zone.seat === me ? "yes" : "no";
  const where = words.say(`zerzura-in-${zone.on}`, { who, you });
  const place = bird ? words.say("zerzura-with-bird", { where, who, you }) : where;
  const name = cardName(edition, card);
  return does
    ? words.say("zerzura-card-does", { card: name, where: place, does })
    : words.say("zerzura-card", { card: name, where: place });
}

/** What a deed does to somebody, in words, for who listens. */
export function effectSaid(
  edition: Edition,
  { seat, total, shifts, characters, claims }: Effect,
  names: string[],
  me: number | null,
): string {
  const who = seat === me ? words.say("zerzura-you") : (names[seat] ?? "");
  const parts = shifts.map(({ kind, objects, points }) =>
    total
      ? words.say("zerzura-shift", { kinds: kindName(kind), points: signed(points) })
      : words.say("zerzura-shift-objects", { kinds: kindName(kind), objects: signed(objects) }),
  );
  for (const card of characters.come)
    parts.push(words.say("zerzura-moves-character", { come: "yes", card: cardName(edition, card) }));
  for (const card of characters.go)
    parts.push(words.say("zerzura-moves-character", { come: "no", card: cardName(edition, card) }));
  if (characters.points) parts.push(words.say("zerzura-characters-bring", { points: signed(characters.points) }));
  for (const tile of claims) parts.push(words.say("zerzura-gets-tile", { tile: tileName(edition, tile) }));
  const change = total ? total.to - total.from : 0;
  const sum = total
    ? words.say("zerzura-effect", { who, from: minus(total.from), to: minus(total.to), change: signed(change) })
    : who;
  return parts.length ? words.say("zerzura-counter", { amount: sum, points: parts.join(", ") }) : sum;
}

/** What the reader has of what a tile asks for, and what is missing; of many kinds only that. */
export function tileHave(view: View, tile: Tile, seat: number): string {
  const edition = editionOf(view);
  const command = commandIn(edition, tile);
  const { cards, stored } = holdingOf(view, seat);
  const needs: Need[] = [];
  const note = (id: string, has: number, wanted: number | undefined, exact = false) => {
    if (wanted) needs.push({ has, wanted, exact, says: (count) => words.say(id, { count }) });
  };
  note("zerzura-cards", cards.length, command.cards_total_eq, true);
  note("zerzura-cards-stored", stored, command.stored_eq, true);
  note("zerzura-characters", charactersAmong(edition, cards).length, command.characters_min);
  const quantities = quantitiesOf(edition, cards);
  for (const [kind, wanted] of Object.entries(command.objects_min ?? {}) as [Kind, number][]) {
    needs.push({ has: quantities[kind], wanted, exact: false, says: (count) => amount(kind, count) });
  }
  return needsSaid(needs);
}

interface Need {
  has: number;
  wanted: number;
  /** More is not met either (rule 5.4). */
  exact: boolean;
  says: (count: number) => string;
}

const FEW = 2;

/** You have 3 rings; you still need 5 turbans. */
function needsSaid(needs: Need[]): string {
  const list = (all: string[]) => new Intl.ListFormat(words.language).format(all);
  const have = list(needs.flatMap(({ has, says }) => (has > 0 ? [says(has)] : [])));
  const missing = list(needs.flatMap(({ has, wanted, says }) => (has < wanted ? [says(wanted - has)] : [])));
  if (needs.some(({ has, wanted, exact }) => exact && has > wanted))
    return words.say("zerzura-tile-too-many", { have });
  if (missing === "") return words.say("zerzura-tile-have", { have });
  return have === "" || needs.length > FEW
    ? words.say("zerzura-tile-missing", { missing })
    : words.say("zerzura-tile-have-and-missing", { have, missing });
}
