import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** A1 attacks B1; B2 carries the card. */
const shot = (pilot: string, at: readonly [number, number], charges = 1) =>
  inDuel('upgrade:escortfighter-talent', {
    on: 'enemy',
    defender: { pilot },
    third: { at },
    first: charges ? [] : [{ do: 'loseCharge', ship: 'ship:B2', card: 'upgrade:escortfighter-talent' }],
    rolls: 'hit hit hit / blank blank blank',
  }).attack();

test('Escort Fighter: in the attacker’s firing arc, a charge and strain add a focus to a large friend’s roll', () => {
  const { game } = shot('outerrimsmuggler', [520, 520]).use();
  expect(game.last('diceAdded')).toMatchObject({ kind: 'defense', faces: ['focus'] });
  expect(game.tokens('B2')).toEqual({ strain: 1 });
  expect(game.ship('B2').upgrades[0]!.charges).toBe(0);
});
test('Escort Fighter: not for a small one, not out of the arc, not empty', () => {
  expect(shot('academypilot', [520, 520]).offered()).toEqual([]);
  expect(shot('outerrimsmuggler', [560, 330]).offered()).toEqual([]);
  expect(shot('outerrimsmuggler', [520, 520], 0).offered()).toEqual([]);
});
