import { deviceRules } from '../../content/devices';
import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { isInsidePlayArea } from '../../geometry/playArea';
import { outlinesOf } from '../../look/devices';
import { takeDamage } from '../deck';
import type { Run } from '../run';

/** A remote's turn in the System Phase: where its owner may take it. */
export function offerRelocation(run: Run, { token: id }: EffectNamed<'offerRelocation'>): Effects {
  const token = run.state.devices[id];
  const places = token
    ? (deviceRules[token.device]?.relocates?.({ state: run.state, rules: run.rules }, token) ?? [])
    : [];
  if (!token || places.length === 0) return [];
  const options = places.map(
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
      options: [...options, pass()],
    }),
  ];
}

/** Any part outside the play area, and the remote has fled. */
export function relocate(run: Run, { token: id, pose }: EffectNamed<'relocate'>): Effects {
  const from = run.state.devices[id]!.pose;
  run.write(game => void (game.devices[id]!.pose = pose));
  run.emit({ type: 'deviceMoved', token: id, from, to: pose });
  const token = run.state.devices[id]!;
  return outlinesOf(run, token).every(outline => isInsidePlayArea(outline)) ? [] : [{ do: 'removeDevice', token: id }];
}

/** Remotes have no shields and take every damage card facedown. */
export function damageRemote(run: Run, { token: id, count }: EffectNamed<'damageRemote'>): Effects {
  const token = run.state.devices[id];
  if (!token) return [];
  for (let i = 0; i < count; i++) {
    const damage = takeDamage(run, token.owner, false);
    run.write(game => void game.devices[id]!.damage.push(damage));
    run.emit({ type: 'remoteDamaged', remote: id });
  }
  const hull = run.rules.catalog.device(token.device).hull ?? 1;
  return run.state.devices[id]!.damage.length >= hull ? [{ do: 'removeDevice', token: id }] : [];
}
