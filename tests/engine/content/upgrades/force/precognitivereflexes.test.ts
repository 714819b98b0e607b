import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:precognitivereflexes';

test('Precognitive Reflexes: a Force for a boost after revealing, strain as it is not on the bar, and no more actions', () => {
  const { game } = flying(CARD, { pilot: 'lukeskywalker', dial: '2FW' as '2FB' }).use('action:boost:white');
  game.choose('p1', 'boost:straight');
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['strain']);
  expect(game.about('A1', 'maneuverExecuted')).toBeDefined();
  expect(game.about('A1', 'actionSkipped')).toBeDefined();
});
test('Precognitive Reflexes: a barrel roll of the bar does not strain', () => {
  const { game } = flying(CARD, { pilot: 'lukeskywalker' }).use('action:barrelRoll:white');
  game.choose('p1', 'roll:left:middle');
  expect(game.events('tokenGained')).toEqual([]);
});
test('Precognitive Reflexes: left alone, it acts as ever; not without Force', () => {
  const { game } = flying(CARD, { pilot: 'lukeskywalker' }).leave().until('chooseAction');
  expect(game.asked('p1')).toBe('chooseAction');
  expect(game.ship('A1').force).toBe(2);
  expect(flying(CARD, { pilot: 'lukeskywalker', force: 0 }).offered()).toEqual([]);
});
