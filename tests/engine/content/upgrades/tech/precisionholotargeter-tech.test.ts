import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const dice = (heading: number, weapon?: string) =>
  rolled(
    inDuel('upgrade:precisionholotargeter-tech', {
      attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] },
      defender: { heading },
    })
      .attack(weapon)
      .until().game,
    'defense',
  );

test('Precision Holo-Targeter: from behind, a defense die fewer in a primary attack', () => expect(dice(0)).toBe(2));
test('Precision Holo-Targeter: not face to face, nor with a torpedo', () => {
  expect([dice(180), dice(0, 'target:ship:B1:upgrade:protontorpedoes')]).toEqual([3, 3]);
});
