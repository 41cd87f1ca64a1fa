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
  /** The paragraphs before the first chapter, as text. */
  opening: string[];
  chapters: Chapter[];
}

export async function rulesOf(game: string, language: Language): Promise<Rules> {
  const { html } = await get<Page>(`/api/rules/${encodeURIComponent(game)}/${language}`);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  body.querySelector("h1")?.remove();
  for (const table of body.querySelectorAll("table, pre")) scrolling(table);
  refer(body);
  const headings = [...body.querySelectorAll("h2")];
  return {
    html: body.innerHTML,
    opening: [...body.querySelectorAll("p")].filter((p) => before(p, headings[0])).map((p) => p.textContent ?? ""),
    chapters: headings.map(({ id, textContent }) => ({ id: id.replace(/^rule-/, ""), title: textContent ?? "" })),
  };
}

/** Where a rule speaks of another by its number, the number leads there. */
function refer(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => parentElement?.closest("p, li") && !parentElement.closest("strong, code"))) {
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

/** What is wider than a phone scrolls in a frame of its own, which a keyboard can reach. */
function scrolling(wide: Element): void {
  const frame = document.createElement("div");
  frame.className = "wide";
  frame.tabIndex = 0;
  wide.replaceWith(frame);
  frame.append(wide);
}

function before(one: Node, other: Node | undefined): boolean {
  return other === undefined || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
