import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (heading: number, dengar = 'pilot:dengar') =>
  inDuel(dengar, { on: 'defender', defender: { heading }, rolls: 'hit blank blank / blank blank' }).attack();

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

test('Dengar: not behind him', () => {
  expect(shot(0).offered()).toEqual([]);
});
