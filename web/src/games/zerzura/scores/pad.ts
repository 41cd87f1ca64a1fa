import { KINDS, cardIn, commandIn, isGoods } from "../bazaar";
import type { Card, Character, Edition, Guard, Kind, Tile, View } from "../bazaar";

/** What the objects of a kind bring: how many there are, and as how many the guards count them (rules 6.2 and 7). */
export interface KindRow {
  kind: Kind;
  quantity: number;
  counted: number;
  points: number;
  /** By how many each guard of the kind may count them otherwise. */
  guards: number[];
}

/** What a character brings, and for how many objects, goods or characters (rule 6). */
export interface CharacterRow {
  card: Exclude<Character, Guard>;
  among: number;
  points: number;
}

/** A player's column of the score pad. */
export interface Pad {
  kinds: KindRow[];
  characters: CharacterRow[];
  commands: { tile: Tile; points: number }[];
  ofCharacters: number;
  ofCommands: number;
  total: number;
}

/** What somebody has: all their cards, visible and stored, and the tiles they have claimed. */
export interface Holding {
  cards: readonly Card[];
  stored: number;
  tiles: readonly Tile[];
}

export function holdingOf(view: View, seat: number): Holding {
  const [row, stored] = [view.rows[seat] ?? [], view.stored[seat] ?? []];
  return { cards: [...row, ...stored], stored: stored.length, tiles: view.claimed[seat] ?? [] };
}

/** What so many of a kind are worth; beyond the last column, what it says (rule 7.2). */
export function worth(edition: Edition, kind: Kind, quantity: number): number {
  const values = edition.values[kind];
  return values[Math.min(quantity, values.length - 1)] ?? 0;
}

/** What each number of a kind is worth to somebody with these guards; beyond the last, what that says (rules 6.2 and 7). */
export function curveOf(edition: Edition, kind: Kind, guards: number[]): number[] {
  const printed = edition.values[kind].length;
  const reached = printed + guards.reduce((sum, delta) => sum + delta, 0);
  const values = Array.from({ length: reached }, (_, quantity) =>
    worth(edition, kind, bestCounted(edition, kind, quantity, guards)),
  );
  while (values.length > printed && values.at(-1) === values.at(-2)) values.pop();
  return values;
}

/** How many objects of each kind are on these cards. */
export function quantitiesOf(edition: Edition, cards: readonly Card[]): Record<Kind, number> {
  const found = { turban: 0, kanoun: 0, pepper: 0, ring: 0, lamp: 0 };
  for (const card of cards) {
    const shown = cardIn(edition, card);
    if (shown && isGoods(shown)) for (const kind of KINDS) found[kind] += shown.objects[kind] ?? 0;
  }
  return found;
}

export function charactersAmong(edition: Edition, cards: readonly Card[]): Character[] {
  return cards.flatMap((card) => {
    const shown = cardIn(edition, card);
    return shown && !isGoods(shown) ? [shown] : [];
  });
}

/** The column as it would be if the game ended now (rule 8.2). */
export function padOf(edition: Edition, { cards, tiles }: Holding): Pad {
  const quantities = quantitiesOf(edition, cards);
  const characters = charactersAmong(edition, cards);
  const kinds = KINDS.map((kind): KindRow => {
    const guards = characters.flatMap((each) => (each.type === "guard" && each.kind === kind ? [each.delta] : []));
    const quantity = quantities[kind];
    const counted = bestCounted(edition, kind, quantity, guards);
    return { kind, quantity, counted, points: worth(edition, kind, counted), guards };
  });
  const goods = cards.length - characters.length;
  const rows = characters.flatMap((card): CharacterRow[] => {
    if (card.type === "guard") return [];
    const among = card.type === "mage" ? quantities[card.kind] : card.type === "sultan" ? goods : characters.length;
    return [{ card, among, points: broughtBy(card, among) }];
  });
  const commands = tiles.map((tile) => ({ tile, points: commandIn(edition, tile).points }));
  const [ofCharacters, ofCommands] = [summed(rows), summed(commands)];
  return {
    kinds,
    characters: rows,
    commands,
    ofCharacters,
    ofCommands,
    total: summed(kinds) + ofCharacters + ofCommands,
  };
}

const summed = (rows: { points: number }[]): number => rows.reduce((sum, { points }) => sum + points, 0);

function broughtBy(card: Exclude<Character, Guard>, among: number): number {
  if (card.type === "mage") return Math.floor(among / card.batch);
  if (card.type === "sultan") return Math.floor(among / card.goods_per_point);
  return among * card.points_per_character;
}

/** As how many the guards count a quantity: for the most points, with as little change as will do (rule 6.2). */
function bestCounted(edition: Edition, kind: Kind, quantity: number, deltas: number[]): number {
  if (quantity === 0) return quantity;
  const shifts = deltas.reduce((all, delta) => all.flatMap((sum) => [sum, sum - delta, sum + delta]), [0]);
  const counted = shifts
    .map((shift) => Math.max(0, quantity + shift))
    .toSorted((one, other) => Math.abs(one - quantity) - Math.abs(other - quantity));
  return counted.reduce((best, each) => (worth(edition, kind, each) > worth(edition, kind, best) ? each : best));
}

/** Whether these cards meet the condition of a tile (rules 5.3 to 5.5). */
export function meets(edition: Edition, tile: Tile, { cards, stored }: Holding): boolean {
  const command = commandIn(edition, tile);
  const quantities = quantitiesOf(edition, cards);
  return (
    (command.cards_total_eq ?? cards.length) === cards.length &&
    (command.stored_eq ?? stored) === stored &&
    (command.characters_min ?? 0) <= charactersAmong(edition, cards).length &&
    KINDS.every((kind) => quantities[kind] >= (command.objects_min?.[kind] ?? 0))
  );
}
