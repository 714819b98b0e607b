import type { EffectNamed, Effects } from '../core/effect';
import type { Frame } from '../core/frame';
import type { ShipId } from '../core/ids';
import type { GameState } from '../core/state';

/**
 * Destroyed ships leave when no ability, attack or step is under way any more.
 * In the Engagement Phase they wait for the end of the initiative step: simultaneous fire.
 */
export function removalsDue(state: GameState): Effects {
  const { agenda } = state;
  if (agenda.length === 0 || state.phase === 'engagement' || isBusy(agenda[agenda.length - 1]!)) return NONE;
  // One at a time: whoever is still due is found again when the first has left.
  return anyDestroyed(state) && !agenda.some(isBusy) ? removals(state).slice(0, 1) : NONE;
}

const NONE: Effects = [];

const isBusy = ({ kind }: Frame): boolean =>
  kind === 'step' || kind === 'queue' || kind === 'ability' || kind === 'attack' || kind === 'action';

/** Asked after every effect, so it makes no lists. */
function anyDestroyed({ ships }: GameState): boolean {
  for (const id in ships) {
    const ship = ships[id as ShipId]!;
    if (ship.destroyed && ship.where === 'table') return true;
  }
  return false;
}

export function removals({ ships }: GameState): readonly EffectNamed<'removeShip'>[] {
  const found: EffectNamed<'removeShip'>[] = [];
  for (const id in ships) {
    const ship = ships[id as ShipId]!;
    if (ship.destroyed && ship.where === 'table') found.push({ do: 'removeShip', ship: ship.id });
  }
  return found;
}
