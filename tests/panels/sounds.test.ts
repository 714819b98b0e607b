import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSounds, SOUNDS } from '../../src/panels/sounds';

/** An audio context that counts what is started on it; `broken` refuses to make anything. */
function fakeAudio({ broken = false } = {}) {
  const counted = { contexts: 0, started: 0 };
  const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const node = { gain: param, frequency: param, connect: () => node, start: () => counted.started++, stop: () => {} };
  const make = () => {
    if (broken) throw new Error('No sound card.');
    return node;
  };
  class FakeContext {
    state = 'running';
    currentTime = 0;
    sampleRate = 8;
    destination = {};
    createGain = make;
    createOscillator = make;
    createBiquadFilter = make;
    createBufferSource = make;
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    constructor() {
      counted.contexts++;
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return counted;
}

const touched = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });

beforeEach(() => touched(true));
afterEach(() => vi.unstubAllGlobals());

test('nothing sounds until sounds are switched on, and nothing after they are switched off', () => {
  const counted = fakeAudio();
  const { playSound, setSounds } = makeSounds(run => run());
  playSound('dice');
  expect(counted).toEqual({ contexts: 0, started: 0 });

  setSounds(true);
  playSound('token');
  expect(counted).toEqual({ contexts: 1, started: 1 });

  setSounds(false);
  playSound('token');
  expect(counted.started).toBe(1);
});

test('every sound has a voice, and all share one context', () => {
  const counted = fakeAudio();
  const { playSound, setSounds } = makeSounds(run => run());
  setSounds(true);
  for (const sound of SOUNDS) {
    const before = counted.started;
    playSound(sound);
    expect(counted.started, sound).toBeGreaterThan(before);
  }
  expect(counted.contexts).toBe(1);
});

test('before anyone has touched the page no context is opened; afterwards one is', () => {
  const counted = fakeAudio();
  const { playSound, setSounds } = makeSounds(run => run());
  setSounds(true);
  touched(false);
  playSound('yourTurn');
  expect(counted.contexts).toBe(0);

  touched(true);
  playSound('yourTurn');
  expect(counted.contexts).toBe(1);
});

test('a browser without sound, or with a broken one, stays silent and goes on', () => {
  const { playSound, setSounds } = makeSounds(run => run());
  setSounds(true);
  expect(() => playSound('hit')).not.toThrow();

  fakeAudio({ broken: true });
  expect(() => playSound('hit')).not.toThrow();
});
