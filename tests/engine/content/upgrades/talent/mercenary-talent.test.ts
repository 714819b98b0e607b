import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** B1 shoots A1 down; A2 carries the card. */
const fallen = (tokens: Record<string, number>, x = 520) => {
  const told = inDuel('upgrade:mercenary-talent', {
    on: 'wingman',
    attacker: { pilot: 'nightbeast', damage: ['-stunnedpilot', '-stunnedpilot'], tokens },
    defender: { pilot: 'soontirfel', heading: 180 },
    third: { pilot: 'academypilot', at: [x, 300] },
    rolls: 'hit hit crit / blank blank blank',
  });
  told.game.choose('p2', 'target:ship:A1:primary:0');
  return told;
};

test('Mercenary: it takes one green token of a destroyed friend, without being asked', () => {
  const { game } = fallen({ reinforceFore: 1, strain: 1 }).until();
  expect(game.ship('A1').destroyed).toBe(true);
  expect(game.events('tokenGained').filter(({ ship }) => ship === 'ship:A2')).toMatchObject([
    { ship: 'ship:A2', token: 'reinforceFore' },
  ]);
});
test('Mercenary: of several kinds it picks one', () => {
  const told = fallen({ reinforceFore: 1, calculate: 1 });
  expect(told.offered()).toHaveLength(2);
  expect(told.use('calculate').game.tokens('A2')).toEqual({ calculate: 1 });
});
test('Mercenary: none at range 3', () => {
  expect(fallen({ reinforceFore: 1 }, 780).until().game.tokens('A2')).toEqual({});
});
