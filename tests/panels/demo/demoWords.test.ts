import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/core/state';
import { demoWords, MOMENT_WORDS } from '../../../src/panels/demo/demoWords';
import { MOMENTS, momentOf } from '../../../src/panels/demo/moment';
import { starterSetup } from '../../../src/squads/starter';
import { duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const ships = {
  p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
  p2: [{ pilot: 'academypilot', at: [457, 500], heading: 180 }],
} as const;

const wordsOf = (state: GameState) => demoWords(state, engine.rules);

/** The same game, in the middle of this step. */
const inStep = (state: GameState, name: string): GameState => ({
  ...state,
  agenda: [...state.agenda, { kind: 'step', name, ship: null, todo: [], triggers: [] }],
});

test.each(MOMENTS)('%s has its step, its rule and both reasons, in short sentences', moment => {
  const { step, rule, asked, waits } = MOMENT_WORDS[moment];
  expect(step).not.toMatch(/\.$/);
  for (const sentence of [rule, asked, waits]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(rule.length).toBeLessThan(150);
});

describe('the phases', () => {
  test('setup: obstacles first', () => {
    const outcome = engine.newGame(starterSetup, 1);
    expect(outcome.ok && wordsOf(outcome.step.state).step).toBe('Place obstacles');
  });

  test('planning: both set dials; who is ready waits', () => {
    const game = scenario({ ...ships, phase: 'planning' });
    expect(wordsOf(game.state)).toMatchObject({
      step: 'Planning Phase',
      players: { p1: { may: 'Set your dials.' }, p2: { may: 'Set your dials.' } },
    });
    game.choose('p1', 'dial:ship:A1:2FB', 'ready');
    expect(wordsOf(game.state).players).toMatchObject({ p1: { may: 'Is ready.' }, p2: { may: 'Set your dials.' } });
  });

  test.each([
    ['system', 'System Phase'],
    ['activation', 'Activation Phase'],
    ['engagement', 'Engagement Phase'],
    ['end', 'End Phase'],
    ['over', 'The game is over'],
  ] as const)('%s', (phase, step) => {
    const { state } = scenario({ ...ships, phase: 'planning' });
    expect(wordsOf({ ...state, phase, agenda: [], pending: [] }).step).toBe(step);
  });
});

describe('an activation', () => {
  test('ends with an action, of the ship that flew', () => {
    const game = scenario({ ...ships, phase: 'planning' });
    game.choose('p1', 'dial:ship:A1:2FB', 'ready').choose('p2', 'dial:ship:B1:2FB', 'ready');
    const { step, players } = wordsOf(game.state);
    expect(step).toBe('Perform an action');
    expect(players.p2).toMatchObject({
      may: 'Which action does B1 Academy Pilot perform?',
      why: 'Their ship has just flown.',
    });
    expect(players.p1).toMatchObject({ may: 'Waits.' });
  });

  test.each(['revealDial', 'executeManeuver', 'performAction'] as const)('%s is a step of its own', step => {
    const { state } = scenario({ ...ships, phase: 'planning' });
    expect(momentOf(inStep({ ...state, phase: 'activation' }, step))).toBe(step);
  });
});

describe('an attack', () => {
  test('begins with a target', () => {
    const { step, players } = wordsOf(duel().state);
    expect(step).toBe('Declare a target');
    expect(players.p1.why).toBe('It is their ship’s turn to attack.');
  });

  test('lets the attacker change the red dice', () => {
    const game = duel({ attacker: { tokens: { focus: 1 } }, dice: ['focus', 'hit', 'blank'] });
    game.choose('p1', PRIMARY);
    expect(wordsOf(game.state)).toMatchObject({
      step: 'Attacker modifies attack dice',
      players: { p2: { may: 'Waits.', why: 'The attacker changes the red dice before green ones are rolled.' } },
    });
  });

  test.each([
    'payCosts',
    'rollAttackDice',
    'defenderModifiesAttackDice',
    'attackerModifiesAttackDice',
    'rollDefenseDice',
    'attackerModifiesDefenseDice',
    'defenderModifiesDefenseDice',
    'neutralizeResults',
    'dealDamage',
  ] as const)('%s is a step of its own', step => {
    expect(momentOf(inStep(duel().state, step))).toBe(step);
    // Inside it, dice are modified one by one: still the same step.
    expect(momentOf(inStep(inStep(duel().state, step), 'modifyDice'))).toBe(step);
  });
});
