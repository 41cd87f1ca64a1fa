import { expect, test } from "vitest";

import { OpenLeaves, type Leaf } from "../../../src/table/leaves/open.svelte";
import type { Layout } from "../../../src/table/room";

function leavesIn(layout: Layout, { isTold = false, wasOver = false } = {}): OpenLeaves {
  return new OpenLeaves(
    () => layout,
    () => isTold,
    wasOver,
  );
}
const ALL: Leaf[] = ["result", "scores", "log", "rules", "chat", "hint"];
const openIn = (leaves: OpenLeaves) => ALL.filter((leaf) => leaves.isOpen(leaf));

test("beside a board with two panels scores and chat lie open, and the log", () => {
  expect(openIn(leavesIn("both"))).toEqual(["result", "scores", "log", "chat"]);
});

test("a single panel shows the scores first, and then what one turns to", () => {
  const leaves = leavesIn("one");
  expect(openIn(leaves)).toEqual(["scores"]);
  leaves.open("chat");
  expect([openIn(leaves), leaves.leaf]).toEqual([["chat"], null]);
});

test("without a panel nothing lies over the board until one turns to it", () => {
  const leaves = leavesIn("row");
  expect(openIn(leaves)).toEqual([]);
  leaves.open("chat");
  expect(openIn(leaves)).toEqual(["chat"]);
  leaves.turnTo(null);
  expect(openIn(leaves)).toEqual([]);
});

test("the result has a tab once the end is told", () => {
  expect(leavesIn("row").all).not.toContain("result");
  expect(leavesIn("row", { isTold: true }).all[0]).toBe("result");
});

test("a hint has a tab while there is one", () => {
  const leaves = leavesIn("one");
  leaves.open("hint");
  expect(leaves.side).toBe("scores");
  leaves.hasHint = true;
  expect([leaves.side, leaves.sides.at(-1)]).toEqual(["hint", "hint"]);
});

test("the end lays the result open, unless something else lies there", () => {
  const leaves = leavesIn("row", { isTold: true });
  leaves.open("chat");
  leaves.openResult();
  expect(leaves.leaf).toBe("chat");
  leaves.turnTo(null);
  leaves.openResult();
  expect(leaves.leaf).toBe("result");
});

test("the result of a match that was over when we came goes with the page, what one turns to does not", () => {
  const leaves = leavesIn("row", { isTold: true, wasOver: true });
  expect([leaves.leaf, leaves.isClosedByBack]).toEqual(["result", false]);
  leaves.turnTo("log");
  expect(leaves.isClosedByBack).toBe(true);
});

test("the same rule asked for twice is shown twice", () => {
  const leaves = leavesIn("one");
  leaves.openRule("4.2");
  leaves.openRule("4.2");
  expect([leaves.rule, leaves.side]).toEqual([{ number: "4.2", asked: 2 }, "rules"]);
});
