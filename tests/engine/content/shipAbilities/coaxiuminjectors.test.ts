import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:coaxiuminjectors';
const HAN = { pilot: 'hansolo-armedanddangerous', dial: '3FW', turret: 'front' } as const;

test('Coaxium Injectors: a charge for a red SLAM after a speed 3 maneuver, then a crit or a card exposed', () => {
  const told = flying(CARD, { ...HAN, damage: ['-stunnedpilot'] });
  expect(told.offered()).toEqual(['action:slam:red']);
  told.use();
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.offered()).toEqual([`use:${CARD}:crit`, `use:${CARD}:expose`]);
  expect(told.use('expose').game.damage('A1')).toEqual(['stunnedpilot']);
});

test('Coaxium Injectors: not after a speed 2 maneuver', () => {
  expect(flying(CARD, { ...HAN, dial: '2FB' }).offered()).toEqual([]);
});
