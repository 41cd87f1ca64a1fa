// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { expect, test, vi } from "vitest";

import type { View } from "../../../../src/games/winter/colony";

interface Night {
  view: View;
  brings: {
    mouths: number;
    need: number;
    needed: number;
    hungerCost: number;
    wasteCost: number;
    /** By entrance. */
    falls: number[];
    certain: number[];
    /** By place. */
    first: (number | null)[];
    dies: number[];
  };
}

const FILE = "../tests/games/winter/tonight.json";
const { box, nights } = vi.hoisted(() => ({ box: {} as object, nights: [] as Night[] }));
vi.mock("../../../../src/games", () => ({ materialOf: () => box }));

import { dangerAt, tonightOf } from "../../../../src/games/winter/night/tonight";

const written = JSON.parse(readFileSync(FILE, "utf8")) as { box: object; nights: Night[] };
Object.assign(box, written.box);
nights.push(...written.nights);

test.each(nights.map((night, number) => [number, night] as const))(
  "night %i comes as the rules have played it",
  (_, { view, brings }) => {
    const tonight = tonightOf(view);
    const { mouths, need, needed, hungerCost, wasteCost } = brings;
    expect(tonight).toMatchObject({ mouths, need, needed, hungerCost, wasteCost });
    const counted = (key: "falls" | "certain") =>
      view.zombies.map((_, entrance) => tonight.sieges.find((siege) => siege.entrance === entrance)?.[key] ?? 0);
    expect(counted("falls")).toEqual(brings.falls);
    expect(counted("certain")).toEqual(brings.certain);
    brings.dies.forEach((chance, place) => {
      expect(dangerAt(tonight, place)).toBeCloseTo(chance);
      if (chance > 0) expect(tonight.sieges.find((siege) => siege.place === place)?.first).toBe(brings.first[place]);
    });
  },
);
