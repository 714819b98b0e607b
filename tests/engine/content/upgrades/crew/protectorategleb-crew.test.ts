import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object) =>
  inDuel('upgrade:protectorategleb-crew', { third, rolls: 'focus blank blank / blank blank blank' }).attack();

test('Protectorate Gleb (standard loadout): a friend takes strain or deplete and hands over its focus token', () => {
  const told = shot({ tokens: { focus: 1 } }).use();
  expect(told.game.offers('p1')).toEqual(['ship:A2:strain', 'ship:A2:deplete']);
  told.game.choose('p1', 'ship:A2:deplete');
  expect(told.game.tokens('A2')).toEqual({ deplete: 1 });
  expect(told.game.tokens('A1')).toEqual({ focus: 1 });
  told.game.choose('p1', 'mod:focus');
  expect(told.game.last('diceChanged')!.after).toEqual(['hit', 'blank', 'blank']);
});

test('Protectorate Gleb (standard loadout): not without a focus token there, nor beyond range 2', () => {
  expect(shot({}).offered()).toEqual([]);
  expect(shot({ tokens: { focus: 1 }, at: [850, 100] }).offered()).toEqual([]);
});
