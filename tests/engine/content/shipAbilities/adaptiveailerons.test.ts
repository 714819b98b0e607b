import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:adaptiveailerons';

test('Adaptive Ailerons: it must boost before it reveals its dial, and that is no action', () => {
  const told = flying(CARD, { pilot: 'blacksquadronscout' });
  expect(told.game.offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
  told.game.choose('p1', 'boost:straight');
  expect(told.game.ship('A1').pose.y).toBe(300 + 80 + 40 + 80);
  expect(told.game.ship('A1').round.actions).toEqual([]);
});

test('Adaptive Ailerons: not while stressed', () => {
  const { game } = flying(CARD, { pilot: 'blacksquadronscout', tokens: { stress: 1 } });
  expect(game.asked('p1')).toBe('chooseAction');
});

test('Adaptive Ailerons: where there is no room it stays, and flies on', () => {
  const { game } = flying(CARD, { pilot: 'blacksquadronscout', at: [457, 880], dial: '1KR' });
  expect(game.events('moveFailed')).toHaveLength(1);
});
