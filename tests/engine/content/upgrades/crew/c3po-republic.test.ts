import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel } from '../../../../support/card';

const shot = (calculate: number) =>
  inDuel('upgrade:c3po-republic', {
    on: 'defender',
    defender: { tokens: { calculate } },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();

test('C-3PO (Republic): calculating, one defense die may be rerolled, and the token stays', () => {
  const { game } = shot(1).use();
  game.pick('p2', ['die:0']);
  expect(game.last('diceRerolled')).toMatchObject({ kind: 'defense', dice: [0] });
  expect(game.events('tokenRemoved').filter(({ spent }) => spent)).toEqual([]);
});

test('C-3PO (Republic): not without such a token', () => {
  expect(shot(0).offered()).toEqual([]);
});

test('C-3PO (Republic): a calculate action brings two tokens', () => {
  const game = acting({ pilot: 'wedgeantilles', upgrades: ['c3po-republic'], at: [400, 400] });
  expect(game.choose('p1', 'action:calculate:white').tokens('A1')).toEqual({ calculate: 2 });
});
