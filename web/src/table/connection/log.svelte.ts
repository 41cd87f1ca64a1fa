import type { Happened, Noted, Said } from "../../protocol";

/** A line of the table's log: what has happened in the match, was said, or was noted by the house. */
export type LogLine = Happened | Said | Noted;

/** Everything that the house has told of a table, oldest first. */
export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  /** The lines of the match alone. */
  story = $state.raw<Happened[]>([]);

  /** Adds new lines, without those of entries that were taken back; `isWhole`: they are all there are. */
  add(lines: LogLine[], takenBack: number[], isWhole: boolean): void {
    if (lines.length === 0 && takenBack.length === 0 && !isWhole) return;
    const first = lines[0]?.number ?? Infinity;
    const kept = isWhole ? [] : this.lines.filter(({ number }) => number < first && !takenBack.includes(number));
    this.lines = [...kept, ...lines.filter(({ number }) => !takenBack.includes(number))];
    if (isWhole || takenBack.length > 0 || lines.some(isOfTheMatch)) this.story = this.lines.filter(isOfTheMatch);
  }
}

function isOfTheMatch(line: LogLine): line is Happened {
  return line.type === "Happened";
}
