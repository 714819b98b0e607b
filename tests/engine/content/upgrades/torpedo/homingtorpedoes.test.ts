import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

describe.each([
  ['homingmissiles', 'hit'],
  ['homingtorpedoes', 'crit'],
] as const)('%s', (id, damage) => {
  const fire = () =>
    inDuel(`upgrade:${id}`, {
      attacker: { locks: ['B1'], force: 0 },
      defender: { pilot: 'bluesquadronescort', heading: 180 },
      rolls: 'hit hit hit hit / blank blank blank',
    }).attack(`target:ship:B1:upgrade:${id}`);
  const suffered = (told: ReturnType<typeof fire>) =>
    told
      .until()
      .game.events('damageSuffered')
      .map(one => one.damage);

  test('the defender takes one damage and no dice are rolled, but it was hit', () => {
    const told = fire();
    expect(told.game.offers('p2')).toEqual([`use:upgrade:${id}`, 'pass']);
    expect(suffered(told.use())).toEqual([damage]);
    expect(told.game.events('diceRolled')).toEqual([]);
    expect(told.game.events('attackPerformed').map(({ hit }) => hit)).toEqual([true]);
    expect(told.game.ship('A1').upgrades[0]!.charges).toBe(1);
  });
  test('it may take the dice instead', () => {
    expect(suffered(fire().leave())).toEqual(['hit', 'hit', 'hit', 'hit']);
  });
  test('a primary attack asks nothing', () => {
    const told = inDuel(`upgrade:${id}`, {
      attacker: { locks: ['B1'] },
      rolls: 'blank blank blank / blank blank blank',
    });
    expect(told.attack().offered()).toEqual([]);
  });
});

test('homingmissiles: a remote that takes the damage is gone before results are neutralized', () => {
  const told = inDuel('upgrade:homingmissiles', {
    attacker: { locks: ['token:1'], force: 0 },
    defender: { at: [100, 800] },
    devices: [{ is: 'drk1probedroid', owner: 'p2', at: [457, 500] }],
  });
  const { game } = told.attack('target:token:1:upgrade:homingmissiles').use();
  expect(game.state.devices).toEqual({});
  expect(game.events('attackPerformed').map(({ hit }) => hit)).toEqual([true]);
});
