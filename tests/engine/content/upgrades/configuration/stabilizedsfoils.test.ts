import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:stabilizedsfoils';
const BWING = { pilot: 'bladesquadronveteran' } as const;
const OPEN = ['stabilizedsfoils'];
const CANNONS = { ...BWING, upgrades: ['ioncannon', 'heavylasercannon'], flipped: OPEN, locks: ['B1'] } as const;
const fire = (attacker: object, weapon: string) =>
  inDuel(CARD, { attacker: { ...CANNONS, ...attacker } }).attack(`target:ship:B1:${weapon}`);

test('Stabilized S-Foils, open: the lock pays for a bonus attack with a cannon that was not fired', () => {
  const told = fire({}, 'upgrade:ioncannon');
  expect(told.offered()).toEqual(['target:ship:B1:upgrade:heavylasercannon']);
  const { game } = told.use();
  expect(game.ship('A1').locks).toEqual([]);
  expect(game.last('attackDeclared')).toMatchObject({ weapon: 'upgrade:heavylasercannon', bonus: true });
});

test('Stabilized S-Foils: not without the lock, not closed', () => {
  expect(fire({ locks: [] }, 'primary:0').offered()).toEqual([]);
  expect(fire({ flipped: [] }, 'primary:0').offered()).toEqual([]);
});

test('Stabilized S-Foils: what a roll links to is for the side that is up to say', () => {
  const linked = (flipped: readonly string[]) => {
    const { game } = acting(CARD, { ...BWING, flipped }, 'action:barrelRoll:white', {
      p2: [{ pilot: 'darthvader', at: [457, 600], heading: 90, dial: '2FB' }],
    });
    return game.choose('p1', game.offers('p1')[0]!).offers('p1');
  };
  expect(linked([])).toEqual(['action:evade:red', 'pass']);
  expect(linked(OPEN)).toEqual(['action:lock:red', 'pass']);
});

test('Stabilized S-Foils: they flip, but not with a faceup damage card', () => {
  expect(flying(CARD, BWING).use('flip').game.ship('A1').upgrades[0]).toMatchObject({ side: 1 });
  expect(flying(CARD, { ...BWING, damage: ['panickedpilot'] }).offered()).toEqual([]);
});
