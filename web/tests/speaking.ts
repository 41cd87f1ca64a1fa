import { words } from "../src/house/words.svelte";
import type { Language } from "../src/protocol";

/** Runs a test in every language, with the client's own words at hand. */
export async function inEveryLanguage(test: (language: Language) => void): Promise<void> {
  for (const language of ["en", "fr"] as const) {
    await words.setLanguage(language);
    test(language);
  }
}

/** Lets the client speak English. */
export const inEnglish = (): Promise<void> => words.setLanguage("en");

/** A text with every kind of space made plain. */
export const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
