import { tick } from "svelte";

import { hush } from "./announce.svelte";

const ROUTES = {
  shelf: "/",
  box: "/box/:key",
  rules: "/rules/:key",
  tables: "/tables",
  settings: "/settings",
  privacy: "/privacy",
  table: "/table/:id",
  replay: "/table/:id/replay",
} as const;

export type PageName = keyof typeof ROUTES | "unknown";

export interface Route {
  name: PageName;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** What follows the `#`, without it. */
  hash: string;
}

const COUNTED = "ludotheque.entries";
const SCROLLED = "ludotheque.scrolled";
const TIMEOUT = 3_000;

let newest = 0;
let scrolled: Record<number, number> = {};
let arrivals = 0;

/** What lies over the page, each above the one before it; each has an entry of the history, as deep as it lies. */
let layers: Layer[] = [];
let returning = false;

interface Layer {
  close: () => void;
}

/** Where we are. */
export const route: Route = $state(read());

/** To another page of the house; `replace` leaves no trace for the back button. */
export function go(path: string, { replace = false } = {}): void {
  const to = new URL(path, location.href);
  const moved = to.pathname !== location.pathname;
  if (replace) history.replaceState({ entry: here(), depth: moved ? 0 : depth() }, "", to);
  else if (moved && depth() > 0) history.replaceState({ entry: ++newest }, "", to);
  else if (to.href !== location.href) history.pushState({ entry: ++newest }, "", to);
  if (moved) layers = [];
  Object.assign(route, read());
  if (moved) void arrive(0);
}

/**
 * Something lies over the page from now on: the back button closes it instead of leaving. The function returned says
 * that it has been closed in another way, and the history is as if it had never been there.
 */
export function layOver(close: () => void): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  queueMicrotask(settle);
  return () => {
    layers = layers.filter((other) => other !== layer);
    queueMicrotask(settle);
  };
}

/** Makes the history as deep as what lies over the page. */
function settle(): void {
  const missing = layers.length - depth();
  if (returning || missing === 0) return;
  if (missing < 0) {
    returning = true;
    return history.go(missing);
  }
  for (let added = 0; added < missing; added++) history.pushState({ entry: here(), depth: depth() + 1 }, "");
}

function depth(): number {
  return Number(history.state?.depth ?? 0);
}

/** Links of the house stay in the page; the back button works; each page is found where it was left. */
export function startRouting(): void {
  history.scrollRestoration = "manual";
  newest = Number(sessionStorage.getItem(COUNTED)) || 0;
  if (history.state?.entry === undefined) history.replaceState({ entry: ++newest }, "");
  addEventListener("click", follow);
  addEventListener("scroll", () => (scrolled[here()] = scrollY), { passive: true });
  addEventListener("pagehide", () => {
    sessionStorage.setItem(COUNTED, String(newest));
    sessionStorage.setItem(SCROLLED, JSON.stringify(scrolled));
  });
  addEventListener("popstate", () => {
    const before = route.path;
    Object.assign(route, read());
    uncover();
    const y = scrolled[here()] ?? 0;
    if (route.path !== before) void arrive(y);
    else if (route.hash === "") void scrollDown(y);
  });
  settle();
  scrolled = JSON.parse(sessionStorage.getItem(SCROLLED) ?? "{}") as Record<number, number>;
  if (route.hash === "") void scrollDown(scrolled[here()] ?? 0);
}

/** The reader has gone back, or we have ourselves: what lay deeper than that is closed. */
function uncover(): void {
  const closed = returning ? [] : layers.splice(depth());
  returning = false;
  for (const { close } of closed.reverse()) close();
  settle();
}

function here(): number {
  return Number(history.state?.entry ?? 0);
}

function read(): Route {
  const path = location.pathname.replace(/(?<=.)\/$/, "");
  const rest = { path, query: Object.fromEntries(new URLSearchParams(location.search)), hash: fragment() };
  for (const [name, pattern] of Object.entries(ROUTES)) {
    const params = match(pattern, path);
    if (params !== null) return { name: name as PageName, params, ...rest };
  }
  return { name: "unknown", params: {}, ...rest };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = decoded(given[at] ?? "");
    if (part.startsWith(":") && value !== "") params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function fragment(): string {
  return decoded(location.hash.slice(1));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
}

/** A new page begins at its heading, for eyes and for screen readers, as soon as it is there. */
async function arrive(y: number): Promise<void> {
  const arrival = ++arrivals;
  hush();
  await tick();
  if (route.hash === "") void scrollDown(y);
  const until = Date.now() + TIMEOUT;
  while (arrival === arrivals && route.hash === "" && Date.now() < until) {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading !== null) {
      heading.tabIndex = -1;
      return heading.focus({ preventScroll: true });
    }
    await frame();
  }
}

/** Scrolls to where the reader had been, waiting a moment until the page is that long again. */
async function scrollDown(y: number): Promise<void> {
  const arrival = arrivals;
  const until = Date.now() + TIMEOUT;
  while (arrival === arrivals && Date.now() < until) {
    if (document.documentElement.scrollHeight - innerHeight >= y) break;
    await frame();
  }
  if (arrival === arrivals) scrollTo({ top: y, behavior: "instant" });
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
