import { expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

const slams = (conditions: readonly { is: string; from: string; by: string }[], action: 'slam' | 'boost' = 'slam') => {
  const game = scenario({
    p1: [{ pilot: 'gammasquadronace', at: [400, 100], dial: '2FB', conditions }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
    alone: true,
    first: [
      {
        do: 'announce',
        event: { type: 'actionPerformed', ship: 'ship:A1', action, color: 'white', linked: false },
      },
    ],
  });
  return game.events('damageSuffered').length;
};

test('Primed For Speed: a hit after each SLAM', () => {
  expect(slams([{ is: 'primedforspeed', from: 'A1', by: 'pilot:lingaava' }])).toBe(1);
});

test('Primed For Speed: not without it, nor after a boost', () => {
  expect(slams([{ is: 'primedforspeed', from: 'A1', by: 'pilot:lingaava' }], 'boost')).toBe(0);
  expect(slams([])).toBe(0);
});

test('Primed For Speed: a white SLAM is on the bar', () => {
  const game = scenario({
    p1: [
      {
        pilot: 'epsilonsquadroncadet',
        at: [400, 100],
        dial: '2FB',
        conditions: [{ is: 'primedforspeed', from: 'A1', by: 'pilot:lingaava' }],
      },
    ],
    p2: [{ pilot: 'bluesquadronescort', at: [800, 800], dial: '2FB' }],
  }).passUntil('chooseAction');
  expect(game.offers('p1')).toContain('action:slam:white');
});
