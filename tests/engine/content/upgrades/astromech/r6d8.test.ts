import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const shot = (a2: readonly [number, number], bullseye = true, heading = 0) =>
  inDuel('upgrade:r6d8', {
    attacker: { at: bullseye ? [457, 300] : [400, 300] },
    wingmen: [{ pilot: 'bluesquadronescort', at: a2, heading }],
    rolls: 'blank blank blank hit hit / blank blank blank',
  }).attack();

test('R6-D8: a reroll for itself and for a friend with the defender in the bullseye', () => {
  const { game } = shot([457, 220]).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ max: 2 });
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});

test('R6-D8: only those at range 0-3 that have it in the bullseye count', () => {
  expect(shot([457, 770], true, 180).use().game.state.pending[0]!.ask).toMatchObject({ max: 1 });
  expect(shot([560, 300]).use().game.state.pending[0]!.ask).toMatchObject({ max: 1 });
  expect(shot([560, 300], false).offered()).toEqual([]);
});

test('R6-D8: destroyed and not removed yet, it still counts itself', () => {
  const told = inStory('upgrade:r6d8', {
    phase: 'engagement',
    firstPlayer: 'p2',
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], shields: 0, damage: Array(3).fill('-fuelleak') }],
    p2: [{ pilot: 'soontirfel', at: [457, 460], heading: 180 }],
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
  });
  told.game.choose('p2', 'target:ship:A1:primary:0');
  expect(told.until('chooseAttack').game.ship('A1')).toMatchObject({ destroyed: true, where: 'table' });
  told.game.choose('p1', 'target:ship:B1:primary:0');
  expect(told.use().game.state.pending[0]!.ask).toMatchObject({ max: 1 });
});
