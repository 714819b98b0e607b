import type { Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { Pose } from '../../core/place';
import type { DeviceToken, Ship } from '../../core/state';
import type { Table } from '../../core/table';
import type { AttackFace, DeviceId } from '../../core/vocabulary';
import { drk1probedroid } from './drk1probedroid';
import { connernet, proximitymine } from './mines';
import { protonbomb } from './protonbomb';

/** What a device does, by the moments of its life. */
export interface DeviceRule {
  /** The ship is the one that set a mine off. */
  readonly detonates?: (table: Table, token: DeviceToken, ship: ShipId | null) => Effects;
  /** What a roll that it asked for comes to. */
  readonly rolled?: (
    table: Table,
    token: DeviceToken | undefined,
    ship: ShipId,
    faces: readonly AttackFace[],
  ) => Effects;
  /** A ship moved through or overlapped it. */
  readonly met?: (table: Table, token: DeviceToken, ship: Ship, overlapped: boolean) => Effects;
  /** Where a remote may go in the System Phase. */
  readonly relocates?: (table: Table, token: DeviceToken) => readonly { readonly name: string; readonly pose: Pose }[];
}

export const deviceRules: Readonly<Record<DeviceId, DeviceRule>> = {
  'device:protonbomb': protonbomb,
  'device:proximitymine': proximitymine,
  'device:connernet': connernet,
  'device:drk1probedroid': drk1probedroid,
};
