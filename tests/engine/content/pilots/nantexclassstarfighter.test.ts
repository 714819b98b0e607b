import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
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

const mends = (at: readonly [number, number], damage: readonly string[]) =>
  inStory('pilot:gorgol', {
    phase: 'system',
    p1: [
      { pilot: 'gorgol', at: [400, 200], dial: '2FW' },
      { pilot: 'darthmaul', at, dial: '2FW', damage },
    ],
    p2: [{ pilot: 'academypilot', at: [100, 880], dial: '2FB' }],
  });

test('Gorgol: for a disarm token a friend is tractored and repairs a faceup Ship card', () => {
  const { game } = mends([520, 200], ['weaponsfailure', 'stunnedpilot']).use('ship:A2');
  expect([game.tokens('A1').disarm, game.tokens('A2').tractor]).toEqual([1, 1]);
  expect(
    game
      .ship('A2')
      .damage.filter(({ faceup }) => faceup)
      .map(({ card }) => card),
  ).toEqual(['damage:stunnedpilot']);
});

test('Gorgol: not at range 3', () => {
  expect(mends([400, 500], ['weaponsfailure']).offered()).toEqual([]);
});

const hits = (rolls: string, locks: readonly string[], pilot = 'precisehunter') =>
  inDuel('pilot:berwerkret', { wingmen: [{ pilot, at: [520, 300], locks }], rolls }).attack();

test('Berwer Kret: after a hit, a friend with a lock on the defender calculates in red', () => {
  const { game } = hits('hit hit hit / blank blank blank', ['ship:B1']).use('ship:A2');
  expect(game.events('tokenGained').map(({ ship, token }) => `${ship} ${token}`)).toEqual(
    expect.arrayContaining(['ship:A2 calculate', 'ship:A2 stress']),
  );
});

test('Berwer Kret: not after a miss, nor without the lock, nor who has no calculate action', () => {
  expect(hits('hit hit hit / blank blank blank', ['ship:B1'], 'chertek').offered()).toEqual([]);
  expect(hits('blank blank blank / blank blank blank', ['ship:B1']).offered()).toEqual([]);
  expect(hits('hit hit hit / blank blank blank', []).offered()).toEqual([]);
});
