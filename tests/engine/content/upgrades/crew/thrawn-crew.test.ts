import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reveals = (y = 400) =>
  inStory('upgrade:thrawn-crew', {
    p1: [{ pilot: 'omicrongrouppilot', at: [300, 200], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [300, y], dial: '3FB' }],
  });

test('Thrawn (standard loadout): naming the speed on the dial locks the ship', () => {
  const told = reveals();
  expect(told.offered()).toHaveLength(6);
  const { game } = told.use(':3');
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Thrawn (standard loadout): a wrong number costs the charge for nothing; and not beyond range 3', () => {
  const { game } = reveals().use(':2');
  expect(game.ship('A1').locks).toEqual([]);
  expect(game.about('A1', 'chargeSpent')).toBeDefined();
  expect(reveals(880).offered()).toEqual([]);
});
