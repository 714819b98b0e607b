import type { Catalog } from '../../../catalog/catalog';
import type { BarAction } from '../../../catalog/schemas/parts';
import type { Pilot } from '../../../catalog/schemas/pilot';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import { shipAbilityOf, slugOf } from '../../../catalog/shipAbility';
import { actionBarOf, statsOf } from '../../../catalog/shipOf';
import type { Ability, AbilitySource } from '../../core/ability';
import { PLAYERS, type ShipId } from '../../core/ids';
import type { Setup, SquadShip } from '../../core/setup';
import type { ShipProfile, Weapon } from '../../core/table';
import type { MissionId, ProfileId } from '../../core/vocabulary';
import { equippedBy } from './equip';
import { shipIdOf } from './newGame';

type AbilitiesOf = (source: string) => readonly Ability[];
const nothing: AbilitiesOf = () => [];

/** Every ship of a setup as its cards print it, worked out once. */
export function profilesFrom(
  catalog: Catalog,
  abilitiesOf: AbilitiesOf = nothing,
): (setup: Setup) => Readonly<Record<ShipId, ShipProfile>> {
  const known = new WeakMap<Setup, Readonly<Record<ShipId, ShipProfile>>>();
  // The same ship in another game has the same profile.
  const made = new Map<string, ShipProfile>();
  const profileOf = (ship: SquadShip, { profile, scenario }: Setup): ShipProfile => {
    const key = [profile, scenario, ship.pilot, ...ship.upgrades].join(' ');
    const found = made.get(key) ?? profileFrom(catalog, ship, profile, scenario, abilitiesOf);
    made.set(key, found);
    return found;
  };
  return setup => {
    const found = known.get(setup);
    if (found) return found;
    const profiles: Record<ShipId, ShipProfile> = {};
    for (const player of PLAYERS) {
      setup.players[player].squad.ships.forEach((ship, index) => {
        profiles[shipIdOf(player, index + 1)] = profileOf(ship, setup);
      });
    }
    known.set(setup, profiles);
    return profiles;
  };
}

export function profileFrom(
  catalog: Catalog,
  ship: SquadShip,
  system: ProfileId,
  scenario: MissionId,
  abilitiesOf: AbilitiesOf = nothing,
): ShipProfile {
  const pilot = catalog.pilot(ship.pilot);
  const type = catalog.shipType(pilot.shipType);
  const upgrades = equippedBy(catalog, system, ship).map(id => catalog.upgrade(id));
  const stats = statsOf(pilot, type);
  const bonus = (stat: 'attack' | 'agility' | 'hull' | 'shields') => grantedStat(upgrades, stat);
  const bar = [...actionBarOf(pilot, type), ...upgrades.flatMap(grantedActions)];
  const sources = [...sourcesOf(pilot, catalog, upgrades, bar), `scenario:${scenario}` as const];
  const weapons = [
    ...[...stats.weapons, ...upgrades.flatMap(grantedWeapons)]
      // Some standard loadouts print a front weapon of 0 beside their turret: there is nothing to fire.
      .filter(({ attack }) => attack > 0)
      .map((weapon, index) => primary(weapon.arc, weapon.attack + bonus('attack'), index)),
    ...upgrades.flatMap(special),
  ].map(weapon => treated(catalog, weapon, sources.flatMap(abilitiesOf)));
  const forces = [pilot.force, ...upgrades.map(({ force }) => force)].flatMap(force => force ?? []);
  return {
    name: pilot.name,
    size: type.size,
    initiative: pilot.initiative,
    // A card may take away what a ship that should not carry it does not have.
    agility: Math.max(0, stats.agility + bonus('agility')),
    hull: Math.max(1, stats.hull + bonus('hull')),
    shields: Math.max(0, stats.shields + bonus('shields')),
    force: forces.reduce((sum, { value }) => sum + value, 0),
    // Several sources of recovery do not add up.
    forceRecovers: Math.max(0, ...forces.map(({ recovers }) => recovers)),
    charges: pilot.charges?.value ?? 0,
    chargesRecover: pilot.charges?.recovers ?? 0,
    dial: stats.dial,
    bar,
    weapons,
    turret: turretOf(weapons, upgrades),
    points: pilot[system]?.points ?? 0,
    sources,
  };
}

const grantedStat = (upgrades: readonly Upgrade[], stat: string): number =>
  upgrades
    .flatMap(({ grants }) => grants)
    .reduce((sum, grant) => (grant.kind === 'stat' && grant.stat === stat ? sum + grant.amount : sum), 0);

/** A configuration that flips grants by the side that is up: that is for its card to say, not for what never changes. */
const grantedActions = ({ grants, sides, slot }: Upgrade): readonly BarAction[] =>
  sides && slot === 'configuration' ? [] : grants.flatMap(grant => (grant.kind === 'action' ? [grant.action] : []));

const grantedWeapons = ({ grants }: Upgrade) =>
  grants.flatMap(grant => (grant.kind === 'weapon' ? [grant.weapon] : []));

const primary = (arc: Weapon['arc'], attack: number, index: number): Weapon => ({
  ref: `primary:${index}`,
  arc,
  attack,
  minRange: 0,
  maxRange: 3,
  rangeBonus: true,
  requires: [],
  card: null,
});

const special = ({ id, weapon }: Upgrade): readonly Weapon[] => (weapon ? [{ ...weapon, ref: id, card: id }] : []);

/** Into the arc that a card says instead of the one printed. */
function treated(catalog: Catalog, weapon: Weapon, abilities: readonly Ability[]): Weapon {
  const { card, arc } = weapon;
  const rule =
    card && abilities.find(one => one.kind === 'arc' && one.slot === catalog.upgrade(card).slot && one.from === arc);
  return rule && rule.kind === 'arc' ? { ...weapon, arc: rule.to } : weapon;
}

function turretOf(weapons: readonly Weapon[], upgrades: readonly Upgrade[]): 'single' | 'double' | null {
  if (weapons.some(({ arc }) => arc === 'doubleTurret')) return 'double';
  const granted = upgrades.flatMap(({ grants }) => grants).find(grant => grant.kind === 'turretIndicator');
  if (granted?.kind === 'turretIndicator') return granted.turret;
  return weapons.some(({ arc }) => arc === 'singleTurret') ? 'single' : null;
}

function sourcesOf(
  pilot: Pilot,
  catalog: Catalog,
  upgrades: readonly Upgrade[],
  bar: readonly BarAction[],
): AbilitySource[] {
  const ability = shipAbilityOf(pilot, catalog.shipType(pilot.shipType));
  const linked = bar.some(({ link }) => link) ? (['rule:linkedAction'] as const) : [];
  return [
    pilot.id,
    ...(ability ? [`shipAbility:${slugOf(ability)}` as const] : []),
    ...upgrades.map(({ id }) => id),
    ...linked,
    'rule:decloak',
    'rule:attackDice',
    'rule:defenseDice',
  ];
}
