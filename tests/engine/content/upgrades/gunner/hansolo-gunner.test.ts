import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const engaging = (stress: number) => inDuel('upgrade:hansolo-gunner', { attacker: { tokens: { stress } } });

test('Han Solo: before engaging, a red focus', () => {
  const { game } = engaging(0).use();
  expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(game.offers('p1')).toContain('target:ship:B1:primary:0');
});

test('Han Solo: not while stressed', () => expect(engaging(1).offered()).toEqual([]));
