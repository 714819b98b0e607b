import type { Effect } from '../effect';
import type { PlacingWay } from '../event';
import type { DeviceTokenId, PlayerId, ShipId } from '../ids';
import type { Pose } from '../place';
import type { DeviceId, StandardArc, UpgradeId } from '../vocabulary';

/** A device under the template or the final base of a move. */
export interface DeviceMeeting {
  readonly token: DeviceTokenId;
  readonly overlapped: boolean;
}

/** A place where a device can be put: by which template and way. */
export interface DropPlace {
  readonly key: string;
  readonly device: DeviceId;
  readonly pose: Pose;
  readonly how: PlacingWay;
  readonly edge: StandardArc;
  /** What this way costs beside the device. */
  readonly cost: readonly Effect[];
  /** Its name; of several devices each must use another. */
  readonly template: string;
}

/** A mine and the ship on which it will go off. */
export interface ShipOnMine {
  readonly token: DeviceTokenId;
  readonly ship: ShipId;
}

/** Bombs, mines and remotes. */
export type DeviceEffect =
  | { readonly do: 'placeRemotes' }
  | {
      readonly do: 'offerDrop';
      readonly ship: ShipId;
      readonly card: UpgradeId;
      readonly places: readonly DropPlace[];
      /** How many, each by another template. */
      readonly most: number;
      readonly must: boolean;
      /** For each device. */
      readonly cost: readonly Effect[];
      readonly fuses: number;
      /** After a first one, by which the ship may have come to move: places are measured anew. */
      readonly next?: true;
    }
  | {
      readonly do: 'placeDevice';
      readonly owner: PlayerId;
      readonly ship: ShipId | null;
      readonly device: DeviceId;
      readonly pose: Pose | null;
      readonly how: PlacingWay;
      readonly fuses: number;
    }
  /** Mines laid under ships: first whom each of them strikes, then one after the other. */
  | {
      readonly do: 'detonateUnder';
      readonly struck: readonly ShipOnMine[];
      readonly left: readonly DeviceTokenId[];
    }
  | {
      readonly do: 'meetDevices';
      readonly ship: ShipId;
      readonly devices: readonly DeviceMeeting[];
      readonly maneuver: boolean;
    }
  | { readonly do: 'detonate'; readonly token: DeviceTokenId; readonly ship: ShipId | null }
  | { readonly do: 'placeFuse'; readonly token: DeviceTokenId }
  | { readonly do: 'detonateBombs' }
  | { readonly do: 'markUsed'; readonly key: string }
  | { readonly do: 'removeDevice'; readonly token: DeviceTokenId }
  | { readonly do: 'fadeObstacles' }
  /** What remotes do at a moment that has no initiative order. */
  | { readonly do: 'nextRemote'; readonly at: 'activation' | 'end' }
  | { readonly do: 'engageRemote'; readonly token: DeviceTokenId }
  | { readonly do: 'spendDeviceCharge'; readonly token: DeviceTokenId }
  | { readonly do: 'offerRelocation'; readonly token: DeviceTokenId; readonly must?: true }
  | { readonly do: 'relocate'; readonly token: DeviceTokenId; readonly pose: Pose }
  | { readonly do: 'damageRemote'; readonly token: DeviceTokenId; readonly count: number };
