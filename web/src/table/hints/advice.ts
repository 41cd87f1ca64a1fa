import { tick } from "svelte";

import { announceHinted } from "../../games/hinting";
import { words } from "../../house/words.svelte";
import type { Advised, Happened, Plan, Play, Sentence } from "../../protocol";

/** A plan in words, one sentence after the other. */
export function planSaid(plan: Plan, names: string[], me: number | null): string {
  return plan.says.map((says) => words.tell(says, names, me)).join(" ");
}

/** The same, as a list of steps where it has several. */
export function bestSaid(plan: Plan, names: string[], me: number | null): string {
  const steps = stepsSaid(plan, names, me);
  return steps.length > 1 ? steps.map(({ text }) => text).join(" ") : planSaid(plan, names, me);
}

/** A plan in words, answer by answer; answers without consequences are left out. */
export function stepsSaid(
  { options, says, told_of = [] }: Plan,
  names: string[],
  me: number | null,
): { answer: number; text: string }[] {
  return options.flatMap((option, answer) => {
    const own = says.filter((_, at) => (told_of[at] ?? 0) === answer);
    const all = [...toDo(option, own, me), ...own];
    return own.length === 0 ? [] : [{ answer, text: all.map((one) => words.tell(one, names, me)).join(" ") }];
  });
}

/** What to do, where the plan says only what follows: an answer without details, like ending a turn. */
function toDo(option: unknown, told: Sentence[], me: number | null): Sentence[] {
  const { type = "", ...details } = option as { type?: string };
  const id = type.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
  const catalogue = told[0]?.package ?? "";
  if (me === null || Object.keys(details).length > 0 || told.some((one) => one.id === id)) return [];
  return words.knows(catalogue, id) ? [{ id, package: catalogue, args: { who: { seat: me } } }] : [];
}

/**
 * How many answers of a hint have been given; null: it no longer holds. It holds while exactly its answers were given, nothing
 * came to light, no other player decided, and its next answer is possible.
 */
export function followed({ question, best }: Advised, play: Play, story: Happened[], me: number | null): number | null {
  if (play.question === question) return 0;
  if (play.asked == null || play.undo !== true) return null;
  const since = story.filter(({ number }) => number > question);
  if (since.some(({ who }) => who != null && who !== me)) return null;
  const own = since.filter(({ who }) => who != null);
  const next = best.options[own.length];
  const isSaid = own.length > 0 && own.every(({ what }, at) => isSame(what, best.options[at]));
  return isSaid && play.asked.options.some((option) => isSame(option, next)) ? own.length : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether there is anything on the page that these selectors find. */
export function canLight(selectors: string[]): boolean {
  return selectors.some((selector) => document.querySelector(selector) !== null);
}

/** Scrolls to what these selectors find, and lights it until the returned function is called. */
export function light(selectors: string[]): () => void {
  let parts: Element[] = [];
  let isOff = false;
  announceHinted(selectors);
  void tick().then(() => {
    if (isOff) return;
    parts = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    for (const part of parts) {
      part.classList.add("hinted");
      // Drawings are scrolled by the board that draws them.
      if (part instanceof HTMLElement) part.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
  return () => {
    isOff = true;
    for (const part of parts) part.classList.remove("hinted");
  };
}
