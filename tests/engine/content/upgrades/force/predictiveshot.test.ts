import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (x: number) =>
  inDuel('upgrade:predictiveshot', {
    attacker: { force: 1 },
    defender: { at: [x, 500] },
    rolls: 'hit blank blank / evade evade evade',
  }).attack();

test('Predictive Shot: a Force, and no more defense dice than hits', () => {
  const { game } = shot(457).use().until();
  expect(game.events('diceRolled')[1]!.faces).toHaveLength(1);
});

test('Predictive Shot: left alone, all of them', () => {
  const { game } = shot(457).leave().until();
  expect(game.events('diceRolled')[1]!.faces).toHaveLength(3);
});

test('Predictive Shot: not beside the bullseye', () => {
  expect(shot(510).offered()).toEqual([]);
});

test('Predictive Shot: not at range 0, where it would take no die', () => {
  expect(
    inDuel('upgrade:predictiveshot', { range: 0, attacker: { force: 1 }, rolls: 'hit blank blank' })
      .attack()
      .offered(),
  ).toEqual([]);
});
