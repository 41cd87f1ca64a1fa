import { words } from "../house/words.svelte";
import type { Chair, Facts } from "../protocol";
import type { TableLine } from "./line.svelte";

/** What the players are called, by seat. */
export function namesOf(facts: Facts): string[] {
  return facts.seats.map(({ name }, seat) => name || words.say("table-seat", { number: seat + 1 }));
}

/** Whether nobody sits here, person or bot. */
export function isFree(chair: Chair): boolean {
  return chair.person == null && chair.level == null;
}

/** Whether the seat's person has the table open nowhere. */
export function isAway(line: TableLine, seat: number): boolean {
  return line.facts?.seats[seat]?.person != null && !line.here.seats.includes(seat);
}

/** Whether I may vote for a bot to play for this seat until its person is back. */
export function mayHold(line: TableLine, seat: number): boolean {
  const chair = line.facts?.seats[seat];
  if (chair === undefined || line.you.seat == null || line.you.seat === seat || line.facts?.phase !== "playing") return false;
  return !chair.held && isAway(line, seat) && !(chair.votes ?? []).includes(line.you.person ?? -1);
}

/** The seat where a person sits, or null. */
export function seatOf(facts: Facts, person: number): number | null {
  const seat = facts.seats.findIndex((chair) => chair.person === person);
  return seat < 0 ? null : seat;
}

/** Who has won, as the reader is told it. */
export function victory(winners: number[], names: string[], me: number | null): string {
  if (winners.length === names.length && winners.length > 1) return words.say("table-all-level");
  const who = new Intl.ListFormat(words.language).format(winners.map((seat) => names[seat] ?? ""));
  if (winners.length > 1) return words.say("table-share", { who });
  return words.say("table-wins", { who, you: winners[0] === me ? "yes" : "no" });
}
