import { COLONY, box, type View } from "../colony";
import example from "./example.json";

export type Slot = "zombie" | "barricade" | "free";

/** What an entrance looks like before the night, and after it. */
export interface Siege {
  entrance: number;
  before: Slot[];
  after: Slot[];
}

export const GROCERY = 2;
export const DICE: readonly number[] = example.dice;
export const SIEGES = example.sieges as Siege[];

/** The two survivors of the example, as their cards number them. */
export const walker = (): number => numberOf(example.walker);
export const fighter = (): number => numberOf(example.fighter);

function numberOf(id: string): number {
  return box().survivors.findIndex((card) => card.id === id);
}

/** As much of a match as it takes to draw somebody: with so many wounds, and nothing else. */
export function somebody(survivor: number, wounds = 0): View {
  const everybody = <T>(value: T, other: T): T[] =>
    box().survivors.map((_, each) => (each === survivor ? value : other));
  return {
    owner: everybody(0, -1),
    wounds: everybody(wounds, 0),
    frost: [],
    leader: [],
    at: everybody(COLONY, -1),
    equipped: [],
    lasting: [],
  } as unknown as View;
}
