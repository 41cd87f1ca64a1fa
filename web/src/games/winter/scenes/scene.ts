import type { Happened } from "../../../protocol";
import type { Staging } from "../../faces";
import { COLONY, HIDDEN, box, placeOf, read, type View } from "../colony";
import { tellable } from "../turn/lately";
import type { Sound } from "./sounds";
import { whatOf, type Made, type Maker, type Picture, type Scene } from "./pictures";
import { exposed, foretold, forCard, heard, risked, staked, struck } from "./throws";

/** A card with a story takes this many milliseconds a letter to read, between these bounds. */
const LETTER = 22;
const [SHORTEST_READ, LONGEST_READ] = [3_000, 9_000];
/** How long it takes to turn the papers of a vote over, each card of a crisis, and one whose symbol was named. */
const TURNED = 900;
const PAPERS = 1_400;
export const CARD = 420;
/** Each line of an aftermath is seen for this long. */
const LINE = 1_500;
/** After which one wants to know what came of it. */
const CHOICES = new Set(["TakeWay", "Vote", "CrossroadsComes"]);

/** The pictures in which something falls, or is done, in the middle of the table. */
export const isOnFelt = (
  picture: Picture,
): picture is Picture & { kind: "die" | "dice" | "theft" | "choice" | "spread" } =>
  ["die", "dice", "theft", "choice", "spread"].includes(picture.kind);
export const isCard = (line: Happened): boolean => whatOf(line).type === "CrossroadsComes";
export const isBallot = (line: Happened): boolean => ["Ballot", "Vote"].includes(whatOf(line).type);

/** The scene of a moment: its last line is what it is about. */
export function sceneOf(lines: readonly Happened[], next: Happened | null = null): Scene | null {
  const last = lines.at(-1);
  if (last === undefined) return null;
  const what = whatOf(last);
  const scene = SCENES[what.type]?.(what, lines, next) ?? null;
  return scene && { what, ...scene };
}

/** What came of a choice, as far as it is no scene of its own. */
export function aftermathOf(lines: readonly Happened[]): Scene {
  const last = lines.at(-1);
  const lasts = LINE * Math.min(3, lines.filter(tellable).length);
  return { picture: sign("crossroads"), sound: "step", lasts, what: last ? whatOf(last) : { type: "" } };
}

/** How long each moment is to be seen. */
export const staging: Staging = (lines, next, before) => {
  const scene = sceneOf(lines, next);
  const isAftermath = next === null && before !== null && CHOICES.has(whatOf(before).type) && lines.some(tellable);
  return scene ?? (isAftermath ? aftermathOf(lines) : null);
};

/** What is heard of a scene while something in it turns, or when it lies open; null: nothing more. */
export function soundOf({ sound, opens, turns }: Scene, isTurning: boolean): Sound | null {
  return isTurning || turns === undefined ? sound : (opens ?? null);
}

/** Where on the map a moment is, by the table before it and after it. */
export function placeIn({ what }: Scene, before: View, after: View): number | null {
  if (what.entrance !== undefined) return placeOf(what.entrance);
  if (what.place !== undefined && what.place >= 0) return what.place;
  const survivor = what.survivor ?? what.victim;
  for (const { at } of [after, before]) {
    const place = survivor === undefined ? -1 : (at[survivor] ?? -1);
    if (place >= 0) return place;
  }
  return ["HelplessLeave", "HelplessCome"].includes(what.type) ? COLONY : null;
}

const survivor = (who: number | undefined, fate: (Picture & { kind: "survivor" })["fate"]): Picture => ({
  kind: "survivor",
  survivor: who ?? -1,
  fate,
});
const sign = (name: string, night = false): Picture => ({ kind: "sign", sign: name, night });
const isOne = (type: string, line: Happened | null): boolean => line !== null && whatOf(line).type === type;
const has = (lines: readonly Happened[], type: string): boolean => lines.some((line) => whatOf(line).type === type);
const someoneOf = (player: number | undefined, fate: (Picture & { kind: "player" })["fate"]): Picture => ({
  kind: "player",
  player: player ?? -1,
  fate,
});

/** Whoever is asked decides about somebody who was bitten. */
const chosen =
  (fate: "risked" | "given"): Maker =>
  ({ victim, survivor: who }, lines) => ({
    picture: { kind: "choice", survivor: victim ?? who ?? -1, player: lines.at(-1)?.who ?? -1, fate },
    sound: fate === "risked" ? "card" : "down",
    lasts: 1_600,
  });

/** A symbol was named before a card is turned up: whether it was right. */
const guess: Maker = ({ type }, lines) => {
  const card = lines.map(whatOf).findLast((what) => what.type === "TurnUp")?.card;
  if (!has(lines, "NameSymbol") || typeof card !== "number") return null;
  const right = type === "TakeTurned";
  return {
    picture: { kind: "guess", card, right },
    sound: "card",
    opens: right ? "up" : "down",
    turns: TURNED,
    lasts: 2_600,
  };
};

/** A death and what it does to everybody's hearts are one scene. */
function lossOf(lines: readonly Happened[]): Made {
  const death = lines.map(whatOf).findLast(({ type }) => type === "Die");
  return death ? { picture: survivor(death.survivor, "dead"), sound: "death", lasts: 3_600, what: death } : null;
}

function moraleOf(lines: readonly Happened[]): Made {
  const last = lines.at(-1);
  return {
    picture: sign(has(lines, "Hunger") ? "starvation" : has(lines, "Stench") ? "waste" : "morale"),
    sound: ((last && whatOf(last).n) ?? 0) < 0 ? "down" : "up",
    lasts: has(lines, "Hunger") || has(lines, "Stench") ? 2_400 : 1_400,
  };
}

/** Zombies who find room come to all places in one scene; only what gives way before them is worth one of its own. */
const arrivals: Maker = (_, lines, next) =>
  isOne("ZombiesCome", next)
    ? null
    : { picture: sign("zombie", true), sound: "zombies", lasts: 900 + 500 * lines.filter(tellable).length };

/** Papers are opened all together: the last of them is the scene. */
const votes: Maker = (_, lines, next) =>
  next !== null && isBallot(next)
    ? null
    : { picture: { kind: "votes", ballots: lines.filter(isBallot) }, sound: "vote", turns: PAPERS, lasts: 3_200 };

const SCENES: Record<string, Maker> = {
  Face: exposed,
  Foretell: foretold,
  RiskFace: risked,
  TableDie: forCard,
  Blow: struck,
  Wagered: staked,
  Risk: chosen("risked"),
  GiveUp: chosen("given"),
  LetDie: chosen("given"),
  Reach: ({ survivor: who = -1, others = 0 }) => ({
    picture: { kind: "spread", survivor: who, others },
    sound: "dread",
    lasts: 2_200,
  }),
  Steal: ({ player = -1, other = -1, card }) => ({
    picture: { kind: "theft", player, other, card: typeof card === "number" ? card : HIDDEN },
    sound: "card",
    lasts: 1_900,
  }),
  Cure: ({ survivor: who = -1 }) => ({
    picture: who < 0 ? sign("morale") : survivor(who, "here"),
    sound: "up",
    lasts: 2_200,
  }),
  TakeWound: ({ survivor: who, frostbite }) => ({
    picture: survivor(who, frostbite ? "frost" : "hurt"),
    sound: frostbite ? "frost" : "hurt",
    lasts: 1_700,
  }),
  Die: ({ survivor: who }, _, next) =>
    isOne("ChangeMorale", next) ? null : { picture: survivor(who, "dead"), sound: "death", lasts: 3_200 },
  Leave: ({ survivor: who }) => ({ picture: survivor(who, "gone"), sound: "exile", lasts: 2_200 }),
  Arrive: ({ survivor: who }, lines) =>
    has(lines, "KeepGroup") ? null : { picture: survivor(who, "here"), sound: "step", lasts: 1_600 },
  CrossroadsComes: ({ card = -1 }) => ({
    picture: { kind: "crossroads", card },
    sound: "card",
    lasts: toRead(read(box().crossroads[card]?.story)),
  }),
  TakeTurned: guess,
  ShuffleBack: guess,
  TakeWay: () => ({ picture: sign("crossroads"), sound: "card", lasts: 3_000 }),
  Vote: votes,
  Ballot: votes,
  CallVote: ({ other }) => ({ picture: someoneOf(other, "accused"), sound: "vote", lasts: 4_200 }),
  Acquit: ({ player }) => ({ picture: someoneOf(player, "stays"), sound: "up", lasts: 2_600 }),
  Exile: ({ player }) => ({ picture: someoneOf(player, "exiled"), sound: "exile", lasts: 4_400 }),
  ShowObjective: ({ card = -1 }) => ({
    picture: { kind: "objective", of: "secrets", card },
    sound: "card",
    lasts: 4_400,
  }),
  ShowNothing: ({ player }) => ({ picture: someoneOf(player, "exiled"), sound: "card", lasts: 3_000 }),
  TakeExileCard: ({ card, player = -1 }) =>
    typeof card === "number"
      ? { picture: { kind: "objective", of: "exiles", card }, sound: "card", lasts: 12_000 }
      : { picture: { kind: "back", player }, sound: "card", lasts: 3_000 },
  GoOut: ({ survivor: who }) => ({ picture: survivor(who, "gone"), sound: "step", lasts: 1_600 }),
  RevealCrisis: ({ card = -1 }) => ({ picture: { kind: "crisis", card }, sound: "crisis", lasts: 4_200 }),
  OpenCrisis: ({ card = -1, cards = [], score = 0, needed = 0, how = "" }) => ({
    picture: { kind: "opened", card, cards, score, needed, how },
    sound: "card",
    opens: how === "failed" ? "down" : "up",
    turns: CARD * (cards.length + 1),
    lasts: 3_200,
  }),
  ColonyPhase: () => ({ picture: sign("night", true), sound: "night", lasts: 1_800 }),
  Eat: () => ({ picture: sign("food", true), sound: "food", lasts: 1_500 }),
  ChangeMorale: (_, lines) => lossOf(lines) ?? moraleOf(lines),
  ZombiesCome: arrivals,
  BarricadeFalls: () => ({ picture: sign("barricade", true), sound: "breach", lasts: 1_400 }),
  Overrun: () => ({ picture: sign("zombie", true), sound: "breach", lasts: 1_800 }),
  Echo: heard,
  HelplessLeave: () => ({ picture: sign("helpless"), sound: "down", lasts: 1_700 }),
  HelplessCome: () => ({ picture: sign("helpless"), sound: "step", lasts: 1_300 }),
  Round: (_, lines) => (has(lines, "KeepGroup") ? null : { picture: sign("rounds"), sound: "step", lasts: 1_400 }),
  End: () => ({ picture: sign("objective"), sound: "night", lasts: 2_400 }),
};

function toRead(text: string): number {
  return Math.min(LONGEST_READ, Math.max(SHORTEST_READ, 1_500 + LETTER * text.length));
}
