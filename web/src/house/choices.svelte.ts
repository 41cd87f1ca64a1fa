import type { Box, Level, OptionOffered } from "../protocol";

/** How somebody plays at once: at how many seats, against which bots, which variant. */
export interface MatchChoice {
  seats: number;
  level: Level;
  options: Record<string, unknown>;
}

const KEPT_AS = "ludotheque.choices";
const LEVELS: Level[] = ["easy", "medium", "hard", "master"];

/** What was chosen last for each game. Kept on this device, and the same in every tab. */
class Choices {
  #kept = $state.raw<Record<string, unknown>>({});

  constructor() {
    this.#kept = parsed(stored());
    addEventListener("storage", (event) => {
      if (event.key === KEPT_AS) this.#kept = parsed(event.newValue);
    });
  }

  /** What was chosen last for this box, as far as it can still be played; null: nothing but the usual. */
  last(box: Box): MatchChoice | null {
    const found = this.#kept[box.key];
    if (typeof found !== "object" || found === null) return null;
    const chosen = playable(box, found as Partial<MatchChoice>);
    return isUsual(box, chosen) ? null : chosen;
  }

  /** Keeps a choice for the next time; the usual needs no keeping. */
  keep(box: Box, choice: MatchChoice): void {
    const { [box.key]: _, ...others } = this.#kept;
    this.#kept = isUsual(box, choice) ? others : { ...others, [box.key]: choice };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** The options of a box that make another game of it. */
export function variantsOf(box: Box): OptionOffered[] {
  return box.options.filter(({ variant, kind }) => variant && (kind === "choice" || kind === "switch"));
}

/** For how many players a value is; null: for any number. */
export function playersFor(option: OptionOffered, value: string): number[] | null {
  return option.fits?.[value] ?? null;
}

export function fits(option: OptionOffered, value: string, seats: number): boolean {
  return playersFor(option, value)?.includes(seats) ?? true;
}

/** How the box is played when nobody has chosen anything. */
export function usual(box: Box): MatchChoice {
  return playable(box, {});
}

export function isUsual(box: Box, choice: MatchChoice): boolean {
  return JSON.stringify(choice) === JSON.stringify(usual(box));
}

/** A choice with everything replaced that this box does not offer, or not at so many seats. */
export function playable(box: Box, { seats, level, options }: Partial<MatchChoice>): MatchChoice {
  const many = Number.isInteger(seats) && seats! >= box.least && seats! <= box.most ? seats! : box.least;
  const named = variantsOf(box).map((option) => [option.name, valueFor(option, options?.[option.name], many)] as const);
  return { seats: many, level: LEVELS.find((each) => each === level) ?? "medium", options: Object.fromEntries(named) };
}

function valueFor(option: OptionOffered, wanted: unknown, seats: number): unknown {
  if (option.kind === "switch") return typeof wanted === "boolean" ? wanted : option.default;
  const suitable = (option.values ?? []).filter((value) => fits(option, value, seats));
  const found = [wanted, option.default].find((value) => suitable.includes(String(value))) ?? suitable[0];
  return typeof option.default === "number" ? Number(found) : found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const choices = new Choices();
