import type { BarAction } from '../catalog/schemas/parts';
import type { Setup, Squad, SquadShip } from '../engine/core/setup';
import type { Rules, ShipProfile, Table, Weapon } from '../engine/core/table';
import {
  DIFFICULTIES,
  type ManeuverCode,
  maneuverCode,
  type ProfileId,
  parseManeuver,
} from '../engine/core/vocabulary';
import { weaponsOf } from '../engine/look/attack';
import { barOf } from '../engine/look/bar';
import { difficultyOf } from '../engine/look/difficulty';
import { profileOf, shipOf } from '../engine/look/ships';
import { gatherForces, shipIdOf } from '../engine/rules/setup/newGame';

export const FITTED_NUMBERS = ['initiative', 'agility', 'hull', 'shields', 'force'] as const;
export type FittedNumber = (typeof FITTED_NUMBERS)[number];

/** A ship as its cards make it before the first die, asked of the engine itself. */
export interface Fitted extends Pick<ShipProfile, FittedNumber | 'shipAbility'> {
  readonly bar: readonly BarAction[];
  readonly weapons: readonly Weapon[];
  /** In the colours that its cards leave. */
  readonly dial: readonly ManeuverCode[];
}

const NOBODY: Squad = { name: '', faction: 'rebelalliance', ships: [], obstacles: [] };

export function fitted(rules: Rules, profile: ProfileId, ship: SquadShip): Fitted {
  const { faction } = rules.catalog.pilot(ship.pilot);
  const setup: Setup = {
    profile,
    scenario: 'none',
    players: { p1: { name: '', squad: { ...NOBODY, faction, ships: [ship] } }, p2: { name: '', squad: NOBODY } },
  };
  const id = shipIdOf('p1', 1);
  const gathered = gatherForces(rules, setup, 0);
  // Abilities are those of ships on the table.
  const there = { ...shipOf(gathered, id), where: 'table' as const };
  const table: Table = { rules, state: { ...gathered, ships: { [id]: there } } };
  const made = profileOf(table, there);
  return {
    ...made,
    bar: barOf(table, there),
    weapons: weaponsOf(table, there),
    dial: made.dial.map(code => {
      const maneuver = parseManeuver(code);
      return maneuverCode({ ...maneuver, difficulty: difficultyOf(table, there, maneuver) });
    }),
  };
}

/** What a card changes on a ship. */
export type FittedChange =
  | { readonly kind: 'number'; readonly number: FittedNumber; readonly from: number; readonly to: number }
  | { readonly kind: 'action'; readonly gained: boolean; readonly action: BarAction }
  | { readonly kind: 'weapon'; readonly gained: boolean; readonly weapon: Weapon }
  | { readonly kind: 'shipAbility'; readonly to: string }
  | { readonly kind: 'dial'; readonly dial: readonly ManeuverCode[]; readonly easier: number; readonly harder: number };

export function changesBetween(before: Fitted, after: Fitted): readonly FittedChange[] {
  const { shipAbility, dial } = after;
  const steps = dial.map((code, at) => hardnessOf(code) - hardnessOf(before.dial[at]!));
  const [easier, harder] = [steps.filter(step => step < 0).length, steps.filter(step => step > 0).length];
  return [
    ...FITTED_NUMBERS.filter(number => before[number] !== after[number]).map(number => ({
      kind: 'number' as const,
      number,
      from: before[number],
      to: after[number],
    })),
    ...differing(before.bar, after.bar, alikeActions).map(({ one, gained }) => ({
      kind: 'action' as const,
      gained,
      action: one,
    })),
    ...differing(before.weapons, after.weapons, alikeWeapons).map(({ one, gained }) => ({
      kind: 'weapon' as const,
      gained,
      weapon: one,
    })),
    ...(shipAbility && shipAbility !== before.shipAbility ? [{ kind: 'shipAbility' as const, to: shipAbility }] : []),
    ...(easier + harder > 0 ? [{ kind: 'dial' as const, dial, easier, harder }] : []),
  ];
}

/** Maneuvers keep their places: cards change only colours. */
const hardnessOf = (code: ManeuverCode): number => DIFFICULTIES.indexOf(parseManeuver(code).difficulty);

/** What is there no more, then what is new. */
const differing = <T>(before: readonly T[], after: readonly T[], alike: (a: T, b: T) => boolean) => [
  ...before.filter(one => !after.some(other => alike(one, other))).map(one => ({ one, gained: false })),
  ...after.filter(one => !before.some(other => alike(one, other))).map(one => ({ one, gained: true })),
];

const alikeActions = (a: BarAction, b: BarAction): boolean =>
  a.action === b.action && a.color === b.color && a.link?.action === b.link?.action && a.link?.color === b.link?.color;
const alikeWeapons = (a: Weapon, b: Weapon): boolean => a.card === b.card && a.arc === b.arc && a.attack === b.attack;
