import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (charges: number) =>
  inDuel('pilot:idenversio-swz105', {
    on: 'enemy',
    third: { charges },
    rolls: 'hit crit blank / blank blank blank',
  }).attack();

test('idenversio-swz105 prevents all damage of a TIE/ln beside her for a charge', () => {
  expect(shot(1).use().until().game.damage('B1')).toEqual([]);
});
test('not without the charge', () => expect(shot(0).offered()).toEqual([]));
