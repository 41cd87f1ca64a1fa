import { get } from "../house/api";
import { words } from "../house/words.svelte";
import PlainCover from "../parts/PlainCover.svelte";
import type { Cover, GameFace } from "./faces";

const faces = import.meta.glob<{ face: GameFace }>("./*/index.ts");
const covers = import.meta.glob<{ default: Cover }>("./*/Cover.svelte");

/** The face of a game, with its words; a game without one of its own is played at the generic table. */
export async function faceOf(key: string): Promise<GameFace> {
  const load = faces[`./${key}/index.ts`] ?? faces["./generic/index.ts"];
  if (load === undefined) throw new Error("the generic table is missing");
  const { face } = await load();
  await Promise.all([face.words && words.bring(face.words), face.wantsMaterial && bringMaterial(key)]);
  return face;
}

const materials: Record<string, unknown> = {};

async function bringMaterial(key: string): Promise<void> {
  materials[key] ??= await get<unknown>(`/api/material/${key}`);
}

/** What lies in a game's box, as its Python package says it; here before its board is. */
export function materialOf<T>(key: string): T {
  return materials[key] as T;
}

/** The drawing on a game's box; a game without one of its own has a plain lid. */
export async function coverOf(key: string): Promise<Cover> {
  const load = covers[`./${key}/Cover.svelte`];
  return load === undefined ? PlainCover : (await load()).default;
}
