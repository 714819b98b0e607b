import { deviceRules } from '../../content/devices';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { opponentOf } from '../../core/ids';
import { isCard } from '../../look/damage';
import { kindOfDevice } from '../../look/devices';
import { shipOf } from '../../look/ships';
import type { Run } from '../run';
import { inStep } from '../steps';

/** Takes effect and leaves; a fuse goes instead, if there is one. */
export function detonate(run: Run, { token: id, ship }: EffectNamed<'detonate'>): Effects {
  const token = run.state.devices[id];
  if (!token) return [];
  if (token.fuses > 0) {
    run.write(game => void (game.devices[id]!.fuses -= 1));
    run.emit({ type: 'fuseRemoved', token: id });
    return [];
  }
  run.emit({ type: 'deviceDetonated', token: id, device: token.device });
  const effects = deviceRules[token.device]?.detonates?.({ state: run.state, rules: run.rules }, token, ship) ?? [];
  return [...effects, { do: 'removeDevice', token: id }];
}

/** At the end of the Activation Phase: the first player's bombs, each resolved fully, then the other's; the owner orders them. */
export function detonateBombs(run: Run): Effects {
  const bombs = Object.values(run.state.devices).filter(
    token => kindOfDevice(run, token) === 'bomb' && token.fuses >= 0,
  );
  const waiting = bombs.filter(({ id }) => !run.state.used[`detonated:${id}`]);
  const first = waiting.filter(({ owner }) => owner === run.state.firstPlayer);
  const due = first.length > 0 ? first : waiting.filter(({ owner }) => owner === opponentOf(run.state.firstPlayer));
  const [only] = due;
  if (!only) return [];
  const go = (token: typeof only.id): Effects => [
    inStep('detonate', null, [{ do: 'detonate', token, ship: null }]),
    { do: 'detonateBombs' },
  ];
  const mark = (token: typeof only.id) => run.write(game => void (game.used[`detonated:${token}`] = 1));
  if (due.length === 1) {
    mark(only.id);
    return go(only.id);
  }
  return [
    asking({
      player: only.owner,
      topic: { kind: 'detonate', device: null },
      ask: { kind: 'one' },
      options: due.map(({ id }) => ({
        key: id,
        subject: { kind: 'object', object: id },
        then: [{ do: 'markUsed', key: `detonated:${id}` }, ...go(id)],
      })),
    }),
  ];
}

export function markUsed(run: Run, { key }: EffectNamed<'markUsed'>): Effects {
  run.write(game => void (game.used[key] = 1));
  return [];
}

/** Moving through or overlapping sets mines off; a remote that is overlapped does what its card says. */
export function meetDevices(run: Run, { ship, devices, maneuver }: EffectNamed<'meetDevices'>): Effects {
  return devices.flatMap(({ token: id, overlapped }): Effects => {
    const token = run.state.devices[id];
    if (!token || shipOf(run.state, ship).destroyed) return [];
    if (kindOfDevice(run, token) === 'mine') return [{ do: 'detonate', token: id, ship }];
    if (!maneuver) return [];
    return (
      deviceRules[token.device]?.met?.(
        { state: run.state, rules: run.rules },
        token,
        shipOf(run.state, ship),
        overlapped,
      ) ?? []
    );
  });
}

/** A remote's damage cards go back into its owner's deck by way of the discard pile. */
export function removeDevice(run: Run, { token: id }: EffectNamed<'removeDevice'>): Effects {
  const token = run.state.devices[id];
  if (!token) return [];
  const locked = Object.values(run.state.ships).filter(({ locks }) => locks.includes(id));
  run.write(game => {
    game.decks[token.owner].discard.push(...token.damage.filter(isCard).map(card => card.id));
    delete game.devices[id];
  });
  run.emit({ type: 'deviceRemoved', token: id });
  return locked.map(ship => ({ do: 'breakLock', ship: ship.id, object: id, spent: false }));
}
