import type { DeviceTokenId, ObjectId } from '../core/ids';
import type { Reason } from '../core/reason';
import type { DeviceToken, Ship } from '../core/state';
import type { Table } from '../core/table';
import type { ShipSize } from '../core/vocabulary';
import type { Base } from '../geometry/base';
import { distanceToPolygon } from '../geometry/distance';
import { rangeOf } from '../geometry/range';
import { kindOfRock, outlineOfDevice, rocksAtRangeZero } from './objects';
import { baseOf, sizeOf } from './ships';

/** How many ion or tractor tokens it takes. */
export const THRESHOLD: Readonly<Record<ShipSize, number>> = { small: 1, medium: 2, large: 3 };

export const isStressed = (ship: Ship): boolean => ship.tokens.stress > 0;
export const isIonized = (table: Table, ship: Ship): boolean =>
  ship.tokens.ion > 0 && ship.tokens.ion >= THRESHOLD[sizeOf(table, ship)];
export const isTractored = (table: Table, ship: Ship): boolean =>
  ship.tokens.tractor > 0 && ship.tokens.tractor >= THRESHOLD[sizeOf(table, ship)];
export const isCloaked = (ship: Ship): boolean => ship.tokens.cloak > 0;
/** A cloaked ship counts as disarmed. */
export const isDisarmed = (ship: Ship): boolean => ship.tokens.disarm > 0 || isCloaked(ship);
export const isJammed = (ship: Ship): boolean => ship.tokens.jam > 0;
export const hasLock = (ship: Ship, object: ObjectId): boolean => ship.locks.includes(object);

/** In gas or electro-chaff a ship cannot lock or be locked. */
export function gasAround(table: Table, ship: Ship): Reason | null {
  const base = baseOf(table, ship);
  const gas = rocksAtRangeZero(table, base).find(rock => kindOfRock(table, rock.id) === 'gas');
  const cloud = gas ?? chaffAround(table, base);
  return cloud ? { kind: 'inGas', object: cloud.id } : null;
}

function chaffAround(table: Table, base: Base): DeviceToken | undefined {
  const { devices } = table.state;
  for (const id in devices) {
    const token = devices[id as DeviceTokenId]!;
    if (!table.rules.deviceRule(token.device).blinds) continue;
    if (rangeOf(distanceToPolygon(base, outlineOfDevice(table, token))) === 0) return token;
  }
  return undefined;
}

/** Why a ship cannot lock anything. */
export const cannotLock = (table: Table, ship: Ship): Reason | null =>
  isIonized(table, ship) ? { kind: 'ionized' } : gasAround(table, ship);
