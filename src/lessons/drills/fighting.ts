import { pointsOf } from '../../engine/core/score';
import { shipOf } from '../../engine/look/ships';
import type { Drill } from './drill';
import {
  afterFlying,
  done,
  failed,
  going,
  healthOf,
  isLost,
  lossOf,
  ME,
  newsOf,
  roundsOver,
  tableNow,
  WINGMATE,
} from './looking';
import { drillSetup, onlyMove, wholeRounds } from './setup';

const TARGET = 'ship:B1';
const SECOND = 'ship:B2';

export const blockAndSurvive: Drill = {
  id: 'blockAndSurvive',
  name: 'Block and survive',
  goal: 'You move before the interceptor, which comes straight at you. Stand where it bumps into you, and keep as much hull and shields as you can to the end of that round.',
  seed: 31,
  setup: drillSetup({
    mine: ['pilot:banditsquadronpilot'],
    theirs: ['pilot:sabersquadronace', 'pilot:academypilot'],
    practice: wholeRounds,
  }),
  places: {
    [ME]: { x: 457, y: 150, heading: 0 },
    [TARGET]: { x: 475, y: 640, heading: 180 },
    [SECOND]: { x: 250, y: 700, heading: 160 },
  },
  targets: { [TARGET]: { kind: 'straight', speed: 3 }, [SECOND]: { kind: 'chase' } },
  measure: flown => {
    const lost = lossOf(flown);
    if (lost) return failed(0, lost);
    const left = healthOf(tableNow(flown), ME);
    const blocked = newsOf(flown, 'shipsOverlapped').some(({ ship, touched }) => ship === TARGET && touched === ME);
    const rounds = roundsOver(flown);
    const ended = flown.moments.at(-1)?.events.some(({ type }) => type === 'roundStarted') ?? false;
    if (blocked && ended) return done(left, 'It bumped into you, and you are still there.');
    if (rounds >= 4) return failed(left, '4 rounds are over, and it never bumped into you.');
    return going(left, blocked ? 'It bumped into you. Now live through the round.' : 'It has not bumped into you yet.');
  },
  unit: ['hull or shield left', 'hull and shields left'],
  fewer: false,
  stars: [1, 2, 3],
  way: { [ME]: ['2FB', '1FB'] },
};

export const holdTwo: Drill = {
  id: 'holdTwo',
  name: 'Hold two satellites',
  goal: 'Hold satellites: be at range 0 or 1 of them with more ships than the other side. Points are counted at the end of rounds 2, 3 and 4.',
  seed: 32,
  setup: drillSetup({
    mine: ['pilot:banditsquadronpilot', 'pilot:banditsquadronpilot'],
    theirs: ['pilot:academypilot'],
    scenario: 'assaultatthesatellitearray',
    practice: onlyMove(),
  }),
  places: {
    [ME]: { x: 300, y: 60, heading: 0 },
    [WINGMATE]: { x: 620, y: 60, heading: 0 },
    [TARGET]: { x: 457, y: 840, heading: 180 },
  },
  targets: { [TARGET]: { kind: 'chase' } },
  measure: flown => {
    const lost = lossOf(flown) ?? lossOf(flown, WINGMATE);
    const points = pointsOf(tableNow(flown).state.score, 'p1');
    if (lost) return failed(points, lost);
    const says = `${points} ${points === 1 ? 'point' : 'points'} so far.`;
    return roundsOver(flown) >= 4 ? done(points, 'Four rounds are over.') : going(points, says);
  },
  unit: ['point', 'points'],
  fewer: false,
  stars: [4, 6, 7],
  way: { [ME]: ['1FB', '3FB', '1NW', '1BW'], [WINGMATE]: ['2YW', '3TW', '1BW', '3FB'] },
};

export const joust: Drill = {
  id: 'joust',
  name: 'Joust and come out ahead',
  goal: 'Two TIEs come at you, head on. After three rounds: how much more damage have you dealt than taken? The dice fall the same each time.',
  seed: 33,
  setup: drillSetup({
    mine: ['pilot:redsquadronveteran'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: wholeRounds,
  }),
  places: {
    [ME]: { x: 457, y: 120, heading: 0 },
    [TARGET]: { x: 420, y: 780, heading: 180 },
    [SECOND]: { x: 520, y: 800, heading: 180 },
  },
  targets: { [TARGET]: { kind: 'chase' }, [SECOND]: { kind: 'chase' } },
  measure: flown => {
    const before = { state: flown.start, rules: flown.rules };
    const now = tableNow(flown);
    const missing = (ship: typeof ME | typeof TARGET | typeof SECOND) => healthOf(before, ship) - healthOf(now, ship);
    const dealt = missing(TARGET) + missing(SECOND);
    const ahead = dealt - missing(ME);
    const says = `Dealt ${dealt}, taken ${missing(ME)}.`;
    const lost = lossOf(flown);
    if (lost) return failed(ahead, lost);
    const over = roundsOver(flown) >= 3 || (isLost(now, TARGET) && isLost(now, SECOND));
    return over ? done(ahead, says) : going(ahead, says);
  },
  unit: ['damage ahead', 'damage ahead'],
  fewer: false,
  stars: [1, 3, 4],
  way: { [ME]: ['2YW', '2TW', '3ER'] },
};

export const oneHull: Drill = {
  id: 'oneHull',
  name: 'Escape with one hull',
  goal: 'Your A-wing has one hull left and two TIEs behind it. Get within range 1 of the far edge, alive, and in few rounds. The dice fall the same each time.',
  seed: 34,
  setup: drillSetup({
    mine: ['pilot:phoenixsquadronpilot'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    obstacles: ['obstacle:coreasteroid0', 'obstacle:coreasteroid2', 'obstacle:coreasteroid4'],
    practice: wholeRounds,
  }),
  places: {
    [ME]: { x: 457, y: 330, heading: 0 },
    [TARGET]: { x: 260, y: 60, heading: 20 },
    [SECOND]: { x: 650, y: 50, heading: 340 },
    'rock:1': { x: 457, y: 520, heading: 0 },
    'rock:2': { x: 300, y: 640, heading: 40 },
    'rock:3': { x: 620, y: 680, heading: 80 },
  },
  prepare: [
    { kind: 'setShields', ship: ME, to: 0 },
    { kind: 'dealDamage', ship: ME, faceup: false },
  ],
  targets: { [TARGET]: { kind: 'chase' }, [SECOND]: { kind: 'chase' } },
  measure: flown => {
    const lost = lossOf(flown);
    const round = Math.max(1, afterFlying(flown).length);
    if (lost) return failed(round, lost);
    const there = shipOf(tableNow(flown).state, ME).pose.y >= 795;
    const ended = flown.moments.at(-1)?.events.some(({ type }) => type === 'roundStarted') ?? false;
    if (there && ended) return done(roundsOver(flown), 'You got away.');
    if (roundsOver(flown) >= 7) return failed(round, '7 rounds are over.');
    return going(roundsOver(flown) + 1, there ? 'Nearly there: live through this round.' : 'Still alive.');
  },
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [6, 4, 3],
  way: { [ME]: ['3NW', '4FB', '5FB'] },
};
