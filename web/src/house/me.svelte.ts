import type { Me, NewName } from "../protocol";
import { get, post } from "./api";
import { Loaded } from "./loaded.svelte";

/** The guest. The first time, the house gives them the cookie by which it knows them again. */
class Guest extends Loaded<Me> {
  #known: Promise<void> | null = null;

  constructor() {
    super(() => get<Me>("/api/me"));
  }

  get name(): string {
    return this.value?.name ?? "";
  }

  /** Settles once the house knows us; before sitting down anywhere, wait for it. */
  known(): Promise<void> {
    this.#known ??= this.load().then(() => {
      if (this.value === null) this.#known = null;
    });
    return this.#known;
  }

  async rename(name: string): Promise<void> {
    this.value = await post<Me>("/api/me", { name } satisfies NewName);
  }
}

export const me = new Guest();
