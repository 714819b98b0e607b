import { expect, test } from 'vitest';
import { drive, positionOf } from '../../../../support/scenario';

const first = (upgrades: readonly string[]) =>
  drive(
    positionOf({
      p1: [
        { pilot: 'academypilot', at: [0, 0], where: 'hand', upgrades },
        { pilot: 'soontirfel', at: [0, 0], where: 'hand' },
        { pilot: 'howlrunner', at: [0, 0], where: 'hand' },
      ],
      p2: [{ pilot: 'wedgeantilles', at: [0, 0], where: 'hand' }],
    }),
    [{ do: 'placeForces' }],
  ).offers('p1');

test('Corvus: placed as if its initiative were 5', () =>
  expect(first(['corvus-title'])).toEqual(['place:ship:A1', 'place:ship:A3']));
test('Corvus: others at their own', () => expect(first([])).toEqual(['place:ship:A1']));
