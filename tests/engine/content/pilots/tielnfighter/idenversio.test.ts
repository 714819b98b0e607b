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
test('only for a TIE/ln, and not at range 2', () => {
  const hurt = (pilot: string, at: readonly [number, number]) =>
    inDuel('pilot:idenversio', {
      on: 'enemy',
      defender: { pilot },
      third: { at, charges: 1 },
      rolls: 'hit crit blank / blank blank blank',
    })
      .attack()
      .offered();
  expect(hurt('academypilot', [520, 520])).toHaveLength(1);
  expect(hurt('alphasquadronpilot', [520, 520])).toEqual([]);
  expect(hurt('academypilot', [640, 520])).toEqual([]);
});
