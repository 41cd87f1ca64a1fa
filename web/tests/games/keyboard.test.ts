// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { focusFirst, focusNext, pressedFor } from "../../src/games/keyboard";

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `
    <h1>Table</h1>
    <button id="menu">Menu</button>
    <aside role="region"><a id="leaf" href="/">Leaf</a></aside>
    <input id="chat" />
    <main>
      <button class="lit" id="one"></button><button class="lit" id="two"></button><input id="search" />
      <div role="region"><button id="panel"></button></div>
    </main>`;
});

/** Where a key pressed on this element counts, as the board sees it. */
function where(selector: string, isMyTurn = true, more: KeyboardEventInit = {}): string | undefined {
  let found: ReturnType<typeof pressedFor> = null;
  const hear = (event: KeyboardEvent) => (found = pressedFor(find("main"), event, isMyTurn));
  addEventListener("keydown", hear, { once: true });
  find(selector).dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, ...more }));
  return (found as ReturnType<typeof pressedFor>)?.where;
}

test("at the board keys count whoever's turn it is", () => {
  expect([where("#one", true), where("#one", false), where("#panel", false)]).toEqual(["board", "board", "board"]);
});

test("in my turn keys count also where they mean nothing else", () => {
  expect([where("body"), where("h1"), where("#menu")]).toEqual(["nowhere", "nowhere", "beside"]);
  expect([where("body", false), where("h1", false), where("#menu", false)]).toEqual([undefined, undefined, undefined]);
});

test("what is typed is none of the board's, nor a key on a leaf that scrolls", () => {
  expect([where("#chat"), where("#search"), where("#leaf")]).toEqual([undefined, undefined, undefined]);
});

test("nothing is the board's behind a dialog, or with a key of the browser", () => {
  expect(where("#one", true, { ctrlKey: true })).toBeUndefined();
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  expect(where("#one")).toBeUndefined();
});

test("the focus goes round, forwards and backwards", () => {
  const lit = [...document.querySelectorAll<HTMLElement>(".lit")];
  const now = (by: 1 | -1) => (focusNext(lit, by), document.activeElement?.id);
  expect([now(1), now(1), now(1), now(-1), now(-1)]).toEqual(["one", "two", "one", "two", "one"]);
  find("#menu").focus();
  expect(now(-1)).toBe("two");
  expect(focusNext([], 1)).toBe(false);
});

test("the focus goes to the first thing that is wanted and there", () => {
  focusFirst(find("main"), ["[data-option]", "#two", "#one"]);
  expect(document.activeElement?.id).toBe("two");
});
