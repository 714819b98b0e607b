import type { Practice } from '../../engine/core/practice';
import type { Setup } from '../../engine/core/setup';
import type { MissionId, ObstacleId, PilotId } from '../../engine/core/vocabulary';

interface Sides {
  readonly mine: readonly PilotId[];
  readonly theirs: readonly PilotId[];
  readonly obstacles?: readonly ObstacleId[];
  readonly scenario?: MissionId;
  readonly practice: Practice;
}

const shipsOf = (pilots: readonly PilotId[]) => pilots.map(pilot => ({ pilot, upgrades: [] }));

/** A practice table: some Rebel ships for the player, Imperial ones that do what the drill says. */
export const drillSetup = ({ mine, theirs, obstacles = [], scenario = 'none', practice }: Sides): Setup => ({
  profile: 'amg20',
  scenario,
  practice,
  players: {
    p1: {
      name: 'Your side',
      squad: { name: 'Your flight', faction: 'rebelalliance', ships: shipsOf(mine), obstacles: obstacles.slice(0, 3) },
    },
    p2: {
      name: 'The other side',
      squad: { name: 'Targets', faction: 'galacticempire', ships: shipsOf(theirs), obstacles: obstacles.slice(3) },
    },
  },
});

/** Nobody shoots. */
export const onlyMove = (...still: Practice['still']): Practice => ({
  drill: 'move',
  still,
  peaceful: [],
  endless: [],
});

/** Whole rounds, dice and all. */
export const wholeRounds: Practice = { drill: 'both', still: [], peaceful: [], endless: [] };
