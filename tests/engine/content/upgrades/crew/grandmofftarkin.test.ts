import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (locks: readonly string[], spent = 0) =>
  inStory('upgrade:grandmofftarkin', {
    phase: 'system',
    p1: [
      { pilot: 'omicrongrouppilot', at: [400, 400], locks },
      { pilot: 'academypilot', at: [500, 400] },
      { pilot: 'academypilot', at: [300, 400] },
      { pilot: 'academypilot', at: [860, 60] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 600] }],
    first: Array.from({ length: spent }, () => ({
      do: 'spendCharge',
      ship: 'ship:A1',
      card: 'upgrade:grandmofftarkin',
    })),
  });

test('Grand Moff Tarkin: for two charges each friend in reach may lock what he has locked', () => {
  const { game } = story(['B1']).use();
  expect(game.offers('p1')).toEqual(['ship:B1', 'pass']);
  game.choose('p1', 'ship:B1', 'pass');
  expect(['A2', 'A3', 'A4'].map(ship => game.ship(ship).locks)).toEqual([['ship:B1'], [], []]);
  expect(game.asked('p1')).not.toBe('lock');
  expect(game.events('chargeSpent')).toHaveLength(2);
});

test('Grand Moff Tarkin: not without a lock, nor with one charge', () => {
  expect(story([]).offered()).toEqual([]);
  expect(story(['B1'], 1).offered()).toEqual([]);
});

test('Grand Moff Tarkin: who locks beyond range 3 does so here, and who cannot at range 1 does not', () => {
  const { game } = inStory('upgrade:grandmofftarkin', {
    phase: 'system',
    p1: [
      { pilot: 'omicrongrouppilot', at: [400, 400], locks: ['B1'] },
      { pilot: 'knavesquadronescort', at: [860, 60] },
      { pilot: 'knavesquadronescort', at: [400, 520] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 600] }],
  }).use();
  expect(['A2', 'A3'].map(ship => game.ship(ship).locks)).toEqual([['ship:B1'], []]);
});

test('Grand Moff Tarkin: a probe droid is near enough for who is not', () => {
  const { game } = inStory('upgrade:grandmofftarkin', {
    phase: 'system',
    p1: [
      { pilot: 'omicrongrouppilot', at: [400, 400], locks: ['B1'] },
      { pilot: 'academypilot', at: [860, 60] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 600] }],
    devices: [{ is: 'drk1probedroid', at: [500, 700] }],
  }).use();
  expect(game.ship('A2').locks).toEqual(['ship:B1']);
});
