import { expect, test } from 'vitest';
import { lastsOf } from '../../src/board/motion/lasts';
import type { Scene } from '../../src/board/motion/scene';
import { cuesOf } from '../../src/panels/table/happened/cues';

const at = { x: 0, y: 0 };
const soundsOf = (scene: Scene) => cuesOf(scene).map(({ sound }) => sound);
const dice = (after: Extract<Scene, { kind: 'dice' }>['after'], falling: readonly number[]): Scene => ({
  ...{ kind: 'dice', pool: 'attack', at, staged: true, after, falling },
});

test('a lost shield, a damage card and a focus token sound different, a banner not at all', () => {
  const pop = (piece: 'shield' | 'damage' | 'focus', gained: boolean) =>
    soundsOf({ kind: 'pops', pops: [{ at, piece, gained }] });
  expect([pop('shield', false), pop('damage', true), pop('focus', true)]).toEqual([['shield'], ['hit'], ['token']]);
  expect(soundsOf({ kind: 'banner', round: 1, phase: null })).toEqual([]);
});

test('dice are thrown, then each taps as it comes to rest, crits last and with an accent, all within the beat', () => {
  const scene = dice(['crit', 'hit', 'blank'], [0, 1, 2]);
  const cues = cuesOf(scene);
  expect(cues.map(({ sound }) => sound)).toEqual(['dice', 'tap', 'tap', 'tap', 'crit']);
  const [first, second, third] = cues.filter(({ sound }) => sound === 'tap').map(({ after }) => after!);
  expect(second! - first!).toBe(140);
  expect(third! - second!).toBe(140);
  const accent = cues.find(({ sound }) => sound === 'crit')!;
  expect(accent.after).toBe(third);
  expect(accent.loud).toBeLessThan(1);
  expect(third).toBeLessThan(lastsOf(scene));
});

test('a die that is only turned sounds like a token; a lock a fifth higher', () => {
  expect(soundsOf(dice(['hit'], []))).toEqual(['token']);
  expect(cuesOf({ kind: 'lock', from: at, to: at })).toEqual([{ sound: 'token', pitch: 1.5 }]);
});

test('a hit is heard, a miss is refused quietly, and every cancelled pair has its own quiet shield', () => {
  expect(soundsOf({ kind: 'result', hit: true, left: ['hit'] })).toEqual(['hit']);
  const [miss] = cuesOf({ kind: 'result', hit: false, left: [] });
  expect(miss).toMatchObject({ sound: 'refuse' });
  expect(miss!.loud).toBeLessThan(1);
  expect(cuesOf({ kind: 'cancel', canceled: 2 }).map(({ sound, after }) => [sound, after])).toEqual([
    ['shield', 0],
    ['shield', 200],
  ]);
});

test('each bolt is heard leaving, and what came of them when the first arrives, within the beat', () => {
  const shot = { from: at, to: at, player: 'p1', half: 20, shielded: false } as const;
  const hit: Scene = { kind: 'result', hit: true, left: ['hit', 'crit'], shot };
  expect(cuesOf(hit).map(({ sound, after }) => [sound, after])).toEqual([
    ['shot', 0],
    ['shot', 90],
    ['hit', 260],
  ]);
  const miss: Scene = { kind: 'result', hit: false, left: [], shot };
  expect(soundsOf(miss)).toEqual(['shot', 'shot', 'refuse']);
  expect(Math.max(...cuesOf(hit).map(({ after = 0 }) => after))).toBeLessThan(lastsOf(hit));
});

test('points rise by a step each, and end with their beat', () => {
  const points = (from: number, to: number): Scene => ({ kind: 'points', player: 'p1', from, to, ship: null });
  const pitches = cuesOf(points(3, 6)).map(({ pitch }) => pitch!);
  expect(pitches).toHaveLength(3);
  expect(pitches[1]! / pitches[0]!).toBeCloseTo(pitches[2]! / pitches[1]!);
  expect(pitches[1]).toBeGreaterThan(pitches[0]!);
  expect(cuesOf(points(0, 50)).at(-1)!.after).toBeLessThan(lastsOf(points(0, 50)));
});
