import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { gathered } from '../../core/list';
import type { DeviceToken } from '../../core/state';
import type { Table } from '../../core/table';
import { isInsidePlayArea } from '../../geometry/playArea';
import { devicesInOrder, rangeFromDevice } from '../../look/devices';
import { outlineOfDevice } from '../../look/objects';
import { countDealt } from '../attack/write';
import { takeDamage } from '../deck';
import type { Handlers } from '../handlers';
import { findFrame, type Run } from '../run';
import { inStep } from '../steps';
import { laidUnder } from './under';

export const initiativeOfRemote = ({ rules }: Table, { device }: DeviceToken): number =>
  rules.catalog.device(device).initiative ?? 0;

/** Where its owner may take a remote, or must. */
function offerRelocation(run: Run, { token: id, must }: EffectNamed<'offerRelocation'>): Effects {
  const token = run.state.devices[id];
  const relocation = token && run.rules.deviceRule(token.device).relocation;
  if (!relocation) return [];
  const options = relocation.places(run, token).map(
    ({ name, pose }): Option => ({
      key: `relocate:${name}`,
      subject: { kind: 'pose', pose, name },
      then: [{ do: 'relocate', token: id, pose }],
    }),
  );
  return [
    asking({
      player: token.owner,
      topic: { kind: 'relocate', token: id },
      ask: { kind: 'one' },
      options: must || relocation.must ? options : [...options, pass()],
    }),
  ];
}

/** Any part outside the play area, and the remote has fled. To relocate is to place: ships above it have then overlapped it. */
function relocate(run: Run, { token: id, pose }: EffectNamed<'relocate'>): Effects {
  const from = run.state.devices[id]?.pose;
  if (!from) return [];
  run.write(game => void (game.devices[id]!.pose = pose));
  run.emit({ type: 'deviceMoved', token: id, from, to: pose });
  const token = run.state.devices[id]!;
  if (!isInsidePlayArea(outlineOfDevice(run, token))) {
    run.emit({ type: 'remoteFled', remote: id });
    return [{ do: 'removeDevice', token: id }];
  }
  const reached = gathered(devicesInOrder(run), other => {
    const rule = run.rules.deviceRule(other.device).reached;
    return rule && rangeFromDevice(run, token, other.id) === 0 ? rule(run, other, token) : [];
  });
  return [...laidUnder(run, [id]), ...reached];
}

/** At the start of the Activation Phase, or during the End Phase: in player order, each remote once. */
function nextRemote(run: Run, { at }: EffectNamed<'nextRemote'>): Effects {
  const key = ({ id }: DeviceToken) => `${at}:${id}`;
  const hasTurn = ({ device }: DeviceToken) => {
    const { relocation, endPhase } = run.rules.deviceRule(device);
    return at === 'end' ? endPhase !== undefined : relocation?.phase === 'activation';
  };
  const next = devicesInOrder(run).find(token => hasTurn(token) && !run.state.used[key(token)]);
  if (!next) return [];
  run.write(game => void (game.used[key(next)] = 1));
  const todo: Effects =
    at === 'end'
      ? (run.rules.deviceRule(next.device).endPhase?.(run, next) ?? [])
      : [{ do: 'offerRelocation', token: next.id }];
  return [inStep('remote', null, todo), { do: 'nextRemote', at }];
}

/** Whether it has had its turn in the System Phase. */
export const systemKey = ({ id }: Pick<DeviceToken, 'id'>): string => `system:${id}`;
export const engagedKey = ({ id }: Pick<DeviceToken, 'id'>): string => `engaged:${id}`;

/** At its initiative. One destroyed at this very initiative still does. */
function engageRemote(run: Run, { token: id }: EffectNamed<'engageRemote'>): Effects {
  const token = run.state.devices[id];
  if (!token) return [];
  run.write(game => void (game.used[engagedKey(token)] = 1));
  run.emit({ type: 'remoteEngaged', remote: id });
  return [inStep('engage', null, run.rules.deviceRule(token.device).engages?.(run, token) ?? [])];
}

function spendDeviceCharge(run: Run, { token }: EffectNamed<'spendDeviceCharge'>): Effects {
  if (!run.state.devices[token]?.charges) return [];
  run.write(game => void (game.devices[token]!.charges -= 1));
  run.emit({ type: 'deviceChargeSpent', token });
  return [];
}

/** Remotes have no shields and take every damage card facedown. Destroyed at its own initiative, one stays until that step ends. */
function damageRemote(run: Run, { token: id, count }: EffectNamed<'damageRemote'>): Effects {
  const token = run.state.devices[id];
  if (!token || token.destroyed) return [];
  for (let i = 0; i < count; i++) {
    const damage = takeDamage(run, token.owner, false);
    run.write(game => void game.devices[id]!.damage.push(damage));
    countDealt(run, id);
    run.emit({ type: 'remoteDamaged', remote: id });
  }
  if (run.state.devices[id]!.damage.length < (run.rules.catalog.device(token.device).hull ?? 1)) return [];
  run.write(game => void (game.devices[id]!.destroyed = true));
  run.emit({ type: 'remoteDestroyed', remote: id });
  const wreck = run.state.devices[id]!;
  const last = run.rules.deviceRule(token.device).destroyed?.(run, wreck) ?? [];
  return isItsInitiative(run, wreck) ? last : [...last, { do: 'removeDevice', token: id }];
}

const isItsInitiative = (run: Run, token: DeviceToken): boolean =>
  run.state.phase === 'engagement' && findFrame(run.state, 'phase')?.initiative === initiativeOfRemote(run, token);

/** Those that waited for the end of their initiative step. */
export const remoteRemovals = ({ state }: Table): Effects =>
  Object.values(state.devices)
    .filter(({ destroyed }) => destroyed)
    .map(({ id }) => ({ do: 'removeDevice', token: id }));

export const remoteHandlers = {
  offerRelocation,
  relocate,
  nextRemote,
  engageRemote,
  spendDeviceCharge,
  damageRemote,
} satisfies Partial<Handlers>;
