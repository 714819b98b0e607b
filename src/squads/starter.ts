import type { Setup, Squad } from '../engine/core/setup';

/**
 * The pilots of the two starter sets with the cards that come on them; both squads spend all their points, so that the
 * game begins at 0 : 0. The table plays every word on them.
 */
const rebels: Squad = {
  name: 'Rebel Flight',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'pilot:lukeskywalker-swz106', upgrades: [] },
    { pilot: 'pilot:jekporkins-swz106', upgrades: [] },
    { pilot: 'pilot:jakefarrell-swz106', upgrades: [] },
    { pilot: 'pilot:arvelcrynyd-swz106', upgrades: [] },
  ],
  obstacles: ['obstacle:coreasteroid1', 'obstacle:coreasteroid4', 'obstacle:yt2400debris1'],
};

const imperials: Squad = {
  name: 'Imperial Patrol',
  faction: 'galacticempire',
  ships: [
    { pilot: 'pilot:darthvader-swz105', upgrades: [] },
    { pilot: 'pilot:captainjonus-swz105', upgrades: [] },
    { pilot: 'pilot:idenversio-swz105', upgrades: [] },
    { pilot: 'pilot:valenrudor-swz105', upgrades: [] },
    { pilot: 'pilot:nightbeast-swz105', upgrades: [] },
  ],
  obstacles: ['obstacle:core2asteroid0', 'obstacle:pomasteroid2', 'obstacle:gascloud2'],
};

export const starterSetup: Setup = {
  profile: 'amg20',
  scenario: 'chanceengagement',
  players: { p1: { name: 'Player 1', squad: rebels }, p2: { name: 'Player 2', squad: imperials } },
};
