import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (y: number, action = 'coordinate') => {
  const told = inStory('upgrade:thrawn-legendsandrelics', {
    first: [
      {
        do: 'offerAction',
        ship: 'ship:A1',
        why: 'card',
        only: ['coordinate', 'jam'],
        as: null,
        evenWhileStressed: false,
      },
    ],
    alone: true,
    p1: [
      { pilot: 'omicrongrouppilot', at: [300, 100] },
      { pilot: 'wedgeantilles', at: [300, y] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [180, 100] }],
  });
  return { ...told, can: told.game.offers('p1').includes(`action:${action}:white`) };
};
const charges = (game: ReturnType<typeof acts>['game']) => game.ship('A1').upgrades[0]!.charges;

test('Thrawn: a charge coordinates a friend at range 3', () => {
  const { game } = acts(400);
  game.choose('p1', 'action:coordinate:white', 'ship:A2');
  expect(charges(game)).toBe(1);
});

test('Thrawn: at range 2 it costs nothing, and beyond range 3 nobody is reached', () => {
  const { game } = acts(280);
  game.choose('p1', 'action:coordinate:white', 'ship:A2');
  expect(charges(game)).toBe(2);
  expect(acts(700).can).toBe(false);
});

test('Thrawn: two charges let him jam after coordinating, as a red action', () => {
  const told = acts(280);
  told.game.choose('p1', 'action:coordinate:white', 'ship:A2', 'pass');
  expect(told.offered()).toEqual(['action:jam:red']);
  told.use();
  told.game.choose('p1', 'ship:B1');
  expect(told.game.tokens('B1')).toEqual({ jam: 1 });
  expect(told.game.tokens('A1')).toEqual({ stress: 1 });
  expect(charges(told.game)).toBe(0);
});
