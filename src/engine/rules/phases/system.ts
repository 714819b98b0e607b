import { deviceRules } from '../../content/devices';
import type { EffectNamed, Effects } from '../../core/effect';
import type { DeviceToken } from '../../core/state';
import { triggersOf } from '../../look/abilities';
import { initiativeOf, shipsOnTable } from '../../look/ships';
import type { Run } from '../run';
import { inStep, windowFor } from '../steps';
import { chooseAmong, dueNow } from './order';

/** Ships that have something to do in this phase, from the lowest initiative up. */
export function nextSystem(run: Run): Effects {
  const waiting = shipsOnTable(run.state).filter(
    ship =>
      !ship.round.systemDone && !ship.destroyed && triggersOf(run, { type: 'systemReached', ship: ship.id }).length > 0,
  );
  const due = dueNow(run, waiting, 'ascending');
  const remote = remoteDue(run, due[0] ? initiativeOf(run, due[0]) : Number.POSITIVE_INFINITY);
  if (remote) {
    run.write(game => void (game.used[turnOf(remote)] = 1));
    return [inStep('relocate', null, [{ do: 'offerRelocation', token: remote.id }]), { do: 'nextSystem' }];
  }
  return chooseAmong(due, 'system', ship => ({ do: 'systemOf', ship }), {
    do: 'nextSystem',
  });
}

export function systemOf(run: Run, { ship }: EffectNamed<'systemOf'>): Effects {
  run.write(game => void (game.ships[ship]!.round.systemDone = true));
  return [windowFor({ type: 'systemReached', ship }, ship)];
}

const turnOf = ({ id }: DeviceToken): string => `system:${id}`;

/**
 * The remote that moves next: at its own initiative, before ships that share it.
 * One's own remotes do not get into each other's way, so their order is not asked for.
 */
function remoteDue(run: Run, before: number): DeviceToken | null {
  const { state, rules } = run;
  const waiting = Object.values(state.devices).filter(
    token => deviceRules[token.device]?.relocates && !state.used[turnOf(token)],
  );
  const initiative = (token: DeviceToken) => rules.catalog.device(token.device).initiative ?? 0;
  const late = (token: DeviceToken) => (token.owner === state.firstPlayer ? 0 : 1);
  const [next] = waiting.sort((a, b) => initiative(a) - initiative(b) || late(a) - late(b));
  return next && initiative(next) <= before ? next : null;
}
