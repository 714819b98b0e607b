import { asking, type Effect, type EffectNamed, type Effects, type ShipOnMine } from '../../core/effect';
import type { DeviceTokenId, ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import { deviceOf, kindOfDevice, shipsOn } from '../../look/devices';
import { ignoresDevice } from '../../look/obstacles';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** What is laid under ships counts as overlapped by them: mines go off at once, the rest does what it does to such ships. */
export function laidUnder(run: Run, ids: readonly DeviceTokenId[]): Effects {
  return gathered(ids, (id, index): Effects => {
    const token = deviceOf(run, id);
    const kind = kindOfDevice(run, token);
    if (kind === 'mine') return index === 0 ? [{ do: 'detonateUnder', struck: [], left: ids }] : [];
    return gathered(shipsOn(run, token), (ship): Effects => {
      if (kind === 'obstacle') return [{ do: 'meetObstacle', ship: ship.id, object: id, overlapped: true }];
      return run.rules.deviceRule(token.device).met?.(run, token, ship, { overlapped: true, maneuver: false }) ?? [];
    });
  });
}

/** The owner first says whom each mine strikes, where several ships lie on it, then in which order they go off. */
function detonateUnder(run: Run, { struck, left }: EffectNamed<'detonateUnder'>): Effects {
  const [token, ...rest] = left;
  if (!token) return inTurn(run, struck);
  const struckBy = shipsOn(run, deviceOf(run, token)).filter(ship => !ignoresDevice(run, ship, token));
  const ships = struckBy.map(({ id }) => id);
  const [only] = ships;
  if (!only) return [{ do: 'detonateUnder', struck, left: rest }];
  const strike = (ship: ShipId): Effect => ({ do: 'detonateUnder', struck: [...struck, { token, ship }], left: rest });
  if (ships.length === 1) return [strike(only)];
  return [
    asking({
      player: deviceOf(run, token).owner,
      topic: { kind: 'detonate', device: token },
      ask: { kind: 'one' },
      options: ships.map(ship => ({ key: ship, subject: { kind: 'ship', ship }, then: [strike(ship)] })),
    }),
  ];
}

/** Mines of a set are alike, so that their order matters only where they strike several ships. */
function inTurn(run: Run, struck: readonly ShipOnMine[]): Effects {
  const go = ({ token, ship }: ShipOnMine): Effect => ({ do: 'detonate', token, ship });
  if (new Set(struck.map(({ ship }) => ship)).size <= 1) return struck.map(go);
  return [
    asking({
      player: deviceOf(run, struck[0]!.token).owner,
      topic: { kind: 'detonate', device: null },
      ask: { kind: 'one' },
      options: struck.map(one => ({
        key: one.token,
        subject: { kind: 'object', object: one.token },
        then: [go(one), { do: 'detonateUnder', struck: struck.filter(other => other !== one), left: [] }],
      })),
    }),
  ];
}

export const mineUnderHandlers = { detonateUnder } satisfies Partial<Handlers>;
