import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';

const ship = (pilot: string, x: number, y: number, rest: Partial<Placed> = {}): Placed => ({
  pilot,
  at: [x, y],
  ...rest,
});
const xwing = (x: number, y: number, rest: Partial<Placed> = {}) => ship('bluesquadronescort', x, y, rest);
const tie = (x: number, y: number, rest: Partial<Placed> = {}) => ship('academypilot', x, y, rest);
const away = tie(100, 850);

/** As it is when dials are set. */
const now = (story: Partial<Story> & Pick<Story, 'scenario'>) =>
  engine.standing(scenario({ p1: [xwing(457, 400)], p2: [away], round: 2, phase: 'planning', ...story }).state);

describe('how the mission stands: Assault at the Satellite Array', () => {
  const array = { scenario: 'assaultatthesatellitearray', markers: [{ at: [457, 757] }] } as const;

  test('who controls which satellite, with what, and what it would earn', () => {
    expect(now({ ...array, p2: [tie(457, 700)], points: { p1: 3 } })).toEqual({
      markers: [
        { marker: 'marker:1', counts: { p1: 1, p2: 0 }, holder: 'p1' },
        { marker: 'marker:2', counts: { p1: 0, p2: 1 }, holder: 'p2' },
      ],
      earns: { p1: 1, p2: 1 },
      total: { p1: 4, p2: 1 },
    });
  });

  test('large ships count as two; as many on both sides is nobody', () => {
    const p1 = [xwing(400, 400), xwing(520, 400)];
    expect(now({ ...array, p1, p2: [ship('omicrongrouppilot', 457, 560)] }).markers[0]).toEqual({
      marker: 'marker:1',
      counts: { p1: 2, p2: 2 },
      holder: null,
    });
  });

  test('in the first round nothing would be earned', () => {
    expect(now({ ...array, round: 1 })).toMatchObject({ earns: { p1: 0, p2: 0 }, markers: [{ holder: 'p1' }, {}] });
  });

  test('a destroyed ship that lingers counts no more', () => {
    const game = scenario({
      ...array,
      p1: [xwing(457, 400, { shields: 0, damage: ['-fuelleak', '-fuelleak', '-directhit'] })],
      p2: [ship('obsidiansquadronpilot', 457, 650)],
      firstPlayer: 'p2',
      round: 2,
      phase: 'engagement',
      dice: ['hit', 'hit', 'blank', 'blank', 'blank'],
    });
    expect(engine.standing(game.state).markers[0]).toMatchObject({ counts: { p1: 1, p2: 0 }, holder: 'p1' });
    game.choose('p2', 'target:ship:A1:primary:0');
    expect(game.ship('A1')).toMatchObject({ destroyed: true, where: 'table' });
    expect(game.asked('p1')).toBe('chooseAttack');
    expect(engine.standing(game.state).markers[0]).toMatchObject({ counts: { p1: 0, p2: 0 }, holder: null });
  });
});

describe('how the mission stands: Chance Engagement', () => {
  const chance = { scenario: 'chanceengagement' } as const;

  test('one alone holds the satellite', () => {
    expect(now(chance)).toMatchObject({
      markers: [{ marker: 'marker:1', counts: { p1: 1, p2: 0 }, holder: 'p1' }],
      earns: { p1: 2, p2: 0 },
    });
  });

  test('two sides contest it: nobody holds it and both earn', () => {
    expect(now({ ...chance, p1: [xwing(457, 300), xwing(400, 300)], p2: [tie(457, 600)] })).toMatchObject({
      markers: [{ counts: { p1: 2, p2: 1 }, holder: null }],
      earns: { p1: 1, p2: 1 },
    });
    expect(now({ ...chance, profile: 'xwa50', p2: [tie(457, 600)] }).earns).toEqual({ p1: 2, p2: 2 });
  });
});

test('how the mission stands, Salvage Mission: a cache belongs to whose ship tows it', () => {
  const story = { scenario: 'salvagemission', profile: 'xwa50', markers: [{ at: [0, 0], on: 'B1' }] } as const;
  expect(now(story)).toMatchObject({
    markers: [
      { marker: 'marker:1', counts: { p1: 0, p2: 0 }, holder: null },
      { marker: 'marker:2', counts: { p1: 0, p2: 1 }, holder: 'p2' },
    ],
    earns: { p1: 0, p2: 4 },
  });
});

test('how the mission stands, Scramble the Transmissions: a satellite belongs to whose marker lies on it', () => {
  const markers = [{ at: [200, 300], player: 'p2' }] as const;
  expect(now({ scenario: 'scramblethetransmissions', markers })).toMatchObject({
    markers: [{ holder: null }, { holder: 'p2', counts: { p1: 0, p2: 1 } }],
    earns: { p1: 0, p2: 1 },
  });
});

test('how the mission stands, Ancient Knowledge: caches are nobody’s, knowing ships earn', () => {
  const first: readonly Effect[] = [{ do: 'transmit', ship: 'ship:A1', marker: 'marker:1' }];
  expect(now({ scenario: 'ancientknowledge', profile: 'xwa50', first })).toMatchObject({
    markers: [{ marker: 'marker:1', counts: { p1: 0, p2: 0 }, holder: null }],
    earns: { p1: 4, p2: 0 },
    total: { p1: 4, p2: 0 },
  });
});

describe('what would be earned is what is earned', () => {
  test.each([
    { scenario: 'assaultatthesatellitearray', profile: 'amg20' },
    { scenario: 'chanceengagement', profile: 'amg20' },
    { scenario: 'scramblethetransmissions', profile: 'xwa50' },
  ] as const)('$scenario', ({ scenario: mission, profile }) => {
    const game = scenario({
      scenario: mission,
      profile,
      round: 3,
      phase: 'engagement',
      p1: [xwing(457, 400), ship('lukeskywalker', 100, 100)],
      p2: [tie(100, 300, { heading: 0 })],
      markers: [{ at: [457, 757], player: 'p1' }],
    });
    const { earns, total } = engine.standing(game.state);
    expect(earns.p1).toBeGreaterThan(0);
    game.passUntil('setDials');
    expect({ p1: game.points('p1'), p2: game.points('p2') }).toEqual(total);
  });

  test('once it is scored there is no more to come in that round', () => {
    const story = scenario({
      scenario: 'ancientknowledge',
      profile: 'xwa50',
      round: 2,
      p1: [xwing(200, 100), xwing(300, 100)],
      p2: [away],
      markers: [{ at: [800, 300] }],
      first: [
        { do: 'transmit', ship: 'ship:A1', marker: 'marker:1' },
        { do: 'transmit', ship: 'ship:A2', marker: 'marker:2' },
      ],
      phase: 'end',
    });
    expect(story.asked('p1')).toBe('chooseToForget');
    expect(engine.standing(story.state)).toMatchObject({ earns: { p1: 0, p2: 0 }, total: { p1: 4, p2: 0 } });
  });

  test('a view says the same as the game', () => {
    const { state } = scenario({ p1: [xwing(457, 400)], p2: [tie(457, 600)], round: 2, phase: 'planning' });
    expect(engine.standing(engine.viewFor(state, 'p2'))).toEqual(engine.standing(state));
  });
});
