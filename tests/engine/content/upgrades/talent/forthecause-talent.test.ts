import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const CARD = 'upgrade:forthecause-talent';
const shot = (rolls: string, third: Partial<Placed> = {}) =>
  inDuel(CARD, { third: { at: [560, 300], tokens: { strain: 1, deplete: 1 }, ...third }, rolls }).attack();

test('For the Cause: a focus given up lets a friend lose a strain or deplete token', () => {
  const told = shot('focus hit blank / blank blank blank');
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use('attacker:focus');
  expect(game.offers('p1')).toEqual(['ship:A2:strain', 'ship:A2:deplete', 'pass']);
  game.choose('p1', 'ship:A2:deplete');
  expect(game.tokens('A2')).toEqual({ strain: 1 });
  expect(game.last('diceCanceled')).toMatchObject({ faces: ['focus'], after: ['hit', 'blank'] });
});
test('For the Cause: an evade while defending, and one result only', () => {
  const told = inDuel(CARD, {
    on: 'defender',
    enemies: [{ pilot: 'academypilot', at: [560, 500], tokens: { strain: 2 } }],
    rolls: 'hit hit hit / evade evade blank',
  }).attack();
  const { game } = told.use('defender:evade');
  game.choose('p2', 'ship:B2:strain');
  expect(game.tokens('B2')).toEqual({ strain: 1 });
  expect(told.offered()).toEqual([]);
});
test('For the Cause: not for blanks, not where nobody wants it, not at range 0', () => {
  expect(shot('blank blank blank / blank blank blank').offered()).toEqual([]);
  expect(shot('hit hit blank / blank blank blank', { tokens: { stress: 1 } }).offered()).toEqual([]);
  expect(shot('hit hit blank / blank blank blank', { at: [497, 300] }).offered()).toEqual([]);
});
