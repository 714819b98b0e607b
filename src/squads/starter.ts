import type { Setup, Squad } from '../engine/core/setup';

/** Three small ships a side with generic pilots, twelve points each: nothing to read before the first move. */
const rebels: Squad = {
  name: 'Rebel Flight',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'pilot:redsquadronveteran', upgrades: [] },
    { pilot: 'pilot:greensquadronpilot', upgrades: [] },
    { pilot: 'pilot:banditsquadronpilot', upgrades: [] },
  ],
  obstacles: ['obstacle:coreasteroid1', 'obstacle:coreasteroid4', 'obstacle:yt2400debris1'],
};

const imperials: Squad = {
  name: 'Imperial Patrol',
  faction: 'galacticempire',
  ships: [
    { pilot: 'pilot:sabersquadronace', upgrades: [] },
    { pilot: 'pilot:tempestsquadronpilot', upgrades: [] },
    { pilot: 'pilot:alphasquadronpilot', upgrades: [] },
  ],
  obstacles: ['obstacle:core2asteroid0', 'obstacle:pomasteroid2', 'obstacle:gascloud2'],
};

export const starterSetup: Setup = {
  profile: 'amg20',
  scenario: 'chanceengagement',
  players: { p1: { name: 'Player 1', squad: rebels }, p2: { name: 'Player 2', squad: imperials } },
};
