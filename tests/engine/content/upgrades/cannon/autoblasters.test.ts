import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (heading: number, rolls: string, x = 457, tokens = {}) =>
  inDuel('upgrade:autoblasters', { range: 2, defender: { at: [x, 460], heading, tokens }, rolls })
    .attack('target:ship:B1:upgrade:autoblasters')
    .until().game;

test('Autoblasters: in the bullseye one die more; evades cancel no crit from outside the front arc', () => {
  const game = shot(0, 'crit crit hit / evade evade evade');
  expect(game.events('diceRolled')[0]!.faces).toHaveLength(3);
  expect(game.last('resultsNeutralized')!.attack).toEqual(['crit', 'crit']);
});

test('Autoblasters: before the defender they do, and beside the bullseye there are two dice', () => {
  expect(shot(180, 'crit crit hit / evade evade evade').last('resultsNeutralized')!.attack).toEqual([]);
  expect(shot(180, 'crit crit', 510).events('diceRolled')[0]!.faces).toHaveLength(2);
});

test('Autoblasters: the evade of a reinforce token cancels no crit either, but a hit beside it', () => {
  const left = (rolls: string, heading: number, tokens: object) =>
    shot(heading, rolls, 457, tokens).last('resultsNeutralized')!.attack;
  expect(left('crit crit blank / blank blank blank', 0, { reinforceAft: 1 })).toEqual(['crit', 'crit']);
  expect(left('crit hit blank / blank blank blank', 0, { reinforceAft: 1 })).toEqual(['crit']);
  expect(left('crit crit blank / blank blank blank', 180, { reinforceFore: 1 })).toEqual(['crit']);
});
