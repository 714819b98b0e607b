import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

/** B1 shoots A1 down; A2 carries the card. */
const fallen = (pilot: string, third: Partial<Placed>) => {
  const told = inDuel('upgrade:vengeful-talent', {
    on: 'wingman',
    attacker: { pilot, damage: ['-stunnedpilot', '-stunnedpilot'] },
    defender: { pilot: 'soontirfel', heading: 180, locks: ['A2'] },
    third: { pilot: 'nightbeast', at: [520, 300], ...third },
    rolls: 'hit hit blank / blank blank blank',
  });
  told.game.choose('p2', 'target:ship:A1:primary:0');
  return told;
};

test('Vengeful: a red token goes, a lock among them', () => {
  const told = fallen('nightbeast', { tokens: { stress: 1, disarm: 1 } });
  expect(told.offered().map(key => key.split('talent:')[1])).toEqual(['stress', 'lock:ship:B1']);
  expect(told.use('lock:ship:B1').game.ship('B1').locks).toEqual([]);
});
test('Vengeful: or a recurring charge of the ship card comes back, and no other', () => {
  const told = fallen('nightbeast', { pilot: 'wampa', charges: 0 });
  expect(told.offered().map(key => key.split('talent:')[1])).toEqual(['lock:ship:B1', 'ship card']);
  expect(told.use('ship card').game.ship('A2').charges).toBe(1);
  const once = fallen('nightbeast', { pilot: 'idenversio', charges: 0 });
  expect(once.offered().map(key => key.split('talent:')[1])).toEqual(['lock:ship:B1']);
});
test('Vengeful: not after a friend that is not limited, nor far away', () => {
  expect(fallen('academypilot', { tokens: { stress: 1 } }).offered()).toEqual([]);
  expect(fallen('nightbeast', { tokens: { stress: 1 }, at: [880, 300] }).offered()).toEqual([]);
});
