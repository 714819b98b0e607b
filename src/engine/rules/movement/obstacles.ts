import type { EffectNamed, Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import { gains } from '../../core/gains';
import { type DeviceTokenId, isRockId, type ObstacleTokenId, type RockId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { ObstacleKind } from '../../core/vocabulary';
import { kindOfRock } from '../../look/objects';
import { ignoresObstacle } from '../../look/obstacles';
import { shipOf } from '../../look/ships';
import { causedBy } from '../cause';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** Moving through or overlapping an obstacle, after the move. What a card has placed does as that card says. */
function meetObstacle(run: Run, effect: EffectNamed<'meetObstacle'>): Effects {
  const { ship: id, object, overlapped, through, maneuver } = effect;
  const ship = shipOf(run.state, id);
  if (ship.destroyed) return [];
  const token = run.state.devices[object as DeviceTokenId];
  if (!token && !isRockId(object)) return [];
  const how = { ...(through ? { through } : {}), ...(maneuver ? { maneuver } : {}) };
  run.emit({ type: 'obstacleMet', ship: id, object, overlapped, ...how });
  if (ignoresObstacle(run, ship, object, 'moving', overlapped)) return [];
  const skip: Effects = overlapped && maneuver ? [{ do: 'skipActionStep', ship: id }] : [];
  return [...skip, ...causedBy({ kind: 'obstacle' }, effectsOf(run, ship, object, overlapped))];
}

function effectsOf(run: Run, ship: Ship, object: ObstacleTokenId, overlapped: boolean): Effects {
  const { id } = ship;
  const token = run.state.devices[object as DeviceTokenId];
  if (token) return run.rules.deviceRule(token.device).met?.(run, token, ship, { overlapped, maneuver: true }) ?? [];
  const kind = kindOfRock(run, object as RockId);
  const roll = { do: 'rollDice', ship: id, count: 1, purpose: { kind: 'obstacle', obstacle: kind } } as const;
  switch (kind) {
    case 'asteroid':
      return [{ do: 'sufferDamage', ship: id, hits: 1, crits: 0 }, roll];
    case 'debris':
      return [{ do: 'gainToken', ship: id, token: 'stress', by: ship.player }, roll];
    case 'gas':
      return [{ do: 'breakAllLocks', ship: id }, { do: 'gainToken', ship: id, token: 'strain', by: ship.player }, roll];
  }
}

export function obstacleRolled({ id, player }: Ship, kind: ObstacleKind, face: Face): Effects {
  switch (kind) {
    case 'asteroid':
      return face === 'hit' || face === 'crit' ? [{ do: 'sufferDamage', ship: id, hits: 1, crits: 0 }] : [];
    case 'debris':
      if (face === 'hit') return [{ do: 'sufferDamage', ship: id, hits: 1, crits: 0 }];
      return face === 'crit' ? [{ do: 'sufferDamage', ship: id, hits: 0, crits: 1 }] : [];
    case 'gas':
      if (face === 'hit') return gains(id, 'ion', 1, player);
      return face === 'crit' ? gains(id, 'ion', 3, player) : [];
  }
}

export const obstacleHandlers = { meetObstacle } satisfies Partial<Handlers>;
