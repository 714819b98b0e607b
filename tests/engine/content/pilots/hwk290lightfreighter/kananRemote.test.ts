import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

/** An enemy attacks a probe droid that is in the turret arc of Kanan, or not. */
const probed = (turret: 'left' | 'right') => {
  const told = inStory('pilot:kananjarrus-hwk290lightfreighter', {
    phase: 'engagement',
    p1: [{ pilot: 'kananjarrus-hwk290lightfreighter', at: [657, 450], turret, tokens: { disarm: 1 } }],
    p2: [{ pilot: 'academypilot', at: [457, 300], heading: 0 }],
    devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p1' }],
  });
  told.game.choose('p2', 'target:token:1:primary:0');
  return told;
};

test('Kanan Jarrus: a remote that is attacked is a ship in his turret arc, too', () => {
  expect(rolled(probed('left').use().game, 'attack')).toBe(1);
  expect(rolled(probed('left').leave().game, 'attack')).toBe(2);
});
test('Kanan Jarrus: not a remote outside of it', () => expect(probed('right').offered()).toEqual([]));
