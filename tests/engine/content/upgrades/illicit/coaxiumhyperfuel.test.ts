import { expect, test } from 'vitest';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:coaxiumhyperfuel';
const slammed = (stress: number, damage: readonly string[] = []) => {
  const told = acting(
    CARD,
    { pilot: 'majorvynder', dial: '2FW' as '2FB', tokens: { stress }, damage },
    'action:slam:white',
  );
  told.game.choose('p1', 'maneuver:2FB');
  return told;
};

test('Coaxium Hyperfuel: a SLAM though stressed, for a crit', () => {
  const { game } = slammed(1);
  expect(game.events('damageSuffered')).toMatchObject([{ ship: 'ship:A1', damage: 'crit' }]);
});
test('Coaxium Hyperfuel: or for a damage card exposed', () => {
  const told = slammed(1, ['-structuraldamage']);
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['crit', 'expose']);
  expect(told.use('expose').game.events('damageExposed')).toHaveLength(1);
});
test('Coaxium Hyperfuel: nothing unstressed', () => {
  expect(slammed(0).game.happened()).not.toContain('damageSuffered');
});
/** Its own side is in the way. */
const bumped = (dial: '2FB' | '1FB') =>
  flying(
    CARD,
    { pilot: 'majorvynder' },
    {
      p1: [
        { pilot: 'majorvynder', at: [457, 300], dial },
        { pilot: 'soontirfel', at: [457, 410], dial: '4FW' },
      ],
      dice: ['blank'],
    },
  );
test('Coaxium Hyperfuel: after a partial maneuver a SLAM for a crit', () => {
  const { game } = bumped('2FB').use();
  expect(game.events('damageSuffered')).toMatchObject([{ ship: 'ship:A1', damage: 'crit' }]);
  expect(game.asked('p1')).toBe('slam');
});
test('Coaxium Hyperfuel: left alone, nothing is suffered; nothing after a full one', () => {
  expect(bumped('2FB').leave().game.happened()).not.toContain('damageSuffered');
  expect(bumped('1FB').until('chooseAction').game.happened()).not.toContain('abilityUsed');
});
