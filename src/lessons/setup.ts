import type { Practice } from '../engine/core/practice';
import type { Setup } from '../engine/core/setup';
import type { ObstacleId, PilotId } from '../engine/core/vocabulary';

interface Sides {
  readonly mine: PilotId;
  readonly theirs: readonly PilotId[];
  readonly obstacles?: readonly ObstacleId[];
  readonly practice: Practice;
}

/** A practice table without a mission: one Rebel ship for the learner, Imperial ones that do what the lesson says. */
export const lessonSetup = ({ mine, theirs, obstacles = [], practice }: Sides): Setup => ({
  profile: 'amg20',
  scenario: 'none',
  practice,
  players: {
    p1: {
      name: 'Your side',
      squad: { name: 'Your flight', faction: 'rebelalliance', ships: [{ pilot: mine, upgrades: [] }], obstacles },
    },
    p2: {
      name: 'The other side',
      squad: {
        name: 'Targets',
        faction: 'galacticempire',
        ships: theirs.map(pilot => ({ pilot, upgrades: [] })),
        obstacles: [],
      },
    },
  },
});
