import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Story } from '../../../../support/scenario';

const CARD = 'upgrade:ablativeplating';
const flown = (more: Partial<Story>) =>
  inStory(CARD, {
    phase: 'activation',
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial: '2FB' }],
    p2: [{ pilot: 'darthvader', at: [60, 880], dial: '2FB' }],
    ...more,
  });
const rock = { rocks: [{ is: 'coreasteroid1', at: [457, 380] }], dice: ['blank'] } as const;
const bomb = (owner: 'p1' | 'p2') => ({ devices: [{ is: 'protonbomb', at: [457, 480], owner }] }) as const;

test('Ablative Plating: a charge prevents the damage of an asteroid', () => {
  const { game } = flown(rock).use();
  expect([game.ship('A1').shields, game.ship('A1').upgrades[0]!.charges]).toEqual([2, 1]);
  expect(game.last('damagePrevented')).toMatchObject({ ship: 'ship:A1', hits: 1, crits: 0 });
  expect(flown(rock).leave().until().game.ship('A1').shields).toBe(1);
});
test('Ablative Plating: and of a bomb of its own side', () => {
  const { game } = flown(bomb('p1')).use();
  expect([game.ship('A1').shields, game.events('damagePrevented')]).toMatchObject([2, [{ crits: 1 }]]);
});
test('Ablative Plating: not of the enemy’s bomb, nor of an attack', () => {
  expect(flown(bomb('p2')).offered()).toEqual([]);
  const attacked = flown({ first: [{ do: 'sufferDamage', ship: 'ship:A1', hits: 1, crits: 0 }] });
  expect(attacked.offered()).toEqual([]);
});
