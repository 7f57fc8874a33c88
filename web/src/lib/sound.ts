// Short sounds, synthesised so that no file is fetched. Off by default.
import { settings } from './settings.svelte';

type Sound = 'touch' | 'turn' | 'won' | 'lost';

// Notes as [frequency in Hz, start, length], times in seconds.
const NOTES: Record<Sound, [number, number, number][]> = {
  touch: [[220, 0, 0.05]],
  turn: [
    [392, 0, 0.12],
    [523, 0.1, 0.18],
  ],
  won: [
    [392, 0, 0.15],
    [494, 0.14, 0.15],
    [587, 0.28, 0.15],
    [784, 0.42, 0.4],
  ],
  lost: [
    [330, 0, 0.25],
    [262, 0.24, 0.25],
    [196, 0.48, 0.5],
  ],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const [frequency, start, length] of NOTES[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, now + start);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
