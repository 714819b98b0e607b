import { expect, test } from 'vitest';

import { about, inDuel } from '../../../../support/card';
import { suffers } from '../../../../support/hurt';

const CARD = 'upgrade:r4p17-astromech';
const hurt = (damage: { hits?: number; crits?: number }, more = {}) =>
  about(CARD, suffers(damage, ['fuelleak', 'hullbreach'], { upgrades: ['r4p17-astromech'], ...more }));

test('R4-P17: a charge and a strain token discard a damage card, faceup or not', () => {
  const { game } = hurt({ crits: 1 }).use();
  expect([game.damage('A1'), game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([[], { strain: 1 }, 1]);
  expect(game.state.decks.p1.discard).toHaveLength(1);
  const facedown = hurt({ hits: 1 }).use().game;
  expect([facedown.damage('A1'), facedown.state.decks.p1.discard.length]).toEqual([[], 1]);
  expect(facedown.last('damageDiscarded')).toMatchObject({ card: null });
  expect(facedown.last('damageSuffered')).toMatchObject({ damage: 'hit' });
});

test('R4-P17: each card costs anew; left alone it is dealt; shields first', () => {
  expect(hurt({ hits: 2 }).use().use().game.ship('A1').upgrades[0]!.charges).toBe(0);
  expect(hurt({ hits: 1 }).leave().game.damage('A1')).toEqual(['-fuelleak']);
  expect(hurt({ hits: 1 }, { shields: 1 }).offered()).toEqual([]);
});

test('R4-P17: not while defending', () => {
  const told = inDuel(CARD, {
    on: 'defender',
    defender: { shields: 0 },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();
  expect(told.offered()).toEqual([]);
});
