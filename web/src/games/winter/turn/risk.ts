import { words } from "../../../house/words.svelte";
import { COLONY, EXPOSURE, gifts, has, placeIn, standing, survivorIn, woundLimit, type View } from "../colony";
import { chance, firstName, placeName } from "../naming";
import type { Option } from "../offered";
import { dangerAt, movedTo, tonightOf } from "../night/tonight";

/** A danger, said before it is accepted; `grave`: somebody may die of it. */
export interface Risk {
  text: string;
  grave: boolean;
}

/** What may happen to a survivor who is exposed at a place, so many times. */
function exposure(view: View, survivor: number, place: number, rolls: number): Risk[] {
  const name = firstName(survivor);
  const left = woundLimit(view, survivor) - (view.wounds[survivor] ?? 0);
  const face = view.forecast;
  if (face) {
    const grave = face === "bite" || (face !== "blank" && left <= 1);
    return [{ text: words.say("winter-forecast", { face }), grave }];
  }
  const others = standing(view, place).filter((other) => other !== survivor && !has(view, other, "skip_bite")).length;
  const never = (share: number) => (1 - share) ** rolls;
  const faces = EXPOSURE.faces;
  const bites = has(view, survivor, "bite_wounds") ? 0 : EXPOSURE.bite;
  const wounds = faces - EXPOSURE.blank - bites;
  const found: Risk[] = [];
  if (bites) {
    const share = 1 - never(bites / faces);
    found.push({
      text: words.say("winter-risk-bite", {
        name,
        odds: rolls === 1 ? `${bites}/${faces}` : "many",
        chance: chance(share),
        others,
        cured: has(view, survivor, "cancel_bite") ? "yes" : "no",
      }),
      grave: true,
    });
  }
  if (left <= rolls) {
    found.push({
      text: words.say("winter-risk-last-wound", { name, chance: chance(1 - never(wounds / faces)) }),
      grave: true,
    });
  } else {
    found.push({
      text: words.say("winter-risk-wound", {
        odds: rolls === 1 ? `${wounds}/${faces}` : "many",
        chance: chance(1 - never(wounds / faces)),
      }),
      grave: false,
    });
  }
  return found;
}

const calm = (id: string): Risk => ({ text: words.say(id), grave: false });

function isSheltered(view: View, survivor: number, on: "move" | "attack"): boolean {
  const here = placeIn(view.at[survivor] ?? -1)?.id;
  return gifts(view, survivor).some(
    (gift) => gift.gives === "no_exposure" && gift.on === on && (gift.at == null || gift.at === here),
  );
}

/** How dangerous an answer is, in words. Nothing: it is not. */
export function risksOf(view: View, option: Option): Risk[] {
  const survivor = option.survivor ?? option.victim ?? -1;
  switch (option.type) {
    case "Move":
      return moving(view, survivor, option);
    case "Attack":
      return isSheltered(view, survivor, "attack")
        ? [calm("winter-no-risk-attack")]
        : exposure(view, survivor, view.at[survivor] ?? 0, 1);
    case "Strike":
      if (option.exposure === "none") return [calm("winter-no-risk-attack")];
      return exposure(view, survivor, view.at[survivor] ?? 0, option.exposure === "each" ? (option.kills ?? 1) : 1);
    case "Search":
      return searching(view, survivor);
    case "LookOn":
      return [noisy(view, survivor)];
    case "Risk":
      return [
        { text: words.say("winter-risk-spread", { chance: chance(1 - EXPOSURE.blank / EXPOSURE.faces) }), grave: true },
      ];
    case "AttackSurvivor":
      return [
        {
          text: words.say("winter-risk-blow", {
            name: firstName(option.target ?? -1),
            chance: chance((survivorIn(option.target ?? -1)?.attack ?? 0) / 6),
          }),
          grave: false,
        },
      ];
    case "GoOut":
      if (isSheltered(view, survivor, "move")) return [calm("winter-no-risk-move")];
      return exposure(view, survivor, option.place ?? 0, 1);
    default:
      return [];
  }
}

function moving(view: View, survivor: number, option: Option): Risk[] {
  const place = option.place ?? COLONY;
  const sheltered = option.gift != null || isSheltered(view, survivor, "move");
  const found = sheltered ? [calm("winter-no-risk-move")] : exposure(view, survivor, place, 1);
  const danger = dangerAt(tonightOf(movedTo(view, survivor, place)), place);
  if (place !== COLONY && danger > 0) {
    found.push({
      text: words.say("winter-risk-overrun", { at: placeName(place, "at"), chance: chance(danger) }),
      grave: true,
    });
  }
  return found;
}

function searching(view: View, survivor: number): Risk[] {
  const place = view.at[survivor] ?? 0;
  const noise = view.noise[place] ?? 0;
  const spaces = placeIn(place)?.noise ?? 0;
  const danger = dangerAt(tonightOf(view), place);
  const found: Risk[] = [];
  if (noise >= spaces) found.push(calm("winter-no-noise-left"));
  if (danger > 0)
    found.push({
      text: words.say("winter-risk-overrun", { at: placeName(place, "at"), chance: chance(danger) }),
      grave: true,
    });
  return found;
}

/** What more noise means for the night. */
function noisy(view: View, survivor: number): Risk {
  const place = view.open_deck > 0 ? view.open_deck : (view.at[survivor] ?? 0);
  const louder = { ...view, noise: view.noise.map((noise, each) => (each === place ? noise + 1 : noise)) };
  const [now, then] = [dangerAt(tonightOf(view), place), dangerAt(tonightOf(louder), place)];
  if (then === 0) return calm("winter-noise-safe");
  return { text: words.say("winter-noise-danger", { now: chance(now), then: chance(then) }), grave: then > now };
}
