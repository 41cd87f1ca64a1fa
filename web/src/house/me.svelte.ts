import type { Erased, Me, NewName } from "../protocol";
import { get, post, remove } from "./api";
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

  /** From now on the house knows nobody but this browser as us. */
  async renew(): Promise<void> {
    await this.known();
    this.value = await post<Me>("/api/me/renew", {});
  }

  /** The house forgets us, and this browser too, but for its settings; then we are somebody new. */
  async erase(): Promise<void> {
    await remove<Erased>("/api/me");
    forgetTables();
    this.#known = null;
    await this.known();
  }
}

const KEPT_HERE = "ludotheque.";
const SETTINGS = "ludotheque.settings";

/** Whom we did not want to read, how far we had read: what tells of tables goes too. */
function forgetTables(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(KEPT_HERE) && key !== SETTINGS);
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export const me = new Guest();
