import type { ShipTypeId } from '../../engine/core/vocabulary';
import { firstOrder } from './firstOrder';
import { imperial } from './imperial';
import { rebel } from './rebel';
import { republic } from './republic';
import { resistance } from './resistance';
import { scum } from './scum';
import { separatist } from './separatist';

/** By the ship's xws id. A ship of several factions is drawn once, with the faction it is known from. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  ...rebel,
  ...imperial,
  ...scum,
  ...resistance,
  ...firstOrder,
  ...republic,
  ...separatist,
};

/** SVG path data, nose up, within ±18 whatever the base's size: the board scales it. */
export function silhouetteOf(shipType: ShipTypeId): string {
  const path = SILHOUETTES[shipType.slice('shipType:'.length)];
  if (path === undefined) throw new Error(`No silhouette is drawn for ${shipType}.`);
  return path;
}
