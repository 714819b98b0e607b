import { describe, expect, test } from 'vitest';
import { fits, slotsLeft } from '../../src/squads/fits';
import { catalog } from '../support/engine';

/** Whether a card goes on a pilot that carries others, in a squad of its faction with these pilots besides. */
function goesOn(
  card: string,
  pilotId: string,
  equipped: readonly string[] = [],
  others: readonly string[] = [],
): boolean {
  const pilot = catalog.pilot(`pilot:${pilotId}`);
  const ships = others.map(id => ({ pilot: `pilot:${id}` as const, upgrades: [] }));
  const hangar = {
    catalog,
    profile: 'xwa50' as const,
    squad: { faction: pilot.faction, ships },
    pilot,
    equipped: equipped.map(id => catalog.upgrade(`upgrade:${id}`)),
  };
  return fits(hangar, catalog.upgrade(`upgrade:${card}`));
}

describe('a card fits', () => {
  test.each([
    ['a torpedo on an X-wing', 'protontorpedoes', 'corranhorn-t65xwing'],
    ['a rebel crew on a rebel freighter', 'jynerso', 'hansolo-modifiedyt1300lightfreighter'],
    ['a talent on a veteran', 'predator', 'redsquadronveteran'],
  ])('%s', (_, card, pilot) => {
    expect(goesOn(card, pilot)).toBe(true);
  });

  test.each([
    ['a torpedo where there is no such slot', 'protontorpedoes', 'academypilot', []],
    ['a crew card on a fighter without crew', 'jynerso', 'redsquadronveteran', []],
    ['the same card twice', 'protontorpedoes', 'corranhorn-t65xwing', ['protontorpedoes']],
    ['a card of another faction', 'jynerso', 'patrolleader', []],
  ] as const)('not %s', (_, card, pilot, equipped) => {
    expect(goesOn(card, pilot, equipped)).toBe(false);
  });

  test('not where a unique pilot of the same name flies', () => {
    expect(goesOn('darthvader', 'coloneljendon', [], [])).toBe(true);
    expect(goesOn('darthvader', 'coloneljendon', [], ['darthvader'])).toBe(false);
  });
});

describe('slots', () => {
  const cards = (...ids: readonly string[]) => ids.map(id => catalog.upgrade(`upgrade:${id}`));

  test('a weapon hardpoint takes one cannon, torpedo or missile', () => {
    expect(slotsLeft('xwa50', ['weaponHardpoint'], cards('ioncannon'))).toEqual([]);
    expect(slotsLeft('xwa50', ['weaponHardpoint'], cards('ioncannon', 'protontorpedoes'))).toBe(null);
    expect(slotsLeft('xwa50', ['weaponHardpoint', 'torpedo'], cards('ioncannon', 'protontorpedoes'))).toEqual([]);
  });

  test('a card that fills two slots finds no room in a flexible one', () => {
    expect(slotsLeft('xwa50', ['weaponHardpoint', 'missile'], cards('barragerockets'))).toBe(null);
    expect(slotsLeft('xwa50', ['missile', 'missile'], cards('barragerockets'))).toEqual([]);
  });

  test('a title that adds a slot can be filled at once', () => {
    expect(slotsLeft('xwa50', ['title', 'crew'], cards('andrasta', 'protonbombs'))).toEqual(['crew']);
    expect(slotsLeft('xwa50', ['title', 'crew'], cards('protonbombs'))).toBe(null);
  });
});
