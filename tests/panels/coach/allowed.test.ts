import { expect, test } from 'vitest';
import { hasCoach, speaksBefore, toldNotes } from '../../../src/panels/coach/allowed';
import type { CoachNote } from '../../../src/panels/coach/coachStore';
import { seatOf } from '../../../src/store/seats';
import { DEFAULT_OPTIONS, type HelpLevel } from '../../../src/store/tableOptions';
import { type Placed, scenario } from '../../support/scenario';

const ONE: readonly Placed[] = [{ pilot: 'redsquadronveteran', at: [457, 300] }];
const OTHER: readonly Placed[] = [{ pilot: 'academypilot', at: [457, 700], heading: 180 }];
const inPhase = (phase: 'planning' | 'activation' | 'engagement') => ({
  ...scenario({ p1: ONE, p2: OTHER, phase: 'planning', round: 3 }).state,
  phase,
});
const noteOf = (round: number, player: CoachNote['player'] = 'p1'): CoachNote => ({
  round,
  player,
  game: inPhase('planning'),
  rankings: [],
  flown: new Map(),
});
const told = (help: HelpLevel, phase: Parameters<typeof inPhase>[0], round: number) =>
  toldNotes({ ...DEFAULT_OPTIONS, help }, inPhase(phase), [noteOf(round)], 'p1').length;

test('whoever plays alone has a coach, two players only if they want one', () => {
  expect(hasCoach(DEFAULT_OPTIONS, false)).toBe(false);
  expect(hasCoach({ ...DEFAULT_OPTIONS, coach: true }, false)).toBe(true);
  expect(hasCoach({ ...DEFAULT_OPTIONS, seats: { p2: seatOf('cadet') } }, false)).toBe(true);
  expect(hasCoach({ ...DEFAULT_OPTIONS, seats: { p2: seatOf('cadet') }, coach: false }, false)).toBe(false);
  expect(hasCoach(DEFAULT_OPTIONS, true)).toBe(true);
});

test('only with assisted help it speaks before dials are set', () => {
  expect((['assisted', 'classic', 'plain'] as const).map(help => speaksBefore({ ...DEFAULT_OPTIONS, help }))).toEqual([
    true,
    false,
    false,
  ]);
});

test('dials of this round are told when all have flown, not while some lie facedown', () => {
  expect(told('classic', 'activation', 3)).toBe(0);
  expect(told('classic', 'engagement', 3)).toBe(1);
  expect(told('classic', 'planning', 2)).toBe(1);
});

test('with plain help nothing is told before the game is over', () => {
  expect(told('plain', 'engagement', 2)).toBe(0);
  const over = { ...inPhase('engagement'), outcome: { kind: 'draw' } } as unknown as ReturnType<typeof inPhase>;
  expect(toldNotes({ ...DEFAULT_OPTIONS, help: 'plain' }, over, [noteOf(2)], 'p1')).toHaveLength(1);
});

test('of two players in one round the one who looks comes first', () => {
  const notes = [noteOf(1), noteOf(2), noteOf(2, 'p2')];
  const order = toldNotes(DEFAULT_OPTIONS, inPhase('planning'), notes, 'p2').map(note => `${note.round}${note.player}`);
  expect(order).toEqual(['2p2', '2p1', '1p1']);
});
