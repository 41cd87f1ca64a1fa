import { settings } from "../house/settings.svelte";

let room: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Sounds are made on the spot, for whoever wants sounds and looks. */
export function sounding(make: (room: AudioContext, at: number) => void): void {
  if (settings.loudness === 0 || document.hidden) return;
  room ??= new AudioContext();
  void room.resume();
  make(room, room.currentTime + 0.005);
}

/** A stroke on a skin, from a high pitch to a low one. */
export function drum(room: AudioContext, at: number, high: number, low: number, loud: number): void {
  const skin = new OscillatorNode(room, { type: "sine", frequency: high });
  skin.frequency.setValueAtTime(high, at);
  skin.frequency.exponentialRampToValueAtTime(low, at + 0.14);
  skin.connect(fading(room, at, 0.34, loud)).connect(room.destination);
  skin.start(at);
  skin.stop(at + 0.36);
  sweep(room, at, 0.03, 500, 300, loud * 0.3);
}

/** Wood on wood. */
export function knock(room: AudioContext, at: number, pitch: number, loud: number): void {
  const wood = new OscillatorNode(room, { type: "triangle", frequency: pitch });
  wood.connect(fading(room, at, 0.07, loud)).connect(room.destination);
  wood.start(at);
  wood.stop(at + 0.08);
}

/** A clear tone. */
export function flute(room: AudioContext, at: number, pitch: number, rings: number): void {
  const clay = new OscillatorNode(room, { type: "sine", frequency: pitch });
  clay.connect(fading(room, at, rings, 0.1)).connect(room.destination);
  clay.start(at);
  clay.stop(at + rings);
}

/** Noise that wanders from one pitch to another. */
export function sweep(room: AudioContext, at: number, lasts: number, from: number, to: number, loud: number): void {
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
