import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import type { Story } from '../../../../support/scenario';

/** A red action in the open, or beside something. */
const evading = (more: Partial<Story>, action: 'evade' | 'focus' = 'evade') => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [200, 200], upgrades: ['evasionsequence7-modification'] },
    { grant: { why: 'card', only: [action], as: 'red' }, ...more },
  );
  return game.choose('p1', game.offers('p1').find(key => key !== 'pass')!).tokens('A1');
};

test('Evasion Sequence 7: beside an obstacle or a scenario feature at range 1 a red evade is white', () => {
  expect(evading({ rocks: [{ is: 'coreasteroid1', at: [200, 320] }] })).toEqual({ evade: 1 });
  expect(evading({ markers: [{ at: [200, 300] }] })).toEqual({ evade: 1 });
});
test('Evasion Sequence 7: not in the open, not at range 0 or 2, and no other action', () => {
  expect(evading({})).toEqual({ evade: 1, stress: 1 });
  expect(evading({ rocks: [{ is: 'coreasteroid1', at: [200, 205] }] })).toEqual({ evade: 1, stress: 1 });
  expect(evading({ rocks: [{ is: 'coreasteroid1', at: [200, 440] }] })).toEqual({ evade: 1, stress: 1 });
  expect(evading({ rocks: [{ is: 'coreasteroid1', at: [200, 320] }] }, 'focus')).toEqual({ focus: 1, stress: 1 });
});
