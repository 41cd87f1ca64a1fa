/** By field of an answer: how what it speaks of is marked on the table. */
const MARKED: Record<string, string> = {
  survivor: "survivor",
  victim: "survivor",
  card: "card",
  place: "place",
  entrance: "entrance",
  die: "die",
};

/** Where an answer is on the table: its own button where it has one, and the people, cards and places it speaks of. */
export function lit(option: Record<string, unknown>, options: unknown[]): string[] {
  const same = JSON.stringify(option);
  const at = options.findIndex((one) => JSON.stringify(one) === same);
  const parts = Object.entries(MARKED).filter(
    ([field]) => typeof option[field] === "number" && Number(option[field]) >= 0,
  );
  const kept = Array.isArray(option["survivors"])
    ? option["survivors"].map((one) => `[data-candidate="${String(one)}"]`)
    : [];
  return [
    ...kept,
    `[data-option="${at}"]`,
    ...parts.map(([field, mark]) => `[data-${mark}~="${String(option[field])}"]`),
  ];
}
