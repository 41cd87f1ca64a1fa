import { coloursOf, colourOf, isToru, type Colour, type View } from "../table";

/** A block of a player's pole: what a totem, or a round, has brought; `cue`: the one at which it is set. */
interface Block {
  cue: number;
  colour: Colour | null;
  points: number;
}

/** The pole of a seat, from the ground: manche by manche a block for each colour, or one for each round. */
export function poleOf(view: View, seat: number): Block[] {
  const blocks = isToru(view)
    ? (view.toru[seat] ?? []).map((points) => ({ cue: 1, colour: null, points }))
    : (view.cells[seat] ?? []).flatMap((cells, manche) =>
        cells.map((points, column) => ({ cue: manche + 1, colour: coloursOf(view)[column] ?? null, points })),
      );
  return blocks.filter(({ points }) => points > 0);
}

/** How many cues build the poles; after them comes the one for the masks. */
export const buildingOf = (view: View): number => (isToru(view) ? 1 : (view.cells[0]?.length ?? 0));

/** The last totem somebody took, if they took one in the last round. */
export function lastTotem({ last }: View, seat: number): Colour | null {
  const grab = last?.grabs.find(({ player }) => player === seat);
  return grab === undefined ? null : colourOf(grab.totem);
}
