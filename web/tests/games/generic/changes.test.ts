import { expect, test } from "vitest";

import { Changes, newIn } from "../../../src/games/generic/changes";

const table = (turn: number) => ({ turn });

test("whoever plays sees what has changed since the table as their answer left it", () => {
  const changes = new Changes();
  expect(changes.with(table(0), true, false)).toBeUndefined();
  expect(changes.with(table(1), false, false), "my own answer").toEqual(table(0));
  expect(changes.with(table(2), false, false)).toEqual(table(1));
  expect(changes.with(table(3), false, false)).toEqual(table(1));
  expect(changes.with(table(4), true, false)).toEqual(table(1));
  expect(changes.with(table(5), false, false)).toEqual(table(4));
});

test("the same table told again changes nothing", () => {
  const changes = new Changes();
  changes.with(table(0), true, false);
  changes.with(table(1), false, false);
  expect(changes.with(table(1), true, false)).toEqual(table(0));
});

test("whoever watches sees what the last step has changed", () => {
  const changes = new Changes();
  changes.with(table(0), false, true);
  changes.with(table(1), false, true);
  expect(changes.with(table(2), false, true)).toEqual(table(1));
});

test("of things that are alike, those that have come are new", () => {
  expect(newIn([3, 1, 3], [3, 2])).toEqual([false, true, true]);
  expect(newIn([3], [3, 3])).toEqual([false]);
  expect(newIn([3], undefined), "nothing is known of before").toEqual([false]);
});
