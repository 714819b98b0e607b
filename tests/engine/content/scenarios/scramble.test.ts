import { describe, expect, test } from 'vitest';
import { blocks } from '../../../support/actions';
import { type Placed, type Story, scenario } from '../../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const story = (rest: Partial<Story> = {}, ship: Partial<Placed> = {}) =>
  scenario({
    scenario: 'scramblethetransmissions',
    round: 2,
    p1: [{ pilot: 'bluesquadronescort', at: [457, 280], dial: '1FB', ...ship }],
    p2: [vader],
    markers: [{ at: [457, 700], player: 'p2' }],
    ...rest,
  });
const SCRAMBLE = 'action:scenario:scramble:white';

describe('Scramble the Transmissions: the action', () => {
  test('a ship at range 0-1 puts a player marker on a satellite', () => {
    const game = story().choose('p1', SCRAMBLE);
    expect(game.state.markers['marker:1']).toMatchObject({ player: 'p1', onShip: null, x: 457.2, y: 457.2 });
    expect(game.last('markerMarked')).toEqual({ type: 'markerMarked', marker: 'marker:1', player: 'p1' });
  });

  test.each([
    { range: 1, y: 457.2 - 80 - 38 - 100, blocked: null },
    { range: 2, y: 457.2 - 80 - 38 - 100.1, blocked: 'noTarget' },
  ])('at range $range: $blocked', ({ y, blocked }) => {
    const game = story({}, { at: [457.2, y] });
    expect(blocks(game)['scenario:scramble:white']).toBe(blocked);
    expect(game.offers('p1').includes(SCRAMBLE)).toBe(blocked === null);
  });

  test("the opponent's marker makes way: there is only one", () => {
    const game = story({}, { at: [457, 540] }).choose('p1', SCRAMBLE);
    expect(game.state.markers['marker:2']).toMatchObject({ player: 'p1' });
  });

  test('one that is scrambled already may be scrambled again', () => {
    const game = story({ markers: [{ at: [457, 700], player: 'p1' }] }, { at: [457, 540] }).choose('p1', SCRAMBLE);
    expect(game.state.markers['marker:2']).toMatchObject({ player: 'p1' });
    expect(game.last('actionPerformed')).toMatchObject({ action: 'scenario:scramble' });
  });

  test('between two satellites the player chooses', () => {
    const game = story({ markers: [{ at: [620, 450] }] }, { at: [457, 450], heading: 90 }).choose('p1', SCRAMBLE);
    expect(game.offers('p1')).toEqual(['marker:1', 'marker:2']);
    game.choose('p1', 'marker:2');
    expect(game.state.markers).toMatchObject({ 'marker:1': { player: null }, 'marker:2': { player: 'p1' } });
  });
});

describe('Scramble the Transmissions: points', () => {
  const scored = (players: readonly ('p1' | 'p2' | undefined)[], rest: Partial<Story> = {}) => {
    const [centre, ...others] = players;
    const game = story({
      phase: 'end',
      first: centre ? [{ do: 'markMarker', marker: 'marker:1', player: centre }] : [],
      markers: others.map((player, index) => ({ at: [200, 300 + 300 * index], ...(player ? { player } : {}) })),
      ...rest,
    });
    return [game.points('p1'), game.points('p2')];
  };

  test.each([
    { marked: ['p1', 'p2', undefined], amg20: [1, 1], xwa50: [2, 2] },
    { marked: ['p1', 'p1', 'p2'], amg20: [2, 1], xwa50: [4, 2] },
    { marked: ['p2', 'p2', 'p2'], amg20: [0, 3], xwa50: [0, 4] },
    { marked: [undefined, undefined, undefined], amg20: [0, 0], xwa50: [0, 0] },
  ] as const)('$marked: $amg20 at 20, $xwa50 at 50', ({ marked, amg20, xwa50 }) => {
    expect(scored(marked)).toEqual(amg20);
    expect(scored(marked, { profile: 'xwa50' })).toEqual(xwa50);
  });

  test('not in the first round', () => {
    expect(scored(['p1', 'p2', 'p2'], { round: 1 })).toEqual([0, 0]);
  });

  test('the marker holds the satellite, whoever is close to it', () => {
    const near = { p2: [{ ...vader, at: [457, 500] as const }] };
    expect(scored(['p1', undefined, undefined], near)).toEqual([1, 0]);
  });

  test('from the action to the End Phase of the same round', () => {
    const game = story().choose('p1', SCRAMBLE).passUntil('setDials');
    expect([game.points('p1'), game.points('p2')]).toEqual([1, 1]);
  });
});
