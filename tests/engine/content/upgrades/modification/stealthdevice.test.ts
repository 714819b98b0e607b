import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const CARD = 'upgrade:stealthdevice';
const charges = ({ game }: ReturnType<typeof inDuel>) => game.ship('B1').upgrades[0]!.charges;

test('Stealth Device: one more defense die; damage takes the charge', () => {
  const told = inDuel(CARD, { on: 'defender', rolls: 'hit blank blank / blank blank blank blank' }).attack().until();
  expect([rolled(told.game, 'defense'), charges(told)]).toEqual([4, 0]);
});
test('Stealth Device: the charge stays where nothing hits', () => {
  const told = inDuel(CARD, { on: 'defender', rolls: 'blank blank blank / blank blank blank blank' }).attack().until();
  expect([rolled(told.game, 'defense'), charges(told)]).toEqual([4, 1]);
});
test('Stealth Device: no die without the charge', () => {
  const first = [{ do: 'loseCharge', ship: 'ship:B1', card: CARD } as const];
  expect(rolled(inDuel(CARD, { on: 'defender', first }).attack().until().game, 'defense')).toBe(3);
});
