import { expect, test } from "vitest";

import { layoutOf, type Layout } from "../../src/table/room";

const LETTER = 16;
const BIG = 20;
const inPixels = (width: number, height: number, letter: number) => layoutOf(width / letter, height / letter);

test.each<[string, number, number, Layout, Layout]>([
  ["a large screen", 2560, 1440, "both", "both"],
  ["a wide screen", 1920, 1080, "both", "one"],
  ["a laptop", 1440, 900, "one", "one"],
  ["a small laptop", 1280, 720, "one", "rail"],
  ["a tablet on its side", 1024, 768, "rail", "rail"],
  ["a tablet", 820, 1180, "row", "row"],
  ["a phone on its side", 844, 390, "rail", "rail"],
  ["a phone", 390, 844, "row", "row"],
])("on %s the table gets the room first, with big text all the more", (_, width, height, normal, big) => {
  expect(inPixels(width, height, LETTER)).toBe(normal);
  expect(inPixels(width, height, BIG)).toBe(big);
});

test("a wider window never has fewer panels", () => {
  const RANK: Record<Layout, number> = { row: 0, rail: 1, one: 2, both: 3 };
  for (let height = 20; height < 100; height += 5) {
    const ranks = Array.from({ length: 200 }, (_, width) => RANK[layoutOf(width, height)]);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  }
});
