import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const shot = (third: Partial<Placed>, rolls = 'hit focus blank / blank blank blank') =>
  inDuel('pilot:gavindarklighter', { on: 'wingman', third, rolls }).attack();

test('Gavin Darklighter: a friend’s hit becomes a crit against who is in his front arc', () => {
  const { game } = shot({ at: [520, 300] }).use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
});
test('Gavin Darklighter: his own, too', () => {
  const told = inDuel('pilot:gavindarklighter', { rolls: 'hit hit blank / blank blank blank' }).attack().use();
  expect(told.game.last('diceChanged')!.after).toContain('crit');
});
test('Gavin Darklighter: not against who is behind him, nor without a hit', () => {
  expect(shot({ at: [520, 700] }).offered()).toEqual([]);
  expect(shot({ at: [520, 300] }, 'focus focus blank / blank blank blank').offered()).toEqual([]);
});
test('Gavin Darklighter: so against a remote in his front arc', () => {
  const told = (heading: number) => {
    const one = inStory('pilot:gavindarklighter', {
      phase: 'engagement',
      p1: [
        { pilot: 'gavindarklighter', at: [540, 300], heading, tokens: { disarm: 1 } },
        { pilot: 'bluesquadronescort', at: [457, 300] },
      ],
      p2: [{ pilot: 'academypilot', at: [60, 860] }],
      devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
      dice: ['hit', 'hit', 'hit'],
    });
    one.game.choose('p1', 'target:token:1:primary:0');
    return one;
  };
  expect([told(0).offered().length, told(180).offered().length]).toEqual([1, 0]);
});
