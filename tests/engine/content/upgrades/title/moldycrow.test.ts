import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:moldycrow';
const ended = (tokens: object) => flying(CARD, { pilot: 'rebelscout', tokens }, { phase: 'end' });

test('Moldy Crow: two of three focus tokens stay, and nothing else', () => {
  const { game } = ended({ focus: 3, evade: 1 }).use('2 tokens');
  expect(game.tokens('A1')).toEqual({ focus: 2 });
});

test('Moldy Crow: or one, or none', () => {
  expect(ended({ focus: 3 }).offered()).toHaveLength(2);
  expect(ended({ focus: 3 }).use('1 token').game.tokens('A1')).toEqual({ focus: 1 });
  expect(ended({ focus: 3 }).leave().game.tokens('A1')).toEqual({});
});

test('Moldy Crow: nothing is asked without a focus token', () => expect(ended({ evade: 1 }).offered()).toEqual([]));
