import type { Staging } from "../../games/faces";
import type { Happened, Moment, News, Play } from "../../protocol";
import { isOfTheMatch } from "./log.svelte";

/** What is shown next: news, or a part of them that ends with a moment, of which these lines tell. */
export interface Shown {
  news: News;
  moment: Happened[] | null;
  lasts: number;
  /** Something is still being turned over: until it lies open, table and log stay as they were. */
  isTurning?: boolean;
}

/** News as they are shown: the moments on the way, each with its lines and its table; then the position, which asks. */
export function unfolded(news: News, staging: Staging | null): Shown[] {
  const { play, lines = [], moments = [] } = news;
  if (play == null || staging === null || moments.length === 0) return [{ news, moment: null, lasts: 0 }];
  const steps: Shown[] = [];
  let from = 0;
  let before: Happened | null = null;
  const ends: Moment[] = [...moments, { lines: lines.length, view: {} }];
  for (const { lines: to, view, goals } of ends) {
    const told = lines.slice(from, to).filter(isOfTheMatch);
    if (told.length === 0) continue;
    const stay = staging(told, lines.slice(to).find(isOfTheMatch) ?? null, before);
    if (stay === null) continue;
    const { turns = 0, lasts } = stay;
    const part = { ...news, lines: lines.slice(from, to), gone: from === 0 ? (news.gone ?? []) : [] };
    const shown = { ...onTheWay(part), play: at(play, view, goals ?? play.goals) };
    if (turns > 0) steps.push({ news: { ...shown, lines: [], gone: [] }, moment: told, lasts: turns, isTurning: true });
    steps.push({ news: shown, moment: told, lasts });
    [from, before] = [to, told.at(-1) ?? null];
  }
  const rest = from === 0 ? news : { ...news, lines: lines.slice(from), gone: [] };
  return [...steps, { news: rest, moment: null, lasts: 0 }];
}

/** The news without what holds only after its last moment. */
function onTheWay({ type, number, now, lines, gone }: News): News {
  return { type, number, now, ...(lines && { lines }), ...(gone && { gone }) };
}

/** The match at a moment: nobody is asked anything. */
function at(play: Play, view: unknown, goals: Play["goals"]): Play {
  const { question, since } = play;
  const shown = { view: { ...(play.view as object), ...(view as object) }, waiting: [], question, since };
  return goals === undefined ? shown : { ...shown, goals };
}
