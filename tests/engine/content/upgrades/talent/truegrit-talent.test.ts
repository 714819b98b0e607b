import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:truegrit-talent';
const told = (tokens: Record<string, number>) => flying(CARD, { pilot: 'wedgeantilles', tokens, dial: '2FW' as '2FB' });

test('True Grit: a strain token to be rid of a red or orange one', () => {
  const one = told({ stress: 1, ion: 0, deplete: 1, disarm: 1 });
  expect(one.offered().map(key => key.split(':').at(-1))).toEqual(['stress', 'deplete', 'disarm']);
  expect(one.use('deplete').game.tokens('A1')).toEqual({ strain: 1, stress: 1 });
});
test('True Grit: not strained, not for a lock or a focus', () => {
  expect(told({ strain: 2, disarm: 1 }).offered()).toEqual([]);
  const { game } = flying(
    CARD,
    { pilot: 'wedgeantilles', tokens: { focus: 1 } },
    {
      p2: [{ pilot: 'academypilot', at: [100, 880], dial: '2FB', locks: ['A1'] }],
    },
  ).until();
  expect(game.happened()).not.toContain('abilityUsed');
});
