/** Sounds made on the spot, no files: short, dry and wooden. Never the only signal. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "pawn" | "shield" | "wound" | "defeat" | "tick" | "win" | "lose";

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume(); // browsers keep still until the first press of anything
    recipes[sound](context, context.currentTime + 0.01);
  } catch {
    // no sound device: the board says the same
  }
}

/** A struck body: pitch falls a little while it dies away. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + length);
  tone.connect(fading(audio, at, length, loud));
  tone.start(at);
  tone.stop(at + length);
}

/** A scratch or click: noise through a narrow band. */
function click(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  source.connect(band).connect(fading(audio, at, length, loud));
  source.start(at, Math.random() * 0.5, length);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A bell has overtones that are no multiples of its pitch. */
function bell(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  knock(audio, at, pitch, length, loud);
  knock(audio, at, pitch * 2.76, length * 0.6, loud * 0.35);
  knock(audio, at, pitch * 5.4, length * 0.3, loud * 0.15);
}

const recipes: Record<Sound, (audio: AudioContext, at: number) => void> = {
  dice: (audio, at) => {
    let moment = at;
    for (let i = 0; i < 5; i++) {
      click(audio, moment, 1500 + Math.random() * 1600, 0.035, 0.32 - i * 0.04);
      knock(audio, moment, 330 + Math.random() * 160, 0.04, 0.12 - i * 0.015, "triangle");
      moment += 0.035 + Math.random() * 0.035;
    }
  },
  pawn: (audio, at) => {
    click(audio, at, 900, 0.03, 0.25);
    knock(audio, at, 240, 0.07, 0.22, "triangle");
  },
  shield: (audio, at) => {
    click(audio, at, 2600, 0.05, 0.25);
    knock(audio, at, 520, 0.16, 0.12, "triangle");
    knock(audio, at, 783, 0.12, 0.07);
  },
  wound: (audio, at) => {
    click(audio, at, 180, 0.12, 0.5);
    knock(audio, at, 78, 0.45, 0.55);
    knock(audio, at + 0.02, 117, 0.25, 0.2);
  },
  defeat: (audio, at) => bell(audio, at, 587, 1.1, 0.2),
  tick: (audio, at) => {
    click(audio, at, 2200, 0.02, 0.3);
    knock(audio, at, 980, 0.03, 0.1, "triangle");
  },
  win: (audio, at) => [392, 494, 587, 784].forEach((pitch, i) => bell(audio, at + i * 0.14, pitch, 0.9, 0.16)),
  lose: (audio, at) => [110, 92, 73].forEach((pitch, i) => knock(audio, at + i * 0.26, pitch, 0.6, 0.4)),
};
