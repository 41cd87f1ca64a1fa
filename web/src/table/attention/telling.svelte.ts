import { untrack } from "svelte";

import { announce } from "../../house/announce.svelte";
import type { Guide } from "../../house/guide.svelte";
import { play as sound } from "../../house/sounds";
import { words } from "../../house/words.svelte";
import type { Asked } from "../../protocol";
import type { TableClient } from "../connection/client.svelte";
import type { LogLine } from "../connection/log.svelte";
import type { Toasts } from "./toasts.svelte";
import { namesOf, rematchIn, seatIn } from "../people";
import type { Aloud } from "../talk/aloud.svelte";
import { heard, textOf } from "../talk/said";

/** What is told, and to whom. */
export interface Telling {
  table: TableClient;
  guide: Guide;
  aloud: Aloud;
  toasts: Toasts;
  names: () => string[];
  /** What the reader is asked now. */
  asked: () => Asked | null;
}

/** Tells the reader what happens at a table, and what is asked, as it comes; call it while a component is set up. */
export function tellAsItComes(telling: Telling): void {
  tellLog(telling);
  tellQuestions(telling);
  tellWhoLeaves(telling);
}

/** What happens is told to those who listen, and to the guide. */
function tellLog({ table, guide, aloud, toasts, names, asked }: Telling): void {
  untrack(() => table.log.takeFresh());
  $effect(() => {
    void table.log.lines;
    const fresh = table.log.takeFresh();
    untrack(() => {
      const inWords = (line: LogLine) => lineInWords(line, table, names());
      for (const line of fresh) if (table.unheard.lets(line)) announce(inWords(line));
      for (const line of fresh)
        if (line.type !== "Said" || line.person !== table.you.person) aloud.hear(heard(line, table));
      const happened = fresh.filter((line) => line.type === "Happened");
      guide.follow(
        happened.map(({ says }) => says),
        asked() && (table.play?.question ?? 0),
        happened.some(({ who }) => who != null && who >= 0 && who !== table.you.seat),
      );
      const timeUp = fresh.findLast((line) => isTimeUp(line, table.you.seat ?? null));
      if (timeUp !== undefined) toasts.toast = { says: () => inWords(timeUp), brief: true };
      // A moment sounds as its game wants it.
      if (table.moment === null && happened.some(({ who }) => who != null && who >= 0)) sound("place");
    });
  });
}

function tellQuestions({ table, guide, names, asked }: Telling): void {
  let question = 0;
  $effect(() => {
    const now = asked();
    if (now === null) return untrack(() => guide.rest());
    const number = table.play?.question ?? 0;
    if (number === question) return;
    question = number;
    untrack(() => {
      announce(words.tell(now.prompt, names(), table.you.seat ?? null));
      guide.ask(now.prompt, number);
    });
  });
}

/** A seat that goes elsewhere, and somebody who wants to play again, are told to whoever is left behind. */
function tellWhoLeaves({ table, toasts, names }: Telling): void {
  $effect(() => {
    if (!table.moved) return;
    toasts.toast = { says: () => words.say("table-seat-moved") };
    announce(untrack(() => words.say("table-seat-moved")));
  });
  $effect(() => {
    if (!table.facts?.rematch) return;
    const rematch = untrack(() => rematchIn(table));
    if (rematch === null || untrack(() => table.you.seat == null || table.you.seat === rematch.who)) return;
    toasts.toast = { says: () => lineInWords(rematch.line, table, names()), href: rematch.href };
  });
}

function lineInWords(line: LogLine, { facts, you }: TableClient, names: string[]): string {
  if (line.type !== "Said")
    return words.tell(line.says, facts === null ? names : namesOf(facts, line.number), you.seat ?? null);
  const who = facts?.people[line.person]?.name ?? "";
  return words.say("table-says", { who, text: textOf(line, names, you.seat ?? null) });
}

function isTimeUp(line: LogLine, me: number | null): boolean {
  return line.type === "Noted" && line.says.id === "time-up" && me !== null && seatIn(line.says) === me;
}
