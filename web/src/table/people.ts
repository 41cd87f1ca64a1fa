import { scored } from "../games/results";
import { clock } from "../house/clock.svelte";
import { words } from "../house/words.svelte";
import type { Chair, Facts, Noted, PlayerName, Result, Sentence } from "../protocol";
import type { TableClient } from "./connection/client.svelte";

/** What the players are called, by seat, now or at an entry of the story: a bot that plays for somebody says so. */
export function namesOf(facts: Facts, at = Infinity): string[] {
  return facts.seats.map(({ name, relieved = [] }, seat) => {
    const who = name || words.say("table-seat", { number: seat + 1 });
    return isRelieved(relieved, at) ? words.say("table-bot-for", { who }) : who;
  });
}

/** Whether a bot played for the person then: after the entry with which it took over, before that of the return. */
function isRelieved(relieved: number[], at: number): boolean {
  return relieved.filter((number, turn) => (turn % 2 === 0 ? number < at : number <= at)).length % 2 === 1;
}

/** Whether nobody sits here, person or bot. */
export function isFree(chair: Chair): boolean {
  return chair.person == null && chair.level == null;
}

/** Whether the seat's person has the table open nowhere. */
export function isAway(table: TableClient, seat: number): boolean {
  return table.facts?.seats[seat]?.person != null && !table.presence.seats.includes(seat);
}

/** Whether I may vote for a bot to play for this seat until its person is back. */
export function mayHold(table: TableClient, seat: number): boolean {
  const chair = table.facts?.seats[seat];
  if (chair === undefined || table.you.seat == null || table.you.seat === seat || table.facts?.phase !== "playing")
    return false;
  if (chair.held || !isAway(table, seat) || (chair.votes ?? []).includes(table.you.person ?? -1)) return false;
  return clock.now - (table.presence.awaySince.get(seat) ?? Infinity) >= table.presence.awayAfter;
}

/** The seat where a person sits, or null. */
export function seatOf(facts: Facts, person: number): number | null {
  const seat = facts.seats.findIndex((chair) => chair.person === person);
  return seat < 0 ? null : seat;
}

/** The player a sentence is about, or null. */
export function seatIn({ args }: Sentence): number | null {
  const who = args?.["who"];
  return typeof who === "object" && "seat" in who ? (who as PlayerName).seat : null;
}

/** Somebody wants to play again: who, if the house tells, and where the new table is. */
export interface Rematch {
  line: Noted;
  who: number | null;
  href: string;
}

export function rematchIn({ facts, log }: TableClient): Rematch | null {
  const line = log.lines.findLast((one): one is Noted => one.type === "Noted" && one.says.id === "rematch-waits");
  if (!facts?.rematch || line === undefined) return null;
  return { line, who: seatIn(line.says), href: `/table/${facts.rematch}` };
}

/** Who has won, as the reader is told it. */
export function victory(result: Result, names: string[], me: number | null): string {
  const winners = result.winners;
  if (winners.length === 0) return words.say("table-nobody-wins");
  if (winners.length === names.length && winners.length > 1)
    return words.say(scored(result) ? "table-all-level" : "table-all-win");
  const who = new Intl.ListFormat(words.language).format(winners.map((seat) => names[seat] ?? ""));
  if (winners.length > 1) return words.say("table-share", { who });
  return words.say("table-wins", { who, you: winners[0] === me ? "yes" : "no" });
}
