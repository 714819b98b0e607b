import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

describe.each(['lukeskywalker', 'lukeskywalker-battleofyavin', 'lukeskywalker-swz106'])('%s', pilot => {
  const force = (on: 'attacker' | 'defender', left: number) =>
    inDuel(`pilot:${pilot}`, {
      on,
      attacker: { force: on === 'attacker' ? left : 0 },
      defender: { force: on === 'defender' ? left : 0, heading: 180 },
      rolls: 'blank blank blank / blank blank blank',
    })
      .attack()
      .until('chooseAttack')
      .game.events('forceRecovered').length;

  test('a Force comes back as he becomes the defender', () => expect(force('defender', 0)).toBe(1));
  test('not while he has them all, nor when he attacks', () => {
    expect(force('defender', 2)).toBe(0);
    expect(force('attacker', 0)).toBe(0);
  });
});
