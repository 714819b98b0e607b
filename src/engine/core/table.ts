import type { Catalog } from '../../catalog/catalog';
import type { BarAction } from '../../catalog/schemas/parts';
import type { Ability, AbilityRef, AbilitySource } from './ability';
import type { DeviceRule } from './device';
import type { Effect } from './effect';
import type { Face } from './event';
import type { WeaponRef } from './frame';
import type { ShipId } from './ids';
import type { Scenario } from './scenario';
import type { Setup } from './setup';
import type { GameState, Ship } from './state';
import type { Arc, AttackRequirement, DeviceId, ManeuverCode, MissionId, ShipSize, UpgradeId } from './vocabulary';

export interface Weapon {
  readonly ref: WeaponRef;
  readonly arc: Arc;
  readonly attack: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly rangeBonus: boolean;
  readonly requires: readonly AttackRequirement[];
  /** The card of a special weapon. */
  readonly card: UpgradeId | null;
  /** Another arc that it may fire into, and at which ranges if not at its own. */
  readonly also?: { readonly arc: Arc; readonly ranges?: readonly [least: number, most: number] };
}

/** A ship as its cards make it: pilot, ship type and upgrades taken together, by the sides that are up. */
export interface ShipProfile {
  readonly name: string;
  readonly size: ShipSize;
  readonly initiative: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly force: number;
  readonly forceRecovers: number;
  readonly charges: number;
  readonly chargesRecover: number;
  readonly dial: readonly ManeuverCode[];
  readonly bar: readonly BarAction[];
  readonly weapons: readonly Weapon[];
  readonly turret: 'single' | 'double' | null;
  /** Squad points. */
  readonly points: number;
  /** The name of its ship ability. */
  readonly shipAbility: string | null;
  /** The cards whose abilities it brings, whichever side of them is up. */
  readonly sources: readonly AbilitySource[];
}

export type Automation =
  | { readonly is: 'whole' | 'byHand' }
  /** What is left to do by hand. */
  | { readonly is: 'partly'; readonly left: string };

/** What never changes during a game. */
export interface Rules {
  readonly catalog: Catalog;
  /** Every ship before the first die: nothing has been flipped. What it is in a game, `profileOf` says. */
  readonly profilesOf: (setup: Setup) => Readonly<Record<ShipId, ShipProfile>>;
  readonly profileOf: (setup: Setup, ship: Pick<Ship, 'id' | 'pilot' | 'upgrades'>) => ShipProfile;
  readonly abilitiesOf: (source: string) => readonly Ability[];
  readonly allAbilities: () => readonly Ability[];
  /** How much of a card the table plays by itself, and what of it is left to the players' hands. */
  readonly automationOf: (source: string) => Automation;
  readonly scenarioOf: (id: MissionId) => Scenario;
  readonly deviceRule: (device: DeviceId) => DeviceRule;
  /** Told of every effect before it resolves: for simulations, which count what has occurred. */
  readonly noted?: (effect: Effect) => void;
  /** Told of every number that is taken from the generator, and then of the dice that some of them were: for whoever checks the rolls. */
  readonly drew?: (value: number) => void;
  readonly threw?: (dice: 'attack' | 'defense', faces: readonly Face[]) => void;
  /** Told of every ability whose terms are found to hold: likewise. */
  readonly held?: (one: { readonly ref: AbilityRef; readonly ability: Ability }) => void;
}

/** A game to look at. */
export interface Table {
  readonly state: GameState;
  readonly rules: Rules;
}
