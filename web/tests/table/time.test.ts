// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { timeShown } from "../../src/table/time";
import { inEveryLanguage, plain } from "../speaking";

test.each([
  [0, "0:00"],
  [9, "0:09"],
  [61, "1:01"],
  [3_599, "59:59"],
  [3_600, "1:00:00"],
  [86_399, "23:59:59"],
])("%d seconds are %s in every language", async (seconds, shown) => {
  await inEveryLanguage(() => expect(timeShown(seconds)).toBe(shown));
});

test("days are told in words", async () => {
  const [day, hour] = [86_400, 3_600];
  await inEveryLanguage((language) => {
    expect(plain(timeShown(3 * day))).toBe({ en: "3 d 0 h", fr: "3 j 0 h" }[language]);
    expect(plain(timeShown(day + 2 * hour))).toBe({ en: "1 d 2 h", fr: "1 j 2 h" }[language]);
  });
});
