import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

/** A1 attacks B1, which carries the card. */
const defended = (card: string, defender: Partial<Placed>) =>
  inDuel(card, { on: 'defender', defender, rolls: 'blank blank blank / blank blank blank' }).attack();

describe.each([
  ['upgrade:notorious', { pilot: 'hortonsalm', upgrades: ['ioncannonturret'], heading: 0, turret: 'rear' }],
  ['upgrade:crimelord-talent', { pilot: 'hortonsalm', heading: 180 }],
] as const)('%s', (card, seen) => {
  test('after defending, a charge strains an attacker in the arc', () => {
    const { game } = defended(card, seen).use();
    expect(game.tokens('A1')).toEqual({ strain: 1 });
    expect(game.ship('B1').upgrades.find(one => one.card === card)!.charges).toBe(1);
  });
  test('not one out of it', () => {
    expect(defended(card, { pilot: 'hortonsalm', heading: 0 }).offered()).toEqual([]);
  });
});

test('Crime Lord: a turret is no front arc', () => {
  const armed = { pilot: 'hortonsalm', upgrades: ['ioncannonturret'], heading: 0, turret: 'rear' } as const;
  expect(defended('upgrade:crimelord-talent', armed).offered()).toEqual([]);
});
test('Notorious: a blank is rerolled against a strained ship, and no other result', () => {
  const shot = (strain: number, rolls: string) =>
    inDuel('upgrade:notorious', { defender: { tokens: { strain } }, rolls }).attack();
  const { game } = shot(1, 'hit blank blank hit / blank blank').use();
  expect(game.offers('p1')).toEqual(['die:1', 'die:2']);
  expect(shot(0, 'hit blank blank / blank blank blank').offered()).toEqual([]);
  expect(shot(1, 'hit focus crit / blank blank').offered()).toEqual([]);
});
