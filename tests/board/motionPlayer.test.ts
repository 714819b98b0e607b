import Konva from 'konva';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fliesFrom } from '../../src/board/motion/flying';
import { looksAt } from '../../src/board/motion/looks';
import { seenOf, useMotion } from '../../src/board/motion/player';
import type { Beat } from '../../src/board/motion/scene';
import { settle, showLooks } from '../../src/board/motion/shipNodes';
import { keptAs } from '../../src/board/pieces/shipNode';
import { onBoard } from '../../src/board/scale';
import type { GameEvent } from '../../src/engine/core/event';

const START = { x: 100, y: 100, heading: 0 };
const MIDDLE = { x: 100, y: 200, heading: 90 };
const END = { x: 100.123457, y: 300, heading: 180 };
const by = (from: typeof START, to: typeof START) => ({ from, to, path: null, travelled: null });

const EVENTS: readonly GameEvent[] = [
  { type: 'roundStarted', round: 2 },
  { type: 'shipActivated', ship: 'ship:A1' },
  { type: 'gameEnded', winner: null, reason: 'lastRound' },
];
const BEATS: readonly Beat[] = [
  { kind: 'banner', round: 2, phase: null, lasts: 100, until: 1 },
  { kind: 'move', ship: 'ship:A1', way: by(START, MIDDLE), lasts: 100, until: 2 },
  { kind: 'move', ship: 'ship:A1', way: by(MIDDLE, END), lasts: 100, until: 3 },
];
const ANSWER = { events: EVENTS, beats: BEATS, leaving: [] };

/** Frames come when the test says so. */
let waiting: ((now: number) => void) | null = null;
const frameAt = (now: number) => {
  const run = waiting;
  waiting = null;
  run?.(now);
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    waiting = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = null;
  });
});

afterEach(() => {
  useMotion.getState().skip();
  useMotion.setState({ events: [], beats: [], leaving: [], at: 0, playing: false });
  vi.unstubAllGlobals();
});

const motion = () => useMotion.getState();

test('beats follow one another, each is told once, and then nothing runs any more', () => {
  const told: string[] = [];
  const stop = motion().onBeat(({ kind, until }) => told.push(`${kind} ${until}`));
  motion().play(ANSWER, 'normal');
  expect([motion().playing, motion().at]).toEqual([true, 0]);
  for (const now of [1000, 1050, 1101, 1150, 1201, 1299]) frameAt(now);
  expect([motion().playing, motion().at]).toEqual([true, 2]);
  frameAt(1301);
  expect([motion().playing, motion().at, waiting]).toEqual([false, 3, null]);
  expect(told).toEqual(['banner 1', 'move 2', 'move 3']);
  stop();
});

test.each([
  ['slow', 150, 0],
  ['normal', 150, 1],
  ['fast', 90, 2],
] as const)('at %s speed, after %s ms it is at beat %s', (speed, after, at) => {
  motion().play(ANSWER, speed);
  frameAt(1000);
  frameAt(1000 + after);
  expect(motion().at).toBe(at);
});

test('with motion off no beat is played, and no frame is asked for', () => {
  const told: Beat[] = [];
  const stop = motion().onBeat(beat => told.push(beat));
  motion().play(ANSWER, 'off');
  expect([motion().playing, motion().at, told.length, waiting]).toEqual([false, 3, 0, null]);
  stop();
});

test('skipping goes to the end at once; a new answer does too', () => {
  motion().play(ANSWER, 'normal');
  frameAt(1000);
  motion().skip();
  expect([motion().playing, motion().at, waiting]).toEqual([false, 3, null]);
  motion().play(ANSWER, 'normal');
  frameAt(2000);
  frameAt(2150);
  motion().play({ events: [], beats: BEATS.slice(0, 1), leaving: [] }, 'normal');
  expect([motion().at, motion().beats.length]).toEqual([0, 1]);
});

test('while an answer is played only what has been seen of it is told', () => {
  motion().play(ANSWER, 'normal');
  expect(seenOf(EVENTS, motion())).toBe(1);
  frameAt(1000);
  frameAt(1150);
  expect(seenOf(EVENTS, motion())).toBe(2);
  motion().skip();
  expect(seenOf(EVENTS, motion())).toBe(3);
});

test('events that are not the ones being played have all been seen', () => {
  motion().play(ANSWER, 'normal');
  expect(seenOf([...EVENTS], motion())).toBe(3);
});

test('a ship waits where it was, stands between two moves, and ends at its place', () => {
  const poseAt = (at: number, moment: number) => looksAt(BEATS, at, moment).get('ship:A1')!.pose;
  expect(poseAt(0, 0.9)).toEqual(START);
  expect(poseAt(1, 0.5)).toEqual({ x: 100, y: 150, heading: 45 });
  expect(poseAt(1, 1)).toEqual(MIDDLE);
  expect(poseAt(2, 0)).toEqual(MIDDLE);
  expect(poseAt(3, 0)).toEqual(END);
});

test('a ship that leaves is whole until then, and gone afterwards', () => {
  const beats: readonly Beat[] = [...BEATS, { kind: 'leave', ships: ['ship:A1'], lasts: 100, until: 3 }];
  expect(looksAt(beats, 1, 0.5).get('ship:A1')!.opacity).toBe(1);
  expect(looksAt(beats, 3, 0.25).get('ship:A1')).toEqual({ pose: END, opacity: 0.75 });
  expect(looksAt(beats, 4, 0).get('ship:A1')!.opacity).toBe(0);
});

test('tokens go with their ship, other ships stay, and all ends exactly where the game has it', () => {
  const node = (id: string) => new Konva.Group({ id, ...onBoard(END), rotation: id.startsWith('ship') ? 180 : 0 });
  const nodes = ['ship:A1', 'tokens of ship:A1', 'ship:A10'].map(node);
  const table = new Konva.Group();
  table.add(...nodes);
  const forget = keptAs('ship:A1')(nodes[0]!);
  const places = () => nodes.map(one => [one.x(), one.y(), one.rotation()]);
  const asDrawn = places();
  showLooks(table, looksAt(BEATS, 1, 1));
  const { x, y } = onBoard(MIDDLE);
  expect(places()).toEqual([[x, y, 90], [x, y, 0], asDrawn[2]]);
  settle(table, new Map([['ship:A1', END]]));
  expect(places()).toEqual(asDrawn);
  forget?.();
});

test('a tap ends the motion seen now, but nobody is taken past a result, a card or a wreck', () => {
  const at = { x: 0, y: 0 };
  const card = { ship: 'ship:A1', at, card: 'damage:fuelleak' } as const;
  const beats: readonly Beat[] = [
    { kind: 'dice', pool: 'attack', at: null, staged: true, after: ['hit'], falling: [0], lasts: 100, until: 1 },
    { kind: 'cancel', canceled: 0, lasts: 100, until: 2 },
    { kind: 'result', hit: true, left: ['crit'], lasts: 100, until: 2 },
    { kind: 'card', ...card, lasts: 100, until: 3 },
    { kind: 'cardLaid', ...card, lasts: 100, until: 3 },
    { kind: 'pops', pops: [], lasts: 100, until: 3 },
  ];
  motion().play({ ...ANSWER, beats }, 'normal');
  const seen = beats.map(() => {
    motion().goOn();
    return motion().playing ? beats[motion().at]!.kind : 'end';
  });
  expect(seen.slice(0, 4)).toEqual(['result', 'card', 'cardLaid', 'end']);
});

test('what dice tell counts as seen when they lie, what moves as soon as it moves', () => {
  const beats: readonly Beat[] = [
    { kind: 'banner', round: 2, phase: null, lasts: 100, until: 1 },
    { kind: 'dice', pool: 'attack', at: null, staged: true, after: ['hit'], falling: [0], lasts: 100, until: 3 },
  ];
  expect(seenOf(EVENTS, { events: EVENTS, beats, at: 0, playing: true })).toBe(1);
  expect(seenOf(EVENTS, { events: EVENTS, beats, at: 1, playing: true })).toBe(1);
  expect(seenOf(EVENTS, { events: EVENTS, beats, at: 2, playing: false })).toBe(3);
});

test('a question draws nothing from a place where its ship has yet to arrive', () => {
  expect(fliesFrom(BEATS, 0)).toBe(true);
  expect(fliesFrom(BEATS, 2)).toBe(true);
  expect(fliesFrom(BEATS, 3)).toBe(false);
});
