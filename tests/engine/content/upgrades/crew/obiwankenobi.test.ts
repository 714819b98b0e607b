import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object, tokens: object = { focus: 1 }) =>
  inDuel('upgrade:obiwankenobi', {
    on: 'wingman',
    third: { force: 1, ...third },
    attacker: { tokens },
    rolls: 'focus focus blank / blank blank blank',
  }).attack();

test('Obi-Wan Kenobi (crew): a Force gives a focus token to a friend that spent one', () => {
  const told = shot({});
  told.game.passUntil('modifyDice').choose('p1', 'mod:focus');
  const { game } = told.use();
  expect(game.tokens('A1')).toEqual({ focus: 1 });
  expect(game.ship('A2').force).toBe(0);
});

test('Obi-Wan Kenobi (crew): not beyond range 2, nor without Force', () => {
  for (const third of [{ at: [880, 100] }, { force: 0 }]) {
    const told = shot(third);
    told.game.passUntil('modifyDice').choose('p1', 'mod:focus');
    expect(told.offered()).toEqual([]);
  }
});

test('Obi-Wan Kenobi (crew): not for a calculate token', () => {
  const told = shot({}, { calculate: 1 });
  told.game.passUntil('modifyDice').choose('p1', 'mod:calculate');
  expect(told.offered()).toEqual([]);
});
