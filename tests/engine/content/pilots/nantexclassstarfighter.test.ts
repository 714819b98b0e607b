import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { rolled } from '../../../support/duel';

const tractored = (tractor: number) => ({ defender: { tokens: { tractor } }, rolls: 'blank blank blank' });

test('Chertek rerolls up to two dice against a tractored defender, and none against another', () => {
  expect(inDuel('pilot:chertek', tractored(1)).attack('target:ship:B1:primary:1').offered()).not.toEqual([]);
  expect(inDuel('pilot:chertek', tractored(0)).attack('target:ship:B1:primary:1').offered()).toEqual([]);
});

test('Sun Fac rolls one die more against a tractored defender, and no more against another', () => {
  const dice = (tractor: number) =>
    rolled(inDuel('pilot:sunfac', tractored(tractor)).attack('target:ship:B1:primary:1').game, 'attack');
  expect([dice(1), dice(0)]).toEqual([4, 3]);
});
