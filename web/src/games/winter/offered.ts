import type { Asked, Closed } from "../../protocol";

export interface Source {
  kind: "ability" | "item" | "lasting";
  number: number;
}

/** An answer as the house offers it: its type, and the fields of that type. */
export interface Option {
  type: string;
  survivor?: number;
  survivors?: number[];
  target?: number;
  victim?: number;
  entrance?: number;
  place?: number;
  source?: number | string | Source;
  card?: number;
  deck?: number;
  die?: number;
  to?: number;
  own?: number;
  other?: number;
  player?: number;
  symbol?: string;
  gift?: Source | null;
  exile?: boolean;
  number?: number;
  way?: { label?: { en: string; fr: string } };
  exposure?: string;
  kills?: number;
  look?: number;
  keep?: number;
  frostbite?: boolean;
  used?: boolean;
}

/** An option with its place in what was offered. */
export interface Offer {
  index: number;
  option: Option;
}

/** Something on the table that can be pointed at. */
export type Kind = "survivor" | "place" | "entrance" | "card" | "player" | "die";
export interface Target {
  kind: Kind;
  number: number;
}

export const keyOf = ({ kind, number }: Target): string => `${kind}-${number}`;

/** What kind of question is asked, as far as it is shown in a way of its own. */
export type Asking = "acting" | "keeping" | "finding" | "bitten" | "ways" | "ballot" | "plain";

export function offersOf(asked: Asked | null): Offer[] {
  return (asked?.options ?? []).map((option, index) => ({ index, option: option as Option }));
}

export function askingOf(offers: readonly Offer[]): Asking | null {
  const first = offers[0]?.option.type;
  if (first === undefined) return null;
  const types = new Set(offers.map(({ option }) => option.type));
  if (types.has("EndTurn")) return "acting";
  if (types.has("KeepGroup")) return "keeping";
  if (types.has("Keep") || types.has("KeepNoMore")) return "finding";
  if (types.has("Risk")) return "bitten";
  if (types.has("Ballot")) return "ballot";
  if (types.has("Vote") || types.has("TakeWay") || types.has("NoWay")) return "ways";
  return "plain";
}

/** A way out of a dilemma: open, with its place in what was offered, or closed, with the reason. */
export type Way = { option: Option; offer: Offer; closed: null } | { option: Option; offer: null; closed: Closed };

/** All ways of a card, open and closed, in the order in which they stand on it. */
export function waysOf(offers: readonly Offer[], closed: readonly Closed[]): Way[] {
  const ways: Way[] = [
    ...offers.map((offer) => ({ option: offer.option, offer, closed: null })),
    ...closed.map((each) => ({ option: each.option as Option, offer: null, closed: each })),
  ];
  return ways.sort((one, other) => (one.option.number ?? 0) - (other.option.number ?? 0));
}

/** What belongs to a survivor's turn, in the order in which it is offered. */
export const VERBS = [
  "Search",
  "Attack",
  "Move",
  "Barricade",
  "UseAbility",
  "CleanWaste",
  "Attract",
  "HandOff",
  "GiveEquipment",
  "AttackSurvivor",
] as const;
/** What a card of the hand can be used for. */
export const CARD_VERBS = ["PlayCard", "Equip", "GiveToCrisis", "Store", "EatCard"] as const;
/** What needs neither. */
export const OTHER_VERBS = ["SpendFood", "Request", "CallVote"] as const;

/** What an answer points at on the table, the most telling first. */
export function targetsOf(option: Option): Target[] {
  const found: Target[] = [];
  const point = (kind: Kind, number: number | undefined) => {
    if (number !== undefined) found.push({ kind, number });
  };
  switch (option.type) {
    case "Move":
    case "GoOut":
    case "Arrive":
    case "PickPlace":
      point("place", option.place);
      break;
    case "Attract":
      point("place", option.source as number);
      break;
    case "Attack":
    case "AttackPaid":
    case "BarricadeAt":
    case "Slay":
    case "TakeAway":
    case "Topple":
      point("entrance", option.entrance);
      break;
    case "Lure":
      point("entrance", option.source as number);
      point("entrance", option.target);
      break;
    case "AttackSurvivor":
      point("survivor", option.target);
      break;
    case "PickSurvivor":
    case "Meant":
    case "NameLeader":
    case "Perish":
    case "UseReaction":
      point("survivor", option.survivor);
      break;
    case "Risk":
    case "GiveUp":
      point("survivor", option.victim);
      break;
    case "SwapOut":
      point("survivor", option.other);
      break;
    case "HandOff":
      point("survivor", option.to);
      break;
    case "Equip":
      point("survivor", option.survivor);
      point("card", option.card);
      break;
    case "PickPlayer":
    case "Request":
    case "CallVote":
      point("player", option.other);
      break;
    case "Keep":
    case "Give":
    case "PayCard":
    case "PlayCard":
    case "GiveToCrisis":
    case "Store":
    case "EatCard":
      point("card", option.card);
      break;
    case "MoveCard":
      if (option.source === "hand") point("card", option.card);
      break;
    case "SpendFood":
    case "LoseDie":
    case "RerollDie":
    case "ChangeDie":
      point("die", option.die);
      break;
  }
  return found;
}

/** The fields by which answers of one kind differ, in the order in which they are asked for; the die comes last. */
const FIELDS = ["card", "place", "entrance", "target", "source", "to", "survivor", "other", "symbol", "gift"] as const;
export type Field = (typeof FIELDS)[number];

/** The first field in which these answers differ; null: only in the die, or not at all. */
export function differs(offers: readonly Offer[]): Field | null {
  return FIELDS.find((field) => new Set(offers.map(({ option }) => JSON.stringify(option[field]))).size > 1) ?? null;
}

/** What is asked for when answers differ in a field: whose ability acts is another question than where zombies come from. */
export function questionOf(field: Field, [first]: readonly Offer[][]): Field | "ability" {
  return field === "source" && typeof first?.[0]?.option.source === "object" ? "ability" : field;
}

/** The answers, sorted by what they have in that field. */
export function splitBy(offers: readonly Offer[], field: Field): Offer[][] {
  const parts = new Map<string, Offer[]>();
  for (const offer of offers) {
    const value = JSON.stringify(offer.option[field]) ?? "";
    parts.set(value, [...(parts.get(value) ?? []), offer]);
  }
  return [...parts.values()];
}
