import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:noescape-talent';
const shot = (more: Parameters<typeof inDuel>[1] = {}, weapon?: string) =>
  inDuel(CARD, { range: 1, rolls: 'hit blank blank focus hit / blank blank blank', ...more }).attack(weapon);
const beside = { pilot: 'academypilot', at: [520, 440] } as const;

test('No Escape: with itself alone at range 1 of the defender, a blank is rerolled', () => {
  const { game } = shot().use();
  expect(game.offers('p1')).toEqual(['die:1', 'die:2']);
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank', 'focus']);
});
test('No Escape: not with as many others of the enemy, unless another friend is there', () => {
  expect(shot({ enemies: [beside] }).offered()).toEqual([]);
  expect(shot({ enemies: [beside], third: { at: [400, 480] } }).offered()).toHaveLength(1);
  expect(shot({ range: 2, rolls: 'hit blank blank / blank' }).offered()).toEqual([]);
});
test('No Escape: in primary attacks only', () => {
  const attacker = { upgrades: ['ioncannonturret'], turret: 'front' } as const;
  expect(shot({ attacker }, 'target:ship:B1:upgrade:ioncannonturret').offered()).toEqual([]);
});
