import type { DiceChange } from './ability';
import type { Effects } from './effect';
import type { Face } from './event';
import type { ShipId, UnitId } from './ids';
import type { Pose } from './place';
import type { DeviceToken, Ship } from './state';
import type { Table } from './table';

/** How a ship and a device came together. */
export interface Met {
  /** Under the final base, or laid under a ship; otherwise only the template lay on it. */
  readonly overlapped: boolean;
  /** By a maneuver, and not by a boost or the like, nor by being laid there. */
  readonly maneuver: boolean;
}

/** A place to which a remote may be taken. */
export interface RelocationPlace {
  readonly name: string;
  readonly pose: Pose;
}

/** What a device does, by the moments of its life. */
export interface DeviceRule {
  /** The ship is the one that set a mine off. */
  readonly detonates?: (table: Table, token: DeviceToken, ship: ShipId | null) => Effects;
  /** Once it has detonated and left. */
  readonly detonated?: (table: Table, token: DeviceToken) => Effects;
  /** What a roll that it asked for comes to. */
  readonly rolled?: (table: Table, token: DeviceToken, unit: UnitId, faces: readonly Face[]) => Effects;
  /** A ship moved through or overlapped it. */
  readonly met?: (table: Table, token: DeviceToken, ship: Ship, how: Met) => Effects;
  /** Where a remote may go, in the System Phase at its initiative or when the Activation Phase starts. */
  readonly relocation?: {
    readonly phase: 'system' | 'activation';
    readonly must: boolean;
    readonly places: (table: Table, token: DeviceToken) => readonly RelocationPlace[];
  };
  readonly engages?: (table: Table, token: DeviceToken) => Effects;
  readonly endPhase?: (table: Table, token: DeviceToken) => Effects;
  /** Before a destroyed remote leaves. */
  readonly destroyed?: (table: Table, token: DeviceToken) => Effects;
  /** A remote was relocated to range 0 of it. */
  readonly reached?: (table: Table, token: DeviceToken, remote: DeviceToken) => Effects;
  /** Whoever is at range 0 of it can neither lock nor be locked. */
  readonly blinds?: true;
  /** Locks and jams of its owner's ships may be measured from it as well. */
  readonly probes?: true;
  /** It leaves in an End Phase that finds it without a fuse. */
  readonly fades?: true;
  /** What forbids a remote to attack now. */
  readonly holdsFire?: (table: Table, token: DeviceToken) => boolean;
  /** Changes to its own attack dice, each once an attack. */
  readonly modifies?: readonly DiceChange[];
}
