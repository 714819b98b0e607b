import type { Effects } from '../core/effect';
import type { GameState } from '../core/state';
import { allShips } from '../look/ships';

/**
 * Destroyed ships leave when no ability, attack or step is under way any more.
 * In the Engagement Phase they wait for the end of the initiative step: simultaneous fire.
 */
export function removalsDue(state: GameState): Effects {
  if (state.phase === 'engagement') return [];
  const busy = state.agenda.some(
    ({ kind }) => kind === 'queue' || kind === 'ability' || kind === 'attack' || kind === 'step' || kind === 'action',
  );
  return busy ? [] : removals(state);
}

export const removals = (state: GameState): Effects =>
  allShips(state)
    .filter(ship => ship.destroyed && ship.where === 'table')
    .map(({ id }) => ({ do: 'removeShip', ship: id }));
