import type { EffectNamed, Effects } from '../../core/effect';
import type { DeviceToken, Ship } from '../../core/state';
import { devicesInOrder } from '../../look/devices';
import { triggersOf } from '../../look/moments';
import { allShips } from '../../look/ships';
import { initiativeOfRemote, systemKey } from '../devices/remotes';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { inStep, windowFor } from '../steps';
import { chooseAmong, dueNow, waitingShip } from './order';

/** Ships that have something to do in this phase, from the lowest initiative up. */
function nextSystem(run: Run): Effects {
  const waiting = allShips(run.state).filter(
    ship => isInPlay(ship) && !ship.round.systemDone && !ship.destroyed && hasTurn(run, ship),
  );
  const due = dueNow(
    run,
    waiting.map(ship => waitingShip(run, ship)),
    'ascending',
  );
  const remote = remoteDue(run, due[0]?.initiative ?? Number.POSITIVE_INFINITY);
  if (remote) {
    run.write(game => void (game.used[systemKey(remote)] = 1));
    return [inStep('relocate', null, [{ do: 'offerRelocation', token: remote.id }]), { do: 'nextSystem' }];
  }
  return chooseAmong(due, 'system', ship => ({ do: 'systemOf', ship }), {
    do: 'nextSystem',
  });
}

/** On the table, or docked: it may leave its carrier at its own initiative. */
const isInPlay = ({ where, carrier }: Ship): boolean => where === 'table' || carrier !== undefined;

/** Whether any card or token gives it something to do now. */
const hasTurn = (run: Run, ship: Ship): boolean => triggersOf(run, { at: 'during:system', ship: ship.id }).length > 0;

function systemOf(run: Run, { ship }: EffectNamed<'systemOf'>): Effects {
  run.write(game => void (game.ships[ship]!.round.systemDone = true));
  return [windowFor({ type: 'systemReached', ship }, ship)];
}

/**
 * The remote that moves next: at its own initiative, before ships that share it.
 * One's own remotes do not get into each other's way, so their order is not asked for.
 */
function remoteDue(run: Run, before: number): DeviceToken | null {
  const waiting = devicesInOrder(run).filter(
    token => run.rules.deviceRule(token.device).relocation?.phase === 'system' && !run.state.used[systemKey(token)],
  );
  const [next] = waiting.toSorted((a, b) => initiativeOfRemote(run, a) - initiativeOfRemote(run, b));
  return next && initiativeOfRemote(run, next) <= before ? next : null;
}

export const systemHandlers = { nextSystem, systemOf } satisfies Partial<Handlers>;
