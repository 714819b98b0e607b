import { asking, type DeviceMeeting, type EffectNamed, type Effects } from '../../core/effect';
import type { DeviceTokenId } from '../../core/ids';
import type { DeviceToken } from '../../core/state';
import { devicesInOrder, kindOfDevice } from '../../look/devices';
import { ignoresDevice } from '../../look/obstacles';
import { shipOf } from '../../look/ships';
import { causedBy } from '../cause';
import { deviceCopy } from '../copy';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { inStep } from '../steps';
import { lockersOf } from '../tokens';

/** Takes effect and leaves; a fuse goes instead, if there is one. */
function detonate(run: Run, { token: id, ship }: EffectNamed<'detonate'>): Effects {
  const token = run.state.devices[id];
  if (!token) return [];
  if (token.fuses > 0) return burnFuse(run, token);
  const lockedBy = lockersOf(run, id);
  const locked = lockedBy.length > 0 ? { lockedBy } : {};
  // A copy: what detonated may be moved before it leaves, and a fork writes in place.
  run.emit({ type: 'deviceDetonated', token: id, device: token.device, was: deviceCopy(token), ...locked });
  const { detonates, detonated } = run.rules.deviceRule(token.device);
  return [
    ...causedBy({ kind: 'device', device: token.device, owner: token.owner }, detonates?.(run, token, ship) ?? []),
    { do: 'removeDevice', token: id },
    ...(detonated?.(run, token) ?? []),
  ];
}

export function burnFuse(run: Run, { id }: DeviceToken): Effects {
  run.write(game => void (game.devices[id]!.fuses -= 1));
  run.emit({ type: 'fuseRemoved', token: id });
  return [];
}

function placeFuse(run: Run, { token }: EffectNamed<'placeFuse'>): Effects {
  if (!run.state.devices[token]) return [];
  run.write(game => void (game.devices[token]!.fuses += 1));
  run.emit({ type: 'fusePlaced', token });
  return [];
}

/** Once a round each; what a bomb lays down meanwhile is none. */
const dueKey = (id: DeviceTokenId): string => `detonated:${id}`;

/** At the end of the Activation Phase: the first player's bombs, each resolved fully, then the other's; the owner orders them. */
function detonateBombs(run: Run): Effects {
  const waiting = devicesInOrder(run).filter(
    token => kindOfDevice(run, token) === 'bomb' && !run.state.used[dueKey(token.id)],
  );
  const [first] = waiting;
  if (!first) return [];
  const own = waiting.filter(({ owner }) => owner === first.owner);
  const go = (token: DeviceTokenId): Effects => [
    { do: 'markUsed', key: dueKey(token) },
    inStep('detonate', null, [{ do: 'detonate', token, ship: null }]),
    { do: 'detonateBombs' },
  ];
  return own.length === 1 ? go(first.id) : [whichFirst(own, go)];
}

const whichFirst = (tokens: readonly DeviceToken[], go: (token: DeviceTokenId) => Effects) =>
  asking({
    player: tokens[0]!.owner,
    topic: { kind: 'detonate', device: null },
    ask: { kind: 'one' },
    options: tokens.map(({ id }) => ({ key: id, subject: { kind: 'object', object: id }, then: go(id) })),
  });

function markUsed(run: Run, { key }: EffectNamed<'markUsed'>): Effects {
  run.write(game => void (game.used[key] = 1));
  return [];
}

/**
 * Moving through or overlapping sets mines off, and remotes do what their cards say: in player order, like abilities,
 * and where a player has several of different kinds, in the order that they like. Of one kind the nearest comes first.
 */
function meetDevices(run: Run, { ship, devices, maneuver }: EffectNamed<'meetDevices'>): Effects {
  const { where, destroyed } = shipOf(run.state, ship);
  // A ship that is gone meets nothing more.
  if (where !== 'table' || destroyed) return [];
  const met = devices.filter(({ token }) => run.state.devices[token]);
  const first = devicesInOrder(run).find(({ id }) => met.some(({ token }) => token === id));
  if (!first) return [];
  const ownerOf = ({ token }: DeviceMeeting) => run.state.devices[token]!.owner;
  const then = (left: readonly DeviceMeeting[]) => ({ do: 'meetDevices', ship, devices: left, maneuver }) as const;
  const due = met
    .filter(one => ownerOf(one) === first.owner)
    .map(one => ({ token: run.state.devices[one.token]!, effects: meetOne(run, ship, one, maneuver) }))
    .filter(({ effects }) => effects.length > 0);
  const [next] = due;
  if (!next) return [then(met.filter(one => ownerOf(one) !== first.owner))];
  const go = (id: DeviceTokenId): Effects => [
    ...due.find(({ token }) => token.id === id)!.effects,
    then(met.filter(one => one.token !== id)),
  ];
  const tokens = due.map(({ token }) => token);
  return tokens.some(({ device }) => device !== next.token.device) ? [whichFirst(tokens, go)] : go(next.token.id);
}

function meetOne(run: Run, id: EffectNamed<'meetDevices'>['ship'], meeting: DeviceMeeting, maneuver: boolean): Effects {
  const token = run.state.devices[meeting.token]!;
  if (ignoresDevice(run, shipOf(run.state, id), token.id)) return [];
  if (kindOfDevice(run, token) === 'mine') return [{ do: 'detonate', token: token.id, ship: id }];
  const how = { overlapped: meeting.overlapped, maneuver };
  return run.rules.deviceRule(token.device).met?.(run, token, shipOf(run.state, id), how) ?? [];
}

export const detonationHandlers = {
  detonate,
  placeFuse,
  detonateBombs,
  markUsed,
  meetDevices,
} satisfies Partial<Handlers>;
