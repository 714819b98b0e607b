import type { Practice } from '../engine/core/practice';
import type { Setup, SquadShip } from '../engine/core/setup';
import type { Faction, MissionId, ObstacleId, PilotId } from '../engine/core/vocabulary';

/** A pilot, with upgrades or without. */
type Flier = PilotId | SquadShip;

interface Sides {
  readonly mine: Flier | readonly Flier[];
  readonly theirs: readonly Flier[];
  readonly obstacles?: readonly ObstacleId[];
  readonly scenario?: MissionId;
  readonly faction?: Faction;
  readonly practice: Practice;
}

const shipOf = (flier: Flier): SquadShip => (typeof flier === 'string' ? { pilot: flier, upgrades: [] } : flier);
const isList = (mine: Sides['mine']): mine is readonly Flier[] => Array.isArray(mine);

/** A practice table, mostly without a mission: Rebel ships for the learner, Imperial ones that do what the lesson says. */
export const lessonSetup = (sides: Sides): Setup => {
  const { mine, theirs, obstacles = [], scenario = 'none', faction = 'rebelalliance', practice } = sides;
  const ships = (isList(mine) ? mine : [mine]).map(shipOf);
  return {
    profile: 'amg20',
    scenario,
    practice,
    players: {
      p1: { name: 'Your side', squad: { name: 'Your flight', faction, ships, obstacles: obstacles.slice(0, 3) } },
      p2: {
        name: 'The other side',
        squad: {
          name: 'Targets',
          faction: 'galacticempire',
          ships: theirs.map(shipOf),
          obstacles: obstacles.slice(3),
        },
      },
    },
  };
};
