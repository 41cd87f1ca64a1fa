import { expect, test } from "vitest";

import { costAt, cut, dock, withGap, type Box, type Surroundings } from "../../../src/table/guide/docking";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const around = (given: Partial<Surroundings>): Surroundings => ({
  room: box(0, 0, 400, 300),
  never: [],
  choices: [],
  rather: [],
  near: null,
  ...given,
});
const note = { width: 100, height: 50, cost: 0 };

function placed(given: Partial<Surroundings>, forms = [note]): Box | null {
  const place = dock(forms, around(given));
  return place && box(place.left, place.top, place.form.width, place.form.height);
}

const share = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("a note lies within the room", () => {
  const found = placed({ room: box(30, 40, 120, 60) });
  expect(found).not.toBeNull();
  expect(found!.left >= 30 && found!.right <= 150 && found!.top >= 40 && found!.bottom <= 100).toBe(true);
});

test("a note lies where the one before it lay, if nothing is in the way there", () => {
  const last = box(0, 200, 100, 50);
  const near = box(200, 40, 60, 40);
  expect(placed({ near, last })).toEqual(last);
  const moved = placed({ near, last, never: [box(0, 150, 400, 150)] });
  expect(moved && share(moved, last)).toBe(false);
});

test("a note that is larger than the room lies nowhere", () => {
  expect(placed({ room: box(0, 0, 99, 300) })).toBeNull();
});

test("a note never lies on what must stay uncovered, nor on what may be chosen", () => {
  const never = [box(0, 0, 400, 120)];
  const choices = [box(0, 120, 250, 180)];
  const found = placed({ never, choices })!;
  for (const each of [...never, ...choices]) expect(share(found, each)).toBe(false);
});

test("where everything must stay uncovered there is no place", () => {
  expect(placed({ never: [box(0, 0, 400, 300)] })).toBeNull();
});

test("it also finds a place among more choices than it looks at one by one", () => {
  const choices = Array.from({ length: 30 }, (_, at) => box((at % 6) * 40, 60 * Math.floor(at / 6), 36, 56));
  const found = placed({ choices })!;
  expect(choices.filter((each) => share(found, each))).toEqual([]);
});

test("it lies rather on what matters less", () => {
  const found = placed({
    rather: [
      { box: box(0, 0, 400, 150), matters: 10 },
      { box: box(0, 150, 400, 150), matters: 1 },
    ],
  })!;
  expect(found.top).toBeGreaterThanOrEqual(150);
});

test("it lies beside what it belongs to", () => {
  const near = box(20, 20, 40, 40);
  const found = placed({ near, never: [near] })!;
  expect(share(found, near)).toBe(false);
  expect(share(found, box(10, 10, 60, 60))).toBe(true);
});

test("of two forms it takes the dearer one only where the cheaper has no place", () => {
  const wide = { width: 300, height: 40, cost: 0 };
  const high = { width: 100, height: 200, cost: 50 };
  expect(dock([high, wide], around({}))?.form).toBe(wide);
  expect(dock([high, wide], around({ room: box(0, 0, 200, 300) }))?.form).toBe(high);
});

test("what it costs grows with what is covered", () => {
  const rather = [{ box: box(0, 0, 100, 100), matters: 8 }];
  const costs = [0, 50, 100].map((left) => costAt(box(left, 0, 100, 100), around({ rather })));
  expect(costs).toEqual([8, 4, 0]);
});

test("a box is cut to the part that can be seen, if there is one", () => {
  expect(cut(box(0, 0, 100, 100), box(60, -20, 100, 100))).toEqual(box(60, 0, 40, 80));
  expect(cut(box(0, 0, 100, 100), box(100, 0, 50, 50))).toBeNull();
});

test("the air around a box is as much as between a note and its thing", () => {
  expect(withGap(box(10, 10, 10, 10))).toEqual(box(6, 6, 18, 18));
});
