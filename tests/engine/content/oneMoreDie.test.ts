import { expect, test } from 'vitest';
import { inDuel } from '../../support/card';

/** In a primary attack at range 0 no dice are added: nothing is paid or recovered for one. */
test.each([
  { card: 'pilot:scorch', attacker: {} },
  { card: 'pilot:dt798', attacker: {} },
  { card: 'pilot:wolffe', attacker: { charges: 0, heading: 180 } },
])('$card: a die more at range 1, not at range 0', ({ card, attacker }) => {
  const weapon = (keys: readonly string[]) => keys.find(key => key.startsWith('target:ship:B1:primary'))!;
  const shot = (range: 0 | 1) => {
    const told = inDuel(card, { range, attacker, rolls: 'blank blank blank blank / blank blank blank' });
    return told.until('chooseAttack').attack(weapon(told.game.offers('p1')));
  };
  expect(shot(1).offered()).not.toEqual([]);
  expect(shot(0).offered()).toEqual([]);
});
