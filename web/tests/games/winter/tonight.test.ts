// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { atLeast } from "../../../src/games/winter/night/tonight";

test("the chance of at least so many heads of so many coins", () => {
  expect([atLeast(0, 0), atLeast(1, 1), atLeast(1, 2), atLeast(2, 2), atLeast(2, 3)]).toEqual([
    1, 0.5, 0.75, 0.25, 0.5,
  ]);
  expect(atLeast(3, 2)).toBe(0);
});
