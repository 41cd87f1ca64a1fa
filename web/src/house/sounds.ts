import { settings } from "./settings.svelte";

export type Sound = "turn" | "place" | "refuse" | "count" | "end";

/** A note: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is. */
type Note = [pitch: number, at: number, rings: number, loud: number];

const NOTES: Record<Sound, Note[]> = {
  turn: [
    [587, 0, 0.5, 0.1],
    [880, 0.13, 0.7, 0.1],
  ],
  place: [
    [196, 0, 0.09, 0.22],
    [392, 0, 0.05, 0.08],
  ],
  refuse: [
    [165, 0, 0.16, 0.14],
    [139, 0.11, 0.2, 0.14],
  ],
  count: [
    [523, 0, 0.12, 0.06],
    [1046, 0, 0.05, 0.03],
  ],
  end: [
    [392, 0, 0.5, 0.09],
    [494, 0.14, 0.5, 0.09],
    [587, 0.28, 0.6, 0.09],
    [784, 0.42, 1, 0.09],
  ],
};

let room: AudioContext | null = null;

/** A small sound, for whoever wants sounds. */
export function play(sound: Sound): void {
  if (settings.loudness === 0) return;
  room ??= new AudioContext();
  void room.resume();
  for (const note of NOTES[sound]) ring(room, note);
}

function ring(room: AudioContext, [pitch, at, rings, loud]: Note): void {
  const begins = room.currentTime + at;
  const voice = new OscillatorNode(room, { type: "triangle", frequency: pitch });
  const volume = new GainNode(room, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud * settings.loudness, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  voice.connect(volume).connect(room.destination);
  voice.start(begins);
  voice.stop(begins + rings);
}
