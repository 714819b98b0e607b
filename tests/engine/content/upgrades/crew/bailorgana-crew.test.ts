import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const start = (tokens: object) =>
  inStory('upgrade:bailorgana-crew', {
    phase: 'engagement',
    p1: [
      { pilot: 'wedgeantilles', at: [400, 200], tokens },
      ...[300, 350, 450, 500].map(x => ({ pilot: 'bluesquadronescort', at: [x, 200] as const })),
      { pilot: 'bluesquadronescort', at: [860, 860] },
    ],
    p2: [{ pilot: 'academypilot', at: [400, 420] }],
  });

test('Bail Organa: for a green token up to three others at range 0-3 gain such a one', () => {
  const { game } = start({ focus: 1, evade: 1 }).use('evade:ship:A2').use('evade:ship:A3').use('evade:ship:A4');
  expect(['A1', 'A2', 'A3', 'A4', 'A5'].map(game.tokens)).toEqual([
    { focus: 1 },
    { evade: 1 },
    { evade: 1 },
    { evade: 1 },
    {},
  ]);
  expect(game.asked('p1')).not.toBe('mayUse');
});

test('Bail Organa: fewer, if he likes, but no ship twice and none beyond range 3', () => {
  const told = start({ focus: 1 }).use('focus:ship:A3');
  expect(told.offered()).toEqual([2, 4, 5].map(n => `use:upgrade:bailorgana-crew:focus:ship:A${n}`));
  told.leave();
  expect(told.game.tokens('A1')).toEqual({});
});

test('Bail Organa: nothing without a green token', () => {
  expect(start({ stress: 1 }).offered()).toEqual([]);
});
