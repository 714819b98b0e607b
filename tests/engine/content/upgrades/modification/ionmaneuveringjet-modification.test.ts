import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:ionmaneuveringjet-modification';

test('Ion Maneuvering Jet: after a Koiogran turn, a charge for an action, stressed as it is', () => {
  const { game } = flying(CARD, { pilot: 'bluesquadronescort', dial: '4KR' }).use('focus:white');
  expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'focus', color: 'white' });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Ion Maneuvering Jet: not after another red maneuver', () => {
  expect(flying(CARD, { pilot: 'bluesquadronescort', dial: '3ER' }).offered()).toEqual([]);
});
