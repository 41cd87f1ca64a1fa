import { settings } from "../../../house/settings.svelte";
import type { Happened } from "../../../protocol";
import { COLONY, GONE, entrancesOf, placeOf, roomAt, type View } from "../colony";

interface What {
  type: string;
  place?: number;
  n?: number;
  only?: number;
  entrance?: number;
  survivor?: number;
  need?: number;
  killed?: boolean;
}

/** A moment of the colony phase: what is told, where it happens, and the table after it. */
export interface Moment {
  line: Happened;
  place: number | null;
  table: View;
}

const PACE = 1000;
/** What is told in the colony phase; the rest goes without saying. */
const SILENT = new Set([
  "ColonyPhase",
  "CrisisEnds",
  "EndOfRound",
  "RollDice",
  "Round",
  "RevealCrisis",
  "Turn",
  "ReadCrossroads",
]);
const ENDS = new Set(["Round", "End"]);

const whatOf = ({ what }: Happened): What => what as What;

/** The moments of a colony phase that has just been told, played on the table as it was before. */
export function momentsOf(before: View, told: readonly Happened[]): Moment[] {
  const begins = told.findLastIndex((line) => whatOf(line).type === "ColonyPhase");
  // A question in the middle of the night interrupts it; then it goes on.
  if (begins < 0 && before.stage !== "colony") return [];
  const rest = told.slice(begins + 1);
  const ends = rest.findIndex((line) => ENDS.has(whatOf(line).type));
  let table = before;
  const moments: Moment[] = [];
  for (const line of ends < 0 ? rest : rest.slice(0, ends)) {
    const what = whatOf(line);
    table = after(table, what);
    if (!SILENT.has(what.type)) moments.push({ line, place: placeIn(table, what), table });
  }
  return moments;
}

function placeIn(table: View, what: What): number | null {
  if (what.entrance !== undefined) return placeOf(what.entrance);
  if (what.place !== undefined) return what.place;
  if (what.survivor !== undefined && (table.at[what.survivor] ?? -1) >= 0) return table.at[what.survivor] ?? null;
  return ["Eat", "Hunger", "HelplessLeave", "HelplessCome"].includes(what.type) ? COLONY : null;
}

/** The table after something of the colony phase, as far as it is seen on the map. */
function after(table: View, what: What): View {
  const n = what.n ?? 0;
  switch (what.type) {
    case "ChangeFood":
      return { ...table, food: Math.max(0, table.food + n) };
    case "ChangeMorale":
      return { ...table, morale: Math.max(0, table.morale + n) };
    case "Starve":
      return { ...table, starvation: table.starvation + n };
    case "HelplessLeave":
      return { ...table, helpless: Math.max(0, table.helpless - n) };
    case "HelplessCome":
      return { ...table, helpless: table.helpless + n };
    case "OpenCrisis":
      return { ...table, crisis: -1, given: table.given.map(() => []) };
    case "Echo":
      return {
        ...table,
        noise: table.noise.map((noise, place) => (place === what.place ? Math.max(0, noise - 1) : noise)),
      };
    case "Die":
    case "Leave":
      return { ...table, at: table.at.map((where, survivor) => (survivor === what.survivor ? GONE : where)) };
    case "ZombiesCome":
      return placed(table, what.place ?? COLONY, what.only ?? -1, n);
    default:
      return table;
  }
}

/** Zombies take a space, or tear down a barricade, or break through. */
function placed(table: View, place: number, only: number, n: number): View {
  const [zombies, barricades] = [[...table.zombies], [...table.barricades]];
  const doors = only >= 0 ? [only] : entrancesOf(place);
  for (let which = 0; which < n && doors.length > 0; which++) {
    const door = doors[which % doors.length] ?? 0;
    const [dead, planks] = [zombies[door] ?? 0, barricades[door] ?? 0];
    if (dead + planks < roomAt(door)) zombies[door] = dead + 1;
    else if (planks > 0) barricades[door] = planks - 1;
  }
  return { ...table, zombies, barricades };
}

/** The colony phase as it is played back; it can be skipped, and stands in nobody's way. */
export class Night {
  moments = $state.raw<Moment[]>([]);
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived(this.moments[this.at] ?? null);
  readonly left = $derived(this.moments.length - this.at - 1);

  /** Plays what has happened between two positions, if it was a night. */
  watch(before: View, told: readonly Happened[]): void {
    const moments = momentsOf(before, told);
    if (moments.length === 0) return;
    this.end();
    if (settings.reduced || document.hidden) return;
    this.moments = moments;
    this.at = 0;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.left > 0) {
        this.at += 1;
        this.#next();
      } else this.end();
    }, PACE);
  }

  /** One moment on, at once. */
  step(): void {
    if (this.left <= 0) return this.end();
    this.at += 1;
    this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.moments = [];
    this.at = 0;
  }
}
