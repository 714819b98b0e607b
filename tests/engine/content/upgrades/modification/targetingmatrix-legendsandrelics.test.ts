import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fired = (rolls: string) => inDuel('upgrade:targetingmatrix-legendsandrelics', { rolls }).attack();

test('Targeting Matrix: a focus result left strains the defender after the attack, hit or not', () => {
  const { game } = fired('focus blank blank / blank blank blank').use();
  expect(game.tokens('B1')).toEqual({ strain: 1 });
  const told = game.happened();
  expect(told.lastIndexOf('tokenGained')).toBeGreaterThan(told.indexOf('attackPerformed'));
});
test('Targeting Matrix: not without one, nor if it is kept', () => {
  expect(fired('hit blank blank / blank blank blank').offered()).toEqual([]);
  expect(fired('focus blank blank / blank blank blank').leave().until().game.tokens('B1')).toEqual({});
});
