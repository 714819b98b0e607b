import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = () =>
  inDuel('upgrade:4lom', {
    attacker: { pilot: 'gandfindsman' },
    defender: { tokens: { focus: 1, evade: 1 } },
    rolls: 'hit hit hit / focus blank blank',
  });
const defence = (game: ReturnType<typeof shot>['game']) => {
  game.passUntil('modifyDice');
  while (game.state.pending[0]!.player === 'p1') game.choose('p1', 'pass').passUntil('modifyDice');
  return game.offers('p2').filter(key => key.startsWith('mod:'));
};

test('4-LOM (crew): the named token cannot be spent in this attack, for two ion tokens', () => {
  const { game } = shot().attack().use('focus');
  expect(game.tokens('A1')).toEqual({ ion: 2 });
  expect(defence(game)).toEqual(['mod:evade:blank', 'mod:evade:focus']);
});

test('4-LOM (crew): left alone, all can', () => {
  expect(defence(shot().attack().leave().game)).toContain('mod:focus');
});

test('4-LOM (crew): reinforce is named only if the defender has such a token', () => {
  const kinds = (tokens: object) =>
    inDuel('upgrade:4lom', { attacker: { pilot: 'gandfindsman' }, defender: { tokens }, rolls: 'hit hit hit' })
      .attack()
      .offered()
      .map(key => key.split(':').at(-1));
  expect(kinds({})).toEqual(['focus', 'evade', 'calculate']);
  expect(kinds({ reinforceAft: 1 })).toEqual(['focus', 'evade', 'calculate', 'reinforceAft']);
});
