import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMotion } from '../../src/board/motion/player';
import type { Beat } from '../../src/board/motion/scene';
import { useBeatSounds } from '../../src/panels/table/happened/useBeatSounds';
import { useSettings } from '../../src/store/settings';

const heard: string[] = [];
const play = (sound: string) => void heard.push(sound);

function Heard() {
  useBeatSounds(play);
  return null;
}

const BEATS: readonly Beat[] = [
  { kind: 'result', hit: false, left: [], lasts: 100, until: 1 },
  { kind: 'kill', ship: 'ship:A1', at: { x: 0, y: 0 }, by: null, worth: 0, lasts: 100, until: 1 },
];
const told = (motion: 'normal' | 'off') =>
  act(() => useMotion.getState().play({ events: [], beats: [...BEATS], leaving: [] }, motion));

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});

afterEach(() => {
  act(() => useMotion.getState().skip());
  cleanup();
  heard.length = 0;
  useSettings.setState({ sounds: true });
  vi.unstubAllGlobals();
});

test('each beat is heard as it begins', () => {
  render(<Heard />);
  told('normal');
  expect(heard).toEqual(['refuse']);
  act(() => useMotion.getState().goOn());
  expect(heard).toEqual(['refuse', 'destroyed']);
});

test('where nothing moves, the weightiest of an answer is heard once', () => {
  render(<Heard />);
  told('off');
  expect(heard).toEqual(['destroyed']);
});

test('one switch silences all of it', () => {
  useSettings.setState({ sounds: false });
  render(<Heard />);
  told('normal');
  act(() => useMotion.getState().goOn());
  expect(heard).toEqual([]);
});
