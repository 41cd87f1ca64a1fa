import { usual, variantsOf, type MatchChoice } from "../../house/choices.svelte";
import { words } from "../../house/words.svelte";
import type { Box, OptionOffered } from "../../protocol";

/** A value of an option in words, as the game says it. */
export function valueSaid(option: OptionOffered, value: unknown): string {
  const at = (option.values ?? []).indexOf(String(value));
  return option.named?.[at]?.[words.language] ?? String(value);
}

/** What is not the usual about a choice, in a few words: a value is called by what stands before its colon. */
export function choiceSaid(box: Box, choice: MatchChoice): string {
  const common = usual(box);
  const variants = variantsOf(box).filter(({ name }) => choice.options[name] !== common.options[name]);
  return [
    words.say("choose-seat-count", { count: choice.seats }),
    words.say("choose-bots", { level: choice.level }),
    ...variants.map((option) => variantSaid(option, choice.options[option.name])),
  ].join(" · ");
}

function variantSaid(option: OptionOffered, value: unknown): string {
  if (option.kind !== "switch") return valueSaid(option, value).split(/\s*:/)[0]!.replace(/\.$/, "");
  const title = option.title[words.language].replace(/\.$/, "");
  return words.say("choose-switch", { title, on: value === true ? "yes" : "no" });
}
