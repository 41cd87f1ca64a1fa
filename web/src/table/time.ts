import { words } from "../house/words.svelte";

const DAY = 86_400;

/** Seconds as a clock shows them: minutes and seconds, hours before them, or days and hours in words. */
export function timeShown(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (seconds >= DAY) return words.say("table-days-left", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
