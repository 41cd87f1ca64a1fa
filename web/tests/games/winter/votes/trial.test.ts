// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

vi.mock("../../../../src/games", () => ({
  materialOf: () => ({
    survivors: [{}, { always: [{ gives: "two_votes", where: "colony" }] }],
    places: [{ id: "colony" }, { id: "lodge" }],
  }),
}));

import type { View } from "../../../../src/games/winter/colony";
import { count, weight } from "../../../../src/games/winter/votes/trial";
import { happened } from "../../../table/connection/telling";

const view = (at: number[]) =>
  ({ groups: [[0], [1]], at, equipped: [[], []], lasting: [], owner: [0, 1] }) as unknown as View;
const paper = (who: number, exile: boolean) => happened(1, { type: "Ballot", exile }, who);

test("a vote that counts twice does so where it may", () => {
  expect([weight(view([0, 0]), 0), weight(view([0, 0]), 1)]).toEqual([1, 2]);
  expect(weight(view([0, 1]), 1)).toBe(1);
});

test("votes for exile and against are counted, by their weight", () => {
  expect(count([paper(0, true), paper(1, false)], view([0, 0]))).toEqual({ yes: 1, no: 2 });
});

test("papers about something else are not counted", () => {
  expect(count([happened(1, { type: "Vote", way: {} }, 0)], view([0, 0]))).toBeNull();
  expect(count([], view([0, 0]))).toBeNull();
});
