import type { Curve } from "../../protocol";

/** The range of all values. It always includes zero and is never empty. */
export function range(curves: readonly Curve[]): { low: number; high: number } {
  const values = curves.flatMap(({ values }) => values);
  return { low: Math.min(0, ...values), high: Math.max(1, ...values) };
}

/** Which curve is ahead at a moment; null if two are level, or if they are not players'. */
export function ledBy(curves: readonly Curve[], at: number): number | null {
  const standing = curves.map(({ seat, values }) => (seat == null ? NaN : (values[at] ?? 0)));
  const most = Math.max(...standing);
  const leaders = standing.flatMap((value, index) => (value === most ? [index] : []));
  return leaders.length === 1 ? leaders[0]! : null;
}

/** Who was ahead for the greatest part of the match, for how much of it, and how often the lead changed hands. */
export function shareLed(curves: readonly Curve[]): { seat: number; share: number; changes: number } | null {
  const moments = curves[0]?.values.length ?? 0;
  const leads = Array.from({ length: moments }, (_, at) => ledBy(curves, at)).filter((lead) => lead !== null);
  if (leads.length === 0) return null;
  const counts = curves.map((_, index) => leads.filter((lead) => lead === index).length);
  const seat = counts.indexOf(Math.max(...counts));
  return {
    seat,
    share: counts[seat]! / moments,
    changes: leads.filter((lead, at) => at > 0 && lead !== leads[at - 1]).length,
  };
}

/** A value as it is written, to the tenth, with a true minus. */
export function figure(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
}
