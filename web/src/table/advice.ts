import { tick } from "svelte";

import { announceHinted } from "../games/hinting";
import { words } from "../house/words.svelte";
import type { Course } from "../protocol";

/** A course in words, one sentence after the other. */
export function courseSaid(course: Course, names: string[], me: number | null): string {
  return course.says.map((says) => words.tell(says, names, me)).join(" ");
}

/** Whether there is anything on the page that these selectors find. */
export function canLight(selectors: string[]): boolean {
  return selectors.some((selector) => document.querySelector(selector) !== null);
}

/** Lights what these selectors find, until it is called off; first it is brought into sight. */
export function light(selectors: string[]): () => void {
  let parts: Element[] = [];
  let isOff = false;
  announceHinted(selectors);
  void tick().then(() => {
    if (isOff) return;
    parts = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    for (const part of parts) {
      part.classList.add("hinted");
      // What is drawn is moved by the board that draws it.
      if (part instanceof HTMLElement) part.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
  return () => {
    isOff = true;
    for (const part of parts) part.classList.remove("hinted");
  };
}
