import { settings } from "../../house/settings.svelte";

export type Sound = "zuma" | "deal" | "wind" | "grab" | "mine" | "reveal" | "turn";

let room: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A sound of this table, made on the spot, for whoever wants sounds. */
export function ring(sound: Sound): void {
  if (settings.loudness === 0 || document.hidden) return;
  room ??= new AudioContext();
  void room.resume();
  SOUNDS[sound](room, room.currentTime + 0.005);
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

function drum(room: AudioContext, at: number, high: number, low: number, loud: number): void {
  const skin = new OscillatorNode(room, { type: "sine", frequency: high });
  skin.frequency.setValueAtTime(high, at);
  skin.frequency.exponentialRampToValueAtTime(low, at + 0.14);
  skin.connect(fading(room, at, 0.34, loud)).connect(room.destination);
  skin.start(at);
  skin.stop(at + 0.36);
  sweep(room, at, 0.03, 500, 300, loud * 0.3);
}

function knock(room: AudioContext, at: number, pitch: number, loud: number): void {
  const wood = new OscillatorNode(room, { type: "triangle", frequency: pitch });
  wood.connect(fading(room, at, 0.07, loud)).connect(room.destination);
  wood.start(at);
  wood.stop(at + 0.08);
}

function flute(room: AudioContext, at: number, pitch: number, rings: number): void {
  const clay = new OscillatorNode(room, { type: "sine", frequency: pitch });
  clay.connect(fading(room, at, rings, 0.1)).connect(room.destination);
  clay.start(at);
  clay.stop(at + rings);
}

/** Noise that wanders from one pitch to another. */
function sweep(room: AudioContext, at: number, lasts: number, from: number, to: number, loud: number): void {
  hiss ??= noise(room);
  const air = new AudioBufferSourceNode(room, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(room, { type: "bandpass", frequency: from, Q: 0.9 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  air
    .connect(filter)
    .connect(fading(room, at, lasts, loud))
    .connect(room.destination);
  air.start(at);
  air.stop(at + lasts + 0.02);
}

function fading(room: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const volume = new GainNode(room, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * settings.loudness, at + Math.min(0.012, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  return volume;
}

function noise(room: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: room.sampleRate, sampleRate: room.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
