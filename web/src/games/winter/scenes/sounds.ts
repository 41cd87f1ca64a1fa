import { drum, flute, knock, sounding, sweep } from "../../synth";

export type Sound =
  | "dice"
  | "hurt"
  | "frost"
  | "bite"
  | "death"
  | "card"
  | "crisis"
  | "night"
  | "zombies"
  | "breach"
  | "vote"
  | "exile"
  | "food"
  | "up"
  | "down"
  | "step";

/** A sound of the winter, for whoever wants sounds. */
export function ring(sound: Sound): void {
  sounding(SOUNDS[sound]);
}

const SOUNDS: Record<Sound, (room: AudioContext, at: number) => void> = {
  /** A die on a table: ever closer knocks. */
  dice(room, at) {
    [0, 0.16, 0.3, 0.42, 0.53, 0.62, 0.7].forEach((when, roll) => knock(room, at + when, 300 + 40 * (roll % 3), 0.2));
  },
  hurt(room, at) {
    drum(room, at, 120, 50, 0.35);
  },
  frost(room, at) {
    [1760, 2093, 2637].forEach((pitch, note) => flute(room, at + note * 0.06, pitch, 0.5));
  },
  bite(room, at) {
    sweep(room, at, 0.35, 700, 120, 0.4);
    drum(room, at + 0.1, 90, 40, 0.5);
  },
  /** A bell, far away. */
  death(room, at) {
    [220, 331, 525].forEach((pitch) => flute(room, at, pitch, 2));
    flute(room, at + 0.9, 220, 1.8);
  },
  card(room, at) {
    sweep(room, at, 0.22, 1400, 3600, 0.14);
    knock(room, at + 0.2, 190, 0.16);
  },
  crisis(room, at) {
    flute(room, at, 233, 0.5);
    flute(room, at + 0.35, 196, 0.9);
    drum(room, at + 0.35, 90, 45, 0.4);
  },
  night(room, at) {
    sweep(room, at, 1.4, 300, 900, 0.2);
    flute(room, at + 0.2, 147, 1.2);
  },
  zombies(room, at) {
    sweep(room, at, 0.7, 160, 90, 0.5);
    knock(room, at + 0.2, 130, 0.3);
    knock(room, at + 0.45, 120, 0.3);
  },
  breach(room, at) {
    drum(room, at, 180, 50, 0.6);
    sweep(room, at, 0.5, 2400, 200, 0.3);
  },
  vote(room, at) {
    for (let paper = 0; paper < 3; paper++) sweep(room, at + paper * 0.14, 0.1, 2200, 4200, 0.09);
  },
  /** A door. */
  exile(room, at) {
    sweep(room, at, 0.6, 500, 900, 0.18);
    drum(room, at + 0.6, 130, 50, 0.6);
  },
  food(room, at) {
    knock(room, at, 740, 0.12);
    knock(room, at + 0.12, 880, 0.12);
  },
  up(room, at) {
    [392, 494, 587].forEach((pitch, note) => flute(room, at + note * 0.1, pitch, 0.4));
  },
  down(room, at) {
    [392, 330, 262].forEach((pitch, note) => flute(room, at + note * 0.14, pitch, 0.5));
  },
  step(room, at) {
    knock(room, at, 240, 0.14);
  },
};
