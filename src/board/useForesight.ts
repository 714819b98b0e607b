import { useEffect } from 'react';
import type { GameState } from '../engine/core/state';
import type { Rules } from '../engine/core/table';
import { foresee } from './fan';

/** After what the press itself has to do, in milliseconds. */
const AFTER = 60;

/** While dials are set, every dial is looked ahead before it is opened: ship after ship, each in a task of its own. */
export function useForesight(game: GameState, rules: Rules, wanted: boolean): void {
  useEffect(() => {
    const planning = game.pending.some(({ topic }) => topic.kind === 'setDials');
    const waiting = wanted && planning ? Object.values(game.ships) : [];
    const ships = waiting.filter(({ where, dial }) => where === 'table' && dial === null).map(({ id }) => id);
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const ship = ships.shift();
      if (!ship) return;
      foresee({ state: game, rules }, ship);
      timer = setTimeout(next);
    };
    timer = setTimeout(next, AFTER);
    return () => clearTimeout(timer);
  }, [game, rules, wanted]);
}
