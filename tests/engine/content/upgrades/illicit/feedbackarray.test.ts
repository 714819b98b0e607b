import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:feedbackarray';

test('Feedback Array: an ion and a disarm token, and each ship at range 0 suffers a hit, itself among them', () => {
  const { game } = inDuel(CARD, { range: 0 }).use();
  expect(game.tokens('A1')).toEqual({ ion: 1, disarm: 1 });
  expect(game.ship('B1').damage).toHaveLength(1);
  expect(game.last('shieldLost')).toMatchObject({ ship: 'ship:A1' });
});
test('Feedback Array: no ship at range 1; nothing is paid or suffered if it is left', () => {
  expect(inDuel(CARD, { range: 1 }).use().game.ship('B1').damage).toHaveLength(0);
  const { game } = inDuel(CARD, { range: 0 }).leave();
  expect(game.tokens('A1')).toEqual({});
  expect([game.ship('B1').damage.length, game.ship('A1').shields]).toEqual([0, 2]);
});
