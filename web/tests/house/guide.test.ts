// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Guide, explain } from "../../src/house/guide.svelte";
import { words } from "../../src/house/words.svelte";
import { inEnglish } from "../speaking";

const GAME = "a.game";
const CATALOGUE = `
guide-welcome = Hello.
guide-ask-acting = First of all.
guide-ask-acting-2 = At length.
    .turn = 2
guide-after-night = It is dark.
    .until = dawn
guide-after-dawn = It is light.
`;
const OTHERS = true;

const say = (id: string) => ({ id, args: {}, package: GAME });
let guide: Guide;

beforeAll(async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(CATALOGUE));
  await inEnglish();
  await words.need(GAME);
});

beforeEach(() => {
  localStorage.clear();
  explain("one table");
  guide = new Guide("one table", GAME);
});

/** Everything there is to read now, one note after the other. */
function read(): string[] {
  const found: string[] = [];
  for (let id = guide.note?.id; id !== undefined; id = guide.note?.id) {
    found.push(id);
    guide.next();
  }
  return found;
}

test("a note on what others do meanwhile goes when it is over, and is not begun late", () => {
  guide.ask(say("acting"), 1);
  read();
  guide.rest();
  guide.follow([say("night")], null, OTHERS);
  expect(guide.note?.id).toBe("guide-after-night");
  guide.follow([say("dawn")], null, !OTHERS);
  expect(read()).toEqual(["guide-after-dawn"]);
});

test("a night told all at once leaves only what is true in the morning", () => {
  guide.ask(say("acting"), 1);
  read();
  guide.follow([say("night"), say("dawn")], null, OTHERS);
  expect(read()).toEqual(["guide-after-dawn"]);
});

test("waiting for one's own scene begins no new turn, and what others do does", () => {
  guide.ask(say("acting"), 1);
  expect(guide.read).toEqual([]);
  expect(read()).toEqual(["guide-welcome", "guide-ask-acting"]);
  expect(guide.read.map(({ id }) => id)).toEqual(["guide-welcome", "guide-ask-acting"]);
  guide.rest();
  guide.follow([], null, !OTHERS);
  guide.ask(say("acting"), 2);
  expect(read()).toEqual([]);
  guide.rest();
  guide.follow([], null, OTHERS);
  guide.ask(say("acting"), 3);
  expect(read()).toEqual(["guide-ask-acting-2"]);
});
