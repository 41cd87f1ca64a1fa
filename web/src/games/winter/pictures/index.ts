import type { Pictures } from "../../faces";
import { words } from "../words";
import Dice from "./Dice.svelte";
import Doors from "./Doors.svelte";
import Exposure from "./Exposure.svelte";
import Night from "./Night.svelte";
import TurnDone from "./TurnDone.svelte";
import Walk from "./Walk.svelte";
import Waves from "./Waves.svelte";
import { words as labels } from "./words";

export const pictures: Pictures = {
  drawings: {
    dice: Dice,
    exposure: Exposure,
    entrance: Doors,
    night: Night,
    walk: Walk,
    "turn-done": TurnDone,
    "night-comes": Waves,
  },
  words: [words, labels],
  wantsMaterial: true,
};
