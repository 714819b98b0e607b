import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { atSetup } from '../../../../support/conditions';

test('Commander Pyre: after setup an enemy of his choice gains two stress tokens', () => {
  const game = atSetup('after', {
    p1: [{ pilot: 'starkillerbasepilot', upgrades: ['commanderpyre'], at: [200, 100] }],
    p2: [
      { pilot: 'academypilot', at: [200, 800] },
      { pilot: 'academypilot', at: [400, 800] },
    ],
  });
  expect(game.offers('p1')).not.toContain('pass');
  game.choose('p1', 'use:upgrade:commanderpyre:ship:B2');
  expect([game.tokens('B1'), game.tokens('B2')]).toEqual([{}, { stress: 2 }]);
});

const shot = (stress: number) =>
  inDuel('upgrade:commanderpyre', {
    on: 'defender',
    attacker: { tokens: { stress } },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();

test('Commander Pyre: one defense die may be rerolled against a stressed attacker', () => {
  const { game } = shot(1).use();
  game.pick('p2', ['die:2']);
  expect(game.last('diceRerolled')).toMatchObject({ kind: 'defense', dice: [2] });
});

test('Commander Pyre: not against a calm one', () => {
  expect(shot(0).offered()).toEqual([]);
});
