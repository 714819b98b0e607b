import type { Catalog } from '../catalog/catalog';
import type { Pilot } from '../catalog/schemas/pilot';
import type { Upgrade } from '../catalog/schemas/upgrade';
import type { SquadShip } from '../engine/core/setup';
import type { Faction, ProfileId, UpgradeId } from '../engine/core/vocabulary';
import { cardProblems } from './cardProblems';
import { type Hangar, homelessIn, spentOn } from './hangar';
import { FACTION_NAMES, PROFILE_NAMES, SLOT_NAMES } from './names';
import type { CardProblem, SquadProblem } from './problem';
import { slotsFilledBy } from './slots';

/** A ship and its place in the squad. */
export interface Berth {
  readonly at: number;
  readonly ship: SquadShip;
}

/** What is wrong with one ship of a squad, its pilot or what it carries. */
export function shipProblems(
  catalog: Catalog,
  profile: ProfileId,
  faction: Faction,
  berths: readonly Berth[],
  { at, ship }: Berth,
): readonly SquadProblem[] {
  const pilot = catalog.pilot(ship.pilot);
  const others = berths.filter(berth => berth.at !== at).map(berth => berth.ship);
  const equipped = ship.upgrades.map(id => catalog.upgrade(id));
  const hangar: Hangar = { catalog, profile, squad: { faction, ships: others }, pilot, equipped };
  const carried = pilot.standardLoadout ? standardLoadoutProblems(pilot, ship.upgrades) : equipmentProblems(hangar);
  return [...pilotProblems(hangar), ...carried].map(problem => ({ ...problem, ship: at }));
}

function pilotProblems({ profile, squad, pilot }: Hangar): readonly CardProblem[] {
  const found: CardProblem[] = [];
  if (pilot.faction !== squad.faction) {
    const words = `${pilot.name} flies for ${FACTION_NAMES[pilot.faction]}, not for ${FACTION_NAMES[squad.faction]}.`;
    found.push({ kind: 'faction', card: pilot.id, words });
  }
  if (!pilot[profile]) {
    const words = `${pilot.name} cannot be taken in squads of ${PROFILE_NAMES[profile]}.`;
    found.push({ kind: 'pointSystem', card: pilot.id, words });
  }
  return found;
}

/** Squads made elsewhere list the printed cards or none. */
function standardLoadoutProblems(pilot: Pilot, listed: readonly UpgradeId[]): readonly CardProblem[] {
  const printed = pilot.standardLoadout ?? [];
  const isWhole = listed.length === printed.length && printed.every(id => listed.includes(id));
  if (listed.length === 0 || isWhole) return [];
  const words = `${pilot.name} has a standard loadout: it carries what its card prints, and nothing else.`;
  return [{ kind: 'standardLoadout', card: pilot.id, words }];
}

function equipmentProblems(hangar: Hangar): readonly CardProblem[] {
  const { profile, squad, pilot, equipped } = hangar;
  const different = [...new Set(equipped)];
  const found = different.flatMap(card =>
    cardProblems({ ...hangar, equipped: different.filter(one => one !== card) }, card),
  );
  const printed = pilot[profile];
  if (!printed) return found;
  const spent = spentOn(equipped, profile, squad.faction);
  if (spent > printed.loadout) {
    const words = `${pilot.name} carries cards for ${spent} points; the loadout is ${printed.loadout}.`;
    found.push({ kind: 'loadout', card: pilot.id, words });
  }
  const twice = different.filter(card => equipped.filter(one => one === card).length > 1);
  return [
    ...found,
    ...twice.map(card => copies(pilot, card)),
    ...homelessIn({ ...hangar, equipped: different }).map(card => homeless(hangar, card)),
  ];
}

const copies = (pilot: Pilot, { id, name }: Upgrade): CardProblem => ({
  kind: 'copies',
  card: id,
  words: `${pilot.name} carries ${name} twice: a ship has one copy of a card at most.`,
});

function homeless({ profile, pilot }: Hangar, card: Upgrade): CardProblem {
  const slots = slotsFilledBy(card, profile).map(slot => SLOT_NAMES[slot]);
  const wants = slots.length === 1 ? `a free ${slots[0]} slot` : `free slots for ${slots.join(' and ')}`;
  return { kind: 'slots', card: card.id, words: `${card.name} needs ${wants}, which ${pilot.name} does not have.` };
}
