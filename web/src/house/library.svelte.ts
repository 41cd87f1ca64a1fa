import type { Box, Library } from "../protocol";
import { get } from "./api";
import { Loaded } from "./loaded.svelte";
import { words } from "./words.svelte";

/** What the house offers, fetched once. */
class Shelf extends Loaded<Library> {
  #first: Promise<void> | null = null;

  constructor() {
    super(() => get<Library>("/api/house"));
  }

  /** Waits for the library, and fetches it unless it is here or on its way. */
  async ready(): Promise<void> {
    if (this.value !== null) return;
    this.#first ??= this.load().finally(() => (this.#first = null));
    await this.#first;
  }

  box(key: string): Box | null {
    return this.value?.boxes.find((box) => box.key === key) ?? null;
  }

  /** The game's name in the reader's language; its key while the library is not here. */
  title(key: string): string {
    return this.box(key)?.title[words.language] ?? key;
  }
}

export const library = new Shelf();
