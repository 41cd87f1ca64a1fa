import type { Box, Library } from "../protocol";
import { get } from "./api";
import { Loaded } from "./loaded.svelte";
import { words } from "./words.svelte";

/** What the house offers, fetched once. */
class Shelf extends Loaded<Library> {
  constructor() {
    super(() => get<Library>("/api/house"));
  }

  /** Fetches the library unless it is here already. */
  async ready(): Promise<void> {
    if (this.value === null && !this.busy) await this.load();
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
