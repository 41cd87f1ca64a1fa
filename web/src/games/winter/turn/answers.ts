import { words } from "../../../house/words.svelte";
import type { Desk } from "../desk.svelte";
import { capital, entranceName, firstName, placeLabel } from "../naming";
import type { Option } from "../offered";

/** Answers that say yes or no to what was asked. */
const PLAIN = new Set([
  "Accept",
  "Agree",
  "Cure",
  "Decline",
  "Disagree",
  "LetDie",
  "LetPass",
  "Pay",
  "PayNot",
  "Refuse",
  "UseReaction",
]);

/** An answer in the words of an answer, where the log would tell a whole story; null: as the house says it. */
export function shortly(
  desk: Desk,
  { type, survivor = -1, place = -1, entrance = -1, other = -1 }: Option,
): string | null {
  if (PLAIN.has(type)) return words.say("winter-answer", { type });
  switch (type) {
    case "PickSurvivor":
    case "NameLeader":
      return firstName(survivor);
    case "PickPlace":
      return placeLabel(place);
    case "PickPlayer":
      return desk.names[other] ?? null;
    case "BarricadeAt":
    case "TakeAway":
    case "Topple":
      return capital(entranceName(entrance));
    default:
      return null;
  }
}
