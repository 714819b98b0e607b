import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:ionlimiteroverride';
const rolled = (face: 'hit' | 'crit' | 'focus') => {
  const { game } = flying(CARD, { pilot: 'academypilot', dial: '3KR' }, { dice: [face] }).use();
  game.choose('p1', 'roll:left:middle');
  return game.events('tokenGained').map(({ token }) => token);
};

test('Ion Limiter Override: a barrel roll though stressed; a hit strains, a crit ionizes', () => {
  expect(rolled('hit')).toEqual(['stress', 'strain']);
  expect(rolled('crit')).toEqual(['stress', 'ion']);
  expect(rolled('focus')).toEqual(['stress']);
});
test('Ion Limiter Override: not after another maneuver, nor a partial one', () => {
  const told = flying(CARD, { pilot: 'academypilot', dial: '2FB' });
  expect(told.until('chooseAction').game.happened()).not.toContain('abilityUsed');
  const partial = flying(
    CARD,
    { pilot: 'academypilot', dial: '3KR' },
    {
      p2: [{ pilot: 'soontirfel', at: [457, 460], heading: 90, dial: '4FW', tokens: { stress: 1 } }],
    },
  );
  expect(partial.offered()).toEqual([]);
});
test('Ion Limiter Override: no die for a roll that fails', () => {
  const { game } = flying(
    CARD,
    { pilot: 'academypilot', dial: '3KR' },
    {
      dice: ['hit'],
      rocks: [{ is: 'coreasteroid1', at: [400, 460] }],
    },
  ).use();
  const failing = game.offers('p1').find(key => key.endsWith('fail'))!;
  game.choose('p1', failing);
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['stress']);
});
