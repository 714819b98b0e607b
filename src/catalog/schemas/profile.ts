import { PROFILES, SCENARIOS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { list, record } from './parts';

const positive = z.int().check(z.gte(1));

/** One set of rules that a game is played by. */
export const profile = record({
  id: z.enum(PROFILES),
  /** Of a squad. */
  points: positive,
  scoreToWin: positive,
  minShips: positive,
  maxShips: positive,
  rounds: positive,
  scenarios: list(z.enum(SCENARIOS)),
});

export type Profile = z.infer<typeof profile>;
