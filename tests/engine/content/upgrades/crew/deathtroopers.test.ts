import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { scenario } from '../../../../support/scenario';

/** B1 flies blue; the troopers are above it at range 1 or 2 when it has. */
const flies = (x: number, stress = 1) =>
  scenario({
    p1: [{ pilot: 'omicrongrouppilot', upgrades: ['deathtroopers'], at: [x, 500], heading: 0, dial: '1FB' }],
    p2: [{ pilot: 'academypilot', at: [400, 600], heading: 180, tokens: { stress }, dial: '2FB' }],
    firstPlayer: 'p2',
  })
    .passUntil('chooseAction')
    .about('B1', 'tokenRemoved');

test('Death Troopers: an enemy at range 0-1 keeps its stress after a blue maneuver', () => {
  expect(flies(500)).toBeUndefined();
});

test('Death Troopers: not at range 2', () => {
  expect(flies(650)).toMatchObject({ token: 'stress' });
});

test('Death Troopers: in the Engagement Phase it can', () => {
  const game = scenario({
    phase: 'engagement',
    p1: [{ pilot: 'omicrongrouppilot', upgrades: ['deathtroopers'], at: [500, 500] }],
    p2: [{ pilot: 'academypilot', at: [400, 500], tokens: { stress: 1 } }],
    first: [
      { do: 'startPhase', phase: 'end' },
      { do: 'removeToken', ship: 'ship:B1', token: 'stress', spent: false },
    ],
    alone: true,
  });
  expect(game.tokens('B1')).toEqual({});
});

test('Death Troopers: nothing is offered that would remove its stress', () => {
  const offers = (upgrades: readonly string[]) =>
    inStory('upgrade:pushthelimit-talent', {
      p1: [{ pilot: 'wedgeantilles', at: [457, 300], dial: '4KR' }],
      p2: [{ pilot: 'omicrongrouppilot', at: [480, 480], heading: 90, dial: '1FB', upgrades }],
    }).offered();
  expect(offers([])).toEqual(['use:upgrade:pushthelimit-talent']);
  expect(offers(['deathtroopers'])).toEqual([]);
});
