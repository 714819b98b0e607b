import { expect, test } from 'vitest';
import { matchesKeyword } from '../../src/catalog/keywords';
import { loadCatalog } from '../../src/catalog/load';
import type { Pilot } from '../../src/catalog/schemas/pilot';
import { shipAbilityOf, slugOf } from '../../src/catalog/shipAbility';
import { actionBarOf, statsOf } from '../../src/catalog/shipOf';
import { FACTIONS, type PilotId } from '../../src/engine/core/vocabulary';
import { some } from '../support/some';

const catalog = await loadCatalog(FACTIONS);

function shipOf(id: PilotId) {
  const pilot = catalog.pilot(id);
  return [pilot, catalog.shipType(pilot.shipType)] as const;
}

test('a pilot without overrides flies the ship as printed', () => {
  const [luke, xwing] = shipOf('pilot:lukeskywalker');
  expect(statsOf(luke, xwing)).toEqual({
    weapons: xwing.weapons,
    agility: 2,
    hull: 4,
    shields: 2,
    dial: xwing.dial,
  });
  expect(actionBarOf(luke, xwing)).toBe(xwing.actions);
});

test('overrides replace weapons and shields, and leave the rest', () => {
  const [tycho, awing] = shipOf('pilot:tychocelchu-battleoverendor');
  expect(statsOf(tycho, awing)).toMatchObject({ agility: awing.agility, hull: awing.hull, shields: 3 });
  expect(statsOf(tycho, awing).weapons[0]).toEqual({ arc: 'singleTurret', attack: 2 });
  const [dash, freighter] = shipOf('pilot:dashrendar');
  expect(statsOf(dash, freighter).weapons).toEqual([{ arc: 'doubleTurret', attack: 4 }]);
});

test('overrides replace the dial and the action bar', () => {
  const [starck, xwing] = shipOf('pilot:stomeronistarck-evacuationofdqar');
  expect(statsOf(starck, xwing).dial).toContain('5KR');
  expect(statsOf(starck, xwing).dial).not.toEqual(xwing.dial);
  expect(actionBarOf(starck, xwing)).toContainEqual({
    action: 'boost',
    color: 'white',
    link: { action: 'focus', color: 'red' },
  });
});

test('a Droid calculates where the bar says focus, also in links', () => {
  const [r2, ywing] = shipOf('pilot:r2d2');
  expect(ywing.actions.map(one => one.action)).toContain('focus');
  expect(actionBarOf(r2, ywing)[0]).toMatchObject({ action: 'calculate', color: 'white' });

  const linked = catalog.pilots.filter(pilot => {
    const focusing = catalog.shipType(pilot.shipType).actions.filter(one => one.link?.action === 'focus');
    return pilot.keywords.includes('Droid') && !pilot.overrides.actions && focusing.length > 0;
  });
  for (const pilot of linked) {
    const links = actionBarOf(pilot, catalog.shipType(pilot.shipType)).map(one => one.link?.action);
    expect(links, pilot.id).toContain('calculate');
  }
});

test('no Droid is left with a focus, and nobody else changes', () => {
  const isDroid = ({ keywords }: Pilot) => keywords.includes('Droid');
  for (const pilot of some(catalog.pilots.filter(isDroid))) {
    const bar = actionBarOf(pilot, catalog.shipType(pilot.shipType));
    const actions = bar.flatMap(one => [one.action, one.link?.action]);
    expect(actions, pilot.id).toContain('calculate');
    expect(actions, pilot.id).not.toContain('focus');
  }
  for (const pilot of some(catalog.pilots.filter(one => !isDroid(one)))) {
    const shipType = catalog.shipType(pilot.shipType);
    expect(actionBarOf(pilot, shipType)).toBe(pilot.overrides.actions ?? shipType.actions);
  }
});

test('the ability on the pilot card goes before that of the ship', () => {
  const [dash, freighter] = shipOf('pilot:dashrendar');
  expect(freighter.shipAbility).toBe('Sensor Blackout');
  expect(shipAbilityOf(dash, freighter)).toBe('Sensor Blindspot');
  const [arvel, awing] = shipOf('pilot:arvelcrynyd');
  expect(shipAbilityOf(arvel, awing)).toBe('Vectored Thrusters');
  expect(slugOf('Vectored Thrusters')).toBe('vectoredthrusters');
});

test('no two ship abilities share a slug', () => {
  const names = new Set([...catalog.shipTypes, ...catalog.pilots].flatMap(one => one.shipAbility ?? []));
  expect(new Set([...names].map(slugOf)).size).toBe(names.size);
});

test('keywords are those of pilot and ship, the ship ability, and parts of the name', () => {
  const [luke, xwing] = shipOf('pilot:lukeskywalker');
  expect(matchesKeyword('Light Side', luke, xwing)).toBe(true);
  expect(matchesKeyword('X-wing', luke, xwing)).toBe(true);
  expect(matchesKeyword('Dark Side', luke, xwing)).toBe(false);
  expect(matchesKeyword('Vectored Thrusters', ...shipOf('pilot:arvelcrynyd'))).toBe(true);
  expect(matchesKeyword('Freighter', ...shipOf('pilot:hansolo-modifiedyt1300lightfreighter'))).toBe(true);
});
