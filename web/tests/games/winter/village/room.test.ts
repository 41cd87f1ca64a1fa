// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { linesOf, nearOf, REACH, roomOf } from "../../../../src/games/winter/village/room";

test("in a large map everybody is in a finger's reach", () => {
  const { places, refuge } = roomOf(1_200, 900, 8);
  expect([places.inReach, refuge.inReach]).toEqual([true, true]);
  expect(Math.min(places.token, refuge.token)).toBeGreaterThanOrEqual(REACH);
});

test("where there is less room the refuge keeps its size, and a place outside opens a close-up", () => {
  const { places, refuge } = roomOf(390, 520, 8);
  expect([places.inReach, refuge.inReach]).toEqual([false, true]);
  expect(places.token).toBeLessThan(REACH);
});

test("in a very small map all of it is a picture", () => {
  const { places, refuge } = roomOf(320, 200, 8);
  expect([places.inReach, refuge.inReach]).toEqual([false, false]);
});

test("what is in reach fits into the map, whatever its size", () => {
  for (let width = 300; width <= 1_600; width += 50)
    for (let height = 200; height <= 1_200; height += 50) {
      const { places, refuge } = roomOf(width, height, 10);
      if (places.inReach) expect(2 * places.height + refuge.height).toBeLessThanOrEqual(height);
      else if (refuge.inReach) expect(refuge.height).toBeLessThan(height);
      for (const { inReach, token } of [places, refuge]) expect(token >= REACH).toBe(inReach);
    }
});

test("more people in the refuge never make their portraits larger", () => {
  const tokens = [2, 5, 10, 15, 20].map((people) => roomOf(600, 700, people).refuge.token);
  expect(tokens).toEqual(tokens.toSorted((one, other) => other - one));
});

test("cards lie in as many lines as it takes for none to be narrower than a finger", () => {
  expect([linesOf(0, 390), linesOf(8, 390), linesOf(9, 390)]).toEqual([1, 1, 2]);
});

test("a close-up shows names while there is room for them, and is never too small for a finger", () => {
  document.documentElement.style.fontSize = "16px";
  expect(nearOf(800, 600, 4)).toEqual({ token: 84, named: true });
  expect(nearOf(300, 300, 20)).toEqual({ token: 52, named: false });
  expect(nearOf(200, 200, 50)).toEqual({ token: REACH, named: false });
});
