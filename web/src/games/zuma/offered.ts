import type { Answer } from "./table";

/** What may be answered now. */
export interface Offered {
  gives: ReadonlySet<string>;
  grabs: ReadonlySet<number>;
  turns: ReadonlySet<number>;
  hold: boolean;
  stay: boolean;
}

export function offeredBy(options: readonly Answer[]): Offered {
  const of = <T extends Answer["type"]>(type: T) =>
    options.filter((option): option is Extract<Answer, { type: T }> => option.type === type);
  return {
    gives: new Set(of("Give").map(({ card }) => card)),
    grabs: new Set(of("Grab").map(({ totem }) => totem)),
    turns: new Set(of("TurnBoard").map(({ steps }) => steps)),
    hold: of("Hold").length > 0,
    stay: of("StayAway").length > 0,
  };
}
