// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { go, route, startRouting } from "../../src/house/router.svelte";

beforeEach(() => {
  document.body.innerHTML = "";
  go("/");
});

test("an address is a page with what it is about", () => {
  go("/table/one%20two/replay?at=3&seat=0#line");
  expect(route).toMatchObject({
    name: "replay",
    params: { id: "one two" },
    query: { at: "3", seat: "0" },
    hash: "line",
  });
  go("/box/zatre/");
  expect([route.name, route.params]).toEqual(["box", { key: "zatre" }]);
});

test("an address that no page has is unknown, and so is one without what it is about", () => {
  const names = ["/nowhere", "/box", "/box/", "/table/one/two", "/%E0%A4%A"].map((path) => (go(path), route.name));
  expect(names).toEqual(["unknown", "unknown", "unknown", "unknown", "unknown"]);
});

test("the first page is the shelf", () => {
  expect([route.name, route.path]).toEqual(["shelf", "/"]);
});

test("what replaces a page leaves no trace, what follows it does", () => {
  const before = history.length;
  go("/tables", { replace: true });
  expect([history.length - before, route.name]).toEqual([0, "tables"]);
  go("/settings");
  expect(history.length - before).toBe(1);
  go("/settings");
  expect(history.length - before).toBe(1);
});

test("links of the house stay in the page; what the house sends, and links with a key held, are the browser's", () => {
  startRouting();
  const isFollowed = (address: string, more: MouseEventInit = {}) => {
    document.body.innerHTML = `<a href="${address}"><b></b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    let wasPrevented = false;
    addEventListener("click", (last) => ((wasPrevented = last.defaultPrevented), last.preventDefault()), {
      once: true,
    });
    document.querySelector("b")!.dispatchEvent(event);
    return wasPrevented;
  };
  expect([isFollowed("/tables"), route.name]).toEqual([true, "tables"]);
  expect([isFollowed("/settings", { ctrlKey: true }), isFollowed("/api/tables/one/record")]).toEqual([false, false]);
  expect(route.name).toBe("tables");
});
