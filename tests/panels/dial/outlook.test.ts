import { expect, test } from 'vitest';
import type { ShipMeeting } from '../../../src/engine/surface/outlook';
import { meetingWords, plannedWords, shipWords } from '../../../src/panels/table/question/dial/outlook';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const meeting = (how: ShipMeeting['how'], sure = true): ShipMeeting => ({ ship: 'ship:B1', how, sure });

test.each([
  [meeting('unmoved'), 'overlaps B1'],
  [meeting('flown'), 'overlaps B1, which will have moved there'],
  [meeting('flown', false), 'may overlap B1, which will have moved'],
  [meeting('unplanned', false), 'overlaps B1, which has no dial yet and may be gone'],
  [meeting('leaving', false), 'overlaps B1, which moves first and may be gone'],
  [meeting('rolled', false), 'overlaps B1, which may move first: that is rolled for'],
  [meeting('follows'), 'is overlapped by B1, which moves later'],
  [meeting('either'), 'meets B1, whichever flies first'],
])('%o: %s', (one, words) => {
  expect(meetingWords(one)).toBe(words);
});

const END = {
  pose: { x: 0, y: 0, heading: 0 },
  met: [],
  flees: false,
  meetings: [],
  flies: { code: '2FB', kind: 'revealed' },
} as const;

test('where the order of equals decides, it is said', () => {
  const order = { after: ['ship:A2', 'ship:A3'], before: [] } as const;
  expect(shipWords({ ...END, order })).toEqual(['free if it flies after A2 and A3: you pick the order']);
  expect(shipWords({ ...END, order: null })).toEqual([]);
});

const { state } = scenario({
  alone: true,
  p1: [{ pilot: 'academypilot', at: [400, 200] }],
  p2: [{ pilot: 'academypilot', at: [400, 390], heading: 180 }],
  rocks: [
    { is: 'coreasteroid0', at: [600, 600] },
    { is: 'coreasteroid1', at: [700, 700] },
  ],
});
const names = { game: state, rules: engine.rules };

test('a dial that is set tells of obstacles and of the edge too', () => {
  const met = [
    { object: 'rock:1', overlapped: true },
    { object: 'rock:2', overlapped: false },
  ] as const;
  expect(plannedWords(names, 'ship:A1', { ...END, order: null, flees: true, met })).toEqual([
    'leaves the play area',
    'ends on asteroid 1: no action',
    'moves through asteroid 2',
  ]);
});

test('of two that meet, one tells it', () => {
  const follows = { ...END, order: null, meetings: [{ ship: 'ship:A2', how: 'follows', sure: true }] } as const;
  expect(plannedWords(names, 'ship:A1', follows)).toEqual([]);
  const either = (ship: 'ship:A1' | 'ship:A2') =>
    ({ ...END, order: null, meetings: [{ ship, how: 'either', sure: true }] }) as const;
  expect(plannedWords(names, 'ship:A1', either('ship:A2'))).toEqual(['meets A2, whichever flies first']);
  expect(plannedWords(names, 'ship:A2', either('ship:A1'))).toEqual([]);
});
