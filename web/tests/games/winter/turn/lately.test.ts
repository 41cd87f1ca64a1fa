import { expect, test } from "vitest";

import { lately, votersAfter } from "../../../../src/games/winter/turn/lately";
import { happened } from "../../../table/connection/telling";

const told = (type: string, who: number | null = 1, number = 1) => happened(number, { type }, who);

test("who takes part in a vote is whoever was asked since the last papers were opened", () => {
  let voters = votersAfter([], [], [0, 1, 2], null);
  expect(voters).toEqual([0, 1, 2]);
  voters = votersAfter(voters, [], [2], 0);
  expect(voters).toEqual([0, 1, 2]);
  voters = votersAfter(voters, [told("Ballot")], [1, 2], null);
  expect(voters).toEqual([1, 2]);
});

test("whoever has answered under seal takes part though nobody waits for them", () => {
  expect(votersAfter([], [], [2, 1], 0)).toEqual([0, 1, 2]);
});

test("a question to somebody else begins another vote", () => {
  expect(votersAfter([0, 1], [], [3], null)).toEqual([3]);
});

test("of what happened lately, what everybody sees anyway goes without saying", () => {
  const story = [told("Move"), told("RollDice"), told("Ballot", 0), told("Ballot", 1), told("Search")];
  expect(lately(story, 0).map(({ what }) => (what as { type: string }).type)).toEqual(["Move", "Ballot", "Search"]);
});

test("only the last few things are told, the newest last", () => {
  const story = Array.from({ length: 10 }, (_, at) => told("Move", 1, at));
  expect(lately(story, null).map(({ number }) => number)).toEqual([6, 7, 8, 9]);
});
