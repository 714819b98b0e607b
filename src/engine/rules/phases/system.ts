import type { EffectNamed, Effects } from '../../core/effect';
import { shipOf, shipsOnTable } from '../../look/ships';
import { isCloaked } from '../../look/status';
import { offerDecloak } from '../movement/decloak';
import type { Run } from '../run';
import { inStep } from '../steps';
import { chooseAmong, dueNow } from './order';

/** Ships that have something to do in this phase, from the lowest initiative up. */
export function nextSystem(run: Run): Effects {
  const waiting = shipsOnTable(run.state).filter(ship => !ship.round.systemDone && !ship.destroyed && isCloaked(ship));
  return chooseAmong(dueNow(run, waiting, 'ascending'), 'system', ship => ({ do: 'systemOf', ship }), {
    do: 'nextSystem',
  });
}

export function systemOf(run: Run, { ship }: EffectNamed<'systemOf'>): Effects {
  run.write(game => void (game.ships[ship]!.round.systemDone = true));
  return [inStep('system', ship, offerDecloak(run, shipOf(run.state, ship)))];
}
