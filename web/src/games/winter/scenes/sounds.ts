import { drum, flute, knock, sounding, sweep } from "../../synth";

export type Sound =
  | "dice"
  | "relief"
  | "hurt"
  | "frost"
  | "bite"
  | "dread"
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
  /** A die on a table: ever closer knocks, and then nothing while it stands on its edge. */
  dice(room, at) {
    [0.06, 0.26, 0.42, 0.56, 0.68, 0.78, 0.86].forEach((when, roll) =>
      knock(room, at + when, 300 + 40 * (roll % 3), 0.22 - 0.015 * roll),
    );
  },
  /** Somebody breathes out. */
  relief(room, at) {
    knock(room, at, 260, 0.18);
    sweep(room, at + 0.12, 0.7, 900, 350, 0.12);
    [392, 523].forEach((pitch, note) => flute(room, at + 0.2 + note * 0.16, pitch, 0.6));
  },
  hurt(room, at) {
    drum(room, at, 120, 50, 0.35);
  },
  frost(room, at) {
    [1760, 2093, 2637].forEach((pitch, note) => flute(room, at + note * 0.06, pitch, 0.5));
  },
  /** Silence; then a heart that beats, and something that breathes. */
  bite(room, at) {
    knock(room, at, 150, 0.25);
    [0.75, 1, 1.75, 2].forEach((when, beat) => drum(room, at + when, beat % 2 ? 70 : 85, 38, 0.5));
    sweep(room, at + 0.9, 1.4, 90, 160, 0.35);
    flute(room, at + 1, 98, 1.8);
  },
  /** Something is near. */
  dread(room, at) {
    [0, 0.25].forEach((when, beat) => drum(room, at + when, beat ? 70 : 85, 38, 0.45));
    sweep(room, at + 0.2, 1.1, 90, 180, 0.3);
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
