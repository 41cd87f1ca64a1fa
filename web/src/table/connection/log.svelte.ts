import type { Happened, Noted, Said } from "../../protocol";

/** A line of the table's log: what has happened in the match, was said, or was noted by the house. */
export type LogLine = Happened | Said | Noted;

/** Everything that the house has told of a table, oldest first. */
export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  /** The lines of the match alone. */
  story = $state.raw<Happened[]>([]);
  #fresh: LogLine[] = [];

  /**
   * Adds new lines, without those of entries that were taken back; `isWhole`: they are all there are; `goesOn`: the first
   * lines of their entry are here already.
   */
  add(lines: LogLine[], takenBack: number[], isWhole: boolean, goesOn = false): void {
    if (lines.length === 0 && takenBack.length === 0 && !isWhole) return;
    const without = new Set([...takenBack, ...(goesOn ? [] : lines.map(({ number }) => number))]);
    const kept = isWhole ? [] : this.lines.filter(({ number }) => !without.has(number));
    const added = lines.filter(({ number }) => !takenBack.includes(number));
    this.lines = inOrder([...kept, ...added]);
    this.#fresh = isWhole ? [] : [...this.#fresh, ...added];
    if (isWhole || takenBack.length > 0 || lines.some(isOfTheMatch)) this.story = this.lines.filter(isOfTheMatch);
  }

  /** The lines that were added since this was asked last. */
  takeFresh(): LogLine[] {
    return this.#fresh.splice(0);
  }
}

/** What was said meanwhile may be known before what has happened. */
function inOrder(lines: LogLine[]): LogLine[] {
  const isSorted = lines.every(({ number }, at) => at === 0 || (lines[at - 1]?.number ?? 0) <= number);
  return isSorted ? lines : lines.toSorted((one, other) => one.number - other.number);
}

/** Whether a line tells of the match itself. */
export function isOfTheMatch(line: LogLine): line is Happened {
  return line.type === "Happened";
}
