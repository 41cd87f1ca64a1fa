import { orderOf, type Seen } from "../table";

/** A card in hand; of equal cards each is one of its own, so that it can be seen where it goes. */
export interface Held {
  id: number;
  card: Seen;
}

let known = 0;

/** Cards just dealt: sorted, and apart from them the last one. */
export const dealt = (cards: readonly Seen[]): Held[] => arranged(cards.map((card) => ({ id: ++known, card })));

/** The hand after a pass: without the card given, which is `chosen` where there are several; the card received is last. */
export function passed(hand: readonly Held[], cards: readonly Seen[], chosen: number | null): Held[] {
  const given = missing(hand, cards.slice(0, -1));
  const received = cards.at(-1);
  if (given === null || received === undefined) return dealt(cards);
  const alike = hand.filter(({ card }) => card === given);
  const gone = alike.find(({ id }) => id === chosen) ?? alike.at(-1);
  return arranged([...hand.filter((each) => each !== gone), { id: ++known, card: received }]);
}

/** The card that a hand has and others have not, if it is one alone. */
function missing(hand: readonly Held[], others: readonly Seen[]): Seen | null {
  const left = [...others];
  const more = hand.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return more.length === 1 && left.length === 0 ? (more[0]?.card ?? null) : null;
}

/** Whether these are the very cards in hand. */
export function isSame(hand: readonly Held[], cards: readonly Seen[]): boolean {
  const sorted = (all: readonly Seen[]) => all.toSorted().join();
  return hand.at(-1)?.card === cards.at(-1) && sorted(hand.map(({ card }) => card)) === sorted(cards);
}

function arranged(hand: readonly Held[]): Held[] {
  const rest = hand.slice(0, -1).toSorted((one, other) => orderOf(one.card) - orderOf(other.card));
  return [...rest, ...hand.slice(-1)];
}
