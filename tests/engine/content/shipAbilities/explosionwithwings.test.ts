import { expect, test } from 'vitest';
import { engine } from '../../../support/engine';
import { flying } from '../../../support/flying';
import { drive, positionOf } from '../../../support/scenario';

const CARD = 'shipAbility:explosionwithwings';
const FIREBALL = { pilot: 'colossusstationmechanic', dial: '1FB' } as const;

test('Explosion with Wings: a facedown damage card lies there when setup is done', () => {
  const start = positionOf({ p1: [{ ...FIREBALL, at: [457, 300] }], p2: [{ pilot: 'academypilot', at: [100, 880] }] });
  const game = drive(start, [{ do: 'openWindow', moment: { at: 'after:setup' } }]);
  expect(game.ship('A1').damage).toMatchObject([{ faceup: false }]);
  expect(engine.rules.catalog.pilot('pilot:academypilot').shipAbility).toBeUndefined();
});

const slam = (damage: readonly string[]) => {
  const told = flying(CARD, { ...FIREBALL, damage }).until('chooseAction');
  told.game.choose('p1', 'action:slam:white', 'maneuver:1FB');
  return told;
};

test('Explosion with Wings: after a SLAM a damage card is exposed to remove the disarm token', () => {
  const { game } = slam(['-stunnedpilot']).use();
  expect([game.damage('A1'), game.events('tokenRemoved').map(({ token }) => token)]).toEqual([
    ['stunnedpilot'],
    expect.arrayContaining(['disarm']),
  ]);
});

test('Explosion with Wings: not without a facedown card', () => {
  expect(slam(['stunnedpilot']).offered()).toEqual([]);
});
