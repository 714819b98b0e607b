import { livelyAnswer as livelyIn } from '../../src/bots/lively';
import type { ChosenAnswer } from '../../src/engine/core/decision';
import type { GameState } from '../../src/engine/core/state';
import { engine } from './engine';

export const livelyAnswer = (state: GameState, random: () => number): ChosenAnswer | null =>
  livelyIn(engine, state, random);
