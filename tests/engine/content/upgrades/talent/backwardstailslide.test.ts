import { expect, test } from 'vitest';
import { inStep } from '../../../../../src/engine/rules/steps';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:backwardstailslide';
const rolling = (flipped: readonly string[]) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], upgrades: ['servomotorsfoils'], flipped }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    rocks: [{ is: 'coreasteroid5', at: [457, 345] }],
    dice: ['blank'],
    first: [{ do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['boost'], as: null, evenWhileStressed: false }],
  }).game.choose('p1', 'action:boost:white');

test('Backwards Tailslide: closed, it boosts through and onto an asteroid', () => {
  expect(rolling([]).offers('p1')).toContain('boost:straight');
});
test('Backwards Tailslide: open, the boost fails', () => {
  expect(rolling(['servomotorsfoils']).offers('p1')).toContain('boost:straight:fail');
});
const met = (y: number, maneuver: boolean) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], upgrades: ['servomotorsfoils'] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    rocks: [{ is: 'coreasteroid5', at: [457, y] }],
    dice: ['blank'],
    // A boost after a maneuver comes in its step.
    first: [
      inStep('executeManeuver', 'ship:A1', [
        {
          do: 'meetObstacle',
          ship: 'ship:A1',
          object: 'rock:1',
          overlapped: false,
          ...(maneuver ? { maneuver } : {}),
        },
      ]),
    ],
  }).game.tokens('A1');
test('Backwards Tailslide: one left behind brings an evade; not one that it touches, nor one met in a maneuver', () => {
  expect(met(420, false)).toEqual({ evade: 1 });
  expect(met(330, false)).toEqual({});
  expect(met(420, true)).toEqual({});
});
