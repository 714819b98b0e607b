import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const start = (damage: readonly string[], spent = 0) =>
  inStory('upgrade:chewbacca', {
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], damage, dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [400, 800], dial: '2FB' }],
    first: Array.from({ length: spent }, () => ({ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:chewbacca' })),
  });

test('Chewbacca (crew): two charges repair one faceup damage card, whichever', () => {
  const told = start(['structuraldamage', '-fuelleak', 'disabledpowerregulator']);
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use();
  expect(game.damage('A1')).toEqual(['-structuraldamage', '-fuelleak', 'disabledpowerregulator']);
  expect(game.events('chargeSpent')).toHaveLength(2);
});

test('Chewbacca (crew): not with one charge, nor a facedown card', () => {
  expect(start(['structuraldamage'], 1).offered()).toEqual([]);
  expect(start(['-fuelleak']).offered()).toEqual([]);
});
