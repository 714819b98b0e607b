import type { Scenario } from '../../core/scenario';

/** A table to practise at: nothing to place, nothing to score. */
export const noMission: Scenario = {
  id: 'none',
  marker: 'satellite',
  placed: null,
  halfPoints: [],
  standing: () => [],
  scoreRound: () => [],
  abilities: [],
};
