// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Advised, Why } from "../../../src/protocol";
import { TableClient } from "../../../src/table/connection/client.svelte";
import { HintAsked } from "../../../src/table/hints/asked.svelte";
import { OpenLeaves } from "../../../src/table/leaves/open.svelte";
import { facts, happened, news, position } from "../connection/telling";
import { asked, layWires, wire } from "../connection/wire";

const [LAY, END] = [{ type: "Place", tile: 3 }, { type: "EndTurn" }];
const NO: Why = { id: "hints-off" };
/** A hint of two answers to question 5. */
const ADVISED = {
  type: "Advised",
  ref: 1,
  question: 5,
  best: { options: [LAY, END], says: [{ id: "lay" }, { id: "end" }] },
  outlook: { id: "good" },
  others: [],
} as unknown as Advised;

let table: TableClient;
let leaves: OpenLeaves;
let hint: HintAsked;
let mayAsk = $state(true);
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  document.body.innerHTML = `<i data-cell></i>`;
  mayAsk = true;
  layWires();
  table = new TableClient("one", "");
  table.open();
  wire().accept();
  wire().tell(news(5, { fresh: true, you: { seat: 0, person: 0 }, facts: facts(), play: position(5) }));
  leave = $effect.root(() => {
    leaves = new OpenLeaves(
      () => "one",
      () => false,
      false,
    );
    hint = new HintAsked(table, leaves, {
      names: () => ["Ann", "Bo"],
      me: () => 0,
      mayAsk: () => mayAsk,
      spotsOf: (option) => ((option as { type: string }).type === "Place" ? ["[data-cell]"] : []),
    });
  });
  flushSync();
});
afterEach(() => {
  leave();
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function hear(notice: Parameters<ReturnType<typeof wire>["tell"]>[0]): void {
  wire().tell(notice);
  vi.advanceTimersByTime(1_000);
  flushSync();
}

/** A position in which I have begun, and may end my turn. */
const next = (question: number) =>
  position(question, { undo: true, asked: { prompt: { id: "which" }, options: [END] } });

test("a hint is asked for once, and lies open in place of what was there", () => {
  leaves.side = "log";
  hint.ask();
  flushSync();
  expect([hint.isOpen, leaves.side, asked().length]).toEqual([true, "hint", 1]);
  hear(ADVISED);
  hint.ask();
  expect([asked().length, hint.advice?.question, hint.spots]).toEqual([1, 5, ["[data-cell]"]]);
  hint.close();
  expect([hint.isOpen, leaves.side]).toEqual([false, "log"]);
});

test("why there is none is told where it would lie", () => {
  hint.ask();
  hear({ type: "Refusal", ref: 1, why: NO });
  expect([hint.isOpen, hint.refusal]).toEqual([true, NO]);
});

test("a hint goes with its question, unless it is being followed", () => {
  hint.ask();
  hear(ADVISED);
  hear(news(6, { lines: [happened(6, LAY)], play: next(6) }));
  expect([hint.isOpen, hint.done, hint.spots]).toEqual([true, 1, []]);
  hear(news(7, { lines: [happened(7, LAY)], play: next(7) }));
  expect([hint.isOpen, hint.advice, table.hints.advice]).toEqual([false, null, null]);
});

test("where no hint may be had any more it closes", () => {
  hint.ask();
  mayAsk = false;
  flushSync();
  expect(hint.isOpen).toBe(false);
});
