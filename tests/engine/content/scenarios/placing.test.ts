import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../../src/engine/core/ids';
import type { Pose } from '../../../../src/engine/core/place';
import type { ProfileId, ScenarioId } from '../../../../src/engine/core/vocabulary';
import { battle, type Driver } from '../../../support/battle';
import { engine } from '../../../support/engine';

const C = 457.2;
const at = (x: number, y: number): Pose => ({ x, y, heading: 0 });
const XWINGS = ['bluesquadronescort', 'redsquadronveteran', 'lukeskywalker'];
const TIES = ['academypilot', 'obsidiansquadronpilot', 'blacksquadronace'];
const begun = (scenario: ScenarioId, profile: ProfileId = 'amg20', second = false) =>
  battle({
    p1: XWINGS,
    p2: TIES,
    scenario,
    profile,
    ...(second ? { dice: ['blank', 'blank', 'blank', 'crit', 'blank', 'blank'] as const } : {}),
  });
const asked = (game: Driver) => {
  const { player, topic, ask } = game.state.pending[0]!;
  return { player, topic: topic.kind, region: ask.kind === 'place' ? ask.region : null };
};
/** Why the marker that is asked for cannot lie there. */
const against = ({ state }: Driver, pose: Pose) => {
  const decision = state.pending[0]!;
  return engine.checkPlacement(state, decision, decision.options[0]!.key, pose).map(({ kind }) => kind);
};

const FIVE: readonly ScenarioId[] = ['assaultatthesatellitearray', 'salvagemission'];
const THREE: readonly ScenarioId[] = ['scramblethetransmissions', 'ancientknowledge'];
const PROFILES: readonly ProfileId[] = ['amg20', 'xwa50'];
const games = (scenarios: readonly ScenarioId[]) =>
  scenarios.flatMap(scenario =>
    PROFILES.filter(profile => engine.rules.catalog.profile(profile).scenarios.includes(scenario)).map(profile => ({
      scenario,
      profile,
    })),
  );

describe('Place Obstacles: first one marker in the centre', () => {
  test.each(games([...FIVE, ...THREE, 'chanceengagement']))('$scenario, $profile', ({ scenario, profile }) => {
    const game = begun(scenario, profile);
    expect(game.state.markers['marker:1']).toMatchObject({ x: C, y: C, player: null, charged: true, onShip: null });
    // Centred at range 4.5 of all edges.
    expect(Math.ceil(C / 100)).toBe(5);
    expect(game.events('markerPlaced')).toEqual([
      { type: 'markerPlaced', marker: 'marker:1', at: { x: C, y: C }, player: null },
    ]);
  });

  test('Chance Engagement has no other: obstacles follow', () => {
    expect(asked(begun('chanceengagement')).topic).toBe('placeObstacle');
  });

  test('no hand moves it while the others are measured from it', () => {
    const { state } = begun('ancientknowledge', 'xwa50');
    const referee = { kind: 'move', piece: 'marker:1', pose: at(C, 870) } as const;
    expect(engine.answer(state, { player: 'p2', referee })).toMatchObject({
      ok: false,
      problem: 'All markers are placed first.',
    });
  });

  test('20 points know no Ancient Knowledge', () => {
    const setup = begun('chanceengagement').state.setup;
    expect(engine.newGame({ ...setup, scenario: 'ancientknowledge' }, 1)).toMatchObject({ ok: false });
    expect(engine.newGame({ ...setup, scenario: 'ancientknowledge', profile: 'xwa50' }, 1)).toMatchObject({ ok: true });
  });
});

/** Far and near, left and right of the centre: at range 3 of it and out of each other's way. */
const NEAR_LEFT = at(C - 160, 250);
const NEAR_RIGHT = at(C + 160, 250);
const FAR_LEFT = at(C - 160, 664);
const FAR_RIGHT = at(C + 160, 664);

describe('four more, in turns: the first near the own edge, the second near the other', () => {
  test.each(games(FIVE))('$scenario, $profile', ({ scenario, profile }) => {
    const game = begun(scenario, profile);
    const turns: readonly (readonly [PlayerId, PlayerId, Pose])[] = [
      ['p1', 'p1', NEAR_LEFT],
      ['p2', 'p2', FAR_LEFT],
      ['p1', 'p2', FAR_RIGHT],
      ['p2', 'p1', NEAR_RIGHT],
    ];
    turns.forEach(([player, edge, pose], index) => {
      expect(asked(game)).toEqual({ player, topic: 'placeMarker', region: { kind: 'objective', edge } });
      game.place(player, `place:marker:${index + 2}`, pose);
    });
    expect(Object.values(game.state.markers).map(({ x, y }) => at(x, y))).toEqual([
      at(C, C),
      ...turns.map(([, , pose]) => pose),
    ]);
    expect(game.events('markerPlaced').map(({ player }) => player)).toEqual([null, 'p1', 'p2', 'p1', 'p2']);
    expect(asked(game)).toMatchObject({ player: 'p1', topic: 'placeObstacle' });
  });

  test('the second player by edge begins if the dice say so, near that edge', () => {
    const game = begun('salvagemission', 'amg20', true);
    expect(asked(game)).toMatchObject({ player: 'p2', region: { edge: 'p2' } });
    game.place('p2', 'place:marker:2', FAR_LEFT);
    expect(asked(game)).toMatchObject({ player: 'p1', region: { edge: 'p1' } });
    game.place('p1', 'place:marker:3', NEAR_LEFT);
    expect(asked(game)).toMatchObject({ player: 'p2', region: { edge: 'p1' } });
  });

  test('near the wrong edge is refused, at first the other, then the own', () => {
    const game = begun('assaultatthesatellitearray');
    expect(against(game, FAR_LEFT)).toEqual(['notAtRangeOfEdge']);
    expect(game.refusal('p1', { option: 'place:marker:2', pose: FAR_LEFT })).toBe('notThere');
    game.place('p1', 'place:marker:2', NEAR_LEFT).place('p2', 'place:marker:3', FAR_LEFT);
    expect(against(game, NEAR_RIGHT)).toEqual(['notAtRangeOfEdge']);
    expect(against(game, FAR_RIGHT)).toEqual([]);
  });
});

describe('two more, in turns, each near the other edge', () => {
  test.each(games(THREE))('$scenario, $profile', ({ scenario, profile }) => {
    const game = begun(scenario, profile);
    expect(asked(game)).toEqual({ player: 'p1', topic: 'placeMarker', region: { kind: 'objective', edge: 'p2' } });
    expect(against(game, NEAR_LEFT)).toEqual(['notAtRangeOfEdge']);
    game.place('p1', 'place:marker:2', FAR_LEFT);
    expect(asked(game)).toEqual({ player: 'p2', topic: 'placeMarker', region: { kind: 'objective', edge: 'p1' } });
    expect(against(game, FAR_RIGHT)).toEqual(['notAtRangeOfEdge']);
    game.place('p2', 'place:marker:3', NEAR_RIGHT);
    expect(Object.keys(game.state.markers)).toHaveLength(3);
    expect(asked(game)).toMatchObject({ player: 'p1', topic: 'placeObstacle' });
  });
});

/** A marker's rim is 18 from its middle. */
const RIM = 18;

describe('how far from what', () => {
  const first = () => begun('assaultatthesatellitearray');

  test.each([
    { what: 'the last of range 2', gap: 200, reasons: ['notAtRangeOfCentre'] },
    { what: 'the first of range 3', gap: 200.01, reasons: [] },
    { what: 'the last of range 3', gap: 300, reasons: [] },
    { what: 'range 4', gap: 300.01, reasons: ['notAtRangeOfCentre'] },
  ])('at range 3 of the centre marker, rim to rim: $what', ({ gap, reasons }) => {
    expect(against(first(), at(C, C - gap - 2 * RIM))).toEqual(reasons);
  });

  test.each([
    { what: 'range 1', y: 100 + RIM, reasons: ['notAtRangeOfEdge'] },
    { what: 'the first of range 2', y: 100.01 + RIM, reasons: [] },
    { what: 'the last of range 4', y: 400 + RIM, reasons: [] },
    { what: 'range 5', y: 400.01 + RIM, reasons: ['notAtRangeOfEdge'] },
  ])('at range 2-4 of the edge: $what', ({ y, reasons }) => {
    const x = C - Math.sqrt(336 * 336 - (C - y) ** 2) + (y < 200 ? 0 : 1);
    const kinds = against(first(), at(Number.isNaN(x) ? C : x, y));
    expect(kinds.filter(kind => kind === 'notAtRangeOfEdge')).toEqual(reasons);
  });

  test.each([
    { what: 'the last of range 2', gap: 200, reasons: ['tooCloseToMarker'] },
    { what: 'beyond it', gap: 200.01, reasons: [] },
  ])('beyond range 2 of every other marker: $what', ({ gap, reasons }) => {
    const far = begun('scramblethetransmissions');
    const y = C + 39.3;
    const x = C - Math.sqrt(260 * 260 - 39.3 * 39.3);
    far.place('p1', 'place:marker:2', at(x, y));
    // Straight below it, on the other side of the middle line.
    expect(against(far, at(x, y - gap - 2 * RIM))).toEqual(reasons);
  });

  test('each reason is given, with the marker in the way', () => {
    const game = first().place('p1', 'place:marker:2', NEAR_LEFT).place('p2', 'place:marker:3', FAR_LEFT);
    const { state } = game;
    const reasons = engine.checkPlacement(state, state.pending[0]!, 'place:marker:4', at(C - 160, 560));
    expect(reasons).toEqual([{ kind: 'notAtRangeOfCentre' }, { kind: 'tooCloseToMarker', object: 'marker:3' }]);
    expect(against(game, at(C, 1000))).toContain('leavesPlayArea');
    expect(game.refusal('p1', { option: 'place:marker:4', pose: at(Number.NaN, 0) })).not.toBeNull();
    expect(game.refusal('p1', { option: 'place:marker:4' })).toBe('notOffered');
    expect(game.refusal('p1', { option: 'place:marker:5', pose: FAR_RIGHT })).toBe('notOffered');
  });
});

describe('obstacles are not placed on any marker', () => {
  const game = begun('assaultatthesatellitearray')
    .place('p1', 'place:marker:2', NEAR_LEFT)
    .place('p2', 'place:marker:3', FAR_LEFT)
    .place('p1', 'place:marker:4', FAR_RIGHT)
    .place('p2', 'place:marker:5', NEAR_RIGHT);
  const rock = (pose: Pose) => {
    const { state } = game;
    return engine.checkPlacement(state, state.pending[0]!, 'place:rock:1', pose);
  };

  test('neither on the one in the centre nor on the others', () => {
    expect(rock(at(C, C))).toEqual([{ kind: 'overlapsMarker', object: 'marker:1' }]);
    expect(rock(NEAR_LEFT)).toEqual([{ kind: 'overlapsMarker', object: 'marker:2' }]);
    expect(rock(at(FAR_RIGHT.x + 30, FAR_RIGHT.y))).toEqual([{ kind: 'overlapsMarker', object: 'marker:4' }]);
    expect(game.refusal('p1', { option: 'place:rock:1', pose: NEAR_LEFT })).toBe('notThere');
  });

  test('touching is free', () => {
    // Pushed along x until it no longer covers: there it touches, within a hundredth.
    let [on, off] = [C, C + 100];
    while (off - on > 1e-7) {
      const middle = (on + off) / 2;
      if (rock(at(middle, C)).length > 0) on = middle;
      else off = middle;
    }
    expect(rock(at(off, C))).toEqual([]);
    expect(rock(at(off - 0.02, C))).toEqual([{ kind: 'overlapsMarker', object: 'marker:1' }]);
    expect(off).toBeGreaterThan(C + RIM);
    expect(off).toBeLessThan(C + RIM + 40);
  });
});
