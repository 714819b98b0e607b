import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (force: number) =>
  inDuel('pilot:seventhsister', { attacker: { force }, rolls: 'hit blank / evade blank blank' }).attack();

test('Seventh Sister: two Force cancel an evade', () => {
  const { game } = shot(2).use();
  expect(game.last('resultsNeutralized')!.hit).toBe(true);
  expect(game.ship('A1').force).toBe(0);
});

test('Seventh Sister: not for one', () => {
  expect(shot(1).offered()).toEqual([]);
});

test('Seventh Sister: not in an attack with missiles', () => {
  const told = inDuel('pilot:seventhsister', {
    attacker: { force: 2, upgrades: ['concussionmissiles'], locks: ['B1'] },
    rolls: 'hit blank blank / evade blank blank',
  });
  expect(told.attack('target:ship:B1:upgrade:concussionmissiles').offered()).toEqual([]);
});
