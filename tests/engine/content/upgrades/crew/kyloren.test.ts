import { expect, test } from 'vitest';
import { scenario } from '../../../../support/scenario';

const acting = (y: number, force = 1) =>
  scenario({
    p1: [{ pilot: 'starkillerbasepilot', upgrades: ['kyloren'], at: [400, 200], dial: '1FB', force }],
    p2: [{ pilot: 'bluesquadronescort', at: [400, y] }],
  }).passUntil('chooseAction');
const KEY = 'action:card:upgrade:kyloren:white';

test('Kylo Ren (crew): an action and a Force show an enemy at range 1-3 the dark side', () => {
  const game = acting(500).choose('p1', KEY);
  expect(game.last('conditionAssigned')).toMatchObject({ ship: 'ship:B1' });
  expect(game.ship('A1').force).toBe(0);
});

test('Kylo Ren (crew): not beyond range 3, nor without Force', () => {
  expect(acting(800).offers('p1')).not.toContain(KEY);
  expect(acting(500, 0).offers('p1')).not.toContain(KEY);
});
