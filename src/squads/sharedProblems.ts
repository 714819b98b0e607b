import type { Catalog } from '../catalog/catalog';
import { matchesKeyword } from '../catalog/keywords';
import type { Pilot } from '../catalog/schemas/pilot';
import type { Upgrade } from '../catalog/schemas/upgrade';
import { restrictionsOf } from '../catalog/upgradeIn';
import type { ProfileId } from '../engine/core/vocabulary';
import { equippedBy } from '../engine/rules/setup/equip';
import { cardsOf } from './hangar';
import { excessIn } from './limited';
import { SLOT_NAMES } from './names';
import type { SquadProblem } from './problem';
import type { Berth } from './shipProblems';

/** What the ships of a squad may not have together, or must. */
export function sharedProblems(
  catalog: Catalog,
  profile: ProfileId,
  berths: readonly Berth[],
): readonly SquadProblem[] {
  return [
    ...limitedProblems(catalog, profile, berths),
    ...solitaryProblems(catalog, profile, berths),
    ...standardizedProblems(catalog, profile, berths),
  ];
}

const shipsOf = (berths: readonly Berth[]) => berths.map(({ ship }) => ship);

const limitedProblems = (catalog: Catalog, profile: ProfileId, berths: readonly Berth[]): readonly SquadProblem[] =>
  excessIn(cardsOf(catalog, profile, shipsOf(berths))).map(({ name, most, count }) => ({
    kind: 'limited',
    words: `${name} is limited: a squad has at most ${most} of that name, and this one has ${count}.`,
  }));

function solitaryProblems(catalog: Catalog, profile: ProfileId, berths: readonly Berth[]): readonly SquadProblem[] {
  const solitary = shipsOf(berths).flatMap(ship =>
    equippedBy(catalog, profile, ship)
      .map(id => catalog.upgrade(id))
      .filter(card => card.solitary),
  );
  const slots = [...new Set(solitary.map(({ slot }) => slot))];
  return slots.flatMap((slot): SquadProblem[] => {
    const alike = solitary.filter(card => card.slot === slot);
    if (alike.length < 2) return [];
    const names = alike.map(({ name }) => name).join(' and ');
    return [{ kind: 'solitary', words: `${names}: a squad has one solitary ${SLOT_NAMES[slot]} card at most.` }];
  });
}

/** Standard loadouts take no part in it. */
function standardizedProblems(catalog: Catalog, profile: ProfileId, berths: readonly Berth[]): readonly SquadProblem[] {
  const bought = berths.filter(({ ship }) => !catalog.pilot(ship.pilot).standardLoadout);
  const wanted = bought.flatMap(({ ship }) =>
    ship.upgrades
      .map(id => catalog.upgrade(id))
      .filter(card => card.standardized)
      .map(card => ({ card, shipType: catalog.pilot(ship.pilot).shipType })),
  );
  return bought.flatMap(({ at, ship }) => {
    const pilot = catalog.pilot(ship.pilot);
    const missing = wanted
      .filter(({ shipType }) => shipType === pilot.shipType)
      .map(({ card }) => card)
      .filter(card => hasAbilityFor(catalog, profile, pilot, card) && !ship.upgrades.includes(card.id));
    return [...new Set(missing)].map(({ id, name }) => ({
      kind: 'standardized' as const,
      ship: at,
      card: id,
      words: `${name} is standardized: every ${catalog.shipType(pilot.shipType).name} needs it, also that of ${pilot.name}.`,
    }));
  });
}

/** The card may name the ship ability that it changes; a pilot without that ability goes without the card. */
const hasAbilityFor = (catalog: Catalog, profile: ProfileId, pilot: Pilot, card: Upgrade): boolean =>
  restrictionsOf(card, profile).every(
    one => one.kind !== 'keyword' || matchesKeyword(one.keyword, pilot, catalog.shipType(pilot.shipType)),
  );
