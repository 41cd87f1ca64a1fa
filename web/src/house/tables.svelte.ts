import type { Card, NewTable, Opened, Tables } from "../protocol";
import { get, post } from "./api";
import type { MatchChoice } from "./choices.svelte";
import { explain } from "./guide.svelte";
import { Loaded } from "./loaded.svelte";
import { me } from "./me.svelte";
import { go } from "./router.svelte";

/** The tables of the house that concern me: mine, and those where anybody may sit down. */
class Rooms extends Loaded<Tables> {
  constructor() {
    super(async () => {
      await me.known();
      return get<Tables>("/api/tables");
    });
  }

  /** Those that wait for my answer. */
  get waiting(): Card[] {
    return (this.value?.mine ?? []).filter(waitsForMe);
  }
}

export const tables = new Rooms();

export function waitsForMe(card: Card): boolean {
  return card.phase === "playing" && card.mine != null && (card.waiting ?? []).includes(card.mine);
}

/** How a table is opened: for friends, at once against bots, or for a first match that explains itself. */
export type Opening = "friends" | "quick" | "first";

/** Opens a table, as it was chosen, and goes there; `opened` is told as soon as there is one. */
export async function openTable(
  game: string,
  how: Opening,
  choice: MatchChoice | null = null,
  opened?: () => void,
): Promise<void> {
  await me.known();
  const wanted: NewTable = { game, quick: how === "quick", first: how === "first", ...choice };
  const { id } = await post<Opened>("/api/tables", wanted);
  opened?.();
  if (how === "first") explain(id);
  go(`/table/${id}`);
}
