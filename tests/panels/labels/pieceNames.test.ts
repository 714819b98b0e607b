import { expect, test } from 'vitest';
import { numberOf } from '../../../src/engine/look/numbers';
import { pieceName } from '../../../src/panels/table/labels';
import { linesFrom } from '../../../src/panels/table/log/lines';
import { OBSTACLE_NAMES } from '../../../src/squads/names';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';
import { sourcesIn } from '../../support/sources';

const game = scenario({
  scenario: 'salvagemission',
  p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB' }],
  p2: [{ pilot: 'darthvader', at: [60, 860], dial: '1FB' }],
  rocks: [
    { is: 'coreasteroid1', at: [457, 330] },
    { is: 'yt2400debris1', at: [200, 600] },
    { is: 'gascloud2', at: [700, 600] },
  ],
  devices: [
    { is: 'protonbomb', at: [100, 100] },
    { is: 'protonbomb', at: [800, 100] },
    { is: 'ionbomb', at: [100, 500] },
  ],
  markers: [{ at: [300, 800] }],
  dice: ['blank'],
});
const table = { state: game.state, rules: engine.rules };
const names = { game: game.state, rules: engine.rules };

test.each([
  ['rock:1', 'asteroid 1', 1],
  ['rock:2', 'debris cloud 2', 2],
  ['rock:3', 'gas cloud 3', 3],
  ['marker:2', 'supply cache 2', 2],
  ['token:1', 'Proton Bomb 1', 1],
  ['token:2', 'Proton Bomb 2', 2],
  // Nothing else is called that.
  ['token:3', 'Ion Bomb', null],
] as const)('%s is %s, and the board shows the number %s', (id, name, number) => {
  expect(pieceName(names, id)).toBe(name);
  expect(numberOf(table, id)).toBe(number);
});

test('the only marker of a mission has no number, in words or on the board', () => {
  const { state } = scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }],
    p2: [{ pilot: 'darthvader', at: [60, 860] }],
  });
  expect(pieceName({ game: state, rules: engine.rules }, 'marker:1')).toBe('satellite');
  expect(numberOf({ state, rules: engine.rules }, 'marker:1')).toBeNull();
});

test('the log calls an obstacle by the same name when it is met and when it is rolled for', () => {
  const lines = linesFrom(names, [
    { type: 'obstacleMet', ship: 'ship:A1', object: 'rock:3', overlapped: false },
    {
      type: 'diceRolled',
      ship: 'ship:A1',
      kind: 'attack',
      faces: ['blank'],
      purpose: { kind: 'obstacle', obstacle: 'gas' },
    },
  ]).map(({ text }) => text);
  expect(lines).toEqual(['A1 moves through gas cloud 3.', 'A1 rolls for gas cloud 3: blank.']);
});

test('the words for the kinds of obstacles stand in one place', () => {
  const { debris, gas } = OBSTACLE_NAMES;
  const elsewhere = sourcesIn('src').filter(
    ({ path, text }) => path !== 'src/squads/names.ts' && [debris, gas].some(name => text.includes(`'${name}`)),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});
