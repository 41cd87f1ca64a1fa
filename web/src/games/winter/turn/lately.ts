import type { Happened } from "../../../protocol";

interface What {
  type: string;
}

const typeOf = ({ what }: Happened): string => (what as What).type;

/** What everybody sees anyway, or what says nothing by itself. */
const SILENT = new Set([
  "ChangeDie",
  "Look",
  "Drawn",
  "RollDice",
  "ReadCrossroads",
  "Round",
  "Inherit",
  "BarricadeAt",
  "Searched",
  "Turn",
  "PutAway",
]);
const MOST = 4;

/** Whether a line says something by itself. */
export const tellable = (line: Happened): boolean => !SILENT.has(typeOf(line));

/** The last things that happened, the newest last. */
export function lately(story: readonly Happened[], me: number | null): Happened[] {
  const told = story.slice(-40).filter((line) => tellable(line) && !(line.who === me && typeOf(line) === "Ballot"));
  return told.slice(-MOST);
}

const OPENS = new Set(["Ballot", "Vote", "KeepGroup", "Arrive", "Round"]);

/** Who takes part in what is answered under seal: whoever was asked since the last papers were opened. */
export function votersAfter(
  voters: readonly number[],
  told: readonly Happened[],
  waiting: readonly number[],
  sealed: number | null,
): number[] {
  const before = told.some((line) => OPENS.has(typeOf(line))) ? [] : voters;
  const goesOn = before.length > 0 && waiting.every((seat) => before.includes(seat));
  return goesOn ? [...before] : [...new Set([...waiting, ...(sealed === null ? [] : [sealed])])].sort();
}
