import { box, itemIn, placeIn, places, threshold, zombiesAt, type Symbol, type View } from "./colony";

/** What somebody at this seat most likely wants to say in the gaps of the game's ready sentences. */
export function likely(view: View, me: number | null): Record<string, (string | number)[]> {
  const asked = box().crises[view.crisis]?.symbols ?? [];
  const held = me === null ? [] : symbolsIn(view, me);
  const lacking = Math.max(1, threshold(view) - view.given.reduce((sum, cards) => sum + cards.length, 0));
  return {
    wanted: [...asked.filter((symbol) => !held.includes(symbol)), ...asked],
    card: [...asked.filter((symbol) => held.includes(symbol)), ...held],
    place: places()
      .toSorted((one, other) => zombiesAt(view, other) - zombiesAt(view, one))
      .map((place) => placeIn(place)?.id ?? ""),
    n: [lacking],
  };
}

function symbolsIn({ hands }: View, seat: number): Symbol[] {
  return (hands[seat] ?? []).flatMap((card) => itemIn(card)?.symbol ?? []);
}
