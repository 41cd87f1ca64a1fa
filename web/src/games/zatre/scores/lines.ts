import { lineTotal, type Rules, type SheetLines, type View } from "../rows";

/** How many lines there are to count: a line that brings nobody anything is not told. */
export const linesOf = ({ sheets, rules }: View): number =>
  Math.max(1, ...sheets.map((sheet) => 1 + sheet.findLastIndex((_, line) => lineTotal(sheet, line, rules) > 0)));

/** The first lines of a sheet, added up. */
export const sumTo = (sheet: SheetLines, lines: number, rules: Rules): number =>
  sheet.slice(0, lines).reduce((sum, _, line) => sum + lineTotal(sheet, line, rules), 0);
