import { words } from "../../house/words.svelte";
import type { Seen } from "./table";

export const cardName = (card: Seen): string => words.say(card === "?" ? "zuma-hidden" : `zuma-card-${card}`);

/** Cards in words: four suns and three moons would be a hand; here each kind with its number. */
export function cardsInWords(cards: readonly Seen[]): string {
  const kinds = [...new Set(cards)];
  const parts = kinds.map((card) => {
    const count = cards.filter((each) => each === card).length;
    return count > 1 ? words.say("zuma-several", { count, card: cardName(card) }) : cardName(card);
  });
  return new Intl.ListFormat(words.language).format(parts);
}

/** How long somebody needed, in seconds. */
export function seconds(milliseconds: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return words.say("zuma-seconds", { time: new Intl.NumberFormat(words.language, digits).format(milliseconds / 1000) });
}
