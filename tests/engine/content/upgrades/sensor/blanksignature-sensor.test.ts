import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const rolls = 'hit hit hit / focus blank blank';

test('Blank Signature: unlocked by the attacker, the charge turns a focus into an evade', () => {
  const { game } = inDuel('upgrade:blanksignature-sensor', { on: 'defender', rolls }).attack().use();
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
  expect(game.ship('B1').upgrades[0]!.charges).toBe(0);
});
test('Blank Signature: not against one that has it locked; another’s lock does not count', () => {
  const locked = inDuel('upgrade:blanksignature-sensor', { on: 'defender', attacker: { locks: ['B1'] }, rolls });
  expect(locked.attack().offered()).toEqual([]);
  const third = { at: [700, 300], locks: ['B1'] } as const;
  expect(inDuel('upgrade:blanksignature-sensor', { on: 'defender', third, rolls }).attack().offered()).toHaveLength(1);
});
