import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const shot = (weapon: string, rolls: string) =>
  inDuel('pilot:doubleedge', {
    attacker: { upgrades: ['ioncannonturret', 'concussionmissiles'], locks: ['B1'], turret: 'front' },
    rolls,
  }).attack(`target:ship:B1:${weapon}`);
const MISS = 'blank blank blank / blank blank blank';

test('“Double Edge”: after a miss with a turret or missile, another weapon', () => {
  expect(shot('upgrade:ioncannonturret', MISS).offered()).toEqual([
    'target:ship:B1:primary:0',
    'target:ship:B1:upgrade:concussionmissiles',
  ]);
  const { game } = shot('upgrade:concussionmissiles', MISS).use('primary:0').until();
  expect(game.events('attackPerformed').map(({ weapon, bonus }) => [weapon, bonus])).toEqual([
    ['upgrade:concussionmissiles', false],
    ['primary:0', true],
  ]);
});
test('“Double Edge”: not after a hit, nor after a primary attack', () => {
  expect(shot('upgrade:ioncannonturret', 'hit blank blank / blank blank blank').offered()).toEqual([]);
  expect(shot('primary:0', MISS).offered()).toEqual([]);
});

const kestal = (focus: number, range: 0 | 2 = 2, rolls = 'hit hit / focus blank evade') =>
  inDuel('pilot:lieutenantkestal', { range, attacker: { tokens: { focus } }, rolls }).attack();
test('Lieutenant Kestal: a focus token cancels all blanks and focus results of the defender', () => {
  const { game } = kestal(1).use();
  expect([game.last('diceCanceled')!.after, game.tokens('A1')]).toEqual([['evade'], {}]);
});
test('Lieutenant Kestal: not without the token, at range 0, or with nothing to cancel', () => {
  expect(kestal(0).offered()).toEqual([]);
  expect(kestal(1, 0).offered()).toEqual([]);
  expect(kestal(1, 2, 'hit hit / evade evade evade').offered()).toEqual([]);
});
