import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (heading: number, dengar = 'pilot:dengar', charges = 1) =>
  inDuel(dengar, { on: 'defender', defender: { heading, charges }, rolls: 'hit blank blank / blank blank' }).attack();

test.each(['pilot:dengar', 'pilot:dengar-armedanddangerous'])(
  '%s answers an attack from his front arc, for a charge',
  dengar => {
    const told = shot(180, dengar);
    expect(told.offered()).toEqual(['target:ship:A1:primary:0']);
    const { game } = told.use();
    expect(game.ship('B1').charges).toBe(0);
    expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:B1', defender: 'ship:A1', bonus: true });
  },
);

test('Dengar: not behind him, nor without the charge', () => {
  expect(shot(0).offered()).toEqual([]);
  expect(shot(180, 'pilot:dengar', 0).offered()).toEqual([]);
});
