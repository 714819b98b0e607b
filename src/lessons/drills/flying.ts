import { shipOf } from '../../engine/look/ships';
import type { Drill, Flown, Stand } from './drill';
import {
  afterFlying,
  done,
  failed,
  gapBetween,
  going,
  haveFlown,
  lossOf,
  ME,
  newsOf,
  roundsOver,
  tableNow,
  WINGMATE,
} from './looking';
import { drillSetup, onlyMove } from './setup';

const WATCHER = 'ship:B1';

const placeOf = (flown: Flown, ship: typeof ME | typeof WINGMATE = ME) => shipOf(tableNow(flown).state, ship).pose;

/** Rounds until something is so, when all have flown; failed after too many. */
function race(flown: Flown, most: number, isThere: () => boolean, arrived: string, onTheWay: string): Stand {
  const lost = lossOf(flown);
  const round = Math.max(1, afterFlying(flown).length);
  if (lost) return failed(round, lost);
  if (haveFlown(flown) && isThere()) return done(round, arrived);
  if (roundsOver(flown) >= most) return failed(round, `${most} rounds are over.`);
  return going(roundsOver(flown) + 1, onTheWay);
}

const ROCKS = [
  'obstacle:coreasteroid0',
  'obstacle:coreasteroid2',
  'obstacle:coreasteroid4',
  'obstacle:pomasteroid2',
  'obstacle:coreasteroid1',
  'obstacle:coreasteroid5',
] as const;

export const threadTheRocks: Drill = {
  id: 'threadTheRocks',
  name: 'Thread the rocks',
  goal: 'Cross the asteroid field, and get within range 1 of the far edge. Touch no rock, neither with the ship nor with its template.',
  seed: 11,
  setup: drillSetup({
    mine: ['pilot:redsquadronveteran'],
    theirs: ['pilot:academypilot'],
    obstacles: ROCKS,
    practice: onlyMove(WATCHER),
  }),
  places: {
    [ME]: { x: 457, y: 60, heading: 0 },
    [WATCHER]: { x: 60, y: 860, heading: 90 },
    'rock:1': { x: 470, y: 260, heading: 0 },
    'rock:2': { x: 330, y: 370, heading: 40 },
    'rock:3': { x: 580, y: 420, heading: 80 },
    'rock:4': { x: 440, y: 520, heading: 10 },
    'rock:5': { x: 320, y: 640, heading: 60 },
    'rock:6': { x: 560, y: 660, heading: 20 },
  },
  targets: {},
  measure: flown => {
    const met = newsOf(flown, 'obstacleMet').some(({ ship }) => ship === ME);
    if (met) return failed(Math.max(1, afterFlying(flown).length), 'Your ship met a rock.');
    const there = () => placeOf(flown).y >= 795;
    return race(flown, 8, there, 'Through the field without a scratch.', 'No rock touched so far.');
  },
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [7, 6, 5],
  way: { [ME]: ['3BW', '3FW', '3NW', '4FW', '3YW'] },
};

export const outOfTheCorner: Drill = {
  id: 'outOfTheCorner',
  name: 'Out of the corner',
  goal: 'Your ship flies into the corner of the table. Turn it round, and bring it within range 1 of the middle. Do not leave the table.',
  seed: 12,
  setup: drillSetup({
    mine: ['pilot:banditsquadronpilot'],
    theirs: ['pilot:academypilot'],
    practice: onlyMove(WATCHER),
  }),
  places: {
    [ME]: { x: 730, y: 730, heading: 40 },
    [WATCHER]: { x: 60, y: 860, heading: 90 },
  },
  targets: {},
  measure: flown => {
    const there = () => {
      const { x, y } = placeOf(flown);
      return Math.hypot(x - 457, y - 457) <= 120;
    };
    return race(flown, 8, there, 'Back in the middle of things.', 'Still on the table.');
  },
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [6, 5, 4],
  way: { [ME]: ['4KR', '3FB', '3NW', '3TW'] },
};

export const redTwice: Drill = {
  id: 'redTwice',
  name: 'Red twice, and calm again',
  goal: 'Fly two red maneuvers whole, and be without stress at the end. Touch neither rock nor edge.',
  seed: 13,
  setup: drillSetup({
    mine: ['pilot:redsquadronveteran'],
    theirs: ['pilot:academypilot'],
    obstacles: ROCKS.slice(0, 3),
    practice: onlyMove(WATCHER),
  }),
  places: {
    [ME]: { x: 457, y: 120, heading: 0 },
    [WATCHER]: { x: 60, y: 860, heading: 90 },
    'rock:1': { x: 457, y: 330, heading: 0 },
    'rock:2': { x: 300, y: 480, heading: 40 },
    'rock:3': { x: 640, y: 470, heading: 80 },
  },
  targets: {},
  measure: flown => {
    const met = newsOf(flown, 'obstacleMet').some(({ ship }) => ship === ME);
    if (met) return failed(Math.max(1, afterFlying(flown).length), 'Your ship met a rock.');
    const red = newsOf(flown, 'maneuverExecuted').filter(
      ({ ship, maneuver, fully }) => ship === ME && fully && maneuver.endsWith('R'),
    ).length;
    const calm = () => red >= 2 && shipOf(tableNow(flown).state, ME).tokens.stress === 0;
    return race(flown, 8, calm, 'Two red ones, and no stress left.', `${Math.min(2, red)} of 2 red maneuvers flown.`);
  },
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [7, 5, 4],
  way: { [ME]: ['3ER', '2NB', '3RR', '2FB'] },
};

export const keepFormation: Drill = {
  id: 'keepFormation',
  name: 'Keep formation',
  goal: 'Take both ships round the rocks, until both are within range 2 of the right edge. The widest gap between them counts, after each round.',
  seed: 14,
  setup: drillSetup({
    mine: ['pilot:banditsquadronpilot', 'pilot:banditsquadronpilot'],
    theirs: ['pilot:academypilot'],
    obstacles: ROCKS.slice(0, 2),
    practice: onlyMove(WATCHER),
  }),
  places: {
    [ME]: { x: 250, y: 120, heading: 0 },
    [WINGMATE]: { x: 310, y: 120, heading: 0 },
    [WATCHER]: { x: 60, y: 860, heading: 90 },
    'rock:1': { x: 280, y: 480, heading: 0 },
    'rock:2': { x: 470, y: 160, heading: 40 },
  },
  targets: {},
  measure: flown => {
    const lost = lossOf(flown) ?? lossOf(flown, WINGMATE);
    const gaps = afterFlying(flown).map(table => Math.round(gapBetween(table, ME, WINGMATE)));
    const widest = Math.max(0, ...gaps);
    if (lost) return failed(widest, lost);
    const met = newsOf(flown, 'obstacleMet').length + newsOf(flown, 'shipsOverlapped').length;
    if (met > 0) return failed(widest, 'A ship met a rock or its wingmate.');
    const there = [ME, WINGMATE] as const;
    if (haveFlown(flown) && there.every(ship => placeOf(flown, ship).x >= 694)) return done(widest, 'Both are there.');
    if (roundsOver(flown) >= 8) return failed(widest, '8 rounds are over.');
    return going(widest, `Widest gap so far: ${widest} mm.`);
  },
  unit: ['mm', 'mm'],
  fewer: true,
  stars: [120, 60, 30],
  way: { [ME]: ['2NB', '3FB', '4FW', '4FW'], [WINGMATE]: ['2NB', '2FB', '4FW', '4KR'] },
};
