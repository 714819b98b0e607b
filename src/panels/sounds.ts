/** A few quiet sounds, made on the spot: no files to load. */
export const SOUNDS = [
  'tick',
  'move',
  'dice',
  'tap',
  'shot',
  'hit',
  'crit',
  'shield',
  'token',
  'destroyed',
  'yourTurn',
  'refuse',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** How a sound is played: higher by a factor, quieter by a share. */
export interface Manner {
  readonly pitch?: number;
  readonly loud?: number;
}

/** So many whole tones higher: of things counted one by one, each is heard above the last. */
export const risen = (steps: number): Manner => ({ pitch: 2 ** ((2 * steps) / 12) });

/** One voice of a sound: a tone that may glide, or noise through a filter at that pitch. Times in seconds, pitches in hertz. */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  tick: [
    { wave: 'triangle', from: 1900, to: 1300, lasts: 0.035, loud: 0.4 },
    { wave: 'noise', from: 3200, lasts: 0.025, loud: 0.3 },
  ],
  move: [{ wave: 'noise', from: 260, to: 900, lasts: 0.5, loud: 0.8 }],
  dice: [0, 0.06, 0.13, 0.21, 0.32].map(at => ({ wave: 'noise', from: 2400 - at * 2000, at, lasts: 0.05, loud: 0.7 })),
  tap: [
    { wave: 'noise', from: 1900, to: 1200, lasts: 0.05, loud: 0.7 },
    { wave: 'sine', from: 320, to: 210, lasts: 0.06, loud: 0.3 },
  ],
  shot: [
    { wave: 'sawtooth', from: 1500, to: 260, lasts: 0.14, loud: 0.22 },
    { wave: 'noise', from: 2600, to: 700, lasts: 0.09, loud: 0.3 },
  ],
  hit: [
    { wave: 'square', from: 700, to: 160, lasts: 0.16, loud: 0.25 },
    { wave: 'noise', from: 900, to: 300, at: 0.03, lasts: 0.2, loud: 0.5 },
  ],
  crit: [
    { wave: 'sawtooth', from: 900, to: 90, lasts: 0.3, loud: 0.3 },
    { wave: 'noise', from: 1400, to: 200, at: 0.05, lasts: 0.4, loud: 0.7 },
  ],
  shield: [
    { wave: 'sine', from: 1300, to: 800, lasts: 0.3, loud: 0.35 },
    { wave: 'sine', from: 1950, to: 1200, lasts: 0.2, loud: 0.15 },
  ],
  token: [{ wave: 'triangle', from: 880, to: 1040, lasts: 0.09, loud: 0.4 }],
  destroyed: [
    { wave: 'sine', from: 120, to: 35, lasts: 0.9, loud: 0.6 },
    { wave: 'noise', from: 700, to: 90, lasts: 1.1, loud: 1 },
  ],
  yourTurn: [
    { wave: 'triangle', from: 523, lasts: 0.16, loud: 0.4 },
    { wave: 'triangle', from: 784, at: 0.13, lasts: 0.26, loud: 0.4 },
  ],
  refuse: [0, 0.12].map(at => ({ wave: 'triangle', from: 196, to: 175, at, lasts: 0.1, loud: 0.5 })),
};

/** Over all: sounds accompany the table and never startle. */
const VOLUME = 0.2;
/** A filter lets little of the noise through. */
const NOISE_VOLUME = 0.6;

function makeHiss(context: AudioContext): AudioBuffer {
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function glide(param: AudioParam, { from, to = from, lasts }: Voice, start: number, pitch: number): void {
  param.setValueAtTime(from * pitch, start);
  param.exponentialRampToValueAtTime(to * pitch, start + lasts);
}

function speak(context: AudioContext, hiss: AudioBuffer, voice: Voice, { pitch = 1, loud = 1 }: Manner): void {
  const start = context.currentTime + (voice.at ?? 0);
  const end = start + voice.lasts;
  const level = context.createGain();
  level.gain.setValueAtTime(0.0001, start);
  const most = voice.loud * loud * (voice.wave === 'noise' ? NOISE_VOLUME : VOLUME);
  level.gain.exponentialRampToValueAtTime(most, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(context.destination);
  if (voice.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency, voice, start, pitch);
    source.connect(filter).connect(level);
    source.start(start);
    source.stop(end);
  } else {
    const source = context.createOscillator();
    source.type = voice.wave;
    glide(source.frequency, voice, start, pitch);
    source.connect(level);
    source.start(start);
    source.stop(end);
  }
}

/** Off at first. A game never stops for want of a sound, nor waits for one: it is made in a task of its own. */
export function makeSounds(later: (run: () => void) => void = setTimeout) {
  let isOn = false;
  let audio: { readonly context: AudioContext; readonly hiss: AudioBuffer } | null = null;

  /** Browsers let a page speak only after someone has touched it; until then there is nothing to play on. */
  function openAudio() {
    if (typeof AudioContext === 'undefined') return null;
    if (!audio) {
      if (navigator.userActivation?.hasBeenActive === false) return null;
      const context = new AudioContext();
      audio = { context, hiss: makeHiss(context) };
    }
    if (audio.context.state === 'suspended') audio.context.resume().catch(() => {});
    return audio;
  }

  function speakAll(sound: Sound, manner: Manner): void {
    try {
      const open = openAudio();
      if (open) for (const voice of VOICES[sound]) speak(open.context, open.hiss, voice, manner);
    } catch {
      // No sound, then.
    }
  }

  return {
    setSounds(on: boolean): void {
      isOn = on;
    },
    playSound(sound: Sound, manner: Manner = {}): void {
      if (isOn) later(() => speakAll(sound, manner));
    },
  };
}

export const { setSounds, playSound } = makeSounds();
