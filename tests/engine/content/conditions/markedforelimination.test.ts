import { expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';

const shot = (locks: readonly string[]) =>
  duel({
    attacker: { pilot: '4lom', upgrades: ['trackingfob'], locks },
    defender: {
      tokens: { focus: 1 },
      conditions: [{ is: 'markedforelimination', from: 'A1', by: 'upgrade:trackingfob' }],
    },
    dice: ['hit', 'hit', 'hit', 'focus', 'blank', 'blank'],
  })
    .choose('p1', PRIMARY)
    .passUntil('modifyDice');
const offered = (game: ReturnType<typeof duel>) => {
  while (game.state.pending[0]?.topic.kind === 'modifyDice' && game.state.pending[0].player === 'p1')
    game.choose('p1', 'pass');
  return game.offers('p2');
};

test('Marked for Elimination: no focus token against a Tracking Fob with a lock', () => {
  expect(offered(shot(['B1']))).not.toContain('mod:focus');
});

test('Marked for Elimination: without the lock it is spent', () => {
  expect(offered(shot([]))).toContain('mod:focus');
});
