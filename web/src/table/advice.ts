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

/** Lights what these selectors find, until it is called off. */
export function light(selectors: string[]): () => void {
  const parts = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const part of parts) part.classList.add("hinted");
  return () => {
    for (const part of parts) part.classList.remove("hinted");
  };
}
