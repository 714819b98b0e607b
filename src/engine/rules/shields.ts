import type { EffectNamed, Effects } from '../core/effect';
import type { Ship } from '../core/state';
import { profileOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';

function recoverShield(run: Run, { ship: id }: EffectNamed<'recoverShield'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.shields >= profileOf(run, ship).shields) return [];
  const shields = ship.shields + 1;
  run.write(game => void (game.ships[id]!.shields = shields));
  run.emit({ type: 'shieldRecovered', ship: id, shields });
  return [];
}

/** Lost, which is not damage: nothing is suffered. */
function loseShield(run: Run, { ship: id }: EffectNamed<'loseShield'>): Effects {
  const ship = shipOf(run.state, id);
  if ((ship.where !== 'table' && !ship.carrier) || ship.shields === 0) return [];
  takeShield(run, ship);
  return [{ do: 'checkHalf', ship: id }];
}

export function takeShield(run: Run, { id, shields }: Ship): void {
  const left = shields - 1;
  run.write(game => void (game.ships[id]!.shields = left));
  run.emit({ type: 'shieldLost', ship: id, left });
}

export const shieldHandlers = { recoverShield, loseShield } satisfies Partial<Handlers>;
