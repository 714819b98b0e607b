import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const inSystem = (id: string, tokens: object = {}) =>
  inStory(`upgrade:${id}`, {
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial: '2FB', tokens }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

describe.each([
  ['bb8', ['barrelRoll', 'boost']],
  ['bb8-astromech', ['barrelRoll', 'boost']],
  ['bbastromech', ['barrelRoll']],
] as const)('%s', (id, actions) => {
  test('in the System Phase, a charge for an action', () => {
    const told = inSystem(id);
    expect(told.offered()).toEqual(actions.map(action => `action:${action}:white`));
    const { game } = told.use();
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'barrelRoll' });
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  });
  test('not while stressed', () => expect(inSystem(id, { stress: 1 }).offered()).toEqual([]));
});

const engaging = (disarm: number) =>
  inDuel('upgrade:bb8-astromech', { attacker: { tokens: { disarm } }, rolls: 'hit hit hit' });

test('BB-8 of a standard loadout: a charge and a strain token, and the disarm token is gone before engaging', () => {
  const { game } = engaging(1).use();
  expect(game.tokens('A1')).toEqual({ strain: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  expect(game.offers('p1')).toContain('target:ship:B1:primary:0');
});

test('BB-8 of a standard loadout: nothing to remove, nothing offered', () => {
  expect(engaging(0).attack().offered()).toEqual([]);
});
