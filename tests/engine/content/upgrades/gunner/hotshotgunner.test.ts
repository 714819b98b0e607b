import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (pilot: string, tokens: object) =>
  inDuel('upgrade:hotshotgunner', {
    attacker: { pilot, turret: 'front' },
    defender: { tokens },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();

test('Hotshot Gunner: after its dice are modified, the defender loses a focus or calculate token, as it likes', () => {
  const told = shot('rebelscout', { focus: 1, calculate: 1, evade: 1 });
  expect(told.offered()).toEqual(['lose:focus', 'lose:calculate']);
  expect(told.game.state.pending[0]!.player).toBe('p2');
  const { game } = told.use('calculate');
  expect(game.about('B1', 'tokenRemoved')).toMatchObject({ token: 'calculate', spent: false });
});

test('Hotshot Gunner: a single one goes without a question', () => {
  const { game } = shot('rebelscout', { focus: 1 }).until('nothing');
  expect(game.events('tokenRemoved').filter(({ token, spent }) => token === 'focus' && !spent)).toHaveLength(1);
});

test('Hotshot Gunner: not for a front weapon', () => {
  expect(shot('bluesquadronescort', { focus: 1, calculate: 1 }).offered()).toEqual([]);
});
