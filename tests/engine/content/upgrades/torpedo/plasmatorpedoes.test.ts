import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fire = (rolls: string, defender = {}) =>
  inDuel('upgrade:plasmatorpedoes', {
    attacker: { locks: ['B1'], force: 0 },
    defender: { pilot: 'bluesquadronescort', heading: 180, shields: 2, ...defender },
    rolls,
  })
    .attack('target:ship:B1:upgrade:plasmatorpedoes')
    .until().game;

test('an evade cancels the crit, and a hit takes a shield before the damage', () => {
  const game = fire('hit crit blank / evade blank');
  expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['hit'], canceled: ['crit'] });
  expect(game.ship('B1').shields).toBe(0);
});

test('reinforce cancels a crit first, too', () => {
  const game = fire('hit crit blank / blank blank', { tokens: { reinforceFore: 1 } });
  expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['hit'], canceled: ['crit'] });
});

test('a miss takes no shield', () => {
  expect(fire('crit blank blank / evade blank').ship('B1').shields).toBe(2);
});

test('of a primary attack hits are canceled first', () => {
  const { game } = inDuel('upgrade:plasmatorpedoes', {
    attacker: { locks: [], force: 0 },
    defender: { pilot: 'bluesquadronescort', heading: 180 },
    rolls: 'hit crit blank / evade blank',
  })
    .attack()
    .until();
  expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['crit'], canceled: ['hit'] });
});
