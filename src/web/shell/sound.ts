import { useSettings } from './settings.ts';

/** Tones, made here: a frequency, when it begins and how long it lasts, in seconds. */
type Tone = readonly [hertz: number, at: number, lasts: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
  dice: [
    [190, 0, 0.05],
    [240, 0.07, 0.05],
    [170, 0.13, 0.05],
    [220, 0.2, 0.06],
  ],
  battle: [
    [110, 0, 0.35],
    [82, 0.18, 0.5],
  ],
  win: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.4],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Plays only if sound is switched on and the browser allows it. */
export function playSound(name: Sound): void {
  if (!useSettings.getState().sound) return;
  try {
    context ??= new AudioContext();
    for (const [hertz, at, lasts] of SOUNDS[name]) tone(context, hertz, context.currentTime + at, lasts);
  } catch {
    // No sound on this machine.
  }
}

function tone(audio: AudioContext, hertz: number, from: number, lasts: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + lasts + 0.02);
}

const DICE = /roll|dice|die\b/;
const BATTLE = /battle|combat|attack/;

/** The sound of something that happened, by the kind of the event. */
export function soundOf(kinds: readonly string[]): Sound | null {
  if (kinds.some((kind) => DICE.test(kind))) return 'dice';
  return kinds.some((kind) => BATTLE.test(kind)) ? 'battle' : null;
}
