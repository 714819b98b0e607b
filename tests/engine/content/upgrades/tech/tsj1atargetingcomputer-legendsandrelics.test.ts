import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:tsj1atargetingcomputer-legendsandrelics';
const fired = (tokens: Record<string, number>) =>
  inDuel(CARD, { defender: { tokens }, rolls: 'crit blank blank / blank blank blank' }).attack();

test('T-SJ1A Targeting Computer: the charge and a crit for two hits', () => {
  const { game } = fired({ stress: 1 }).use();
  expect(game.last('diceAdded')!.after).toEqual(['blank', 'blank', 'hit', 'hit']);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('T-SJ1A Targeting Computer: not against a green token', () =>
  expect(fired({ calculate: 1 }).offered()).toEqual([]));
