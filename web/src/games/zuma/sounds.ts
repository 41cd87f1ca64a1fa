import { drum, flute, knock, sounding, sweep } from "../synth";

export type Sound = "zuma" | "deal" | "wind" | "grab" | "mine" | "reveal" | "turn";

/** A sound of this table, made on the spot, for whoever wants sounds. */
export function ring(sound: Sound): void {
  sounding(SOUNDS[sound]);
}

const SOUNDS: Record<Sound, (room: AudioContext, at: number) => void> = {
  /** Two beats on a great drum, Zu-ma, and cards that go round. */
  zuma(room, at) {
    drum(room, at, 150, 62, 0.5);
    drum(room, at + 0.13, 110, 44, 0.7);
    sweep(room, at + 0.05, 0.22, 900, 3200, 0.09);
  },
  deal(room, at) {
    for (let card = 0; card < 7; card++) sweep(room, at + card * 0.045, 0.05, 1800, 2600, 0.07);
  },
  wind(room, at) {
    sweep(room, at, 1.1, 300, 1700, 0.16);
  },
  /** Somebody's hand on a totem: wood on wood, twice. */
  grab(room, at) {
    knock(room, at, 640, 0.3);
    knock(room, at + 0.07, 860, 0.26);
  },
  mine(room, at) {
    knock(room, at, 860, 0.3);
    knock(room, at + 0.06, 1150, 0.28);
    flute(room, at + 0.1, 784, 0.35);
  },
  /** A rattle, and three notes of a clay flute. */
  reveal(room, at) {
    for (let shake = 0; shake < 4; shake++) sweep(room, at + shake * 0.07, 0.06, 4200, 5200, 0.08);
    [523, 622, 784].forEach((pitch, note) => flute(room, at + 0.3 + note * 0.16, pitch, 0.4));
  },
  turn(room, at) {
    sweep(room, at, 0.18, 260, 520, 0.14);
  },
};
