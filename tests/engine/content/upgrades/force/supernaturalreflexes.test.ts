import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:supernaturalreflexes';
const acted = (action: string, place: string) => {
  const { game } = flying(CARD, { pilot: 'lukeskywalker' }).use(action);
  return game.choose('p1', place);
};

test('Supernatural Reflexes: before activating, a Force for a barrel roll of its bar', () => {
  const game = acted('action:barrelRoll:white', 'roll:left:middle');
  expect(game.ship('A1')).toMatchObject({ force: 1, shields: 2 });
  expect(game.events('shipMoved').filter(({ ship }) => ship === 'ship:A1')).toMatchObject([
    { how: 'barrelRoll' },
    { how: 'maneuver' },
  ]);
});
test('Supernatural Reflexes: a boost that is not on the bar costs a hit', () => {
  expect(acted('action:boost:white', 'boost:straight').ship('A1')).toMatchObject({ force: 1, shields: 1 });
});
test('Supernatural Reflexes: one that fails was not performed', () => {
  const { game } = flying(
    CARD,
    { pilot: 'lukeskywalker', dial: '2TW' as '2FB' },
    { rocks: [{ is: 'coreasteroid1', at: [457, 370] }] },
  ).use('action:boost:white');
  game.choose('p1', 'boost:straight:fail');
  expect(game.ship('A1').force).toBe(1);
  expect(game.happened().indexOf('damageSuffered')).not.toBe(game.happened().indexOf('actionFailed') + 1);
});
test('Supernatural Reflexes: not without Force, not stressed', () => {
  expect(flying(CARD, { pilot: 'lukeskywalker', force: 0 }).offered()).toEqual([]);
  expect(flying(CARD, { pilot: 'lukeskywalker', tokens: { stress: 1 } }).offered()).toEqual([]);
});
