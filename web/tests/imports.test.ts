import { expect, test } from "vitest";

const NAMES = (found: Record<string, unknown>) => Object.keys(found).map((path) => path.replace(/^\.\.?\//, ""));
const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = new Map(Object.entries(sources).map(([path, text]) => [path.replace("../", ""), text]));
const tests = NAMES(import.meta.glob("./**/*.test.ts"));

/** What a module imports for good; what it fetches later closes no ring, and a component may draw itself. */
function importsOf(module: string, text: string): string[] {
  const found = text.matchAll(/^\s*(?:import|export)\s(?:[^"';]*?\sfrom\s*)?"(\.[^"]*)"/gm);
  return [...found].flatMap(([, to]) => moduleAt(module, to!) ?? []).filter((other) => other !== module);
}

function moduleAt(from: string, to: string): string | undefined {
  const path = new URL(to, `file:///${from}`).pathname.slice(1);
  return ["", ".ts", ".svelte.ts", ".svelte", "/index.ts"].map((end) => path + end).find((each) => modules.has(each));
}

const imports = new Map([...modules].map(([module, text]) => [module, importsOf(module, text)]));

function reachedFrom(module: string, arrows: Map<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const next = [...(arrows.get(module) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    next.push(...(arrows.get(one) ?? []));
  }
  return reached;
}

/** The modules that reach themselves. */
const inARing = (arrows: Map<string, string[]>): string[] =>
  [...arrows.keys()].filter((module) => reachedFrom(module, arrows).has(module));

test("no modules import each other in a ring; imports for types alone count too", () => {
  expect(modules.size).toBeGreaterThan(200);
  expect(inARing(imports)).toEqual([]);
});

test("a ring is found", () => {
  expect(inARing(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]]))).toEqual(["b", "c"]); // prettier-ignore
  expect(imports.get("src/main.ts")).toContain("src/App.svelte");
});

test("a test stands where its module does", () => {
  const others = tests.filter((path) => path.includes("/")).map((path) => `src/${path.replace(/\.[^/]*$/, "")}`);
  expect(others.length).toBeGreaterThan(30);
  expect(others.filter((path) => !["", ".ts", ".svelte.ts", ".svelte"].some((end) => modules.has(path + end)))).toEqual(
    [],
  );
});
