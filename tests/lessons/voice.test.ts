import { describe, expect, test } from 'vitest';
import type { PilotId } from '../../src/engine/core/vocabulary';
import { layOut } from '../../src/lessons/layOut';
import type { Lead } from '../../src/lessons/lesson';
import { lessonSetup } from '../../src/lessons/setup';
import { hintFor, spoken, whole } from '../../src/lessons/voice/hints';
import { engine } from '../support/engine';

interface Told {
  readonly places: Readonly<Record<string, readonly [x: number, y: number, heading: number]>>;
  readonly lead?: Lead;
  readonly drill?: 'both' | 'shoot' | 'move';
  readonly mine?: PilotId;
}

/** What is said at the first question of an A-wing (A1) before two TIEs that do not move. */
function told({ places, lead = [], drill = 'both', mine = 'pilot:greensquadronpilot' }: Told) {
  const practice = { drill, still: ['ship:B1', 'ship:B2'], peaceful: [], endless: [] } as const;
  const setup = lessonSetup({
    mine: [mine],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice,
  });
  const poses = Object.fromEntries(Object.entries(places).map(([id, [x, y, heading]]) => [id, { x, y, heading }]));
  const { state } = layOut(engine, { setup, seed: 1, places: poses, lead });
  const decision = state.pending.find(({ player }) => player === 'p1')!;
  return hintFor({ state, rules: engine.rules }, decision)!;
}

const FAR = { 'ship:B1': [200, 850, 180], 'ship:B2': [700, 850, 180] } as const;
const flown: Lead = ['dial:ship:A1:2FB', 'ready'];

describe('before an action', () => {
  test('a ship that two can shoot at, and that has no target, is told to defend', () => {
    const { here } = told({
      places: { 'ship:A1': [457, 400, 0], 'ship:B1': [400, 250, 0], 'ship:B2': [520, 250, 0] },
      lead: flown,
    });
    expect(here).toBe(
      'B1 and B2 can shoot at Green Squadron Pilot (A1), and it has no target itself. Evade or focus helps more than a lock here.',
    );
  });

  test('one that sees and is not seen is told to aim', () => {
    const { here } = told({
      places: { 'ship:A1': [457, 300, 0], 'ship:B1': [457, 650, 0], 'ship:B2': [700, 850, 180] },
      lead: flown,
    });
    expect(here).toMatch(/^Green Squadron Pilot \(A1\) has B1 in its sights, and nobody can shoot at it now\. A lock/);
  });

  test('face to face, focus helps with both', () => {
    const { here } = told({
      places: { 'ship:A1': [457, 300, 0], 'ship:B1': [457, 650, 180], 'ship:B2': [700, 850, 180] },
      lead: flown,
    });
    expect(here).toMatch(/has B1 in its sights, and B1 can shoot at it\. Focus helps with both\./);
  });

  test('and far from all, just that is said', () => {
    expect(told({ places: { 'ship:A1': [457, 100, 0], ...FAR }, lead: flown }).here).toMatch(
      /^Nobody is in reach of Green Squadron Pilot \(A1\), and it is in nobody’s\.$/,
    );
  });
});

describe('before dials are set', () => {
  test('stress comes first', () => {
    const stressed: Lead = [{ kind: 'giveToken', ship: 'ship:A1', token: 'stress' }];
    expect(told({ places: { 'ship:A1': [457, 100, 0], ...FAR }, lead: stressed }).here).toMatch(
      /^A1 is stressed: a blue/,
    );
  });

  test('without it, whoever is in nobody’s reach hears just that', () => {
    expect(told({ places: { 'ship:A1': [457, 100, 0], ...FAR } }).here).toMatch(/^Nobody is in reach/);
  });
});

describe('in an attack', () => {
  const near = { 'ship:A1': [457, 300, 0], 'ship:B1': [430, 400, 180], 'ship:B2': [520, 520, 180] } as const;

  test('what sets the targets apart is named', () => {
    const lead: Lead = [{ kind: 'giveToken', ship: 'ship:B2', token: 'focus' }, 'ready'];
    expect(told({ places: near, drill: 'shoot', lead }).here).toBe('B1 is at range 1 and has no token to defend with.');
  });

  test.each([
    [['focus', 'focus', 'hit'], /^2 eyes: a focus token/],
    [['focus', 'hit', 'hit'], /^One eye\. A focus token makes it a hit; kept, it helps/],
  ] as const)('%j: %s', (faces, said) => {
    const lead: Lead = [
      { kind: 'giveToken', ship: 'ship:A1', token: 'focus' },
      { kind: 'setNextRoll', dice: 'attack', faces },
      'ready',
      'target:ship:B1:primary:0',
    ];
    expect(told({ places: near, drill: 'shoot', lead }).here).toMatch(said);
  });

  test('whoever has the Force and no focus is told what it is good for, on both sides', () => {
    const attacking: Lead = [
      { kind: 'setNextRoll', dice: 'attack', faces: ['focus', 'focus', 'hit', 'hit'] },
      'ready',
      'target:ship:B1:primary:0',
    ];
    const mine = 'pilot:lukeskywalker';
    expect(told({ mine, places: near, drill: 'shoot', lead: attacking }).here).toMatch(/^2 eyes: each Force spent/);
    const defending: Lead = [
      { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'hit', 'blank'] },
      { kind: 'setNextRoll', dice: 'defense', faces: ['focus', 'blank'] },
      'ready',
      'pass',
    ];
    expect(told({ mine, places: near, drill: 'shoot', lead: defending }).here).toBe(
      '2 would get through as it is. Each Force spent makes an evade of one eye.',
    );
  });
});

test('a coach says all of it in the first round, then only what matters, then only what is new', () => {
  const hint = { kind: 'chooseAction', basics: 'What it is.', here: 'What matters.' };
  const met = new Set(['chooseAction']);
  const none = new Set<string>();
  expect(spoken(hint, { round: 1, met, fades: true })).toBe('What it is. What matters.');
  expect(spoken(hint, { round: 2, met, fades: true })).toBe('What matters.');
  expect(spoken(hint, { round: 4, met, fades: true })).toBeNull();
  expect(spoken(hint, { round: 4, met: none, fades: true })).toBe('What it is. What matters.');
  expect(spoken(hint, { round: 1, met, fades: false })).toBe('What it is. What matters.');
  expect(spoken(hint, { round: 9, met, fades: false })).toBe('What matters.');
  expect(spoken({ ...hint, here: null }, { round: 9, met, fades: false })).toBe('What it is.');
  expect(whole(hint)).toBe('What it is. What matters.');
});
