import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const dice = (more: Parameters<typeof inDuel>[1], weapon?: string) =>
  rolled(
    inDuel('upgrade:outmaneuver', { rolls: 'hit blank blank / blank blank blank', ...more })
      .attack(weapon)
      .until().game,
    'defense',
  );
const AWAY = { heading: 0 };
const TOWARDS = { heading: 180 };

test('from behind, one defense die less', () => expect(dice({ defender: AWAY })).toBe(2));
test('not in its firing arc', () => expect(dice({ defender: TOWARDS })).toBe(3));
test('a turret that points back is a firing arc', () => {
  const armed = { ...AWAY, pilot: 'hortonsalm', upgrades: ['ioncannonturret'] };
  expect(dice({ defender: { ...armed, turret: 'rear' } })).toBe(1);
  expect(dice({ defender: { ...armed, turret: 'left' } })).toBe(0);
});
test('not with a turret of its own, though it points ahead', () => {
  const attacker = { upgrades: ['ioncannonturret'], turret: 'front' } as const;
  expect(dice({ attacker, defender: AWAY }, 'target:ship:B1:upgrade:ioncannonturret')).toBe(3);
});
