import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

test('Saw Gerrera: a hit suffered turns every focus into a crit', () => {
  const { game } = inDuel('upgrade:sawgerrera', { rolls: 'focus focus blank / blank blank blank' }).attack().use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'crit', 'blank']);
  expect(game.about('A1', 'damageSuffered')).toMatchObject({ damage: 'hit' });
});

test('Saw Gerrera: not without a focus', () => {
  expect(inDuel('upgrade:sawgerrera', { rolls: 'hit blank blank / blank blank blank' }).attack().offered()).toEqual([]);
});
