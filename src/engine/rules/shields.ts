import type { EffectNamed, Effects } from '../core/effect';
import { profileOf, shipOf } from '../look/ships';
import type { Run } from './run';

export function recoverShield(run: Run, { ship: id }: EffectNamed<'recoverShield'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.shields >= profileOf(run, ship).shields) return [];
  run.write(game => void (game.ships[id]!.shields += 1));
  run.emit({ type: 'shieldRecovered', ship: id, shields: ship.shields + 1 });
  return [];
}

/** Lost, which is not damage: nothing is suffered. */
export function loseShield(run: Run, { ship: id }: EffectNamed<'loseShield'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.shields === 0) return [];
  const left = ship.shields - 1;
  run.write(game => void (game.ships[id]!.shields = left));
  run.emit({ type: 'shieldLost', ship: id, left });
  return [{ do: 'checkHalf', ship: id }];
}
