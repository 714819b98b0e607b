import type { EffectNamed, Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { DeviceToken, Ship } from '../../core/state';
import { devicesInOrder } from '../../look/devices';
import { triggersOf } from '../../look/moments';
import { allShips } from '../../look/ships';
import { initiativeOfRemote, systemKey } from '../devices/remotes';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { inStep, windowFor } from '../steps';
import { chooseAmong, dueNow, type Waiting, waitingShip } from './order';

/** Ships that have something to do in this phase, from the lowest initiative up. */
function nextSystem(run: Run): Effects {
  const due = dueShips(run);
  const remote = remoteDue(run, due[0]?.initiative ?? Number.POSITIVE_INFINITY);
  if (remote) {
    run.write(game => void (game.used[systemKey(remote)] = 1));
    return [inStep('relocate', null, [{ do: 'offerRelocation', token: remote.id }]), { do: 'nextSystem' }];
  }
  return chooseAmong(due, 'system', ship => ({ do: 'systemOf', ship }), {
    do: 'nextSystem',
  });
}

/** Whether a ship has something to do may take long to say: asked from the lowest initiative up, until somebody has. */
function dueShips(run: Run): readonly Waiting<ShipId>[] {
  let waiting: Waiting<ShipId>[] = [];
  for (const ship of allShips(run.state))
    if (isInPlay(ship) && !ship.round.systemDone && !ship.destroyed) waiting.push(waitingShip(run, ship));
  while (waiting.length > 0) {
    const next = dueNow(run, waiting, 'ascending');
    const due = next.filter(({ id }) => hasTurn(run, id));
    if (due.length > 0) return due;
    const { initiative, player } = next[0]!;
    waiting = waiting.filter(one => one.initiative !== initiative || one.player !== player);
  }
  return NOBODY;
}

const NOBODY: readonly Waiting<ShipId>[] = [];

/** On the table, or docked: it may leave its carrier at its own initiative. */
const isInPlay = ({ where, carrier }: Ship): boolean => where === 'table' || carrier !== undefined;

/** Whether any card or token gives it something to do now. */
const hasTurn = (run: Run, ship: ShipId): boolean => triggersOf(run, { at: 'during:system', ship }).length > 0;

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
