import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:feedbackarray';

test('Feedback Array: an ion and a disarm token, and each ship at range 0 suffers a hit', () => {
  const { game } = inDuel(CARD, { range: 0 }).use();
  expect(game.tokens('A1')).toEqual({ ion: 1, disarm: 1 });
  expect(game.ship('B1').damage).toHaveLength(1);
});
test('Feedback Array: nothing at range 1; nothing paid if it is left', () => {
  expect(inDuel(CARD, { range: 1 }).offered()).toEqual([]);
  const { game } = inDuel(CARD, { range: 0 }).leave();
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('B1').damage).toHaveLength(0);
});
