import { measureShapes } from '../../src/board/overlays/measure';
import { cornersOfShape, isBase, isPolygon, placeAt, type Shape } from '../../src/board/overlays/shapes';
import type { Box, Ground } from '../../src/board/placing/ground';
import { isRound, shapeAt } from '../../src/board/placing/piece';
import type { Region } from '../../src/engine/core/decision';
import { isRockId } from '../../src/engine/core/ids';
import type { Point, Pose } from '../../src/engine/core/place';
import type { Table } from '../../src/engine/core/table';
import { SCENARIOS, type ScenarioId } from '../../src/engine/core/vocabulary';
import { distanceOfDiscToPolygon, distanceOfPolygons } from '../../src/engine/geometry/distance';
import { rocksOnTable } from '../../src/engine/look/objects';
import type { Piece } from '../../src/engine/look/placement';
import { pieceOf } from '../../src/engine/rules/answer';
import { setupOf } from '../support/battle';
import { engine } from '../support/engine';
import { scenario } from '../support/scenario';

/** A piece to be placed, and the table it comes to. */
export interface Placement {
  readonly name: string;
  readonly table: Table;
  readonly region: Region;
  readonly piece: Piece;
}

/** Closer calls than this are left to rounding. */
const SLACK = 0.05;

/** Whether a piece lies on lit ground: all of it, or the middle of a round one. Null where it is too close to call. */
export const isOnGround = ({ table, piece }: Placement, grounds: readonly Ground[], pose: Pose): boolean | null =>
  isLit(grounds, isRound(piece) ? placeAt(pose) : shapeAt(table, piece, pose));

/** The same of any shape, be it a mere place. */
export function isLit(grounds: readonly Ground[], shape: Shape, slack = SLACK): boolean | null {
  const well = grounds.some(ground => liesWell(ground, shape, slack));
  return well === grounds.some(ground => liesWell(ground, shape, -slack)) ? well : null;
}

function liesWell({ boxes, near, away }: Ground, shape: Shape, slack: number): boolean {
  const corners = cornersOfShape(shape) ?? [shape];
  return (
    boxes.some(box => corners.every(corner => isIn(box, corner, slack))) &&
    near.every(one => distanceOf(shape, one.shape) <= one.by - slack) &&
    away.every(one => distanceOf(shape, one.shape) > one.by + slack)
  );
}

/** As the ruler measures, without the points, which take long to find. */
function distanceOf(a: Shape, b: Shape): number {
  if (isBase(a) || !isPolygon(b)) return measureShapes(a, b).distance;
  return isPolygon(a) ? distanceOfPolygons(a, b) : distanceOfDiscToPolygon(a, b);
}

const isIn = ({ x, y, width, height }: Box, at: Point, slack: number): boolean =>
  at.x >= x + slack && at.x <= x + width - slack && at.y >= y + slack && at.y <= y + height - slack;

/** All that is placed in this mission before the first dials: markers, obstacles, buoys, and ships of every size. */
function atSetup(mission: ScenarioId): readonly Placement[] {
  const setup = setupOf({
    p1: [{ pilot: 'captainkagi', upgrades: ['sensorbuoysuite'] }, 'howlrunner'],
    p2: ['hansolo-modifiedyt1300lightfreighter', 'bossk', 'redsquadronveteran'],
    scenario: mission,
    profile: engine.rules.catalog.profile('amg20').scenarios.includes(mission) ? 'amg20' : 'xwa50',
  });
  const begun = engine.newGame(setup, 3);
  if (!begun.ok) throw new Error(begun.problem);
  const found: Placement[] = [];
  let { state } = begun.step;
  while (state.phase === 'setup') {
    const { ask, options, topic, player } = state.pending[0]!;
    if (ask.kind === 'place') {
      const name = `${mission}: ${topic.kind} ${found.length + 1}`;
      found.push({ name, table: { state, rules: engine.rules }, region: ask.region, piece: pieceOf(options[0]!) });
    }
    const next = engine.answer(state, engine.legalAnswers(state, player, found.length * 577)[0]!);
    if (!next.ok) throw new Error(next.problem);
    state = next.step.state;
  }
  return found;
}

/** And in the middle of a game: arrivals, a second band, and caches thrown off at any angle and by the edge. */
function inPlay(): readonly Placement[] {
  const { state } = scenario({
    p1: [
      { pilot: 'academypilot', at: [400, 200], where: 'reserve' },
      { pilot: 'academypilot', at: [300, 40], heading: 20 },
    ],
    p2: [
      { pilot: 'academypilot', at: [60, 700], heading: 30 },
      { pilot: 'patrolleader', at: [600, 60] },
    ],
    rocks: [{ is: 'coreasteroid1', at: [457, 640] }],
    alone: true,
  });
  const table = { state, rules: engine.rules };
  const jettison = (ship: 'ship:A2' | 'ship:B2', x: number, y: number, heading: number): Placement => ({
    name: `jettison by ${ship} at ${x} ${y} ${heading}`,
    table,
    region: { kind: 'jettison', ship, from: { x, y, heading } },
    piece: 'marker:1',
  });
  return [
    {
      name: 'arrival at two edges',
      table,
      region: { kind: 'arrival', edges: ['near', 'left'] },
      piece: 'ship:A1',
    },
    { name: 'the second band', table, region: { kind: 'deployment', player: 'p1', range: 2 }, piece: 'ship:A1' },
    jettison('ship:A2', 400, 60, 30),
    jettison('ship:A2', 870, 700, 0),
    jettison('ship:B2', 500, 500, 285),
  ];
}

/** Where cards let ships be placed besides, beside friends and enemies. */
function byCards(): readonly Placement[] {
  const { state } = scenario({
    p1: [
      { pilot: 'lieutenantdormitz', at: [300, 60] },
      { pilot: 'epsilonsquadroncadet', at: [0, 0], where: 'hand' },
    ],
    p2: [
      { pilot: 'hansolo-scavengedyt1300', at: [0, 0], where: 'hand' },
      { pilot: 'bluesquadronrookie', at: [500, 860], heading: 180 },
    ],
    alone: true,
  });
  const table = { state, rules: engine.rules };
  return [
    { name: 'beside Dormitz', table, region: { kind: 'deployment', player: 'p1' }, piece: 'ship:A2' },
    { name: 'Han far from enemies', table, region: { kind: 'deployment', player: 'p2' }, piece: 'ship:B1' },
  ];
}

const isMarker = ({ piece }: Placement) => isRound(piece);

/** Neither the first obstacle nor the last. */
const isBetween = ({ piece, table }: Placement) => isRockId(piece) && ![0, 5].includes(rocksOnTable(table).length);

/** The markers of every mission, and what else there is of one: only markers differ. */
export const PLACEMENTS: readonly Placement[] = [
  ...SCENARIOS.flatMap(mission => atSetup(mission).filter(isMarker)),
  ...atSetup('salvagemission').filter(one => !isMarker(one) && !isBetween(one)),
  ...inPlay(),
  ...byCards(),
];
