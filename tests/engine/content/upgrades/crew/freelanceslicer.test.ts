import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, locks = ['A1']) =>
  inDuel('upgrade:freelanceslicer', { on: 'defender', defender: { locks }, rolls }).attack();

test('Freelance Slicer: the lock on the attacker jams it; a blank leaves this ship alone', () => {
  const { game } = shot('blank').use();
  expect([game.tokens('A1'), game.tokens('B1'), game.ship('B1').locks]).toEqual([{ jam: 1 }, {}, []]);
});

test('Freelance Slicer: a hit jams this ship too', () => {
  const { game } = shot('hit').use();
  expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{ jam: 1 }, { jam: 1 }]);
});

test('Freelance Slicer: not without a lock on the attacker', () => {
  expect(shot('blank', []).offered()).toEqual([]);
});
