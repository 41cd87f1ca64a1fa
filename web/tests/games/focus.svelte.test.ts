// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { followFocus } from "../../src/games/focus.svelte";

/** What is drawn at the board. */
let hasTile = $state(true);
let turn = $state(0);
let heard: boolean[];
let leave: () => void;
const find = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `<button id="menu"></button><main id="board"><button id="tile"></button></main>`;
  [hasTile, heard] = [true, []];
  leave = $effect.root(() => {
    followFocus(
      () => find("board"),
      () => turn,
      (isLost) => heard.push(isLost),
    );
    $effect.pre(() => {
      if (!hasTile) find("tile").remove();
    });
  });
  flushSync();
});
afterEach(() => leave());

function change(): void {
  turn += 1;
  flushSync();
}

test("what has the focus at the board stays there: it goes on", () => {
  find("tile").focus();
  change();
  expect(heard).toEqual([false]);
});

test("what had the focus at the board has gone: it is lost", () => {
  find("tile").focus();
  hasTile = false;
  change();
  expect(heard).toEqual([true]);
});

test("a focus that is elsewhere is left there", () => {
  find("menu").focus();
  change();
  find("menu").blur();
  change();
  expect(heard).toEqual([]);
});
