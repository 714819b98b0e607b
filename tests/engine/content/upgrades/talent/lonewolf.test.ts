import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:lonewolf';
const shot = (more: Parameters<typeof inDuel>[1] = {}) =>
  inDuel(CARD, { rolls: 'hit blank blank / blank blank blank hit', ...more }).attack();

test('Lone Wolf: alone, the charge rerolls one attack die', () => {
  const { game } = shot({ rolls: 'hit blank blank hit / blank blank blank' }).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ min: 1, max: 1 });
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('Lone Wolf: or a defense die', () => {
  const { game } = shot({ on: 'defender', rolls: 'hit hit hit / blank blank blank evade' }).use();
  game.pick('p2', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'blank']);
});
test('Lone Wolf: not with a friend at range 2; one at range 3 is far enough', () => {
  expect(shot({ third: { at: [680, 300] } }).offered()).toEqual([]);
  expect(shot({ third: { at: [760, 300] } }).offered()).toHaveLength(1);
});
test('Lone Wolf: a friend that was destroyed and is not removed yet is still there', () => {
  const game = inStory(CARD, {
    phase: 'engagement',
    firstPlayer: 'p2',
    p1: [
      { pilot: 'soontirfel', at: [457, 300] },
      { pilot: 'academypilot', at: [540, 300], damage: ['-fuelleak', '-fuelleak'] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [540, 480], heading: 180 }],
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank', 'blank'],
  });
  game.game.choose('p2', 'target:ship:A2:primary:0');
  expect(game.until('chooseAttack').game.ship('A2')).toMatchObject({ destroyed: true, where: 'table' });
  game.game.choose('p1', 'target:ship:B1:primary:0');
  expect(game.offered()).toEqual([]);
});
