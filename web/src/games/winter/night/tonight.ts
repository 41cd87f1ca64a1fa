import {
  COLONY,
  entrancesOf,
  placeIn,
  has,
  outside,
  roomAt,
  standing,
  threshold,
  box,
  itemIn,
  HIDDEN,
  type View,
} from "../colony";

/** What an entrance faces when the colony phase comes, as things stand. */
export interface Siege {
  entrance: number;
  place: number;
  /** Zombies that come for certain. */
  coming: number;
  /** Noise that may draw one more each. */
  noise: number;
  /** Barricades that fall for certain. */
  falls: number;
  /** Somebody there who could die. */
  somebody: boolean;
  /** How likely it is that they break through at least once. */
  overrun: number;
  /** How often they break through for certain. */
  certain: number;
  /** Who would die first; nobody: the helpless, or nobody at all. */
  first: number | null;
}

export interface Tonight {
  mouths: number;
  need: number;
  food: number;
  /** How much food lacks; with any lack nobody eats. */
  lacks: number;
  starves: boolean;
  hungerCost: number;
  waste: number;
  wasteCost: number;
  wasteStep: number;
  needed: number;
  given: number;
  /** What is known of what was given: right and wrong cards. */
  right: number;
  wrong: number;
  /** How many more right cards the crisis needs, if all that is not known is right. */
  short: number;
  sieges: Siege[];
  /** How likely it is that somebody dies of a breach. */
  danger: number;
}

/** How many zombies an entrance takes before they break through: a barricade holds one off, and frees its space. */
function holds(view: View, entrance: number): number {
  const barricades = view.barricades[entrance] ?? 0;
  return Math.max(0, roomAt(entrance) - (view.zombies[entrance] ?? 0) - barricades) + 2 * barricades;
}

/** How many barricades fall when so many come. */
function fallsWith(view: View, entrance: number, coming: number): number {
  const barricades = view.barricades[entrance] ?? 0;
  const free = roomAt(entrance) - (view.zombies[entrance] ?? 0) - barricades;
  return Math.min(barricades, Math.max(0, Math.ceil((coming - free) / 2)));
}

/** Whom the zombies take of those at a place, the least influential first: some they pass over. */
export const takenAt = (view: View, place: number): number[] =>
  standing(view, place).filter((survivor) => !has(view, survivor, "overlooked"));

/** The chance of at least so many heads of so many coins. */
function atLeast(wanted: number, coins: number): number {
  if (wanted <= 0) return 1;
  let ways = 0;
  for (let heads = wanted; heads <= coins; heads++) ways += choose(coins, heads);
  return ways / 2 ** coins;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return ways;
}

/** Who counts in the colony: survivors and helpless. */
export function mouthsOf(view: View): number {
  return view.helpless + standing(view, COLONY).filter((survivor) => !has(view, survivor, "not_counted")).length;
}

export function foodNeeded(view: View): number {
  const more = view.lasting.reduce((sum, { gives }) => sum + (gives.gives === "upkeep" ? (gives.food ?? 0) : 0), 0);
  return Math.ceil(mouthsOf(view) / 2) + more;
}

/** How many things at a place zombies take for a survivor. */
function figuresAt(view: View, place: number): number {
  const here = placeIn(place)?.id;
  return view.lasting.filter(({ gives }) => gives.gives === "figure" && gives.at === here).length;
}

/** What the coming colony phase would bring, if it came now. */
export function tonightOf(view: View): Tonight {
  const mouths = mouthsOf(view);
  const need = foodNeeded(view);
  const starves = view.food < need;
  const wasteStep = Math.min(
    10,
    ...view.lasting.map(({ gives }) => (gives.gives === "upkeep" ? (gives.waste_step ?? 10) : 10)),
  );
  const atHome = Math.ceil((mouths + figuresAt(view, COLONY)) / 2);
  const sieges = [...siegesAtHome(view, atHome), ...outside().map((place) => siegeOutside(view, place))];
  const deadly = sieges.filter(({ somebody }) => somebody);
  const known = view.given.flat().filter((card): card is number => card !== HIDDEN);
  const symbols = box().crises[view.crisis]?.symbols ?? [];
  const given = view.given.flat().length;
  const right = known.filter((card) => symbols.some((symbol) => symbol === itemIn(card)?.symbol)).length;
  return {
    mouths,
    need,
    food: view.food,
    lacks: Math.max(0, need - view.food),
    starves,
    hungerCost: starves ? (view.rules.edition === "published" ? view.starvation + 1 : 1) : 0,
    waste: view.waste.length,
    wasteCost: Math.floor(view.waste.length / wasteStep),
    wasteStep,
    needed: threshold(view),
    given,
    right,
    wrong: known.length - right,
    short: Math.max(0, threshold(view) - given + 2 * (known.length - right)),
    sieges,
    danger: 1 - deadly.reduce((safe, { overrun }) => safe * (1 - overrun), 1),
  };
}

/** How many of the next zombies at a place do not arrive. */
const snaredAt = (view: View, place: number): number => view.snares?.[place] ?? 0;

function siegesAtHome(view: View, coming: number): Siege[] {
  const doors = entrancesOf(COLONY);
  const people = takenAt(view, COLONY);
  const somebody = people.length + view.helpless > 0;
  const snared = Math.min(coming, snaredAt(view, COLONY));
  return doors.map((entrance, at) => {
    let here = 0;
    for (let zombie = snared; zombie < coming; zombie++) here += zombie % doors.length === at ? 1 : 0;
    const certain = Math.max(0, here - holds(view, entrance));
    return {
      entrance,
      place: COLONY,
      coming: here,
      noise: 0,
      falls: fallsWith(view, entrance, here),
      somebody,
      overrun: certain ? 1 : 0,
      certain,
      first: people[0] ?? null,
    };
  });
}

function siegeOutside(view: View, place: number): Siege {
  const entrance = entrancesOf(place)[0] ?? 0;
  const people = takenAt(view, place);
  const baits = standing(view, place).length + figuresAt(view, place);
  const all = view.rules.edition === "published" ? baits : Math.min(1, baits);
  const coming = Math.max(0, all - snaredAt(view, place));
  const noise = Math.max(0, (view.noise[place] ?? 0) - Math.max(0, snaredAt(view, place) - all));
  const room = holds(view, entrance) - coming;
  return {
    entrance,
    place,
    coming,
    noise,
    falls: fallsWith(view, entrance, coming),
    somebody: people.length > 0,
    overrun: room < 0 ? 1 : atLeast(room + 1, noise),
    certain: Math.max(0, -room),
    first: people[0] ?? null,
  };
}

/** The most likely breach at a place tonight; 0 where nobody would die of it. */
export function dangerAt(tonight: Tonight, place: number): number {
  const here = tonight.sieges.filter((siege) => siege.place === place && siege.somebody);
  return 1 - here.reduce((safe, { overrun }) => safe * (1 - overrun), 1);
}

/** Somebody more, or less, at a place: what the night would be then. */
export function movedTo(view: View, survivor: number, place: number): View {
  return { ...view, at: view.at.map((where, each) => (each === survivor ? place : where)) };
}
