import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:withoutatrace-talent';
const cloaking = (tokens: Record<string, number>) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'whisper', at: [457, 300], tokens }],
    p2: [{ pilot: 'academypilot', at: [457, 500], locks: ['A1'] }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token: 'cloak', by: 'p1' }],
  });

test('Without a Trace: a cloak token gained lets a red token go, a lock among them', () => {
  const told = cloaking({ strain: 1, jam: 1 });
  expect(told.game.offers('p1').map(key => key.split('talent:')[1] ?? key)).toEqual(['strain', 'lock:ship:B1', 'pass']);
  expect(told.use('strain').game.tokens('A1')).toEqual({ jam: 1, cloak: 1 });
});
const locks = (cloak: number, friend = false) =>
  flying(
    CARD,
    { pilot: 'whisper', at: [457, 500], tokens: { cloak } },
    {
      phase: 'activation',
      p1: [
        { pilot: 'whisper', at: [457, 600], heading: 180, dial: '2FB', tokens: { cloak } },
        ...(friend ? [{ pilot: 'academypilot', at: [600, 300] as const, dial: '2FB' as const }] : []),
      ],
      p2: [{ pilot: 'bluesquadronescort', at: [457, 300], heading: 0, dial: '1FB' }],
    },
  );
test('Without a Trace: cloaked, an enemy cannot lock it', () => {
  const seen = (cloak: number) => {
    const { game } = locks(cloak).until('chooseAction');
    if (game.asked('p2') !== 'chooseAction') throw new Error('not the enemy');
    return game.offers('p2').includes('action:lock:white');
  };
  expect(seen(0)).toBe(true);
  expect(seen(1)).toBe(false);
});
