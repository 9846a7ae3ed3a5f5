import { settings } from "../../../base/browser/settings.ts";

/** A sound is a few notes: pitch in hertz, start and length in seconds, loudness from 0 to 1. */
type Note = [pitch: number, start: number, length: number, loudness: number];

/** The chord of a win in hertz, from its lowest note. A bigger win plays more of it. */
const CHORD = [523, 659, 784, 1047, 1319, 1568];

type Name = "deal" | "lay" | "undo" | "right" | "best" | "wrong";

const SOUNDS: Record<Name, { wave: OscillatorType; notes: Note[] }> = {
  deal: { wave: "triangle", notes: [0, 1, 2, 3].map((i) => [190 + 25 * i, 0.05 * i, 0.05, 0.35]) },
  lay: { wave: "triangle", notes: [[262, 0, 0.05, 0.35]] },
  undo: { wave: "triangle", notes: [[196, 0, 0.05, 0.3]] },
  best: { wave: "sine", notes: [0, 1, 2].map((i) => [2093, 0.7 + 0.12 * i, 0.1, 0.25]) },
  right: {
    wave: "sine",
    notes: CHORD.map((pitch, i) => [pitch, 0.09 * i, 0.3 + 0.05 * i, 0.4]),
  },
  wrong: {
    wave: "sine",
    notes: [
      [233, 0, 0.14, 0.5],
      [196, 0.13, 0.25, 0.5],
    ],
  },
};

let audio: AudioContext | null = null;

/**
 * Plays a synthesized sound, if the player has switched sounds on.
 *
 * @param length how many of its notes are played; all by default
 */
export function play(name: Name, length?: number) {
  if (settings.value.sounds !== "on" || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  audio.resume();
  const { wave, notes } = SOUNDS[name];
  for (const note of notes.slice(0, length)) playNote(audio, wave, note);
}

function playNote(
  audio: AudioContext,
  type: OscillatorType,
  [frequency, start, length, loudness]: Note,
) {
  const begin = audio.currentTime + start;
  const end = begin + length;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loudness / 2, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  const voice = new OscillatorNode(audio, { type, frequency });
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(end);
}
