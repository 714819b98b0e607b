import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:malice';
const shot = (deck: string, rolls = 'focus blank blank / blank blank blank') =>
  inDuel(CARD, { attacker: { pilot: 'darthvader', force: 1 }, rolls, deck: { p2: [deck] } }).attack();
/** The last of it in the End Phase. */
const recovered = (game: ReturnType<typeof shot>['game']) => game.events('forceRecovered').map(({ count }) => count);

test('Malice: a Force makes a focus a crit, and a Pilot card brings two back', () => {
  const { game } = shot('woundedpilot').use().until();
  expect(game.events('diceChanged')[0]!.after).toEqual(['crit', 'blank']);
  expect(game.damage('B1')).toEqual(['woundedpilot']);
  expect(recovered(game)).toEqual([2, 1]);
});
test('Malice: a Ship card brings nothing', () => {
  const { game } = shot('consolefire').use().until();
  expect(game.damage('B1')).toEqual(['consolefire']);
  expect(recovered(game)).toEqual([1]);
});
test('Malice: a Pilot card brings nothing if it was not used', () => {
  const { game } = shot('woundedpilot', 'crit blank / blank blank blank').until();
  expect(game.damage('B1')).toEqual(['woundedpilot']);
  expect(recovered(game)).toEqual([1]);
});
