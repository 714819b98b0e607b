import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const shot = (upgrades: readonly string[], weapon: string, third: object = {}) =>
  inDuel('upgrade:tristanwren', {
    on: 'wingman',
    third,
    attacker: { upgrades, locks: ['B1'] },
    rolls: 'hit hit blank blank / blank blank blank',
  }).attack(`target:ship:B1:${weapon}`);

test('Tristan Wren: a charge turns a hit of a friend into a crit, in an attack without range bonus', () => {
  const { game } = shot(['concussionmissiles'], 'upgrade:concussionmissiles').use();
  expect(game.last('diceChanged')!.after.filter(face => face === 'crit')).toHaveLength(1);
  expect(game.ship('A2').upgrades[0]!.charges).toBe(0);
});

test('Tristan Wren: not in a primary attack, nor beyond range 3', () => {
  expect(shot([], 'primary:0').offered()).toEqual([]);
  expect(shot(['concussionmissiles'], 'upgrade:concussionmissiles', { at: [880, 20] }).offered()).toEqual([]);
});

test('Tristan Wren: the attack of a commando team has no range bonus either', () => {
  const told = inStory('upgrade:tristanwren', {
    phase: 'engagement',
    p1: [{ pilot: 'bluesquadronescort', at: [300, 300] }],
    p2: [{ pilot: 'academypilot', at: [457, 480], heading: 180 }],
    devices: [{ is: 'clanwrencommandos', at: [457, 300] }],
    dice: ['hit', 'hit', 'blank', 'blank', 'blank'],
  });
  told.game.choose('p1', 'token:1', 'target:ship:B1:primary:0');
  expect(told.use().game.last('diceChanged')!.after).toEqual(['crit', 'hit']);
});
