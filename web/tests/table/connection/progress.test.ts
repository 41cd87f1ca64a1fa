import { expect, test } from "vitest";

import type { Shown } from "../../../src/protocol";
import { Progress } from "../../../src/table/connection/progress";

test("who keeps up says how far each time; who hurries says it once, on each connection", () => {
  const sent: Shown[] = [];
  const progress = new Progress((shown) => sent.push(shown) > 0);
  for (const [number, hurry] of [
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, false],
    [6, true],
  ] as const)
    // prettier-ignore
    progress.tell(number, hurry);
  expect(sent.map(({ number }) => number)).toEqual([1, 2, 3, 5, 6]);
  progress.renew();
  progress.tell(7, true);
  expect(sent.at(-1)?.number).toBe(7);
});

test("what could not be sent counts as not said", () => {
  const sent: Shown[] = [];
  const progress = new Progress((shown) => sent.push(shown) > 1);
  for (const number of [1, 2, 3]) progress.tell(number, true);
  expect(sent.map(({ number }) => number)).toEqual([1, 2]);
});
