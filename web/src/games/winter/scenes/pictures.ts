import type { Happened } from "../../../protocol";
import type { Card, Text } from "../colony";
import type { Sound } from "./sounds";

/** A record of the match, as far as scenes are made of it. */
export interface What {
  type: string;
  survivor?: number;
  victim?: number;
  target?: number;
  others?: number;
  face?: Face;
  die?: number;
  frostbite?: boolean;
  card?: number;
  cards?: number[];
  score?: number;
  needed?: number;
  how?: string;
  place?: number;
  entrance?: number;
  player?: number;
  other?: number;
  n?: number;
  drawn?: boolean;
  exile?: boolean;
  way?: { label?: Text };
}

export type Face = "blank" | "wound" | "frostbite" | "bite";
/** How what a die has come to feels. */
export type Mood = "plain" | "relief" | "wound" | "frost" | "dread";
/** Whom a picture is of. */
export type Who = { survivor: number } | { player: number };

/** What an action die, or a coin, has come to, and whether that is bad news. */
export interface Throw {
  face: number;
  bad?: boolean;
}

/** What is seen in a moment, beside the village and the words. */
export type Picture =
  | { kind: "die"; survivor: number; face: Face; mood: Mood }
  | { kind: "dice"; dice: Throw[]; mood: Mood; by: Who | null; on: Who | null }
  | { kind: "theft"; player: number; other: number; card: Card }
  | { kind: "choice"; survivor: number; player: number; fate: "risked" | "given" }
  | { kind: "spread"; survivor: number; others: number }
  | { kind: "survivor"; survivor: number; fate: "hurt" | "frost" | "dead" | "gone" | "here" }
  | { kind: "crossroads"; card: number }
  | { kind: "crisis"; card: number }
  | { kind: "opened"; card: number; cards: number[]; score: number; needed: number; how: string }
  | { kind: "guess"; card: number; right: boolean }
  | { kind: "votes"; ballots: Happened[] }
  | { kind: "objective"; of: "secrets" | "exiles"; card: number }
  | { kind: "back"; player: number }
  | { kind: "player"; player: number; fate: "accused" | "exiled" | "stays" }
  | { kind: "sign"; sign: string; night: boolean };

export interface Scene {
  picture: Picture;
  sound: Sound;
  /** What is heard when something that has turned lies open. */
  opens?: Sound;
  /** How long something turns before it lies open, and nobody knows more: milliseconds. */
  turns?: number;
  /** How long it is to be seen, lying open: milliseconds. */
  lasts: number;
  /** What it is about: where the map shows it. */
  what: What;
}

export type Made = (Omit<Scene, "what"> & { what?: What }) | null;
export type Maker = (what: What, lines: readonly Happened[], next: Happened | null) => Made;

export const whatOf = ({ what }: Happened): What => what as What;
