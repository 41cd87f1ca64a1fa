import type { Language, Page } from "../protocol";
import { get } from "./api";

export interface Chapter {
  id: string;
  title: string;
}

/** A rules page, and what can be told about it at a glance. */
export interface Rules {
  /** The page without its title, which the screen gives. */
  html: string;
  /** The game in a few lines, where the page begins with them. */
  brief: string[];
  chapters: Chapter[];
}

export async function rulesOf(game: string, language: Language): Promise<Rules> {
  const { html } = await get<Page>(`/api/rules/${encodeURIComponent(game)}/${language}`);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  body.querySelector("h1")?.remove();
  for (const table of body.querySelectorAll("table, pre")) scrolling(table);
  refer(body);
  setApart(body.querySelector("h2#rule-summary"));
  const headings = [...body.querySelectorAll("h2")];
  return {
    html: body.innerHTML,
    brief: briefly(headings[0]),
    chapters: headings
      .filter(({ id }) => id !== "")
      .map(({ id, textContent }) => ({ id: id.replace(/^rule-/, ""), title: textContent ?? "" })),
  };
}

/** What the house knows about people, as a page without its title. */
export async function privacyPage(language: Language): Promise<string> {
  const { html } = await get<Page>(`/api/privacy/${language}`);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  body.querySelector("h1")?.remove();
  for (const table of body.querySelectorAll("table")) scrolling(table);
  return body.innerHTML;
}

/** Where a rule speaks of another by its number, the number leads there. */
function refer(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ parentElement }) => parentElement?.closest("p, li, figcaption") && !parentElement.closest("strong, code"),
  )) {
    const parts = text.data.split(/(?<![\d.,])(\d+\.\d+(?:\.\d+)*)(?![\d,])/);
    if (parts.length > 1) text.replaceWith(...parts.map((part, at) => (at % 2 === 1 ? link(body, part) : part)));
  }
}

function link(body: HTMLElement, number: string): Node | string {
  if (body.querySelector(`[id="rule-${number}"]`) === null) return number;
  const link = document.createElement("a");
  link.href = `#${number}`;
  link.textContent = number;
  return link;
}

/** The summary with all that belongs to it is a section of its own: it can be printed alone. */
function setApart(heading: Element | null): void {
  if (heading === null) return;
  const section = document.createElement("section");
  section.className = "summary";
  heading.before(section);
  for (let next: Element | null = heading; next !== null; next = section.nextElementSibling) {
    if (next !== heading && next.matches("h2")) break;
    section.append(next);
  }
}

/** What is wider than a phone scrolls in a frame of its own, which a keyboard can reach. */
function scrolling(wide: Element): void {
  const frame = document.createElement("div");
  frame.className = "wide";
  frame.tabIndex = 0;
  wide.replaceWith(frame);
  frame.append(wide);
}

/** The list under a first heading that has no number, or is number nought: "In short". */
function briefly(first: HTMLElement | undefined): string[] {
  if (first === undefined || (first.id !== "" && first.id !== "rule-0")) return [];
  const found: string[] = [];
  for (let next = first.nextElementSibling; next !== null && !next.matches("h2"); next = next.nextElementSibling) {
    found.push(...[...next.querySelectorAll("li")].map(({ textContent }) => (textContent ?? "").trim()));
  }
  return found;
}
