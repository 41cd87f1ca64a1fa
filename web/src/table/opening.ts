import { faceOf } from "../games";
import type { GameFace } from "../games/faces";
import { Offline } from "../house/api";
import { library } from "../house/library.svelte";
import { words } from "../house/words.svelte";
import type { Box } from "../protocol";

/** The package of what the house itself says at its tables. */
export const HOUSE = "ludotheque.server";

/** The package of what its bots say, and its coach. */
const BOTS = "ludotheque.bots";

/** Finished tables of others: a link to one opens its replay. */
export const visited = new Set<string>();

/** A game that is loaded: its box, its board, and all its words. */
export interface Open {
  box: Box;
  face: GameFace;
}

export async function openBox(game: string): Promise<Open> {
  await library.ready();
  const box = library.box(game);
  if (box === null) throw library.trouble ?? new Offline(`no box of ${game}`);
  const [face] = await Promise.all([faceOf(game), words.need(HOUSE, BOTS, box.package)]);
  return { box, face };
}
