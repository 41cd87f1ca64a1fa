import { expect, it } from "vitest";

import type { Aim } from "../../../../src/protocol";
import { fullness, summary } from "../../../../src/games/winter/goals/summary";

const says = { id: "anything" };
const names: Aim = { says, done: false, have: 6, need: 11 };
const zombies: Aim = { says, done: true, have: 0, need: 1, bound: "most" };
const done: Aim = { says, done: true };

it("counts what is wanted, and names the most that may be there", () => {
  const only = (aim: Aim) => summary({ name: "main", says, aims: [aim] });
  expect([only(names), only(zombies), only(done)]).toEqual(["6/11", "0≤1", ""]);
});

it("fills a bar only where more is better", () => {
  expect(fullness(names)).toBeCloseTo(6 / 11);
  expect(fullness({ ...names, have: 20 })).toBe(1);
  expect(fullness(zombies)).toBeNull();
  expect(fullness(done)).toBeNull();
});

it("tells several aims by how many are done", () => {
  expect(summary({ name: "main", says, aims: [names, zombies, done] })).toBe("2/3");
  expect(summary(undefined)).toBe("");
});
