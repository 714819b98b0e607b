import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (at: readonly [number, number], attacker: object = { locks: ['B1'] }) => {
  const { game } = inDuel('pilot:magvayarro', {
    on: 'enemy',
    third: { at },
    attacker,
    rolls: 'blank blank blank / hit / blank blank blank',
  }).attack();
  return game.choose('p1', 'mod:lock');
};

test('Magva Yarro: an attacker of a friend rerolls one attack die, lock or not', () => {
  expect(shot([520, 520]).state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
});

test('Magva Yarro: one in all, whatever lets it reroll', () => {
  const game = shot([520, 520], { pilot: 'howlrunner', locks: ['B1'] }).pick('p1', ['die:0']);
  expect(game.offers('p1')).toEqual([]);
  expect(game.happened()).toContain('resultsNeutralized');
});

test('Magva Yarro: not for a friend at range 3', () => {
  expect(shot([457, 780]).state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 3 });
});
