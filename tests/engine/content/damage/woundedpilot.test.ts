import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { repairs, xwing } from '../../../support/hurt';

describe('Wounded Pilot', () => {
  const focusing = (face: 'hit' | 'crit' | 'focus' | 'blank', damage = ['woundedpilot']) =>
    acting(xwing({ damage }), { dice: [face] }).choose('p1', 'action:focus:white');

  test.each(['hit', 'crit'] as const)('an action and a %s cost a stress token', face => {
    const game = focusing(face);
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
    const card = game.ship('A1').damage[0]!.id;
    expect(game.last('diceRolled')).toMatchObject({ ship: 'ship:A1', purpose: { kind: 'card', card } });
  });

  test.each(['focus', 'blank'] as const)('%s costs nothing', face => {
    expect(focusing(face).tokens('A1')).toEqual({ focus: 1 });
  });

  test('a failed action was not performed', () => {
    const walls = [400, 514].map(x => ({ pilot: 'academypilot', at: [x, 300], heading: 0 }) as const);
    const game = acting(xwing({ damage: ['woundedpilot'] }), { p2: walls, dice: ['hit'] });
    game.choose('p1', 'action:barrelRoll:white');
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.last('actionFailed')).toMatchObject({ action: 'barrelRoll' });
    expect(game.tokens('A1')).toEqual({});
  });

  test('facedown it does nothing', () => {
    expect(focusing('hit', ['-woundedpilot']).happened()).not.toContain('diceRolled');
  });

  test('repairing it is an action, after which it is no more', () => {
    expect(repairs('woundedpilot')).toEqual(['-woundedpilot']);
    const game = acting(xwing({ damage: ['woundedpilot'] }), { dice: ['hit'] });
    game.choose('p1', game.offers('p1').find(key => key.startsWith('action:repair:'))!);
    expect(game.happened()).not.toContain('diceRolled');
  });

  test('repairing another card while wounded is one all the same', () => {
    const game = acting(xwing({ damage: ['woundedpilot', 'fuelleak'] }), { dice: ['hit'] });
    const leak = game.ship('A1').damage[1]!.id;
    expect(game.choose('p1', `action:repair:${leak}:white`).tokens('A1')).toEqual({ stress: 1 });
  });
});
