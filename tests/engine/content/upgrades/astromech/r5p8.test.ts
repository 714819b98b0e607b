import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (again: string) =>
  inDuel('upgrade:r5p8', { rolls: `blank blank blank ${again} / blank blank blank` }).attack();

test('R5-P8: a charge rerolls a die, and a crit hurts the ship too', () => {
  const { game } = shot('crit').use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['blank', 'crit', 'blank']);
  expect(game.about('A1', 'damageSuffered')).toMatchObject({ damage: 'crit' });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
});

test('R5-P8: a hit does not', () => {
  const { game } = shot('hit').use();
  game.pick('p1', ['die:1']);
  expect(game.about('A1', 'damageSuffered')).toBeUndefined();
});

test('R5-P8: not against a target outside the front arc', () => {
  const told = inDuel('upgrade:r5p8', {
    attacker: { pilot: 'rebelscout', turret: 'left' },
    defender: { at: [250, 300] },
    rolls: 'blank blank',
  }).attack();
  expect(told.offered()).toEqual([]);
});
