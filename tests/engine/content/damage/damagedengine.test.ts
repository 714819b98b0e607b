import { describe, expect, test } from 'vitest';
import { flies, repairs } from '../../../support/hurt';

describe('Damaged Engine', () => {
  const broken = { damage: ['damagedengine'] } as const;

  test('turns are one step harder', () => {
    const game = flies('2TW', broken);
    expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('two engines make two steps of a blue turn', () => {
    const agile = { pilot: 'academypilot', damage: ['damagedengine', 'damagedengine'] } as const;
    expect(flies('2TW', agile).about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
    const awing = { pilot: 'phoenixsquadronpilot', damage: ['damagedengine'] } as const;
    expect(flies('2TB', awing).about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
    const worse = { ...awing, damage: ['damagedengine', 'damagedengine'] } as const;
    expect(flies('2TB', worse).about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
  });

  test.each(['2BB', '3FW', '4KR'] as const)('%s is as printed', dial => {
    const difficulty = { B: 'blue', W: 'white', R: 'red' }[dial[2] as 'B' | 'W' | 'R'];
    expect(flies(dial, broken).about('A1', 'difficultyChecked')).toMatchObject({ difficulty });
  });

  test('facedown it does nothing', () => {
    expect(flies('2TW', { damage: ['-damagedengine'] }).tokens('A1')).toEqual({});
  });

  test('a stressed ship that set a white turn flies the 2 straight', () => {
    const game = flies('2TW', { ...broken, tokens: { stress: 1 } });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2FW', kind: 'stress' });
  });

  test('has no action', () => expect(repairs('damagedengine')).toBe('no such action'));
});
