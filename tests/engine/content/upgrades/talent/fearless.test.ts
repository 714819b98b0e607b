import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (more: Parameters<typeof inDuel>[1] = {}, weapon?: string) =>
  inDuel('upgrade:fearless', { range: 1, rolls: 'crit blank blank focus / blank blank blank', ...more }).attack(weapon);

test('Fearless: at range 1, face to face, any result becomes a hit', () => {
  const { game } = shot().use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank', 'focus']);
});
test('Fearless: not at range 2, not from behind, not with a turret', () => {
  expect(shot({ range: 2, rolls: 'hit blank blank / blank' }).offered()).toEqual([]);
  expect(shot({ defender: { heading: 0 } }).offered()).toEqual([]);
  const attacker = { upgrades: ['ioncannonturret'], turret: 'front' } as const;
  expect(shot({ attacker }, 'target:ship:B1:upgrade:ioncannonturret').offered()).toEqual([]);
});
