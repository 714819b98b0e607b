import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (other: object, fore = 1) =>
  inStory('upgrade:plokoon', {
    phase: 'end',
    p1: [
      { pilot: 'outerrimsmuggler', at: [300, 300], tokens: { reinforceFore: fore } },
      { pilot: 'wedgeantilles', at: [420, 300], ...other },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Plo Koon (crew): a friend at range 1 to the side loses strain or deplete, or repairs a card', () => {
  const told = ends({ tokens: { strain: 1 }, damage: ['fuelleak'] }).use('ship:A2');
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use('strain');
  expect(game.tokens('A2')).toEqual({});
  expect(game.damage('A2')).toEqual(['fuelleak']);
});

test('Plo Koon (crew): not in front or at range 2, where nothing ails it, or unreinforced', () => {
  expect(ends({ at: [300, 430], tokens: { strain: 1 } }).offered()).toEqual([]);
  expect(ends({ at: [520, 300], tokens: { strain: 1 } }).offered()).toEqual([]);
  expect(ends({}).offered()).toEqual([]);
  expect(ends({ tokens: { strain: 1 } }, 0).offered()).toEqual([]);
});
