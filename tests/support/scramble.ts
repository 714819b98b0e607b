import type { PlayerId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import { scrambled as scrambledBy } from '../../src/tools/simulate/scramble';
import { engine } from './engine';

export { hiddenCards } from '../../src/tools/simulate/scramble';

export const scrambled = (state: GameState, viewer: PlayerId): GameState => scrambledBy(engine.rules, state, viewer);
