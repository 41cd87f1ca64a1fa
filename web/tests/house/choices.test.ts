// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { choices, fits, isUsual, playable, usual, variantsOf } from "../../src/house/choices.svelte";
import { choiceSaid, valueSaid } from "../../src/parts/tables/choosing";
import type { Box, OptionOffered } from "../../src/protocol";
import { inEveryLanguage } from "../speaking";

const titled = (title: string) => ({ en: title, fr: title });

const MODE: OptionOffered = {
  name: "mode",
  title: titled("Mode"),
  kind: "choice",
  default: "easy",
  values: ["easy", "expert", "duel"],
  named: [titled("Easy: nothing is hidden."), titled("Expert: from memory."), titled("Duel.")],
  variant: true,
  fits: { duel: [2] },
};
const LONG: OptionOffered = {
  name: "long",
  title: titled("A long match."),
  kind: "switch",
  default: false,
  variant: true,
};
const MANCHES: OptionOffered = {
  name: "manches",
  title: titled("Manches"),
  kind: "choice",
  default: 3,
  values: ["1", "3"],
  variant: true,
};
const DETAIL: OptionOffered = { name: "detail", title: titled("Detail"), kind: "switch", default: true };

const box: Box = {
  key: "game",
  title: titled("Game"),
  pitch: titled(""),
  package: "game",
  least: 2,
  most: 4,
  minutes: 30,
  age: 8,
  options: [MODE, LONG, MANCHES, DETAIL],
};

const USUAL = { seats: 2, level: "medium", options: { mode: "easy", long: false, manches: 3 } };

beforeEach(() => {
  localStorage.clear();
  choices.keep(box, usual(box));
});

test("the usual is the fewest seats, bots of the middle, and every variant as printed", () => {
  expect(usual(box)).toEqual(USUAL);
  expect(isUsual(box, usual(box))).toBe(true);
});

test("what makes another game of it is a variant; the rest belongs to the house rules", () => {
  expect(variantsOf(box)).toEqual([MODE, LONG, MANCHES]);
});

test("what a box does not offer any more is replaced by what it does", () => {
  expect(
    playable(box, {
      seats: 9,
      level: "grand" as "easy",
      options: { mode: "wild", long: "yes", manches: "1", other: 1 },
    }),
  ).toEqual({
    ...USUAL,
    options: { mode: "easy", long: false, manches: 1 },
  });
});

test("a value that is not for so many players gives way to one that is", () => {
  expect([fits(MODE, "duel", 2), fits(MODE, "duel", 3), fits(MODE, "expert", 3)]).toEqual([true, false, true]);
  expect(playable(box, { seats: 2, options: { mode: "duel" } }).options["mode"]).toBe("duel");
  expect(playable(box, { seats: 3, options: { mode: "duel" } }).options["mode"]).toBe("easy");
});

test("where the usual value is not for so many players, the first that is takes its place", () => {
  const duel = { ...MODE, default: "duel" };
  expect(playable({ ...box, options: [duel] }, { seats: 4 }).options).toEqual({ mode: "easy" });
});

test("what was chosen is kept for the next time, the usual is not", () => {
  const chosen = playable(box, { seats: 3, options: { mode: "expert" } });
  choices.keep(box, chosen);
  expect(choices.last(box)).toEqual(chosen);
  expect(localStorage.getItem("ludotheque.choices")).toContain("expert");
  choices.keep(box, usual(box));
  expect(choices.last(box)).toBeNull();
  expect(localStorage.getItem("ludotheque.choices")).toBe("{}");
});

test("what another tab has chosen is known here, and nonsense is not", () => {
  const newValue = JSON.stringify({ game: { seats: 4 } });
  dispatchEvent(new StorageEvent("storage", { key: "ludotheque.choices", newValue }));
  expect(choices.last(box)?.seats).toBe(4);
  dispatchEvent(new StorageEvent("storage", { key: "ludotheque.choices", newValue: "[" }));
  expect(choices.last(box)).toBeNull();
});

test("a choice is told by what is not the usual about it, and a value by what stands before its colon", async () => {
  const choice = playable(box, { seats: 3, options: { mode: "expert", long: true } });
  await inEveryLanguage((language) => {
    const said = choiceSaid(box, choice);
    expect(said).toContain("Expert · ");
    expect(said).not.toContain("memory");
    expect(said).toContain("A long match");
    expect(said).toContain({ en: "3 players", fr: "à 3" }[language]);
    expect(choiceSaid(box, usual(box)).split(" · ")).toHaveLength(2);
  });
});

test("a value without a name of its own is said as it is", () => {
  expect([valueSaid(MODE, "duel"), valueSaid(MANCHES, 3)]).toEqual(["Duel.", "3"]);
});
