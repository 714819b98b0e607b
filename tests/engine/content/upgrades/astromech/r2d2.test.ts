import { describe, expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

describe.each(['r2d2', 'r2d2-astromech', 'r2a3-astromech', 'r2f2-astromech'])('%s', id => {
  const revealed = (shields: number) =>
    inStory(`upgrade:${id}`, {
      phase: 'activation',
      p1: [{ pilot: 'lukeskywalker', at: [400, 200], dial: '2FB', shields }],
      p2: [{ pilot: 'academypilot', at: [800, 800], heading: 180, dial: '2FW' }],
    });
  test('a charge and a disarm token for a shield', () => {
    const { game } = revealed(0).use();
    expect([game.ship('A1').shields, game.tokens('A1')]).toEqual([1, { disarm: 1 }]);
  });
  test('not with all shields up', () => expect(revealed(2).offered()).toEqual([]));
});
