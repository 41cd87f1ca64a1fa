import { words } from "../../house/words.svelte";
import type { Noted, PlayerName, Said, Sentence } from "../../protocol";
import type { TableClient } from "../connection/client.svelte";
import type { LogLine } from "../connection/log.svelte";
import { namesOf, seatIn, seatOf } from "../people";

/** What somebody said, in the reader's language if it was said in ready words. */
export function textOf(said: Said, names: string[], me: number | null): string {
  if (said.says) return words.tell(said.says, names, me);
  return said.phrase ? words.say(`table-phrase-${said.phrase}`) : (said.text ?? "");
}

/** Words at the table: who says what. */
export interface Words {
  seat: number | null;
  who: string;
  text: string;
}

/** What a line of the log lets the reader hear: people who are not muted, and bots; null: it is nothing said. */
export function heard(line: LogLine, { facts, you, unheard }: TableClient): Words | null {
  if (facts === null) return null;
  const names = namesOf(facts, line.number);
  const me = you.seat ?? null;
  if (line.type === "Noted") return remark(line, names, me);
  const person = line.type === "Said" ? facts.people[line.person] : undefined;
  if (line.type !== "Said" || person === undefined || person.muted || !unheard.lets(line)) return null;
  return { seat: seatOf(facts, line.person), who: person.name, text: textOf(line, names, me) };
}

function remark({ says }: Noted, names: string[], me: number | null): Words | null {
  const [seat, what] = [seatIn(says), says.args?.["what"]];
  if (says.id !== "bot-says" || seat === null || !isSentence(what)) return null;
  return { seat, who: names[seat] ?? "", text: words.tell(what, names, me) };
}

function isSentence(arg: number | string | PlayerName | Sentence | undefined): arg is Sentence {
  return typeof arg === "object" && "id" in arg;
}
