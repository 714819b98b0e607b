import type { Effects } from '../core/effect';
import type { ShipId } from '../core/ids';
import type { GameState } from '../core/state';
import { allShips } from '../look/ships';

/**
 * Destroyed ships leave when no ability, attack or step is under way any more.
 * In the Engagement Phase they wait for the end of the initiative step: simultaneous fire.
 */
export function removalsDue(state: GameState): Effects {
  if (state.phase === 'engagement' || state.agenda.length === 0 || !anyDestroyed(state)) return [];
  const busy = state.agenda.some(
    ({ kind }) => kind === 'queue' || kind === 'ability' || kind === 'attack' || kind === 'step' || kind === 'action',
  );
  // One at a time: whoever is still due is found again when the first has left.
  return busy ? [] : removals(state).slice(0, 1);
}

/** Asked after every effect, so it makes no lists. */
function anyDestroyed({ ships }: GameState): boolean {
  for (const id in ships) {
    const ship = ships[id as ShipId]!;
    if (ship.destroyed && ship.where === 'table') return true;
  }
  return false;
}

export const removals = (state: GameState): Effects =>
  allShips(state)
    .filter(ship => ship.destroyed && ship.where === 'table')
    .map(({ id }) => ({ do: 'removeShip', ship: id }));
