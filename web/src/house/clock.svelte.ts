import { words } from "./words.svelte";

const UNITS: ["day" | "hour" | "minute" | "second", number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

/** The time of day, for pages that say how long ago; it moves on every second. */
export const clock = $state({ now: Date.now() });

setInterval(() => (clock.now = Date.now()), 1_000);

/** A moment as distance from now, in words: "3 minutes ago", "dans 3 jours"; less than a minute is now. */
export function fromNow(moment: number): string {
  const distance = moment - clock.now;
  const wording = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (unit !== "second" && Math.abs(distance) >= length) return wording.format(Math.trunc(distance / length), unit);
  }
  return wording.format(0, "second");
}

/** How long it is until a moment, in words: "19 hours", "3 minutes", "30 seconds". */
export function until(moment: number): string {
  const distance = Math.max(moment - clock.now, 1_000);
  const [unit, length] = UNITS.find(([, length]) => distance >= length)!;
  const wording = new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" });
  return wording.format(Math.trunc(distance / length));
}
