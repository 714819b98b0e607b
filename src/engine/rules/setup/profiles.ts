import type { Catalog } from '../../../catalog/catalog';
import type { BarAction } from '../../../catalog/schemas/parts';
import type { Pilot } from '../../../catalog/schemas/pilot';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import { shipAbilityOf, slugOf } from '../../../catalog/shipAbility';
import { actionBarOf, statsOf } from '../../../catalog/shipOf';
import type { Ability, AbilitySource, ArcTreated } from '../../core/ability';
import { PLAYERS, type ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Setup, SquadShip } from '../../core/setup';
import type { Equipped } from '../../core/state';
import type { Rules, ShipProfile, Weapon } from '../../core/table';
import type { MissionId, PilotId, ProfileId, UpgradeId } from '../../core/vocabulary';
import { equippedBy } from './equip';
import { shipIdOf } from './newGame';

type AbilitiesOf = (source: string) => readonly Ability[];
const nothing: AbilitiesOf = () => [];

type Profiles = Pick<Rules, 'profilesOf' | 'profileOf'>;
/** A card with the side that is up. */
type Card = Pick<Equipped, 'card' | 'side'>;

/** Every ship of a setup, and every ship of a game as its cards lie now; worked out once. */
export function profilesFrom(catalog: Catalog, abilitiesOf: AbilitiesOf = nothing): Profiles {
  const known = new WeakMap<Setup, Readonly<Record<ShipId, ShipProfile>>>();
  const lately = new WeakMap<Setup, Map<ShipId, readonly Kept[]>>();
  let lastSetup: Setup | null = null;
  let lastKept = new Map<ShipId, readonly Kept[]>();
  const keptOf = (setup: Setup) => {
    lastSetup = setup;
    lastKept = lately.get(setup) ?? new Map();
    lately.set(setup, lastKept);
    return lastKept;
  };
  // The same ship in another game has the same profile.
  const made = new Map<string, ShipProfile>();
  const profileWith = (pilot: PilotId, cards: readonly Card[], { profile, scenario }: Setup): ShipProfile => {
    const key = [profile, scenario, pilot, ...cards.map(({ card, side }) => (side === 1 ? `${card}*` : card))].join(
      ' ',
    );
    const found = made.get(key) ?? profileOfCards(catalog, pilot, cards, profile, scenario, abilitiesOf);
    made.set(key, found);
    return found;
  };
  return {
    profilesOf(setup) {
      const found = known.get(setup);
      if (found) return found;
      const profiles: Record<ShipId, ShipProfile> = {};
      for (const player of PLAYERS) {
        setup.players[player].squad.ships.forEach((ship, index) => {
          const cards = unflipped(equippedBy(catalog, setup.profile, ship));
          profiles[shipIdOf(player, index + 1)] = profileWith(ship.pilot, cards, setup);
        });
      }
      known.set(setup, profiles);
      return profiles;
    },
    /** Asked for at every look: the last few of each ship are kept, for the same cards that lie the same way up. */
    profileOf(setup, { id, pilot, upgrades }) {
      const ofGame = setup === lastSetup ? lastKept : keptOf(setup);
      const kept = ofGame.get(id) ?? NONE;
      for (const one of kept) if (one.pilot === pilot && isAsKept(one.cards, upgrades)) return one.profile;
      const profile = profileWith(pilot, upgrades, setup);
      const found = { pilot, cards: upgrades.map(({ card, side }) => ({ card, side })), profile };
      ofGame.set(id, [found, ...kept.slice(0, MOST_KEPT - 1)]);
      return profile;
    },
  };
}

/** Forks of one game may have other sides up. */
const MOST_KEPT = 4;
const NONE: readonly Kept[] = [];

interface Kept {
  readonly pilot: PilotId;
  readonly cards: readonly Card[];
  readonly profile: ShipProfile;
}

function isAsKept(kept: readonly Card[], now: readonly Card[]): boolean {
  if (kept.length !== now.length) return false;
  for (let i = 0; i < now.length; i++)
    if (kept[i]!.card !== now[i]!.card || kept[i]!.side !== now[i]!.side) return false;
  return true;
}

const unflipped = (cards: readonly UpgradeId[]): readonly Card[] => cards.map(card => ({ card, side: 0 }));

export const profileFrom = (
  catalog: Catalog,
  ship: SquadShip,
  system: ProfileId,
  scenario: MissionId,
  abilitiesOf: AbilitiesOf = nothing,
): ShipProfile =>
  profileOfCards(catalog, ship.pilot, unflipped(equippedBy(catalog, system, ship)), system, scenario, abilitiesOf);

function profileOfCards(
  catalog: Catalog,
  id: PilotId,
  cards: readonly Card[],
  system: ProfileId,
  scenario: MissionId,
  abilitiesOf: AbilitiesOf,
): ShipProfile {
  const pilot = catalog.pilot(id);
  const type = catalog.shipType(pilot.shipType);
  const upgrades = cards.map(card => sideUp(catalog, card));
  const stats = statsOf(pilot, type);
  const bonus = (stat: 'attack' | 'agility' | 'hull' | 'shields') => grantedStat(upgrades, stat);
  const bar = [...actionBarOf(pilot, type), ...gathered(upgrades, grantedActions)];
  const shipAbility = shipAbilityOf(pilot, type, upgrades) ?? null;
  const onAnySide = [...bar, ...gathered(cards, ({ card }) => grantedActions(catalog.upgrade(card)))];
  const sources = [...sourcesOf(pilot, shipAbility, upgrades, onAnySide), `scenario:${scenario}` as const];
  const weapons = [
    ...[...stats.weapons, ...gathered(upgrades, grantedWeapons)]
      // Some standard loadouts print a front weapon of 0 beside their turret: there is nothing to fire.
      .filter(({ attack }) => attack > 0)
      .map((weapon, index) => primary(weapon.arc, weapon.attack + bonus('attack'), index)),
    ...gathered(upgrades, special),
  ].map(weapon => treated(catalog, weapon, gathered(sources, abilitiesOf)));
  const forces = gathered([pilot.force, ...upgrades.map(({ force }) => force)], force => force ?? []);
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
    shipAbility,
    sources,
  };
}

/** A card with what it grants on the side that is up. */
function sideUp(catalog: Catalog, { card, side }: Card): Upgrade {
  const upgrade = catalog.upgrade(card);
  if (!upgrade.sides) return upgrade;
  return { ...upgrade, grants: upgrade.grants.filter(grant => grant.side === undefined || grant.side === side) };
}

const grantedStat = (upgrades: readonly Upgrade[], stat: string): number =>
  gathered(upgrades, ({ grants }) => grants).reduce(
    (sum, grant) => (grant.kind === 'stat' && grant.stat === stat ? sum + grant.amount : sum),
    0,
  );

const grantedActions = ({ grants }: Upgrade): readonly BarAction[] =>
  gathered(grants, grant => (grant.kind === 'action' ? [grant.action] : []));

const grantedWeapons = ({ grants }: Upgrade) =>
  gathered(grants, grant => (grant.kind === 'weapon' ? [grant.weapon] : []));

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
  const of: readonly ArcTreated['of'][] = card ? ['special', catalog.upgrade(card).slot] : ['primary'];
  const rule = abilities.find(one => one.kind === 'arc' && of.includes(one.of) && one.from === arc);
  if (rule?.kind !== 'arc') return weapon;
  return rule.also ? { ...weapon, also: { arc: rule.to, ...rule.also } } : { ...weapon, arc: rule.to };
}

function turretOf(weapons: readonly Weapon[], upgrades: readonly Upgrade[]): 'single' | 'double' | null {
  if (weapons.some(({ arc }) => arc === 'doubleTurret')) return 'double';
  const granted = gathered(upgrades, ({ grants }) => grants).find(grant => grant.kind === 'turretIndicator');
  if (granted?.kind === 'turretIndicator') return granted.turret;
  return weapons.some(({ arc }) => arc === 'singleTurret') ? 'single' : null;
}

function sourcesOf(
  pilot: Pilot,
  ability: string | null,
  upgrades: readonly Upgrade[],
  bar: readonly BarAction[],
): AbilitySource[] {
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
