import { describe, expect, test } from 'vitest';
import { flies, repairs } from '../../../support/hurt';

describe('Stunned Pilot', () => {
  const debris = (y: number) => [{ is: 'yt2400debris1', at: [457, y] as const }];
  const stunned = { damage: ['stunnedpilot'] } as const;

  test('moving through an obstacle hurts once more, after all else', () => {
    const game = flies('4FW', stunned, { rocks: debris(390), dice: ['blank'] });
    expect(game.damage('A1')).toHaveLength(2);
    const order = game.happened().filter(type => ['obstacleMet', 'maneuverExecuted', 'damageSuffered'].includes(type));
    expect(order.slice(0, 3)).toEqual(['obstacleMet', 'maneuverExecuted', 'damageSuffered']);
  });

  test('overlapping one does, too', () => {
    expect(flies('2FB', stunned, { rocks: debris(410), dice: ['blank'] }).damage('A1')).toHaveLength(2);
  });

  test('two obstacles are one maneuver', () => {
    const game = flies('4FW', stunned, { rocks: [...debris(370), ...debris(460)], dice: ['blank', 'blank'] });
    expect(game.events('obstacleMet')).toHaveLength(2);
    expect(game.damage('A1')).toHaveLength(2);
  });

  test('not in the open', () => {
    expect(flies('4FW', stunned, { rocks: debris(700) }).damage('A1')).toEqual(['stunnedpilot']);
  });

  test('not while facedown', () => {
    const game = flies('4FW', { damage: ['-stunnedpilot'] }, { rocks: debris(390), dice: ['blank'] });
    expect(game.damage('A1')).toHaveLength(1);
  });

  test('not for another ship', () => {
    const game = flies(
      '4FW',
      {},
      {
        rocks: debris(390),
        dice: ['blank'],
        p2: [{ pilot: 'darthvader', at: [60, 800], dial: '2FB', damage: ['stunnedpilot'] }],
      },
    );
    expect(game.damage('B1')).toEqual(['stunnedpilot']);
  });

  test('has no action', () => expect(repairs('stunnedpilot')).toBe('no such action'));
});
