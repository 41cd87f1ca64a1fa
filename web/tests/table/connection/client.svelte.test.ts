// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { words } from "../../../src/house/words.svelte";
import type { Advised, Timing, Why } from "../../../src/protocol";
import { TableClient } from "../../../src/table/connection/client.svelte";
import { inEveryLanguage, plain } from "../../speaking";
import { facts, happened, news, position } from "./telling";
import { asked, layWires, wire } from "./wire";

const LAY = { type: "Place", tile: 3, cell: [7, 7] };
const NO: Why = { id: "not-your-turn" };

let table: TableClient;
let refusals: Why[];
const refused = (why: Why) => void refusals.push(why);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  layWires();
  refusals = [];
  table = new TableClient("one two", "secret");
  table.open();
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function greet(question = 5): void {
  wire().accept();
  const lines = [happened(question)];
  wire().tell(
    news(question, { fresh: true, you: { seat: 0, person: 0 }, facts: facts(), lines, play: position(question) }),
  );
}

function lose(): void {
  wire().close();
}

function comeBack(question = 5, more = {}): void {
  vi.advanceTimersByTime(500);
  wire().accept();
  wire().tell(news(question, { play: position(question, more) }));
}

test("it comes with its invitation, and is told everything", () => {
  expect(wire().address).toMatch(/^ws:.*\/api\/tables\/one%20two\/live$/);
  greet();
  expect(wire().sent[0]).toEqual({ type: "Hello", after: 0, words: false, key: "secret" });
  expect([table.facts?.game, table.you.seat, table.play?.question, table.number]).toEqual(["zatre", 0, 5, 5]);
  expect(table.log.story).toHaveLength(1);
});

test("after a lost connection it asks for what came after the last entry it knows", () => {
  greet();
  lose();
  vi.advanceTimersByTime(500);
  wire().accept();
  expect(wire().sent[0]).toMatchObject({ type: "Hello", after: 5 });
});

test("an answer goes out with its question, and is on its way until something else is asked", () => {
  greet();
  table.answer(LAY, refused);
  expect([table.busy, asked()]).toEqual([true, [{ type: "Answer", ref: 1, question: 5, option: LAY }]]);
  table.answer(LAY, refused);
  expect(asked()).toHaveLength(1);
  wire().tell(news(6, { play: position(6) }));
  expect([table.busy, table.play?.question]).toEqual([false, 6]);
});

test("what others do meanwhile leaves my answer to the same question on its way", () => {
  greet();
  table.answer(LAY, refused);
  wire().tell(news(6, { play: position(5) }));
  expect(table.busy).toBe(true);
});

test("a refused answer comes back to whoever gave it", () => {
  greet();
  table.answer(LAY, refused);
  wire().tell({ type: "Refusal", ref: 1, why: NO });
  expect([table.busy, refusals]).toEqual([false, [NO]]);
});

test("an answer given while the connection is lost is kept, and sent when it is back", () => {
  greet();
  lose();
  table.answer(LAY, refused);
  expect([table.busy, refusals]).toEqual([true, []]);
  comeBack();
  expect(asked()).toEqual([{ type: "Answer", ref: 1, question: 5, option: LAY }]);
});

test("an answer that was on its way when the connection was lost is sent again, under the same number", () => {
  greet();
  table.answer(LAY, refused);
  lose();
  comeBack();
  expect(asked()).toEqual([{ type: "Answer", ref: 1, question: 5, option: LAY }]);
});

test("an answer to a question that has passed meanwhile is not sent", () => {
  greet();
  table.answer(LAY, refused);
  lose();
  comeBack(6);
  expect([table.busy, asked()]).toEqual([false, []]);
});

test("an answer that the house does not react to tells that the connection is dead", () => {
  greet();
  table.answer(LAY, refused);
  vi.advanceTimersByTime(8_000);
  expect(table.connection.life).toBe("lost");
});

const REQUESTS: [string, () => void][] = [
  ["getting up", () => void table.ask({ type: "Rise" }, refused)],
  ["a vote", () => void table.ask({ type: "Hold", seat: 1 }, refused)],
  ["taking back", () => table.undo(refused)],
  ["a hint", () => table.hint(refused)],
  ["a link", () => void table.secret(refused)],
  ["a choice in real time", () => table.react(LAY, 0.5, refused)],
  ["a call in real time", () => table.call(refused)],
];

test.each(REQUESTS)("%s is refused in words while the connection is lost", async (_, ask) => {
  greet();
  lose();
  ask();
  expect([refusals.length, table.busy, table.hinting]).toEqual([1, false, false]);
  await inEveryLanguage((language) => {
    const text = { en: "Not sent: the connection is lost.", fr: "Pas envoyé : la connexion est perdue." }[language];
    expect(plain(words.tell(refusals[0]!))).toBe(text);
  });
  comeBack();
  expect(asked()).toEqual([]);
});

test.each(REQUESTS)("%s goes out once while it is open", (_, ask) => {
  greet();
  ask();
  expect([asked().length, refusals]).toEqual([1, []]);
});

test("taking back that was on its way is forgotten with the connection", () => {
  greet();
  table.undo(refused);
  expect(table.busy).toBe(true);
  lose();
  expect(table.busy).toBe(false);
  comeBack();
  expect(asked()).toEqual([]);
});

test("a hint is thought out until it comes, is refused, or another question is asked", () => {
  const advised = {
    type: "Advised",
    ref: 1,
    question: 5,
    best: { options: [], says: [] },
    outlook: { id: "o" },
    others: [],
  } as Advised;
  greet();
  table.hint(refused);
  table.hint(refused);
  expect([asked().length, table.hinting]).toEqual([1, true]);
  wire().tell(advised);
  expect([table.hinting, table.hints.advice?.question]).toEqual([false, 5]);
  table.hint(refused);
  wire().tell({ type: "Refusal", ref: 2, why: NO });
  expect([table.hinting, refusals]).toEqual([false, [NO]]);
  table.hint(refused);
  wire().tell(news(6, { play: position(6) }));
  vi.advanceTimersByTime(1_000);
  expect(table.hinting).toBe(false);
});

test("the secret of my seat is told to whoever asked for it", async () => {
  greet();
  const secret = table.secret(refused);
  wire().tell({ type: "SeatLink", token: "abc" });
  expect(await secret).toBe("abc");
});

test("a refusal comes to whoever asked, and to nobody else", () => {
  greet();
  const others: Why[] = [];
  table.ask({ type: "Rise" }, (why) => others.push(why));
  table.ask({ type: "Hold", seat: 1 }, refused);
  wire().tell(
    { type: "Done", ref: 1, number: 6 },
    { type: "Refusal", ref: 2, why: NO },
    { type: "Refusal", ref: 1, why: NO },
  );
  expect([refusals, others]).toEqual([[NO], []]);
});

test("a seat that goes to another device has moved, until it is mine again", () => {
  greet();
  wire().tell(news(6, { you: { seat: null, person: 0 } }));
  expect(table.moved).toBe(true);
  wire().tell(news(7, { you: { seat: 0, person: 0 } }));
  expect(table.moved).toBe(false);
});

test("who gets up has not moved", () => {
  greet();
  const seats = [{ free: "friend" as const }, { name: "Bo", person: 1 }];
  wire().tell(news(6, { you: { seat: null, person: 0 }, facts: facts({ seats }) }));
  expect(table.moved).toBe(false);
});

test("options come in words from the moment they are wanted", () => {
  greet();
  table.want(true, null);
  table.want(true, null);
  wire().accept();
  expect(wire().sent[0]).toMatchObject({ type: "Hello", after: 5, words: true });
});

test("after my seat has come here everything is told anew", () => {
  greet();
  table.again();
  wire().accept();
  expect(wire().sent[0]).toMatchObject({ type: "Hello", after: 0 });
  wire().tell(news(9, { fresh: true, lines: [happened(9)] }));
  expect(table.log.lines.map(({ number }) => number)).toEqual([9]);
});

test("in real time the house learns when a question was heard, and the way to it is measured", () => {
  const pace: Timing = { shown: Date.now(), due: Date.now() + 5_000 };
  wire().accept();
  wire().tell(news(5, { fresh: true, play: position(5, { pace }) }));
  const pings = () => wire().sent.filter(({ type }) => type === "Ping").length;
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(pings()).toBe(2);
  wire().tell({ type: "Pong", sent: performance.timeOrigin + performance.now(), now: 0, number: 5 });
  expect(asked()).toEqual([{ type: "Heard", number: 5 }]);
});

test("what is asked while the connection is renewed waits for the greeting, and goes out once", () => {
  greet();
  table.want(true, null);
  expect(table.ask({ type: "Sit", seat: 1 }, refused)).toBe(true);
  wire().accept();
  expect(asked()).toEqual([]);
  wire().tell(news(5, { fresh: true, play: position(5) }));
  expect([asked(), refusals]).toEqual([[{ type: "Sit", ref: 1, seat: 1 }], []]);
});

test("what is asked while the connection is renewed in vain is refused", () => {
  greet();
  table.want(true, null);
  table.ask({ type: "Sit", seat: 1 }, refused);
  lose();
  expect(refusals).toEqual([{ id: "table-not-sent", package: expect.any(String) }]);
  comeBack();
  expect(asked()).toEqual([]);
});

test("no more than a few requests wait while the connection is renewed", () => {
  greet();
  table.want(true, null);
  const sent = Array.from({ length: 7 }, (_, seat) => table.ask({ type: "Sit", seat }, refused));
  expect([sent.filter(Boolean).length, refusals.length]).toEqual([5, 2]);
});

test("whoever is shown moments says so, and how far they have come", () => {
  greet();
  table.want(false, (_, next) => (next === null ? null : { lasts: 1_000 }));
  wire().accept();
  expect(wire().sent[0]).toMatchObject({ type: "Hello", after: 5, moments: true });
  wire().tell(news(5, { play: position(5) }));
  expect(asked()).toEqual([{ type: "Shown", number: 5, hurry: false }]);
  const lines = [happened(6), happened(6)];
  wire().tell(news(6, { play: position(6), lines, moments: [{ lines: 1, view: { early: true } }] }));
  vi.advanceTimersByTime(500);
  expect([table.moment?.length, table.play?.asked == null, table.log.story.length]).toEqual([1, true, 2]);
  expect(asked()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect([table.moment, table.play?.asked != null, table.log.story.length]).toEqual([null, true, 3]);
  expect(asked()[1]).toEqual({ type: "Shown", number: 6, hurry: false });
});

test("who goes forward says it once, and again when they are asked", () => {
  greet();
  table.want(false, () => ({ lasts: 1_000 }));
  wire().accept();
  wire().tell(news(5, { play: position(5, { asked: null, waiting: [1] }) }));
  table.hurry(true);
  for (const number of [6, 7]) wire().tell(news(number, { play: position(number, { asked: null, waiting: [1] }) }));
  wire().tell(news(8, { play: position(8) }));
  expect(asked()).toEqual([
    { type: "Shown", number: 5, hurry: false },
    { type: "Shown", number: 5, hurry: true },
    { type: "Shown", number: 8, hurry: false },
  ]);
});

test("moments are no business of other games", () => {
  greet();
  table.want(true, null);
  wire().accept();
  wire().tell(news(5, { play: position(5) }));
  expect([wire().sent[0], asked()]).toMatchObject([{ type: "Hello", words: true }, []]);
  expect(wire().sent[0]).not.toHaveProperty("moments");
});

/** News of a die that is thrown and a wound that comes of it, in two moments, before the next question. */
const thrown = (number: number) =>
  news(number, {
    lines: [happened(number, { type: "Face" }), happened(number, { type: "TakeWound" })],
    play: position(number),
    moments: [
      { lines: 1, view: { wounds: 1 } },
      { lines: 2, view: { wounds: 2 } },
    ],
  });

test("until the die rests neither the table nor the log shows what it brings", () => {
  greet();
  table.want(false, ([line]) => ({ turns: (line?.what as { type: string }).type === "Face" ? 900 : 0, lasts: 2_000 }));
  wire().accept();
  wire().tell(news(5));
  vi.advanceTimersByTime(1_000);
  const before = table.play?.view;
  wire().tell(thrown(6));
  expect([table.moment?.length, table.turning, table.play?.asked]).toEqual([1, true, undefined]);
  expect([table.play?.view, table.log.story]).toEqual([before, [happened(5)]]);
  vi.advanceTimersByTime(900);
  expect([table.turning, table.play?.view, table.log.story.length]).toEqual([false, { question: 6, wounds: 1 }, 2]);
  vi.advanceTimersByTime(4_000);
  expect([table.moment, table.play?.view, table.log.story.length]).toEqual([null, { question: 6 }, 3]);
});
