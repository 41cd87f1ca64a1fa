import { scored } from "../../games/results";
import { words } from "../../house/words.svelte";
import type { Result } from "../../protocol";
import { victory } from "../people";

/** How far the end of a match has been told: not at all, the board comes to rest, the scene is played, all of it. */
export type Act = "playing" | "resting" | "scene" | "told";

const OFTEN = 60;
/** A board that has not come to rest by then is not waited for: milliseconds. */
const TIMEOUT = 30_000;
/** The table lies still for this long before the end is told, so that the last move is seen, too. */
const STILL = 1_400;

/** Calls back when nothing moves on the board any more: no journey, and nothing that the board itself plays. */
export function onceAtRest(board: HTMLElement, then: () => void): () => void {
  const begun = performance.now();
  let moved = begun;
  const look = setInterval(() => {
    const now = performance.now();
    if (isMoving(board)) moved = now;
    if (now - moved < STILL && now - begun < TIMEOUT) return;
    clearInterval(look);
    then();
  }, OFTEN);
  return () => clearInterval(look);
}

function isMoving(board: HTMLElement): boolean {
  if (board.querySelector("[data-moving]") !== null) return true;
  return board.getAnimations({ subtree: true }).some(isOnItsWay);
}

/** What goes on for ever, like a glow, is no journey. */
function isOnItsWay({ playState, effect }: Animation): boolean {
  return playState === "running" && effect?.getTiming().iterations !== Infinity;
}

/** Who has won, by how much or, of two, with which score, and by what, in a sentence; `by` is what the game says to it. */
export function headline(result: Result, names: string[], me: number | null, by: string): string {
  const [winner, second] = result.winners;
  if (winner === undefined || second !== undefined) return [shared(result, names, me), by].filter(Boolean).join(" ");
  const won = { who: names[winner] ?? "", you: winner === me ? "yes" : "no", by: by || "none" };
  if (!scored(result)) return by ? words.say("table-wins-thanks", won) : victory(result, names, me);
  const others = result.scores.filter((_, seat) => seat !== winner);
  if (others.length === 0) return victory(result, names, me);
  const margin = Math.min(...others.map((score) => Math.abs((result.scores[winner] ?? 0) - score)));
  const [other, third] = others;
  const isDuel = margin > 0 && other !== undefined && third === undefined;
  const score = isDuel ? words.say("table-score-to", { points: result.scores[winner] ?? 0, other }) : "none";
  return words.say("table-wins-by", { ...won, margin, score });
}

/** Nobody has won, or several have: with how many points, unless all have the same. */
function shared(result: Result, names: string[], me: number | null): string {
  const points = result.scores[result.winners[0] ?? 0] ?? 0;
  const some = result.winners.length > 0 && result.winners.length < names.length;
  if (!some || !scored(result)) return victory(result, names, me);
  const who = new Intl.ListFormat(words.language).format(result.winners.map((seat) => names[seat] ?? ""));
  return words.say("table-share-with", { who, points });
}
