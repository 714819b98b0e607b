import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../../support/actions';

describe.each(['r5d8', 'r5d8-astromech', 'r5k6-astromech', 'r5astromech'])('%s', id => {
  const hurt = (damage: readonly string[]) =>
    acting({ pilot: 'lukeskywalker', at: [400, 400], upgrades: [id], damage });
  const key = (name: string) => `card:upgrade:${id}:${name}`;
  test('a charge repairs a facedown damage card', () => {
    const game = hurt(['-fuelleak', 'blindedpilot']).choose('p1', `action:${key('facedown')}:white`);
    expect(game.damage('A1')).toEqual(['blindedpilot']);
    expect(game.about('A1', 'chargeSpent')).toBeDefined();
  });
  test('a faceup one of the ship is repaired for nothing: which, is asked', () => {
    const game = hurt(['fuelleak', 'blindedpilot', 'hullbreach']).choose('p1', `action:${key('faceup')}:white`);
    expect(game.offers('p1')).toHaveLength(2);
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.damage('A1')).toEqual(['-fuelleak', 'blindedpilot', 'hullbreach']);
    expect(game.events('chargeSpent')).toEqual([]);
  });
  test('nothing to repair but a wound of the pilot’s', () => {
    const game = hurt(['blindedpilot']);
    expect(blocks(game)).toMatchObject({
      [`${key('facedown')}:white`]: 'nothingToRepair',
      [`${key('faceup')}:white`]: 'nothingToRepair',
    });
  });
});
