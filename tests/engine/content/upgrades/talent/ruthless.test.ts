import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (at: readonly [number, number], rolls = 'hit blank blank / blank blank blank') =>
  inDuel('upgrade:ruthless', { third: { at }, rolls }).attack();

test('Ruthless: a friend beside the defender suffers a hit, and a result becomes a hit', () => {
  const { game } = shot([540, 500]).use('ship:A2');
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
  expect(game.ship('A2').shields).toBe(1);
  expect(game.ship('A1').shields).toBe(2);
});
test('Ruthless: not with a friend far from the defender, though near this ship', () => {
  expect(shot([520, 300]).offered()).toEqual([]);
});
test('Ruthless: of a remote the range is measured too', () => {
  const remote = (at: readonly [number, number]) =>
    inDuel('upgrade:ruthless', {
      defender: { at: [100, 800] },
      third: { at },
      devices: [{ is: 'drk1probedroid', at: [457, 460], owner: 'p2' }],
      rolls: 'hit blank blank / blank blank blank',
    }).attack('target:token:1:primary:0');
  expect(remote([520, 480]).offered()).toHaveLength(1);
  expect(remote([520, 260]).offered()).toEqual([]);
});
