import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (upgrades: readonly string[], b1: readonly [number, number] = [800, 800]) =>
  inStory('upgrade:genius', {
    phase: 'activation',
    p1: [{ pilot: 'graysquadronbomber', at: [457, 300], dial: '2FB', upgrades }],
    p2: [{ pilot: 'wedgeantilles', at: b1, dial: '2FB' }],
  });

test('Genius: after a maneuver, a bomb of any card', () => {
  const told = flown(['protonbombs', 'seismiccharges']);
  expect(told.offered()).toEqual([
    'use:upgrade:genius:upgrade:protonbombs',
    'use:upgrade:genius:upgrade:seismiccharges',
  ]);
  expect(told.use('seismiccharges').game.last('devicePlaced')).toMatchObject({ device: 'device:seismiccharge' });
});

test('Genius: no mines, and not after an overlap', () => {
  expect(flown(['proximitymines']).offered()).toEqual([]);
  expect(flown(['protonbombs'], [457, 400]).offered()).toEqual([]);
});

test('Genius: one thermal detonator; and not with a device dropped before in the round', () => {
  const one = flown(['thermaldetonators']).use('1straight');
  expect(one.offered()).toEqual([]);
  expect(one.game.events('devicePlaced')).toHaveLength(1);
  const { game } = inStory('upgrade:genius', {
    phase: 'system',
    p1: [{ pilot: 'graysquadronbomber', at: [457, 300], dial: '2FB', upgrades: ['protonbombs'] }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('placeDevice');
  game.choose('p1', 'drop:device:protonbomb:1straight').passUntil('chooseAction');
  expect(game.events('devicePlaced')).toHaveLength(1);
});

test('Genius: loose cargo dropped before is no device', () => {
  const dropped = (device: 'loosecargo' | 'protonbomb') =>
    inStory('upgrade:genius', {
      phase: 'activation',
      p1: [{ pilot: 'graysquadronbomber', at: [457, 300], dial: '2FB', upgrades: ['protonbombs'] }],
      p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
      first: [
        {
          do: 'placeDevice',
          owner: 'p1',
          ship: 'ship:A1',
          device: `device:${device}`,
          pose: { x: 100, y: 100, heading: 0 },
          how: 'drop',
          fuses: 0,
        },
      ],
    }).offered();
  expect(dropped('loosecargo')).toEqual(['drop:device:protonbomb:1straight']);
  expect(dropped('protonbomb')).toEqual([]);
});
