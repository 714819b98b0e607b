import type { Setup, Squad } from '../engine/core/setup';

/**
 * Both squads spend all their points, so that the game begins at 0 : 0, on pilots of the core set and others without
 * words: only Iden Versio has an ability to read, and the table keeps it.
 */
const rebels: Squad = {
  name: 'Rebel Flight',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'pilot:redsquadronveteran', upgrades: [] },
    { pilot: 'pilot:redsquadronveteran', upgrades: [] },
    { pilot: 'pilot:bluesquadronescort', upgrades: [] },
    { pilot: 'pilot:bluesquadronescort', upgrades: [] },
  ],
  obstacles: ['obstacle:coreasteroid1', 'obstacle:coreasteroid4', 'obstacle:yt2400debris1'],
};

const imperials: Squad = {
  name: 'Imperial Patrol',
  faction: 'galacticempire',
  ships: [
    { pilot: 'pilot:idenversio', upgrades: ['upgrade:shieldupgrade'] },
    { pilot: 'pilot:inquisitor', upgrades: [] },
    { pilot: 'pilot:inquisitor', upgrades: [] },
    { pilot: 'pilot:baronoftheempire', upgrades: [] },
    { pilot: 'pilot:baronoftheempire', upgrades: [] },
  ],
  obstacles: ['obstacle:core2asteroid0', 'obstacle:pomasteroid2', 'obstacle:gascloud2'],
};

export const starterSetup: Setup = {
  profile: 'amg20',
  scenario: 'chanceengagement',
  players: { p1: { name: 'Player 1', squad: rebels }, p2: { name: 'Player 2', squad: imperials } },
};
