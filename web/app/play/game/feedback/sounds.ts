import type { OperatorSymbol } from "../../../../engine/contract.d.ts";
import { settings } from "../../../base/browser/settings.ts";
import { END, tuneOf } from "./tune.ts";

/** The times of the motion in `styles/tokens.css`, which these sounds accompany. In seconds. */
const CARD = 0.09;
const FIRST_PIP = 0.6;
const PIP = 0.026;

/** The pips of the Twenty-four. */
const PIPS = 24;

let audio: AudioContext | null = null;

/** The audio of the page, if the player has switched sounds on. */
function listening() {
  if (settings.value.sounds !== "on" || !globalThis.AudioContext) return null;
  audio ??= new AudioContext();
  audio.resume();
  return audio;
}

/** The sounds of the table. They are synthesized: cards, chips and a plucked string. */
export const sounds = {
  /** Cards come from the deck. */
  deal(count: number) {
    for (let at = 0; at < count; at++) card(CARD * at);
  },

  /** A card is laid on another one: the next note of the tune of the hand. */
  combine(operators: readonly OperatorSymbol[]) {
    card(0);
    pluck(tuneOf(operators).at(-1) ?? END, 0.02);
  },

  undo: () => card(0),

  /** @param operators those whose notes have not sounded yet, after `before` */
  win(operators: readonly OperatorSymbol[], before: number) {
    const notes = [...tuneOf(operators).slice(before), END];
    for (const [at, note] of notes.entries()) pluck(note, 0.15 * (at + 1));
    for (let at = 0; at < PIPS; at++) chip(880 * 2 ** (at / PIPS), FIRST_PIP + PIP * at, 0.06);
  },

  /** The best time so far. */
  best() {
    for (const [at, pitch] of [1760, 2217, 2637].entries()) chip(pitch, 1.35 + 0.12 * at, 0.2);
  },

  wrong: () => pluck(98, 0, { damped: true }),
};

/** A gain that falls from a loudness to silence. */
function fading(audio: AudioContext, begin: number, length: number, loudness: number) {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  volume.connect(audio.destination);
  return volume;
}

/** A card: 30 ms of filtered noise. */
function card(start: number) {
  const audio = listening();
  if (!audio) return;
  const begin = audio.currentTime + start;
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio, 0.03) });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1800, Q: 0.8 });
  source.connect(filter).connect(fading(audio, begin, 0.03, 0.5));
  source.start(begin);
}

/** A chip: two damped sines. */
function chip(pitch: number, start: number, loudness: number) {
  const audio = listening();
  if (!audio) return;
  const begin = audio.currentTime + start;
  for (const [partial, share] of [
    [1, 1],
    [1.62, 0.5],
  ] as const) {
    const voice = new OscillatorNode(audio, { frequency: pitch * partial });
    voice.connect(fading(audio, begin, 0.07, loudness * share));
    voice.start(begin);
    voice.stop(begin + 0.07);
  }
}

/** A plucked string: noise that runs around a delay of one period, and loses its edges. */
function pluck(pitch: number, start: number, { damped = false } = {}) {
  const audio = listening();
  if (!audio) return;
  const length = damped ? 0.18 : 0.9;
  const { sampleRate } = audio;
  const period = Math.round(sampleRate / pitch);
  const buffer = noise(audio, length);
  const samples = buffer.getChannelData(0);
  for (let at = period + 1; at < samples.length; at++) {
    samples[at] = ((samples[at - period] ?? 0) + (samples[at - period - 1] ?? 0)) / 2;
  }
  const begin = audio.currentTime + start;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(fading(audio, begin, length, damped ? 0.5 : 0.3));
  source.start(begin);
}

/** White noise. */
function noise(audio: AudioContext, length: number) {
  const { sampleRate } = audio;
  const buffer = new AudioBuffer({ length: Math.ceil(length * sampleRate), sampleRate });
  buffer.getChannelData(0).forEach((_, at, samples) => {
    samples[at] = 2 * Math.random() - 1;
  });
  return buffer;
}
