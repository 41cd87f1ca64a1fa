// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { clock, fromNow, until } from "../../src/house/clock.svelte";
import { inEveryLanguage, plain } from "../speaking";

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 4, 1, 12);

beforeEach(() => void (clock.now = NOW));

test.each([
  [0, "now", "maintenant"],
  [-59 * SECOND, "now", "maintenant"],
  [-MINUTE, "1 minute ago", "il y a 1 minute"],
  [-2 * HOUR + SECOND, "1 hour ago", "il y a 1 heure"],
  [-DAY, "yesterday", "hier"],
  [3 * DAY, "in 3 days", "dans 3 jours"],
])("%d milliseconds from now are “%s”, « %s »", async (distance, en, fr) => {
  await inEveryLanguage((language) => expect(plain(fromNow(NOW + distance))).toBe({ en, fr }[language]));
});

test.each([
  [30 * SECOND, "30 seconds", "30 secondes"],
  [-5 * SECOND, "1 second", "1 seconde"],
  [MINUTE, "1 minute", "1 minute"],
  [2 * HOUR - SECOND, "1 hour", "1 heure"],
  [19 * HOUR, "19 hours", "19 heures"],
])("what is %d milliseconds away is left for “%s”, « %s »", async (distance, en, fr) => {
  await inEveryLanguage((language) => expect(plain(until(NOW + distance))).toBe({ en, fr }[language]));
});
