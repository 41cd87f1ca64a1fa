// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { Unheard } from "../../../src/table/connection/unheard.svelte";
import { happened } from "../connection/telling";

beforeEach(() => localStorage.clear());

const said = { type: "Said" as const, number: 1, at: 0, person: 3, text: "hello" };

test("whom I do not want to hear I do not hear, at this table, on this device", () => {
  const here = new Unheard("one");
  expect(here.lets(said)).toBe(true);
  here.turn(3, true);
  expect(here.lets(said)).toBe(false);
  expect([new Unheard("one").has(3), new Unheard("two").has(3)]).toEqual([true, false]);
  here.turn(3, false);
  expect([here.lets(said), new Unheard("one").has(3)]).toEqual([true, false]);
});

test("what the house tells is always heard", () => {
  const here = new Unheard("one");
  here.turn(0, true);
  expect(here.lets(happened(1, {}, 0))).toBe(true);
});

test("tables of long ago are forgotten", () => {
  for (let table = 0; table <= 50; table++) new Unheard(`${table}`).turn(3, true);
  expect([new Unheard("0").has(3), new Unheard("1").has(3), new Unheard("50").has(3)]).toEqual([false, true, true]);
});

test("what is no list of ours is as nothing", () => {
  localStorage.setItem("ludotheque.unheard", '[["one"], 7, ["two", [3]]]');
  expect([new Unheard("one").has(3), new Unheard("two").has(3)]).toEqual([false, true]);
  localStorage.setItem("ludotheque.unheard", "{");
  expect(new Unheard("two").has(3)).toBe(false);
});
