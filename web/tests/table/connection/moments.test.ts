import { expect, test } from "vitest";

import type { Goal } from "../../../src/protocol";
import { unfolded } from "../../../src/table/connection/moments";
import { happened, news, position } from "./telling";

const goal = (have: number): Goal => ({ name: "main", says: { id: "goal" }, aims: [{ says: { id: "aim" }, have }] });
const lines = [1, 2].map((number) => happened(number));

test("the goals of a moment are counted at that moment, and those of the position at the end", () => {
  const told = news(3, {
    lines,
    moments: [
      { lines: 1, view: {}, goals: [goal(1)] },
      { lines: 2, view: {} },
    ],
    play: position(3, { goals: [goal(2)] }),
  });
  const steps = unfolded(told, () => ({ lasts: 1 }));
  expect(steps.map(({ news: { play } }) => play?.goals?.[0]?.aims[0]?.have)).toEqual([1, 2, 2]);
});

test("who has no goals is told of none in a moment", () => {
  const told = news(3, { lines, moments: [{ lines: 2, view: {} }], play: position(3) });
  expect(unfolded(told, () => ({ lasts: 1 }))[0]?.news.play).not.toHaveProperty("goals");
});
