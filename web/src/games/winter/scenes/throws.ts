import { box } from "../colony";
import { whatOf, type Face, type Made, type Maker, type Mood, type Throw, type Who } from "./pictures";
import type { Sound } from "./sounds";

/** How long a thrown die tumbles, and how long it stands on its edge before it falls: milliseconds. */
export const ROLLS = 1_000;
const POISE = 600;
/** Each further die is thrown a little later. */
const LATER = 90;
/** A staked die that shows this much comes back doubled. */
const HIGH = 4;

/** How each face of the exposure die feels, sounds, and how long it is looked at. */
const FACES: Record<Face, { mood: Mood; opens: Sound; lasts: number }> = {
  blank: { mood: "relief", opens: "relief", lasts: 1_500 },
  wound: { mood: "wound", opens: "hurt", lasts: 2_200 },
  frostbite: { mood: "frost", opens: "frost", lasts: 2_200 },
  bite: { mood: "dread", opens: "bite", lasts: 3_000 },
};

const thrown = { sound: "dice", turns: ROLLS + POISE } as const;

/** Somebody is exposed. */
export const exposed: Maker = ({ survivor = -1, face = "blank" }) => {
  const { mood, ...rest } = FACES[face];
  return { ...thrown, ...rest, picture: { kind: "die", survivor, face, mood } };
};

/** Somebody reads ahead what the die will show; nobody feels it yet. */
export const foretold: Maker = ({ face = "blank" }, lines) => {
  const { lasts } = FACES[face];
  const reader = lines.map(whatOf).findLast(({ type }) => type === "UseAbility")?.survivor;
  return reader === undefined
    ? { sound: "card", lasts, picture: { kind: "sign", sign: "ability", night: false } }
    : { ...thrown, opens: "card", lasts, picture: { kind: "die", survivor: reader, face, mood: "plain" } };
};

/** Somebody to whom a bite has spread is risked: whatever is not blank kills. */
export const risked: Maker = ({ victim = -1, face = "blank" }) => {
  const { mood, ...rest } = FACES[face === "blank" ? "blank" : "bite"];
  return { ...thrown, ...rest, picture: { kind: "die", survivor: victim, face, mood } };
};

function rolled(dice: Throw[], mood: Mood, by: Who | null, on: Who | null = null): Made {
  const opens: Sound = mood === "wound" ? "hurt" : mood === "relief" ? "relief" : "step";
  const turns = thrown.turns + LATER * (dice.length - 1);
  return { ...thrown, turns, opens, lasts: 1_900, picture: { kind: "dice", dice, mood, by, on } };
}

const somebody = (survivor: number): Who | null => (survivor < 0 ? null : { survivor });

/** A card depends on a die: it is of whom it is rolled for, or whose ability it is. */
export const forCard: Maker = ({ die = 0, survivor = -1, card }) => {
  const whose = survivor < 0 ? box().survivors.findIndex(({ id }) => id === String(card)) : survivor;
  return rolled([{ face: die }], "plain", somebody(whose));
};

/** Somebody strikes at somebody: at most the other's attack value, and it lands. */
export const struck: Maker = ({ survivor = -1, target = -1, die = 0 }) => {
  const lands = die <= (box().survivors[target]?.attack ?? 0);
  return rolled([{ face: die, bad: lands }], lands ? "wound" : "relief", { survivor }, { survivor: target });
};

/** A die was staked. */
export const staked: Maker = ({ player = -1, survivor = -1, face }) => {
  const shown = Number(face);
  const isWon = shown >= HIGH;
  const made = rolled([{ face: shown, bad: !isWon }], isWon ? "relief" : "plain", somebody(survivor) ?? { player });
  return made && { ...made, opens: isWon ? "up" : "down" };
};

/** Noise is heard, or not; what nobody hears goes with the next one. */
export const heard: Maker = ({ drawn }, lines, next) => {
  if (!drawn && next !== null && whatOf(next).type === "Echo") return null;
  const dice = lines
    .map(whatOf)
    .filter(({ type }) => type === "Echo")
    .map(({ die = 0, drawn: isDrawn = false }) => ({ face: die, bad: isDrawn }));
  const made = rolled(dice, drawn ? "wound" : "relief", null);
  return made && { ...made, opens: drawn ? "zombies" : "step", lasts: drawn ? 1_500 : 1_100 };
};
