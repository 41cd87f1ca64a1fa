import { beforeEach, expect, test } from "vitest";

import type { LogLine } from "../../../src/table/connection/log.svelte";
import { TableLog } from "../../../src/table/connection/log.svelte";
import { happened } from "./telling";

const said = (number: number): LogLine => ({ type: "Said", number, at: 0, person: 0, text: "hello" });
const numbers = (lines: readonly LogLine[]) => lines.map(({ number }) => number);

let log: TableLog;
beforeEach(() => {
  log = new TableLog();
  log.add([happened(1), said(2), happened(3)], [], true);
});

test("the story is what has happened in the match", () => {
  expect([numbers(log.lines), numbers(log.story)]).toEqual([
    [1, 2, 3],
    [1, 3],
  ]);
});

test("new lines come to the end", () => {
  log.add([said(4), happened(5)], [], false);
  expect([numbers(log.lines), numbers(log.story)]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 3, 5],
  ]);
});

test("what was taken back is gone, even if it is told in the same moment", () => {
  log.add([happened(4), happened(5)], [3, 5], false);
  expect([numbers(log.lines), numbers(log.story)]).toEqual([
    [1, 2, 4],
    [1, 4],
  ]);
});

test("lines known already are told once", () => {
  log.add([happened(3), happened(4)], [], false);
  expect(numbers(log.lines)).toEqual([1, 2, 3, 4]);
});

test("another story takes the place of the one before", () => {
  log.add([happened(7)], [], true);
  expect([numbers(log.lines), numbers(log.story)]).toEqual([[7], [7]]);
  log.add([], [], true);
  expect(log.lines).toEqual([]);
});

test("chat leaves the story as it is: a board need not look at it again", () => {
  const before = log.story;
  log.add([said(4)], [], false);
  expect(log.story).toBe(before);
});

test("the lines of an entry may come one after the other", () => {
  log.add([happened(4)], [], false);
  log.add([happened(4), happened(4)], [], false, true);
  expect(numbers(log.lines)).toEqual([1, 2, 3, 4, 4, 4]);
});

test("what was said meanwhile stands behind what had happened before", () => {
  log.add([said(5)], [], false);
  log.add([happened(4)], [], false);
  expect(numbers(log.lines)).toEqual([1, 2, 3, 4, 5]);
});

test("each new line is told once, but nothing of a whole story", () => {
  expect(log.takeFresh()).toEqual([]);
  log.add([said(4)], [], false);
  log.add([happened(5)], [], false);
  expect(numbers(log.takeFresh())).toEqual([4, 5]);
  expect(log.takeFresh()).toEqual([]);
});
