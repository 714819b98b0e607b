import { describe, expect, test } from 'vitest';
import type { Region } from '../../../src/engine/core/decision';
import type { RockId, ShipId } from '../../../src/engine/core/ids';
import type { Pose } from '../../../src/engine/core/place';
import type { GameState } from '../../../src/engine/core/state';
import { roomFor } from '../../../src/engine/look/obstacleRoom';
import { checkPlacement, legalPlacements } from '../../../src/engine/look/placement';
import { gatherForces } from '../../../src/engine/rules/setup/newGame';
import { setupOf } from '../../support/battle';
import { engine } from '../../support/engine';
import { some } from '../../support/some';

const ROCKS: Region = { kind: 'obstacle' };
const CENTRE = 457.2;

const SIX = Array(6).fill('coreasteroid0') as readonly string[];

/** Six asteroids (34.1 to the left, 33.6 to the right at heading 0), the first of them on the table. */
function table(lying: readonly Pose[] = [], obstacles = SIX) {
  const start = gatherForces(
    engine.rules,
    setupOf({
      p1: ['bluesquadronescort', 'outerrimsmuggler', 'partisanrenegade'],
      p2: ['omicrongrouppilot', 'scarifbasepilot'],
      obstacles: { p1: obstacles.slice(0, 3), p2: obstacles.slice(3) },
    }),
    1,
  );
  const rocks: GameState['rocks'] = {
    ...start.rocks,
    ...Object.fromEntries(lying.map((pose, i) => [`rock:${i + 1}`, { ...start.rocks[`rock:${i + 1}`]!, pose }])),
  };
  const markers = {
    'marker:1': { id: 'marker:1', kind: 'satellite', x: CENTRE, y: CENTRE, player: null, charged: true, onShip: null },
  } as const;
  return { rules: engine.rules, state: { ...start, rocks, markers } satisfies GameState };
}

/** The same table with ships of the first player on it. */
function withShips(board: ReturnType<typeof table>, poses: readonly Pose[]) {
  const { ships } = board.state;
  const placed = poses.map((pose, i) => {
    const id: ShipId = `ship:A${i + 1}`;
    return [id, { ...ships[id]!, pose, where: 'table' as const }] as const;
  });
  return { ...board, state: { ...board.state, ships: { ...ships, ...Object.fromEntries(placed) } } };
}

/** What speaks against the sixth obstacle lying there. */
const against = (lying: readonly Pose[], pose: Pose) =>
  checkPlacement(table(lying), ROCKS, 'rock:6', pose).map(({ kind }) => kind);

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });

describe('obstacles lie beyond range 2 of every edge', () => {
  // The outline reaches 34.1 to the left, 33.6 to the right, 37.1 towards the near edge and 38.2 towards the far one.
  const FAR = 914.4 - 200;
  test.each([
    { edge: 'left', within: at(234.1, 300), beyond: at(234.12, 300) },
    { edge: 'right', within: at(FAR - 33.6, 300), beyond: at(FAR - 33.62, 300) },
    { edge: 'near', within: at(300, 237.1), beyond: at(300, 237.12) },
    { edge: 'far', within: at(300, FAR - 38.2), beyond: at(300, FAR - 38.22) },
  ])('$edge', ({ within, beyond }) => {
    expect(against([], within)).toEqual(['tooCloseToEdge']);
    expect(against([], beyond)).toEqual([]);
  });

  test('a turn can be enough', () => {
    expect(against([], at(300, 237.11))).toEqual([]);
    expect(against([], at(300, 237.11, 180))).toEqual(['tooCloseToEdge']);
  });

  test('far outside the play area is no place either', () => {
    expect(against([], at(-500, 2000))).toContain('tooCloseToEdge');
  });
});

describe('obstacles lie beyond range 1 of each other', () => {
  const first = at(300, 300);
  test('with a gap of more than 100 on the ruler', () => {
    expect(against([first], at(300 + 33.6 + 34.1 + 100.01, 300))).toEqual([]);
  });

  test('not closer, and the one in the way is named', () => {
    expect(checkPlacement(table([first]), ROCKS, 'rock:6', at(440, 300))).toEqual([
      { kind: 'tooCloseToObstacle', object: 'rock:1' },
    ]);
  });

  test('not inside one another', () => {
    expect(against([first], first)).toEqual(['tooCloseToObstacle']);
  });

  test('one already lying does not count against itself', () => {
    expect(checkPlacement(table([first]), ROCKS, 'rock:1', at(301, 300))).toEqual([]);
  });
});

describe('obstacles do not lie on a satellite', () => {
  const touching = CENTRE + 18 + 34.1;
  test('across it or over a part of it', () => {
    expect(against([], at(CENTRE, CENTRE))).toEqual(['overlapsMarker']);
    expect(against([], at(CENTRE + 40, CENTRE))).toEqual(['overlapsMarker']);
  });

  test('beside it is free: no distance is asked for', () => {
    expect(against([], at(touching + 0.1, CENTRE))).toEqual([]);
  });

  test('all that is wrong is said at once', () => {
    expect(against([at(CENTRE, CENTRE + 60)], at(CENTRE, CENTRE))).toEqual(['tooCloseToObstacle', 'overlapsMarker']);
  });
});

describe('ships lie within range 1 of their edge', () => {
  const check = (ship: ShipId, player: 'p1' | 'p2', pose: Pose) =>
    checkPlacement(table(), { kind: 'deployment', player }, ship, pose).map(({ kind }) => kind);

  test.each([
    { ship: 'ship:A1', player: 'p1', inside: at(300, 80), outside: at(300, 80.02), why: 'notInDeploymentZone' },
    { ship: 'ship:A1', player: 'p1', inside: at(300, 20), outside: at(300, 19.9), why: 'leavesPlayArea' },
    { ship: 'ship:A1', player: 'p1', inside: at(20, 50), outside: at(19.9, 50), why: 'leavesPlayArea' },
    {
      ship: 'ship:B1',
      player: 'p2',
      inside: at(300, 854.4, 180),
      outside: at(300, 40, 180),
      why: 'notInDeploymentZone',
    },
    { ship: 'ship:B1', player: 'p2', inside: at(300, 874.4, 180), outside: at(300, 875, 180), why: 'leavesPlayArea' },
  ] as const)('$ship: $why', ({ ship, player, inside, outside, why }) => {
    expect(check(ship, player, inside)).toEqual([]);
    expect(check(ship, player, outside)).toEqual([why]);
  });

  test('any heading will do', () => {
    expect(check('ship:A1', 'p1', at(300, 50, 137))).toEqual([]);
  });

  test('a large ship may stick out of the band if it fills its depth', () => {
    // Across its corners a large base is 113 long.
    const corner = 40 * Math.SQRT2;
    expect(check('ship:A2', 'p1', at(300, corner, 45))).toEqual([]);
    expect(check('ship:A2', 'p1', at(300, corner + 0.1, 45))).toEqual(['notInDeploymentZone']);
    expect(check('ship:A2', 'p1', at(300, corner - 0.1, 45))).toEqual(['leavesPlayArea']);
    expect(check('ship:B1', 'p2', at(300, 914.4 - corner, 45))).toEqual([]);
  });

  test('straight, it fits into the band and has to', () => {
    expect(check('ship:A2', 'p1', at(300, 60))).toEqual([]);
    expect(check('ship:A2', 'p1', at(300, 60.1))).toEqual(['notInDeploymentZone']);
  });

  test('a medium ship across its corners fits, and may not stick out', () => {
    const corner = 30 * Math.SQRT2;
    expect(check('ship:A3', 'p1', at(300, corner, 45))).toEqual([]);
    expect(check('ship:A3', 'p1', at(300, 100 - corner + 0.1, 45))).toEqual(['notInDeploymentZone']);
  });

  test('never on another ship, though they may touch', () => {
    const { rules, state } = table();
    const other = state.ships['ship:A2']!;
    const ships = { ...state.ships, [other.id]: { ...other, where: 'table' as const, pose: at(300, 50) } };
    const put = (x: number) =>
      checkPlacement({ rules, state: { ...state, ships } }, { kind: 'deployment', player: 'p1' }, 'ship:A1', at(x, 50));
    expect(put(359.9)).toEqual([{ kind: 'overlapsShip', ships: ['ship:A2'] }]);
    expect(put(360)).toEqual([]);
  });
});

describe('places that are offered', () => {
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const boards: readonly (readonly Pose[])[] = [
    [],
    [at(260, 260), at(654, 300, 30)],
    [at(260, 260), at(457, 260, 60), at(654, 260), at(300, 654, 200)],
    [at(330, 330, 10), at(584, 330), at(330, 584), at(584, 584, 77)],
  ];

  test.each(['coreasteroid0', 'yt2400debris2', 'gascloud3'])('the quick look at %s agrees with the rules', obstacle => {
    const next = random(7);
    for (const lying of some(boards)) {
      const board = table(lying, Array(6).fill(obstacle));
      const room = roomFor(board, 'rock:6');
      for (let i = 0; i < 400; i++) {
        const pose = at(190 + next() * 534, 190 + next() * 534, Math.floor(next() * 360));
        expect(room(pose), JSON.stringify({ lying, pose })).toBe(
          checkPlacement(board, ROCKS, 'rock:6', pose).length === 0,
        );
      }
    }
  });

  test('the quick look agrees where ships are kept clear of, too', () => {
    const next = random(11);
    const ships = [at(300, 330, 20), at(600, 480, 250)] as const;
    const clear: Region = { kind: 'obstacle', clear: 2 };
    const answers = new Set<boolean>();
    for (const lying of [boards[0]!, boards[1]!]) {
      const board = withShips(table(lying), ships);
      const room = roomFor(board, 'rock:6', 2);
      for (let i = 0; i < 800; i++) {
        const pose = at(190 + next() * 534, 190 + next() * 534, Math.floor(next() * 360));
        const may = checkPlacement(board, clear, 'rock:6', pose).length === 0;
        expect(room(pose), JSON.stringify({ lying, pose })).toBe(may);
        answers.add(may);
      }
    }
    expect(answers.size).toBe(2);
  });

  test.each([0, 1, 99_991])('are legal, for obstacles and ships (from %i)', start => {
    const board = table(boards[1]);
    const pieces: readonly (readonly [Region, RockId | ShipId])[] = [
      [ROCKS, 'rock:6'],
      [{ kind: 'deployment', player: 'p1' }, 'ship:A1'],
      [{ kind: 'deployment', player: 'p1' }, 'ship:A2'],
      [{ kind: 'deployment', player: 'p2' }, 'ship:B1'],
      [{ kind: 'deployment', player: 'p2' }, 'ship:B2'],
    ];
    for (const [region, piece] of pieces) {
      const poses = legalPlacements(board, region, piece, 5, start);
      expect(poses).toHaveLength(5);
      for (const pose of poses) expect(checkPlacement(board, region, piece, pose)).toEqual([]);
    }
  });

  test('a narrow gap between the rough steps of the walk is found all the same', () => {
    const lying = [at(604, 588, 90), at(316, 476, 180), at(316, 652), at(380, 284, 315), at(588, 300, 225)];
    const board = table(lying, [
      'pomdebris1',
      'gascloud2',
      'core2asteroid1',
      'gascloud3',
      'pomasteroid3',
      'pomasteroid2',
    ]);
    const [found] = legalPlacements(board, ROCKS, 'rock:6', 1);
    expect(found).toBeDefined();
    expect(checkPlacement(board, ROCKS, 'rock:6', found!)).toEqual([]);
    // A narrower one is not: gas reaches further.
    const wider = table(lying, ['pomdebris1', 'gascloud2', 'core2asteroid1', 'gascloud3', 'pomasteroid3', 'gascloud4']);
    expect(legalPlacements(wider, ROCKS, 'rock:6', 1)).toEqual([]);
  });

  test('none, where it fits nowhere', () => {
    expect(legalPlacements(table(boards[3], Array(6).fill('gascloud3')), ROCKS, 'rock:6', 1)).toEqual([]);
  });
});
