import type { Table } from '../../engine/core/table';
import type { Drill, Flown, Stand } from './drill';
import { afterFlying, done, failed, going, lossOf, ME, onTable, rangeIn, roundsOver } from './looking';
import { drillSetup, onlyMove } from './setup';

const TARGET = 'ship:B1';
const SECOND = 'ship:B2';

/** The first round in which something was so when all had flown; failed after too many. */
function firstTime(
  flown: Flown,
  most: number,
  isSo: (table: Table, round: number) => boolean,
  reached: string,
  until: string,
): Stand {
  const lost = lossOf(flown);
  const tables = afterFlying(flown);
  const round = Math.max(1, tables.length);
  if (lost) return failed(round, lost);
  const found = tables.findIndex((table, index) => isSo(table, index + 1));
  if (found >= 0) return done(found + 1, reached);
  if (roundsOver(flown) >= most) return failed(round, `${most} rounds are over.`);
  return going(roundsOver(flown) + 1, until);
}

/** Counted in each of so many rounds. */
function counted(flown: Flown, rounds: number, count: (table: Table) => number, words: (sum: number) => string): Stand {
  const lost = lossOf(flown);
  const tables = afterFlying(flown).slice(0, rounds);
  const sum = tables.reduce((all, table) => all + count(table), 0);
  if (lost) return failed(sum, lost);
  return tables.length >= rounds ? done(sum, words(sum)) : going(sum, words(sum));
}

export const bullseye: Drill = {
  id: 'bullseye',
  name: 'Bullseye at range 1',
  goal: 'Bring the TIE that crosses before you into your bullseye, the narrow strip ahead, at range 1.',
  seed: 21,
  setup: drillSetup({
    mine: ['pilot:redsquadronveteran'],
    theirs: ['pilot:academypilot'],
    practice: onlyMove(),
  }),
  places: {
    [ME]: { x: 457, y: 120, heading: 0 },
    [TARGET]: { x: 200, y: 480, heading: 90 },
  },
  targets: { [TARGET]: { kind: 'straight', speed: 2 } },
  measure: flown =>
    firstTime(
      flown,
      6,
      table => rangeIn(table, ME, 'bullseye', TARGET) === 1,
      'In your bullseye at range 1.',
      'Not in your bullseye at range 1 yet.',
    ),
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [5, 3, 2],
  way: { [ME]: ['2BB', '3YW'] },
};

export const turnAround: Drill = {
  id: 'turnAround',
  name: 'Turn around in time',
  goal: 'Two TIEs fly past you. Turn round, and have both of them in your front arc at range 1 to 3.',
  seed: 22,
  setup: drillSetup({
    mine: ['pilot:redsquadronveteran'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: onlyMove(),
  }),
  places: {
    [ME]: { x: 457, y: 300, heading: 0 },
    [TARGET]: { x: 380, y: 560, heading: 180 },
    [SECOND]: { x: 540, y: 600, heading: 180 },
  },
  targets: { [TARGET]: { kind: 'straight', speed: 4 }, [SECOND]: { kind: 'straight', speed: 4 } },
  measure: flown =>
    firstTime(
      flown,
      6,
      // In the first round they may still be ahead.
      (table, round) => round > 1 && ([TARGET, SECOND] as const).every(foe => rangeIn(table, ME, 'front', foe)),
      'Both are in your arc again.',
      'From round 2 on it counts who is in your arc.',
    ),
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [5, 3, 2],
  way: { [ME]: ['2TW', '3ER'] },
};

export const twoInSight: Drill = {
  id: 'twoInSight',
  name: 'Two in your sights',
  goal: 'Two TIEs circle, one to each side. Have both in your front arc at range 1 or 2 at the same time.',
  seed: 23,
  setup: drillSetup({
    mine: ['pilot:greensquadronpilot'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: onlyMove(),
  }),
  places: {
    [ME]: { x: 457, y: 80, heading: 0 },
    [TARGET]: { x: 370, y: 500, heading: 0 },
    [SECOND]: { x: 600, y: 640, heading: 180 },
  },
  targets: { [TARGET]: { kind: 'circle', side: 'left' }, [SECOND]: { kind: 'circle', side: 'right' } },
  measure: flown =>
    firstTime(
      flown,
      7,
      table => ([TARGET, SECOND] as const).every(foe => [1, 2].includes(rangeIn(table, ME, 'front', foe) ?? 0)),
      'Both are in your arc.',
      'Not both of them in your arc yet.',
    ),
  unit: ['round', 'rounds'],
  fewer: true,
  stars: [6, 5, 4],
  way: { [ME]: ['2FB', '2NB', '5KR', '1YW'] },
};

export const outOfArcs: Drill = {
  id: 'outOfArcs',
  name: 'Out of all arcs',
  goal: 'Two TIEs come at you. For four rounds, end where none of them has you in its arc within range 3. Each one that has counts once a round.',
  seed: 24,
  setup: drillSetup({
    mine: ['pilot:greensquadronpilot'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: onlyMove(),
  }),
  places: {
    [ME]: { x: 457, y: 200, heading: 0 },
    [TARGET]: { x: 300, y: 780, heading: 180 },
    [SECOND]: { x: 620, y: 800, heading: 180 },
  },
  targets: { [TARGET]: { kind: 'chase' }, [SECOND]: { kind: 'chase' } },
  measure: flown =>
    counted(
      flown,
      4,
      table => onTable(table, 'p2').filter(foe => rangeIn(table, foe, 'front', ME) !== null).length,
      sum => (sum === 0 ? 'Nobody has had you in an arc.' : `In an arc ${sum === 1 ? 'once' : `${sum} times`}.`),
    ),
  unit: ['time', 'times'],
  fewer: true,
  stars: [3, 1, 0],
  way: { [ME]: ['5FB', '5KR', '5FB', '3FB'] },
};

export const tailTheCircler: Drill = {
  id: 'tailTheCircler',
  name: 'Tail the circler',
  goal: 'The TIE flies in circles. In how many of six rounds is it in your front arc within range 2, and you not in its arc?',
  seed: 25,
  setup: drillSetup({
    mine: ['pilot:redsquadronveteran'],
    theirs: ['pilot:academypilot'],
    practice: onlyMove(),
  }),
  places: {
    [ME]: { x: 560, y: 160, heading: 0 },
    [TARGET]: { x: 560, y: 400, heading: 0 },
  },
  targets: { [TARGET]: { kind: 'circle', side: 'left' } },
  measure: flown =>
    counted(
      flown,
      6,
      table => {
        const range = rangeIn(table, ME, 'front', TARGET);
        return range !== null && range <= 2 && rangeIn(table, TARGET, 'front', ME) === null ? 1 : 0;
      },
      sum => `On its tail in ${sum} ${sum === 1 ? 'round' : 'rounds'}.`,
    ),
  unit: ['round', 'rounds'],
  fewer: false,
  stars: [3, 5, 6],
  way: { [ME]: ['2FB', '3TW', '3ER', '1BB', '3BW', '3ER'] },
};
