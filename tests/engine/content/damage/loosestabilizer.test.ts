import { describe, expect, test } from 'vitest';
import { flies, repairs } from '../../../support/hurt';

describe('Loose Stabilizer', () => {
  const loose = { damage: ['loosestabilizer'] } as const;

  test.each(['2BB', '3TW', '4KR', '3ER'] as const)('after %s a hit, and the card is repaired', dial => {
    const game = flies(dial, loose, { deck: { p1: ['hullbreach'] } });
    if (game.asked('p1') === 'chooseLanding') game.choose('p1', game.offers('p1')[0]!);
    expect(game.damage('A1')).toEqual(['-loosestabilizer', '-hullbreach']);
  });

  test('not after a straight', () => {
    expect(flies('3FW', loose).damage('A1')).toEqual(['loosestabilizer']);
  });

  test('a stop is not straight, nor is going backwards', () => {
    expect(flies('0OR', { ...loose, pilot: 'kashyyykdefender' }).damage('A1')).toHaveLength(2);
    expect(flies('2SR', { ...loose, pilot: 'jakkugunrunner' }).damage('A1')).toHaveLength(2);
  });

  test('what was executed counts, not the dial', () => {
    const stressed = flies('4KR', { ...loose, tokens: { stress: 1 } });
    expect(stressed.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2FW' });
    expect(stressed.damage('A1')).toEqual(['loosestabilizer']);
  });

  test('not while facedown', () => {
    expect(flies('3TW', { damage: ['-loosestabilizer'] }).damage('A1')).toEqual(['-loosestabilizer']);
  });

  test('can be repaired by an action', () => expect(repairs('loosestabilizer')).toEqual(['-loosestabilizer']));
});
