import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object) =>
  inDuel('upgrade:wolfpack-crew', {
    third: { locks: ['B1'], ...third },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Wolfpack (standard loadout): spends the lock of a friendly Plo Koon to reroll', () => {
  const { game } = shot({ pilot: 'plokoon' }).use();
  game.pick('p1', ['die:0', 'die:2']);
  expect(game.last('diceRerolled')!.dice).toEqual([0, 2]);
  expect(game.ship('A2').locks).toEqual([]);
});

test('Wolfpack (standard loadout): or of one that is born for this, but of no other', () => {
  expect(shot({ pilot: 'jag-siegeofcoruscant' }).offered()).toHaveLength(1);
  expect(shot({ pilot: 'bluesquadronescort' }).offered()).toEqual([]);
});
