import { get } from "../house/api";
import { words } from "../house/words.svelte";
import PlainCover from "../parts/boxes/PlainCover.svelte";
import type { Shapes } from "../protocol";
import type { Cover, Drawing, GameFace, Pictures } from "./faces";

const faces = import.meta.glob<{ face: GameFace }>("./*/index.ts");
const albums = import.meta.glob<{ pictures: Pictures }>("./*/pictures/index.ts");
const covers = import.meta.glob<{ default: Cover }>("./*/Cover.svelte");

/** The face of a game, with its words; a game without one of its own is played at the generic table. */
export async function faceOf(key: string): Promise<GameFace> {
  const load = faces[`./${key}/index.ts`] ?? faces["./generic/index.ts"];
  if (load === undefined) throw new Error("the generic table is missing");
  const { face } = await load();
  await Promise.all([
    face.words && words.bring(face.words),
    face.wantsMaterial && bringMaterial(key),
    face.wantsShapes && bringShapes(key),
  ]);
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

const shapes: Record<string, Shapes> = {};

async function bringShapes(key: string): Promise<void> {
  shapes[key] ??= await get<Shapes>(`/api/shapes/${key}`);
}

/** Of what kind everything on a game's table is; here before its board is. It is the same in every match. */
export function shapesOf(key: string): Shapes {
  return shapes[key] ?? { package: "", fields: [], options: {} };
}

/** The drawing on a game's box; a game without one of its own has a plain lid. */
export async function coverOf(key: string): Promise<Cover> {
  const load = covers[`./${key}/Cover.svelte`];
  return load === undefined ? PlainCover : (await load()).default;
}

/** The drawings of a game's rules page, by their names; none where the game has none, or they cannot be had. */
export async function picturesOf(key: string): Promise<Record<string, Drawing>> {
  try {
    return (await albums[`./${key}/pictures/index.ts`]?.().then(({ pictures }) => ready(key, pictures))) ?? {};
  } catch (error) {
    console.error(`no pictures for ${key}:`, error);
    return {};
  }
}

/** The drawings, once everything they need is here. */
async function ready(
  key: string,
  { drawings, words: catalogues = [], wantsMaterial, wantsSentences }: Pictures,
): Promise<Record<string, Drawing>> {
  await Promise.all([
    ...catalogues.map((catalogue) => words.bring(catalogue)),
    wantsMaterial && bringMaterial(key),
    wantsSentences && words.need(wantsSentences),
  ]);
  return drawings;
}
