import type { Pictures } from "../../faces";
import { words } from "../words";
import Cards from "./Cards.svelte";
import Grabbed from "./Grabbed.svelte";
import OpenedHands from "./OpenedHands.svelte";
import Pass from "./Pass.svelte";
import Ring from "./Ring.svelte";
import SixthPass from "./SixthPass.svelte";
import WinningHands from "./WinningHands.svelte";
import { words as labels } from "./words";

export const pictures: Pictures = {
  drawings: {
    cards: Cards,
    totems: Ring,
    pass: Pass,
    "winning-hands": WinningHands,
    "sixth-pass": SixthPass,
    grab: Grabbed,
    "open-hands": OpenedHands,
  },
  words: [words, labels],
};
