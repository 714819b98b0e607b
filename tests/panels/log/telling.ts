import type { GameEvent } from '../../../src/engine/core/event';
import type { GameState } from '../../../src/engine/core/state';
import { type Line, linesFrom } from '../../../src/panels/table/log/lines';
import { sentence } from '../../../src/panels/table/log/sentences';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import type { scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;

export const namesIn = (game: GameState) => ({ game, rules: engine.rules });

/** One event as a line of the log, at this table. */
export const told = ({ state }: Game, event: GameEvent): string | null => sentence(namesIn(state), event);

/** Everything that a random game tells. */
export function storyOf(seed: number): readonly Line[] {
  let devices: GameState['devices'] = {};
  return momentsOf(seed).flatMap(({ state, events }) => {
    devices = { ...devices, ...state.devices };
    return linesFrom(namesIn({ ...state, devices }), events);
  });
}
