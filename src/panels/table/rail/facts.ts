import type { EventType } from '../../../engine/core/event';
import type { Frame } from '../../../engine/core/frame';
import type { ObjectId, ShipId } from '../../../engine/core/ids';
import type { GameState, Ship } from '../../../engine/core/state';
import type { ShipProfile } from '../../../engine/core/table';
import { TOKENS, type Token } from '../../../engine/core/token';

/** Where a ship is, if not simply flying; null if it is. */
export function fateOf({ phase }: GameState, ship: Ship): string | null {
  switch (ship.where) {
    case 'hand':
      return 'not placed yet';
    case 'reserve':
      return ship.carrier ? `docked with ${ship.carrier.slice('ship:'.length)}` : 'in reserve';
    case 'removed':
      return ship.destroyed ? 'destroyed' : 'fled';
    case 'table':
      if (!ship.destroyed) return null;
      return phase === 'engagement' && !ship.round.engaged ? 'destroyed, still fires' : 'destroyed, about to leave';
  }
}

/** Whose turn this is, also one in the System Phase; null for what is nobody's turn. */
export function turnOf(frame: Frame): ShipId | null {
  switch (frame.kind) {
    case 'activation':
    case 'engagement':
      return frame.ship;
    case 'step':
      return frame.name === SYSTEM_TURN ? frame.ship : null;
    default:
      return null;
  }
}

const SYSTEM_TURN: EventType = 'systemReached';

/** It is this ship's turn. */
export const isActing = ({ agenda }: GameState, { id }: Ship): boolean => agenda.some(frame => turnOf(frame) === id);

/** What a ship has done in the phase under way; null if its turn is still to come, or if there are no turns. */
export function turnTaken({ phase }: GameState, { round, where }: Ship): string | null {
  if (where !== 'table') return null;
  if (phase === 'system') return round.systemDone ? 'has acted' : null;
  if (phase === 'activation') return round.activated ? 'has activated' : null;
  if (phase === 'engagement') return round.engaged ? 'has engaged' : null;
  return null;
}

export const hullLeft = (ship: Ship, { hull }: ShipProfile): number => Math.max(0, hull - ship.damage.length);

export const tokensOn = ({ tokens }: Ship): readonly { readonly token: Token; readonly count: number }[] =>
  TOKENS.flatMap(token => (tokens[token] > 0 ? [{ token, count: tokens[token] }] : []));

/** What it has locked, once or twice. */
export const locksOf = ({ locks }: Ship): readonly { readonly object: ObjectId; readonly count: number }[] =>
  [...new Set(locks)].map(object => ({ object, count: locks.filter(one => one === object).length }));

/** The ships and remotes that have it locked. */
export const lockedBy = ({ ships, devices }: GameState, id: ObjectId): readonly ObjectId[] =>
  [...Object.values(ships), ...Object.values(devices)].flatMap(one => (one.locks.includes(id) ? [one.id] : []));

/** A dial lies facedown beside it. */
export const hasHiddenDial = ({ where, dial, revealed }: Ship): boolean =>
  where === 'table' && dial !== null && !revealed;
