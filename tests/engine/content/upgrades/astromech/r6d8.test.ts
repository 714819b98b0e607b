import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (a2: readonly [number, number], bullseye = true) =>
  inDuel('upgrade:r6d8', {
    attacker: { at: bullseye ? [457, 300] : [400, 300] },
    wingmen: [{ pilot: 'bluesquadronescort', at: a2 }],
    rolls: 'blank blank blank hit hit / blank blank blank',
  }).attack();

test('R6-D8: a reroll for itself and for a friend with the defender in the bullseye', () => {
  const { game } = shot([457, 220]).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ max: 2 });
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});

test('R6-D8: only those that have it in the bullseye count', () => {
  expect(shot([560, 300]).use().game.state.pending[0]!.ask).toMatchObject({ max: 1 });
  expect(shot([560, 300], false).offered()).toEqual([]);
});
