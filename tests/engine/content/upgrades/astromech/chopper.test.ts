import { expect, test } from 'vitest';
import { acting, blocks } from '../../../../support/actions';

const ship = (more: object, spent = 0) =>
  acting(
    { pilot: 'lukeskywalker', at: [400, 400], upgrades: ['chopper', 'protontorpedoes', 'elusive'], ...more },
    {
      first: Array.from({ length: spent }, () => ({
        do: 'loseCharge' as const,
        ship: 'ship:A1' as const,
        card: 'upgrade:protontorpedoes' as const,
      })),
    },
  );
const key = (name: string) => `card:upgrade:chopper:${name}`;
const chargesOf = (game: ReturnType<typeof ship>) =>
  game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:protontorpedoes')!.charges;

test('Chopper: a charge of another upgrade for a shield', () => {
  const game = ship({ shields: 1 }).choose('p1', `action:${key('shield')}:white`);
  game.choose('p1', 'upgrade:protontorpedoes');
  expect([game.ship('A1').shields, chargesOf(game)]).toEqual([2, 1]);
});

test('Chopper: two shields for a charge', () => {
  const game = ship({ shields: 2 }, 1).choose('p1', `action:${key('charge')}:white`);
  expect([game.ship('A1').shields, chargesOf(game)]).toEqual([0, 2]);
});

test('Chopper: not with all shields, nor with one for two, nor where nothing is spent', () => {
  expect(blocks(ship({ shields: 2 }))).toMatchObject({
    [`${key('shield')}:white`]: 'noShieldLost',
    [`${key('charge')}:white`]: 'noTarget',
  });
  expect(blocks(ship({ shields: 1 }, 1))[`${key('charge')}:white`]).toBe('noCharge');
});
