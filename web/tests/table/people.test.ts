// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { clock } from "../../src/house/clock.svelte";
import type { Result } from "../../src/protocol";
import { TableClient } from "../../src/table/connection/client.svelte";
import { headline } from "../../src/table/end/ending";
import { scored } from "../../src/games/results";
import { isAway, mayHold, namesOf, rematchIn, victory } from "../../src/table/people";
import { inEnglish } from "../speaking";
import { facts } from "./connection/telling";

const NAMES = ["Ann", "Bo", "Cleo"];
const MINUTE = 60_000;

beforeEach(inEnglish);

/** Ann's table, from which Bo went away so long ago. */
function without(bo: number): TableClient {
  clock.now = Date.now();
  const table = new TableClient("one");
  [table.facts, table.you] = [facts(), { seat: 0, person: 0 }];
  table.presence.update({ type: "Here", seats: [0], away_after: MINUTE / 1000 }, facts().seats);
  table.presence.awaySince = new Map([[1, clock.now - bo]]);
  return table;
}

test("after a while one may vote for a bot to play for who is away", () => {
  expect(isAway(without(0), 1)).toBe(true);
  expect(mayHold(without(MINUTE - 1), 1)).toBe(false);
  expect(mayHold(without(MINUTE), 1)).toBe(true);
});

test("nobody votes for themselves, twice, while watching, for who is here, or when it is over", () => {
  const may = (change: (table: TableClient) => void) => {
    const table = without(2 * MINUTE);
    change(table);
    return mayHold(table, 1);
  };
  const bo = { name: "Bo", person: 1 };
  const ann = { name: "Ann", person: 0 };
  expect(mayHold(without(2 * MINUTE), 0)).toBe(false);
  expect(may((table) => (table.you = { person: 0 }))).toBe(false);
  expect(may((table) => (table.facts = facts({ phase: "over" })))).toBe(false);
  expect(may((table) => (table.facts = facts({ seats: [ann, { ...bo, votes: [0] }] })))).toBe(false);
  expect(may((table) => (table.facts = facts({ seats: [ann, { ...bo, held: true }] })))).toBe(false);
  expect(may((table) => table.presence.update({ type: "Here", seats: [0, 1], away_after: 60 }, facts().seats))).toBe(
    false,
  );
});

test("a bot that plays for somebody is named so, while it does", () => {
  const relieved = facts({ seats: [{ name: "Ann", relieved: [10, 20] }, { name: "" }] });
  expect([5, 10, 11, 19, 20].map((at) => namesOf(relieved, at)[0])).toEqual([
    "Ann",
    "Ann",
    "Bot for Ann",
    "Bot for Ann",
    "Ann",
  ]);
  expect(namesOf(relieved)[1]).toContain("2");
});

const won = (scores: number[], ...winners: number[]): Result => ({ scores, winners });

test("where a score only says who has won, no points were counted", () => {
  expect([scored(won([1, 0, 0], 0)), scored(won([12, 9, 3], 0))]).toEqual([false, true]);
});

test("who has won is told to the winner as to a winner", () => {
  expect(victory(won([9, 5, 1], 0), NAMES, 0)).not.toBe(victory(won([9, 5, 1], 0), NAMES, 1));
  expect(victory(won([9, 9, 1], 0, 1), NAMES, 2)).toContain("Ann and Bo");
  expect(victory(won([9, 9, 9], 0, 1, 2), NAMES, null)).not.toBe(victory(won([1, 1, 1], 0, 1, 2), NAMES, null));
});

test("the headline gives the margin, and of two the score", () => {
  expect(headline(won([31, 24, 20], 0), NAMES, null, "")).toMatch(/Ann .*7/);
  expect(headline(won([31, 24], 0), NAMES.slice(0, 2), null, "")).toMatch(/31.*24/);
  expect(headline(won([31, 24, 20], 0), NAMES, null, "the rings")).toContain("the rings");
});

test("several who share a victory are told with their points, unless all have the same", () => {
  expect(headline(won([9, 9, 1], 0, 1), NAMES, null, "")).toContain("9");
  expect(headline(won([9, 9, 9], 0, 1, 2), NAMES, null, "")).not.toContain("9");
});

test("somebody who wants to play again is told from the log, with the way there", () => {
  const table = without(0);
  expect(rematchIn(table)).toBeNull();
  table.log.add(
    [{ type: "Noted", number: 9, at: 0, says: { id: "rematch-waits", args: { who: { seat: 1 } } } }],
    [],
    false,
  );
  expect(rematchIn(table)).toBeNull();
  table.facts = facts({ rematch: "two" });
  expect(rematchIn(table)).toMatchObject({ who: 1, href: "/table/two" });
});
