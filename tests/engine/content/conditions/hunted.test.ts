import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY } from '../../../support/duel';

const HUNTED = [{ is: 'hunted', from: 'A1', by: 'upgrade:agentkallus' }];
const DICE = ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'] as const;

test('Hunted: destroyed, it is handed on to another ship of that side, which its player picks', () => {
  const game = duel({
    defender: { conditions: HUNTED, damage: ['-fuelleak', '-fuelleak'] },
    enemies: [
      { pilot: 'academypilot', at: [700, 800] },
      { pilot: 'academypilot', at: [200, 800] },
    ],
    dice: DICE,
  })
    .choose('p1', PRIMARY)
    .passUntil('mayUse');
  expect(game.offers('p2')).toEqual(['use:condition:hunted:ship:B2', 'use:condition:hunted:ship:B3']);
  game.choose('p2', 'use:condition:hunted:ship:B3');
  expect(conditionsOf(game, 'B3')).toEqual(['hunted']);
  expect(game.ship('B3').conditions[0]!.from!.ship).toBe('ship:A1');
});

test('Hunted: with nobody left to hand it to, nothing is asked', () => {
  const game = duel({ defender: { conditions: HUNTED, damage: ['-fuelleak', '-fuelleak'] }, dice: DICE }).choose(
    'p1',
    PRIMARY,
  );
  game.passUntil(null);
  expect(game.events('conditionAssigned')).toEqual([]);
});
