import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { atSetup, conditionsOf } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

test('The Child: the opponent picks two of their ships', () => {
  const game = atSetup('after', {
    p1: [{ pilot: 'outerrimsmuggler', upgrades: ['thechild'], at: [200, 100] }],
    p2: [200, 400, 600].map(x => ({ pilot: 'academypilot', at: [x, 800] as const })),
  });
  game.choose('p2', 'use:upgrade:thechild:ship:B3');
  expect(game.offers('p2')).toEqual(['use:upgrade:thechild:ship:B1', 'use:upgrade:thechild:ship:B2']);
  game.choose('p2', 'use:upgrade:thechild:ship:B1');
  expect(['B1', 'B2', 'B3'].filter(ship => conditionsOf(game, ship).length > 0)).toEqual(['B1', 'B3']);
});

const hit = (rolls: string) =>
  inDuel('upgrade:thechild', {
    on: 'defender',
    defender: { pilot: 'outerrimsmuggler', force: 0 },
    rolls,
  })
    .attack()
    .until().game;

test('The Child: a Force comes back after an attack that did damage', () => {
  expect(hit('hit hit hit / blank blank').events('forceRecovered')).toHaveLength(1);
});

test('The Child: not after one that did none, nor by itself', () => {
  expect(hit('blank blank blank / blank blank').events('forceRecovered')).toEqual([]);
  const end = scenario({
    phase: 'end',
    p1: [{ pilot: 'ezrabridger', upgrades: ['thechild'], at: [200, 100], force: 0 }],
    p2: [{ pilot: 'academypilot', at: [400, 800] }],
  });
  expect(end.events('forceRecovered')).toEqual([]);
});
