import type { Facts, Happened, News, Play } from "../../../src/protocol";

/** A line of a match. */
export const happened = (number: number, what: unknown = {}, who: number | null = 0): Happened => ({
  type: "Happened",
  number,
  at: 0,
  what,
  says: { id: "told" },
  who,
});

/** A position of a match that waits for seat 0, which is asked. */
export const position = (question: number, more: Partial<Play> = {}): Play => ({
  view: { question },
  waiting: [0],
  question,
  since: 0,
  asked: { prompt: { id: "which" }, options: [] },
  ...more,
});

/** What the house tells with one entry. */
export const news = (number: number, more: Partial<News> = {}): News => ({
  type: "News",
  number,
  now: Date.now(),
  ...more,
});

/** Two people, Ann and Bo, who play. */
export const facts = (more: Partial<Facts> = {}): Facts => ({
  id: "table",
  game: "zatre",
  phase: "playing",
  opened: 0,
  seats: [
    { name: "Ann", person: 0 },
    { name: "Bo", person: 1 },
  ],
  people: [{ name: "Ann" }, { name: "Bo" }],
  host: 0,
  options: {},
  customs: {},
  fingerprint: "",
  ...more,
});
