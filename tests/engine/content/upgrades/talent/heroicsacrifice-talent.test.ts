import { expect, test } from 'vitest';
import { acting } from '../../../../support/flying';

const CARD = 'upgrade:heroicsacrifice-talent';
const rammed = (pilot: string, y = 600) => {
  const told = acting(
    CARD,
    { pilot: 'majorvynder', dial: '2FW' as '2FB', tokens: { stress: 1 } },
    'action:slam:white',
    {
      p2: [{ pilot, at: [457, y], dial: '1FB', tokens: { stress: 1 } }],
      dice: ['hit', 'crit', 'blank', 'focus', 'hit'],
    },
  );
  told.game.choose('p1', 'maneuver:2FB');
  return told.until().game;
};

test('Heroic Sacrifice: stressed it SLAMs; a large ship at range 0 suffers each hit past its shields, and it is destroyed', () => {
  const game = rammed('chewbacca', 580);
  expect(game.events('shieldLost')).toEqual([]);
  expect(game.events('damageSuffered')).toMatchObject([
    { ship: 'ship:B1', damage: 'hit' },
    { ship: 'ship:B1', damage: 'hit' },
    { ship: 'ship:B1', damage: 'hit' },
  ]);
  expect(game.damage('B1').every(name => name.startsWith('-'))).toBe(true);
  expect(game.ship('A1').destroyed).toBe(true);
});
test('Heroic Sacrifice: small ships, and large ones further away, suffer nothing', () => {
  expect(rammed('wedgeantilles', 570).events('damageSuffered')).toEqual([]);
  expect(rammed('chewbacca', 700).events('damageSuffered')).toEqual([]);
});
